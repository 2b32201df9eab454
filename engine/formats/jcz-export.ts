import type { Feature, Tile, TileSet } from '../documents/tile-set.ts';
import { type Objection, objection } from '../objection.ts';
import { FEATURE_ATTRIBUTES, jczHalf, TOKENS } from './jcz-features.ts';
import { ourId } from './jcz-tiles.ts';
import { escapedXml } from './xml.ts';

/** Tile XML, and what of the tiles it has no word for. */
export interface Exported {
  readonly text: string;
  readonly objections: readonly Objection[];
}

type Attributes = Readonly<Record<string, string>>;
const tag = (name: string, attributes: Attributes, text = ''): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`);
  return text === '' ? `<${name}${said.join('')} />` : `<${name}${said.join('')}>${escapedXml(text)}</${name}>`;
};

/** The id of theirs an imported tile remembers, else ours. */
const theirId = (tile: Tile): string => tile.aliases?.find((alias) => alias.includes('/')) ?? tile.id;

/** The id of theirs that an imported set keeps as its name, else ours. */
const theirSetId = ({ id, name }: TileSet): string => (name.en !== undefined && name.en !== id && ourId(name.en) === id ? name.en : id);

/** Which features share a wagon's way: a road with what it ends at, roads that meet with each other. */
const wagonGroups = (tile: Tile): string[][] => {
  const groups: string[][] = tile.features.map(() => []);
  let letter = 0;
  const join = (indexes: readonly number[]): void => {
    if (indexes.length < 2) return;
    const name = String.fromCharCode(97 + letter++);
    for (const index of indexes) groups[index]?.push(name);
  };
  const ending = (end: string): number[] => tile.features.flatMap((f, i) => (f.type === 'road' && f.ends?.includes(end) ? [i] : []));
  const first = (type: Feature['type']): number[] => tile.features.flatMap((f, i) => (f.type === type ? [i] : [])).slice(0, 1);
  join(ending('crossing'));
  for (const road of ending('monastery')) join([...first('monastery'), road]);
  for (const road of ending('city')) join([...mainCity(tile), road]);
  return groups;
};
const mainCity = (tile: Tile): number[] => {
  const edges = tile.features.map((feature) => (feature.type === 'city' ? feature.edges.length : -1));
  return [edges.indexOf(Math.max(...edges))];
};

const PLACES: { readonly [Type in Feature['type']]: (feature: Extract<Feature, { type: Type }>) => string } = {
  city: ({ edges }) => edges.join(' '),
  road: ({ edges }) => edges.join(' '),
  river: ({ edges }) => edges.join(' '),
  monastery: () => '',
  field: ({ halves }) => (halves.length > 0 ? halves.map(jczHalf).join(' ') : 'I'),
};
const placesOf = (feature: Feature): string => (PLACES[feature.type] as (feature: Feature) => string)(feature);
const ownPlaces = (feature: Feature): string =>
  feature.type === 'monastery' ? '' : (feature.type === 'field' ? feature.halves : feature.edges).join(' ');

/** Attributes an import had made marks, given back to the feature they stood on. */
const attributesFromMarks = (feature: Feature, tile: Tile): Attributes => {
  const given: Record<string, string> = {};
  for (const [attribute, fate] of Object.entries(FEATURE_ATTRIBUTES[feature.type] ?? {})) {
    if (fate === 'kept') continue;
    const value = tile.marks?.[fate.mark];
    if (fate.mark === 'goods') {
      if (typeof value === 'string' && tile.features.find(({ type }) => type === 'city') === feature) given[attribute] = value;
      continue;
    }
    for (const part of String(value ?? '').split('; ')) {
      const [word, places] = part.split(': ');
      if (word !== undefined && places === ownPlaces(feature)) given[attribute] = word;
    }
  }
  return given;
};
const attributesOf = (feature: Feature, tile: Tile, groups: readonly string[]): Attributes => ({
  ...(feature.type === 'city' && feature.arms ? { pennants: String(feature.arms) } : {}),
  ...(feature.type === 'city' && feature.cathedral ? { cathedral: 'true' } : {}),
  ...(feature.type === 'road' && feature.inn ? { inn: 'true' } : {}),
  ...(feature.type === 'field' ? citiesOf(feature, tile) : {}),
  ...attributesFromMarks(feature, tile),
  ...(groups.length > 0 ? { 'wagon-move': groups.join(' ') } : {}),
});
const citiesOf = ({ cities }: Extract<Feature, { type: 'field' }>, tile: Tile): Attributes => {
  const sides = cities.flatMap((index) => {
    const city = tile.features[index];
    return city?.type === 'city' ? city.edges.slice(0, 1) : [];
  });
  return sides.length > 0 ? { city: sides.join(' ') } : {};
};

const tokensOf = (tile: Tile): string[] =>
  TOKENS.flatMap((token) => {
    const value = tile.marks?.[token];
    if (typeof value === 'number') return Array.from({ length: value }, () => tag(token, {}));
    if (typeof value !== 'string') return [];
    return value.split('; ').map((said) => tokenSaying(token, said));
  });
const tokenSaying = (token: string, said: string): string => {
  const words = said.split(' ');
  const attributes = Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('=', 2) as [string, string]));
  return tag(token, attributes, words.filter((word) => !word.includes('=')).join(' '));
};

const ROSES: Readonly<Record<string, string>> = { full: 'NWSE' };
const tileAttributes = ({ marks = {} }: Tile): Attributes => ({
  ...('max' in marks ? { max: String(marks['max']) } : {}),
  ...('group' in marks ? { group: String(marks['group']) } : {}),
  ...('rose' in marks ? { 'wind-rose': ROSES[String(marks['rose'])] ?? String(marks['rose']) } : {}),
});

const tileXml = (tile: Tile): string => {
  const groups = wagonGroups(tile);
  const features = tile.features.map((feature, i) => tag(feature.type, attributesOf(feature, tile, groups[i] ?? []), placesOf(feature)));
  const opening = tag('tile', { id: theirId(tile), ...tileAttributes(tile) }).replace(' />', '>');
  return `    ${[opening, ...[...tokensOf(tile), ...features].map((line) => `  ${line}`), '</tile>'].join('\n    ')}`;
};

const MARKS_KEPT: ReadonlySet<string> = new Set([
  'max',
  'group',
  'rose',
  ...TOKENS,
  ...Object.values(FEATURE_ATTRIBUTES).flatMap((fates) => Object.values(fates).flatMap((fate) => (fate === 'kept' ? [] : [fate.mark]))),
]);
const ENDS_KEPT: readonly string[] = ['crossing', 'monastery', 'city', 'village'];
function* losses(tile: Tile): Generator<Objection> {
  if (tile.squares) yield objection('jcz/several-squares', { tile: tile.id }, { tile: tile.id });
  for (const mark of Object.keys(tile.marks ?? {}))
    if (!MARKS_KEPT.has(mark)) yield objection('jcz/mark-not-kept', { tile: tile.id }, { tile: tile.id, mark }, 'note');
  for (const feature of tile.features)
    for (const end of feature.type === 'road' ? (feature.ends ?? []) : [])
      if (!ENDS_KEPT.includes(end)) yield objection('jcz/end-not-kept', { tile: tile.id }, { tile: tile.id, end }, 'note');
}

/** Writes sets as JCloisterZone tile XML. Tiles of several squares cannot be written and are named, and so is every mark that is lost. */
export const writeJczTiles = (sets: readonly TileSet[]): Exported => {
  const tiles = new Map(sets.flatMap((set) => set.tiles.filter(({ squares }) => !squares)).map((tile) => [theirId(tile), tile]));
  const refs = (set: TileSet): string[] =>
    set.tiles.filter(({ squares }) => !squares).map((tile) => `      ${tag('ref', { count: String(tile.count), tile: theirId(tile) })}`);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<defs>',
    '  <tiles>',
    ...[...tiles.values()].map(tileXml),
    '  </tiles>',
    '  <sets>',
    ...sets.flatMap((set) => [`    <tile-set id="${escapedXml(theirSetId(set))}">`, ...refs(set), '    </tile-set>']),
    '  </sets>',
    '</defs>',
  ];
  return { text: `${lines.join('\n')}\n`, objections: sets.flatMap(({ tiles }) => tiles).flatMap((tile) => [...losses(tile)]) };
};
