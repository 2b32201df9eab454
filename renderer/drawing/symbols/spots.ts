import type { Random } from '../../../engine/random.ts';
import type { Point } from '../figure.ts';
import { distance, isInside, nearest } from '../shape.ts';

/** Ground on which art may stand: how far a point is from everything it must not cover; below zero where it may not stand at all. */
export type Clearance = (at: Point) => number;

const rimDistance = ([x, y]: Point): number => Math.min(x, y, 100 - x, 100 - y);
/** Clear of lines, and of the rim where `rim` counts (a city goes on over its open sides, a field over all). */
export const clearOf =
  (lines: readonly Point[], rim = 1): Clearance =>
  (at) =>
    Math.min(nearest(lines, at), rimDistance(at) * rim);
export const within =
  (outlines: readonly (readonly Point[])[], clearance: Clearance): Clearance =>
  (at) =>
    outlines.some((outline) => isInside(outline, at)) ? clearance(at) : -1;
export const outside =
  (outlines: readonly (readonly Point[])[], clearance: Clearance): Clearance =>
  (at) =>
    outlines.some((outline) => isInside(outline, at)) ? -1 : clearance(at);
export const besides =
  (taken: readonly { readonly at: Point; readonly radius: number }[], clearance: Clearance): Clearance =>
  (at) =>
    taken.reduce((least, one) => Math.min(least, distance(one.at, at) - one.radius), clearance(at));

const STEP = 3;
/** The point with the most room round it; of equals the nearest to `wish`. */
export const roomiest = (clearance: Clearance, wish: Point = [50, 50], cap = 100): { at: Point; room: number } => {
  let best: { at: Point; room: number; score: number } = { at: wish, room: -1, score: Number.NEGATIVE_INFINITY };
  for (let y = STEP; y < 100; y += STEP) {
    for (let x = STEP; x < 100; x += STEP) {
      const room = Math.min(clearance([x, y]), cap);
      const score = room - distance([x, y], wish) / 50;
      if (room >= 0 && score > best.score) best = { at: [x, y], room, score };
    }
  }
  return best;
};

const FINE = 1000;
const anywhere = (random: Random): Point => [random.below(100 * FINE) / FINE, random.below(100 * FINE) / FINE];
/** Up to `count` points with this room round each, none nearer to another than `apart`, in reading order from the top. */
export const scatter = (random: Random, count: number, room: number, apart: number, clearance: Clearance): Point[] => {
  const points: Point[] = [];
  for (let tries = count * 14; tries > 0 && points.length < count; tries--) {
    const at = anywhere(random);
    if (clearance(at) >= room && nearest(points, at) >= apart) points.push(at);
  }
  return points.sort((a, b) => a[1] - b[1]);
};
