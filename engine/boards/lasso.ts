import type { Square } from '../grid.ts';
import { distinct } from './squares.ts';

type Point = readonly [x: number, y: number];
type Edge = readonly [from: Point, to: Point];

const isBetween = (at: number, a: number, b: number): boolean => at >= Math.min(a, b) && at <= Math.max(a, b);
const isOn = ([x, y]: Point, [a, b]: Edge): boolean =>
  (b[0] - a[0]) * (y - a[1]) === (b[1] - a[1]) * (x - a[0]) && isBetween(x, a[0], b[0]) && isBetween(y, a[1], b[1]);
/** Rows whose middle lies between two heights, ends included. */
function* rowsBetween(a: number, b: number): Generator<number> {
  for (let row = Math.ceil(Math.min(a, b) - 0.5); row + 0.5 <= Math.max(a, b); row++) yield row;
}
/** Where an edge meets the middle of a row. */
const meets = ([a, b]: Edge, row: number): number => ((b[0] - a[0]) * (row + 0.5 - a[1])) / (b[1] - a[1]) + a[0];

/** Squares whose very middle lies on an edge. */
function* squaresOn(edge: Edge): Generator<Square> {
  const [a, b] = edge;
  for (const row of rowsBetween(a[1], b[1])) {
    const [from, to] = a[1] === b[1] ? [Math.min(a[0], b[0]), Math.max(a[0], b[0])] : [meets(edge, row), meets(edge, row)];
    for (let x = Math.floor(from - 0.5); x <= Math.ceil(to - 0.5); x++) if (isOn([x + 0.5, row + 0.5], edge)) yield [x, row];
  }
}
/** Where the edges cross the middle of each row. */
const crossings = (edges: readonly Edge[]): ReadonlyMap<number, readonly number[]> => {
  const rows = new Map<number, number[]>();
  for (const edge of edges)
    for (const row of rowsBetween(edge[0][1], edge[1][1])) {
      if (edge[0][1] > row + 0.5 === edge[1][1] > row + 0.5) continue;
      const known = rows.get(row);
      if (known) known.push(meets(edge, row));
      else rows.set(row, [meets(edge, row)]);
    }
  return rows;
};
/** Squares of a row whose middle lies between a crossing and the next. */
function* squaresWithin(row: number, along: readonly number[]): Generator<Square> {
  const sorted = along.toSorted((a, b) => a - b);
  for (let at = 0; at + 1 < sorted.length; at += 2)
    for (let x = Math.ceil(sorted[at]! - 0.5); x + 0.5 < sorted[at + 1]!; x++) yield [x, row];
}

/**
 * Squares whose middle lies inside a drawn line that closes itself, or on it; points in squares, 0,0 the corner of A1. Row by
 * row between the crossings: no more work than the line is long and the squares are many.
 */
export const lasso = (points: readonly Point[]): Square[] => {
  const edges = points.map((point, at): Edge => [point, points[(at + 1) % points.length]!]);
  const within = [...crossings(edges)].flatMap(([row, along]) => [...squaresWithin(row, along)]);
  return distinct([...within, ...edges.flatMap((edge) => [...squaresOn(edge)])]);
};
