import type { TileList } from '../documents/scenario.ts';
import type { Facts, Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import type { Tile } from '../tile.ts';
import { setRoadEnd, withFieldsInferred } from '../tiles/design.ts';
import { singleCount, timesOf, withoutTile, withSingle, withTile, withTimes } from '../tiles/list.ts';
import { type Fixer, type Fixers, fix, type QuickFix } from './fix.ts';

const listFix = (label: string, tiles: TileList, facts: Facts): QuickFix => fix(label, [{ do: 'set-tiles', tiles }], facts);
const word = ({ facts }: Objection, name: string): string => String(facts[name] ?? '');
const number = ({ facts }: Objection, name: string): number => Number(facts[name] ?? 0);

const dropSet: Fixer = ({ scenario }, objection) => {
  const set = word(objection, 'set');
  return [listFix('fix/drop-set', withTimes(scenario.tiles, set, undefined), { set })];
};
const joinSets: Fixer = ({ scenario }, objection) => {
  const set = word(objection, 'set');
  return [listFix('fix/join-sets', withTimes(scenario.tiles, set, timesOf(scenario.tiles, set)), { set })];
};

/** The set that knows a tile the list does not. */
const lender = ({ library }: Setup, tile: string): string | undefined =>
  library.tileSetIds().find((id) => library.tileSet(id)?.tiles.some((other) => other.id === tile));
const knowTile: Fixer = (setup, objection) => {
  if (!objection.at.path?.startsWith('tiles.single')) return [];
  const tile = word(objection, 'tile');
  const set = lender(setup, tile);
  const { tiles } = setup.scenario;
  const lent =
    set === undefined || timesOf(tiles, set) !== undefined ? [] : [listFix('fix/lend-set', withTimes(tiles, set, 0), { set, tile })];
  return [...lent, listFix('fix/drop-single', withSingle(tiles, tile, 0), { tile })];
};
const joinSingles: Fixer = ({ scenario: { tiles } }, objection) => {
  const tile = word(objection, 'tile');
  return [listFix('fix/join-singles', withSingle(withSingle(tiles, tile, 0), tile, singleCount(tiles, tile)), { tile })];
};
const addDrawn: Fixer = ({ scenario: { tiles } }, objection) => {
  const tile = word(objection, 'tile');
  const copies = number(objection, 'drawn') - number(objection, 'copies');
  return [listFix('fix/add-copies', withSingle(tiles, tile, singleCount(tiles, tile) + copies), { tile, copies })];
};
const addBase: Fixer = ({ scenario, library }) =>
  library.tileSet('base') ? [listFix('fix/add-set', withTimes(scenario.tiles, 'base', 1), { set: 'base' })] : [];

interface OwnTile {
  readonly set: string;
  readonly tile: Tile;
  /** The feature the objection points at. */
  readonly feature: number;
}
const PATH = /^tiles\.own\.(\d+)\.tiles\.(\d+)(?:\.features\.(\d+))?/;
const ownTile = ({ scenario }: Setup, { at }: Objection): OwnTile | undefined => {
  const [, set, tile, feature] = PATH.exec(at.path ?? '') ?? [];
  const own = scenario.tiles.own?.[Number(set)];
  const found = own?.tiles[Number(tile)];
  return own && found ? { set: own.id, tile: found, feature: Number(feature ?? -1) } : undefined;
};
const changing =
  (label: string, change: (own: OwnTile) => Tile): Fixer =>
  (setup, objection) => {
    const own = ownTile(setup, objection);
    if (!own) return [];
    return [listFix(label, withTile(setup.scenario.tiles, own.set, own.tile.id, change(own)), { tile: own.tile.id })];
  };
const inferFields = changing('fix/infer-fields', ({ tile }) => withFieldsInferred(tile));
const endAtCrossing = changing('fix/end-at-crossing', ({ tile, feature }) => setRoadEnd(tile, feature, 'crossing'));

const joinKinds: Fixer = (setup, objection) => {
  const own = ownTile(setup, objection);
  const { tiles } = setup.scenario;
  const twin = tiles.own?.find(({ id }) => id === own?.set)?.tiles.find(({ id }) => id === word(objection, 'twin'));
  if (!own || !twin) return [];
  const joined = withTile(withoutTile(tiles, own.set, own.tile.id), own.set, twin.id, { ...twin, count: twin.count + own.tile.count });
  return [listFix('fix/join-kinds', joined, { tile: own.tile.id, twin: twin.id })];
};

/** Objections that go when a tile's fields are drawn anew from its other features. */
const OF_FIELDS = [
  'tile/edge-empty',
  'tile/half-covered-twice',
  'tile/half-missing',
  'tile/field-parted-by-nothing',
  'tile/no-field-beside',
  'tile/field-on-city-edge',
  'tile/field-names-no-city',
  'tile/field-names-city-twice',
  'tile/field-nowhere',
] as const;

/** Ways out for lists, and for tiles of the scenario's own. */
export const TILE_FIXES: Fixers = {
  'list/unknown-set': dropSet,
  'list/set-twice': joinSets,
  'list/unknown-tile': knowTile,
  'list/single-twice': joinSingles,
  'list/drawn-too-many': addDrawn,
  'list/no-tiles': addBase,
  'set/same-tile-twice': joinKinds,
  'tile/road-end-missing': endAtCrossing,
  ...Object.fromEntries(OF_FIELDS.map((rule) => [rule, inferFields])),
};
