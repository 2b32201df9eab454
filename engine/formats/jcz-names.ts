import type { Tile } from '../documents/tile-set.ts';
import type { FeaturePlace } from '../game/place.ts';
import type { Library } from '../setup.ts';

/** The sets whose tiles a saved game may lay, by the other program's names ("basic:2" is an edition of "basic"). */
const SETS: Readonly<Record<string, string>> = {
  basic: 'base',
  'wind-roses': 'wind-roses',
  'inns-and-cathedrals': 'inns-and-cathedrals',
  'traders-and-builders': 'traders-and-builders',
};
/** Our set of their name; undefined for a set we do not have. */
export const setNamed = (theirs: string): string | undefined => SETS[theirs.split(':')[0] ?? theirs];

/** A garden is drawn on the same tile: "BA/CFCG" is "BA/CFC.2" with one. */
const withGarden = (alias: string): string => `${alias.replace(/\.\d$/, '')}G`;

/** Our tiles by the other program's names; of two the base set's. */
export const namesOf = (library: Library): ReadonlyMap<string, Tile> => {
  const names = new Map<string, Tile>();
  const add = (name: string, tile: Tile): void => {
    if (!names.has(name)) names.set(name, tile);
  };
  const tiles = Object.values(SETS).flatMap((set) => library.tileSet(set)?.tiles ?? []);
  for (const tile of tiles) for (const alias of tile.aliases ?? []) add(alias, tile);
  for (const tile of tiles) for (const alias of tile.aliases ?? []) if (alias.startsWith('BA/')) add(withGarden(alias), tile);
  return names;
};

const KINDS: Readonly<Record<string, FeaturePlace['on']>> = {
  City: 'city',
  Road: 'road',
  Field: 'field',
  Farm: 'field',
  Monastery: 'monastery',
  Cloister: 'monastery',
};
/** What a feature of theirs is with us. */
export const featureKind = (theirs: unknown): FeaturePlace['on'] | undefined => KINDS[String(theirs)];
