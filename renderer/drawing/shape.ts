import type { Point } from './figure.ts';
import { curveTo, lineTo, moveTo } from './pen.ts';

/** A line of straight pieces and cubic curves: the one form from which paths and measurements are both made. */
export type Segment = { readonly to: Point; readonly by?: readonly [Point, Point] };
export interface Shape {
  readonly from: Point;
  readonly segments: readonly Segment[];
}

export const straight = (from: Point, to: Point): Shape => ({ from, segments: [{ to }] });
export const curve = (from: Point, a: Point, b: Point, to: Point): Shape => ({ from, segments: [{ to, by: [a, b] }] });

const segmentPath = ({ to, by }: Segment): string => (by ? curveTo(by[0], by[1], to) : lineTo(to));
/** A shape as the continuation of a path that stands at its beginning. */
export const onwardPath = ({ segments }: Shape): string => segments.map(segmentPath).join('');
export const shapePath = (shape: Shape): string => moveTo(shape.from) + onwardPath(shape);

const cubicAt = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const s = 1 - t;
  const [i, j, k, l] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [i * a[0] + j * b[0] + k * c[0] + l * d[0], i * a[1] + j * b[1] + k * c[1] + l * d[1]];
};
const STEPS = 12;
const segmentPoints = (from: Point, { to, by }: Segment): Point[] =>
  Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    return by ? cubicAt(from, by[0], by[1], to, t) : [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
/** Points along a shape, near enough to measure by. */
export const pointsOf = ({ from, segments }: Shape): Point[] => {
  const points: Point[] = [from];
  for (const segment of segments) points.push(...segmentPoints(points.at(-1) as Point, segment));
  return points;
};

const turnedPoint = ([x, y]: Point, turns: number): Point => {
  const places: readonly Point[] = [
    [x, y],
    [100 - y, x],
    [100 - x, 100 - y],
    [y, 100 - x],
  ];
  return places[((turns % 4) + 4) % 4] as Point;
};
/** A shape turned clockwise about the middle of the unit square. */
export const turnedShape = ({ from, segments }: Shape, turns: number): Shape => ({
  from: turnedPoint(from, turns),
  segments: segments.map(({ to, by }) => ({
    to: turnedPoint(to, turns),
    ...(by && { by: [turnedPoint(by[0], turns), turnedPoint(by[1], turns)] as const }),
  })),
});

export const distance = (a: Point, b: Point): number => {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(dx * dx + dy * dy);
};
export const nearest = (points: readonly Point[], to: Point): number => {
  let best = Number.POSITIVE_INFINITY;
  for (const p of points) {
    const [dx, dy] = [p[0] - to[0], p[1] - to[1]];
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
};
export const nearestPoint = (points: readonly Point[], to: Point): Point | undefined => {
  let best: Point | undefined;
  for (const p of points) if (!best || distance(p, to) < distance(best, to)) best = p;
  return best;
};
/** Whether a point lies within a closed polygon (even-odd). */
export const isInside = (polygon: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] as Point;
    const [xj, yj] = polygon[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};
