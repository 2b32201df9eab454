import { HALVES, SIDES, type Side, type Square } from '../grid.ts';
import { makeTilePlace, type Tile, type TileSide } from '../tile.ts';
import { outerSides, sideName } from '../tiles/outline.ts';
import { against, type Judged, type TileRule } from './place.ts';
import { isOuter, type NamedPlace, namedPlaces, properName } from './places.ts';

/** Who lies at one outer side: features that end there, and for each half-edge the fields. */
export interface SideUse {
  readonly place: TileSide;
  readonly name: string;
  readonly features: readonly NamedPlace[];
  readonly halves: readonly [HalfUse, HalfUse];
}
interface HalfUse {
  readonly name: string;
  readonly fields: readonly NamedPlace[];
}

const halvesOf = (tile: Tile, square: Square, side: Side): [string, string] => {
  const first = 2 * SIDES.indexOf(side);
  return [0, 1].map((i) => makeTilePlace(square, HALVES[first + i] ?? 'NW', tile)) as [string, string];
};

/** What lies at every outer side of a tile. */
export const sideUses = (tile: Tile): SideUse[] => {
  const named = [...namedPlaces(tile)].filter((place) => isOuter(tile, place));
  const by = new Map<string, NamedPlace[]>();
  for (const place of named) {
    const name = properName(tile, place.type, place.place);
    by.set(name, [...(by.get(name) ?? []), place]);
  }
  return outerSides(tile).map((place) => {
    const name = sideName(tile, place);
    const half = (half: string): HalfUse => ({ name: half, fields: by.get(half) ?? [] });
    const [first, second] = halvesOf(tile, place.square, place.side);
    return { place, name, features: by.get(name) ?? [], halves: [half(first), half(second)] };
  });
};

type SideRule = (judged: Judged, use: SideUse) => Generator<ReturnType<typeof against>>;

const coveredOnce: SideRule = function* (judged, { place, name, features }) {
  const [first, ...others] = features;
  for (const other of others)
    yield against(judged, 'tile/edge-covered-twice', other.field, { edge: name, one: first?.type ?? '', other: other.type }, place);
};
const somethingThere: SideRule = function* (judged, { place, name, features, halves }) {
  if (features.length === 0 && halves.every(({ fields }) => fields.length === 0))
    yield against(judged, 'tile/edge-empty', 'features', { edge: name }, place);
};
const halvesOnce: SideRule = function* (judged, { place, halves }) {
  for (const { name, fields } of halves)
    for (const other of fields.slice(1)) yield against(judged, 'tile/half-covered-twice', other.field, { half: name }, place);
};
const noHalfAlone: SideRule = function* (judged, { place, name, features, halves }) {
  if (features.length > 0) return;
  const missing = halves.filter(({ fields }) => fields.length === 0);
  if (missing.length === 1) yield against(judged, 'tile/half-missing', 'features', { edge: name, half: missing[0]?.name ?? '' }, place);
};
const notParted: SideRule = function* (judged, { place, name, features, halves }) {
  const [first, second] = halves.map(({ fields }) => fields[0]);
  if (features.length > 0 || !first || !second || first.feature === second.feature) return;
  yield against(judged, 'tile/field-parted-by-nothing', second.field, { edge: name }, place);
};
const fieldsBeside: SideRule = function* (judged, { place, name, features, halves }) {
  const road = features.find(({ type }) => type === 'road' || type === 'river');
  if (!road || features.some(({ type }) => type === 'city')) return;
  for (const half of halves)
    if (half.fields.length === 0)
      yield against(judged, 'tile/no-field-beside', road.field, { edge: name, half: half.name, feature: road.type }, place);
};
const noFieldOnCity: SideRule = function* (judged, { place, name, features, halves }) {
  if (!features.some(({ type }) => type === 'city')) return;
  for (const half of halves)
    for (const field of half.fields) yield against(judged, 'tile/field-on-city-edge', field.field, { edge: name, half: half.name }, place);
};

const SIDE_RULES: readonly SideRule[] = [coveredOnce, somethingThere, halvesOnce, noHalfAlone, notParted, fieldsBeside, noFieldOnCity];

/** What must lie at each outer side: one thing, and field on both halves beside a road or a river. */
export const edgesAreWhole: TileRule = function* (judged) {
  for (const use of sideUses(judged.tile)) for (const rule of SIDE_RULES) yield* rule(judged, use);
};
