import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Square, squareKey } from '../grid.ts';
import { lasso } from './lasso.ts';

type Point = readonly [number, number];
const isOn = ([x, y]: Point, a: Point, b: Point): boolean =>
  (b[0] - a[0]) * (y - a[1]) === (b[1] - a[1]) * (x - a[0]) &&
  Math.min(a[0], b[0]) <= x &&
  x <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= y &&
  y <= Math.max(a[1], b[1]);
/** Square by square and edge by edge: on the line, or with an odd number of crossings to the east. */
const isInside = (middle: Point, points: readonly Point[]): boolean => {
  let inside = false;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length]!;
    if (isOn(middle, a, b)) return true;
    const crosses = a[1] > middle[1] !== b[1] > middle[1];
    if (crosses && middle[0] < ((b[0] - a[0]) * (middle[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
};
const slow = (points: readonly Point[]): Square[] =>
  Array.from({ length: 14 * 14 }, (_, i): Square => [(i % 14) - 3, Math.floor(i / 14) - 3]).filter(([x, y]) =>
    isInside([x + 0.5, y + 0.5], points),
  );

/** Middles and corners of squares, and spots between: eighths are exact. */
const eighth = fc.integer({ min: -16, max: 72 }).map((n) => n / 8);
const half = fc.integer({ min: -4, max: 18 }).map((n) => n / 2);
const points = fc.array(fc.oneof(fc.tuple(eighth, eighth), fc.tuple(half, half)), { maxLength: 12 });

test('a lasso holds the squares whose middle it goes round or runs over', () =>
  fc.assert(
    fc.property(points, (way) => {
      expect(lasso(way).map(squareKey)).toEqual(slow(way).map(squareKey));
    }),
  ));
