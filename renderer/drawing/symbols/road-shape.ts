import { SIDES, type Side } from '../../../engine/grid.ts';
import type { Point } from '../figure.ts';
import { curve, isInside, nearestPoint, pointsOf, type Shape, straight, turnedShape } from '../shape.ts';
import type { CityShape } from './city-shape.ts';

export const MIDDLE: Point = [50, 50];
const ENTRIES: { readonly [side in Side]: Point } = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
export const entryOf = (side: Side): Point => ENTRIES[side];

const fromNorth = (turns: number): Shape => {
  if (turns === 2) return curve([50, 0], [47, 33], [53, 67], [50, 100]);
  return turns === 1 ? curve([50, 0], [50, 28], [72, 50], [100, 50]) : curve([50, 0], [50, 28], [28, 50], [0, 50]);
};
/** A way through a square from side to side. */
export const throughShape = (from: Side, to: Side): Shape => {
  const turn = SIDES.indexOf(from);
  return turnedShape(fromNorth((SIDES.indexOf(to) - turn + 4) % 4), turn);
};
const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The first point of a city straight ahead, undefined if none lies in the way. */
const cityAhead = (side: Side, cities: readonly CityShape[]): Point | undefined => {
  const from = entryOf(side);
  const ahead = pointsOf(straight(from, [100 - from[0], 100 - from[1]]));
  return ahead.find((p) => cities.some(({ outline }) => isInside(outline, p)));
};
export const meetsCityAhead = (side: Side, cities: readonly CityShape[]): boolean => cityAhead(side, cities) !== undefined;

/** A way that ends at a city: at the wall straight ahead, else bending to the nearest wall. */
export const toCity = (side: Side, cities: readonly CityShape[]): Shape => {
  const from = entryOf(side);
  const ahead = cityAhead(side, cities);
  if (ahead) return straight(from, ahead);
  const walls = cities.flatMap(({ walls }) => walls.flatMap(pointsOf));
  const target = nearestPoint(walls, MIDDLE) ?? MIDDLE;
  return curve(from, towards(from, MIDDLE, 0.7), towards(MIDDLE, target, 0), target);
};
export const toMiddle = (side: Side): Shape => straight(entryOf(side), MIDDLE);
