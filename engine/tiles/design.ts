import { HALVES, neighbour, SIDES, type Square, sameSquare } from '../grid.ts';
import { type Feature, makeTilePlace, parseTileHalf, parseTileSide, squaresOf, type Tile } from '../tile.ts';
import { inferFields } from './fields.ts';
import { covers, isInner, outerSides } from './outline.ts';

/** Features with edges: what a person draws. Fields follow from them. */
export type EdgeType = 'city' | 'road' | 'river';
type Edged = Extract<Feature, { type: EdgeType }>;
const isEdged = (feature: Feature): feature is Edged => feature.type !== 'field' && feature.type !== 'monastery';

const withFeatures = (tile: Tile, features: readonly Feature[]): Tile => ({ ...tile, features });
const changed = (tile: Tile, index: number, change: (feature: Feature) => Feature): Tile =>
  withFeatures(
    tile,
    tile.features.map((feature, i) => (i === index ? change(feature) : feature)),
  );

/** A tile of one meadow. */
export const blankTile = (id: string): Tile => ({ id, count: 1, features: [{ type: 'field', halves: HALVES, cities: [] }] });

/** The sides of a tile that features may reach, by the names documents use. */
export const sidePlaces = (tile: Tile): string[] => outerSides(tile).map(({ square, side }) => makeTilePlace(square, side, tile));
export const halfPlaces = (tile: Tile): string[] =>
  outerSides(tile).flatMap(({ square, side }) =>
    [0, 1].map((i) => makeTilePlace(square, HALVES[2 * SIDES.indexOf(side) + i] ?? 'NW', tile)),
  );

/** The tile with the fields that arise from its other features. */
export const withFieldsInferred = (tile: Tile): Tile => {
  const drawn = tile.features.filter(({ type }) => type !== 'field');
  return withFeatures(tile, [...drawn, ...inferFields(drawn, tile.squares)]);
};

const BLANK: { readonly [Type in Feature['type']]: Feature } = {
  city: { type: 'city', edges: [] },
  road: { type: 'road', edges: [] },
  river: { type: 'river', edges: [] },
  monastery: { type: 'monastery' },
  field: { type: 'field', halves: [], cities: [] },
};
/** The tile with one feature more; where it stands in the list. New features come before the fields. */
export const withFeature = (tile: Tile, type: Feature['type']): { readonly tile: Tile; readonly index: number } => {
  const firstField = tile.features.findIndex((feature) => feature.type === 'field');
  const index = type === 'field' || firstField < 0 ? tile.features.length : firstField;
  const features = [...tile.features.slice(0, index), BLANK[type], ...tile.features.slice(index)];
  return { tile: withFeatures(tile, features), index };
};

/** The tile without a feature; fields forget it as a city and count the others anew. */
export const withoutFeature = (tile: Tile, index: number): Tile => {
  const renumbered = (cities: readonly number[]): number[] =>
    cities.filter((city) => city !== index).map((city) => (city > index ? city - 1 : city));
  const rest = tile.features.filter((_, i) => i !== index);
  return withFeatures(
    tile,
    rest.map((feature) => (feature.type === 'field' ? { ...feature, cities: renumbered(feature.cities) } : feature)),
  );
};

const inOrder = (tile: Tile, places: readonly string[]): string[] => sidePlaces(tile).filter((place) => places.includes(place));
const toggled = (list: readonly string[], place: string): string[] =>
  list.includes(place) ? list.filter((other) => other !== place) : [...list, place];

/** Gives a side to a feature, or takes it away; whatever had the side before loses it. A road that goes through has no end. */
export const toggleEdge = (tile: Tile, index: number, place: string): Tile =>
  withFeatures(
    tile,
    tile.features.map((feature, i) => {
      if (!isEdged(feature)) return feature;
      const edges = i === index ? toggled(feature.edges, place) : feature.edges.filter((edge) => edge !== place);
      return withEnds({ ...feature, edges: inOrder(tile, edges) });
    }),
  );
const withEnds = (feature: Edged): Edged => {
  if (feature.type !== 'road') return feature;
  const { ends = [], ...road } = feature;
  if (road.edges.length !== 1) return road;
  return { ...road, ends: ends.length > 0 ? ends : ['crossing'] };
};

