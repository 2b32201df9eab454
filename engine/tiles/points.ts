import { HALVES, SIDES } from '../grid.ts';
import { type Feature, makeTilePlace, type Tile } from '../tile.ts';
import { outlineLoops } from './outline.ts';

/** The places of a feature as a document names them: sides, or half-edges of a field. */
export const placesOf = (feature: Feature): readonly string[] => {
  if (feature.type === 'monastery') return [];
  return feature.type === 'field' ? feature.halves : feature.edges;
};

/** Where a named place lies on the outline: the loop, and its index in it (three places a side: half, side, half). */
export interface Point {
  readonly loop: number;
  readonly index: number;
}
export interface Outline {
  /** How many places each loop has. */
  readonly lengths: readonly number[];
  readonly points: ReadonlyMap<string, Point>;
  /** The names again, loop by loop. */
  readonly names: readonly (readonly string[])[];
}

/** The outline of a tile as named places in clockwise order. */
export const outlineOf = (tile: Tile): Outline => {
  const names = outlineLoops(tile).map((loop) =>
    loop.flatMap(({ square, side }) => {
      const first = 2 * SIDES.indexOf(side);
      const [before, after] = [HALVES[first], HALVES[first + 1]] as const;
      if (!before || !after) return [];
      return [makeTilePlace(square, before, tile), makeTilePlace(square, side, tile), makeTilePlace(square, after, tile)];
    }),
  );
  const points = new Map(names.flatMap((loop, at) => loop.map((name, index): [string, Point] => [name, { loop: at, index }])));
  return { lengths: names.map((loop) => loop.length), points, names };
};

/** Where a feature lies on one loop, in clockwise order. */
export const pointsOn = (outline: Outline, feature: Feature, loop: number): number[] =>
  placesOf(feature)
    .flatMap((place) => {
      const point = outline.points.get(place);
      return point?.loop === loop ? [point.index] : [];
    })
    .sort((a, b) => a - b);

/** In which gap between the sorted points a position lies; the last gap and the one before the first point are the same. */
export const gapOf = (points: readonly number[], position: number): number => {
  const next = points.findIndex((point) => point > position);
  return next === -1 ? 0 : next;
};

/** Whether two sorted sets of positions lie crosswise about a loop: each has parts on both sides of the other. */
export const liesAcross = (a: readonly number[], b: readonly number[]): boolean =>
  new Set(b.map((position) => gapOf(a, position))).size > 1;