export const setArms = (tile: Tile, index: number, arms: number): Tile =>
  changed(tile, index, (feature) => {
    if (feature.type !== 'city') return feature;
    const { arms: _, ...plain } = feature;
    return arms > 0 ? { ...plain, arms } : plain;
  });
export const setCathedral = (tile: Tile, index: number, cathedral: boolean): Tile =>
  changed(tile, index, (feature) => {
    if (feature.type !== 'city') return feature;
    const { cathedral: _, ...plain } = feature;
    return cathedral ? { ...plain, cathedral } : plain;
  });
export const setInn = (tile: Tile, index: number, inn: boolean): Tile =>
  changed(tile, index, (feature) => {
    if (feature.type !== 'road') return feature;
    const { inn: _, ...plain } = feature;
    return inn ? { ...plain, inn } : plain;
  });
/** Where the road ends; an empty word takes the end away. */
export const setRoadEnd = (tile: Tile, index: number, end: string): Tile =>
  changed(tile, index, (feature) => {
    if (feature.type !== 'road') return feature;
    const { ends: _, ...plain } = feature;
    return end === '' ? plain : { ...plain, ends: [end] };
  });

/** Gives a half-edge to a field, or takes it away; whatever field had it before loses it. */
export const toggleHalf = (tile: Tile, index: number, half: string): Tile => {
  const places = halfPlaces(tile);
  const ordered = (halves: readonly string[]): string[] => places.filter((place) => halves.includes(place));
  return withFeatures(
    tile,
    tile.features.map((feature, i) => {
      if (feature.type !== 'field') return feature;
      return {
        ...feature,
        halves: ordered(i === index ? toggled(feature.halves, half) : feature.halves.filter((other) => other !== half)),
      };
    }),
  );
};
export const toggleFieldCity = (tile: Tile, index: number, city: number): Tile =>
  changed(tile, index, (feature) => {
    if (feature.type !== 'field') return feature;
    const cities = feature.cities.includes(city) ? feature.cities.filter((other) => other !== city) : [...feature.cities, city];
    return { ...feature, cities: cities.sort((a, b) => a - b) };
  });

type MarkValue = string | number | boolean;
/** Sets a mark, or takes it away where no value is given. */
export const setMark = (tile: Tile, mark: string, value: MarkValue | undefined): Tile => {
  const { marks = {}, ...plain } = tile;
  const next = Object.fromEntries(
    Object.entries(value === undefined ? marks : { ...marks, [mark]: value }).filter(([name]) => value !== undefined || name !== mark),
  );
  return Object.keys(next).length > 0 ? { ...plain, marks: next } : plain;
};

/** Names every place anew for other squares; places that are no longer on the outline are forgotten. */
const moved = (before: Tile, after: Tile): Tile => {
  const keeps = (square: Square): boolean => covers(after, square);
  const side = (place: string): string[] => {
    const at = parseTileSide(place);
    return keeps(at.square) && !isInner(after, at) ? [makeTilePlace(at.square, at.side, after)] : [];
  };
  const half = (place: string): string[] => {
    const at = parseTileHalf(place);
    const on = { square: at.square, side: at.half[0] as (typeof SIDES)[number] };
    return keeps(at.square) && !isInner(after, on) ? [makeTilePlace(at.square, at.half, after)] : [];
  };
  return withFeatures(
    after,
    before.features.map((feature) => {
      if (isEdged(feature)) return withEnds({ ...feature, edges: feature.edges.flatMap(side) });
      return feature.type === 'field' ? { ...feature, halves: feature.halves.flatMap(half) } : feature;
    }),
  );
};
/** Adds a square to a tile or takes it away; the square 0,0 stays, and only squares beside others come in. */
export const toggleSquare = (tile: Tile, square: Square): Tile => {
  const squares = squaresOf(tile);
  if (sameSquare(square, [0, 0])) return tile;
  const has = covers(tile, square);
  if (!has && !SIDES.some((side) => covers(tile, neighbour(square, side)))) return tile;
  const next = has ? squares.filter((other) => !sameSquare(other, square)) : [...squares, square];
  const { squares: _, ...plain } = tile;
  return moved(tile, next.length > 1 ? { ...plain, squares: next } : plain);
};
