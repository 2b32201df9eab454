import type { Polygon, Position, Ring } from './atlas.ts';
import { polygonArea } from './projection.ts';

const EARTH = 6371;
const RADIANS = Math.PI / 180;
const HOP = 300;
const MOST_POINTS = 150;

/** Kilometres between two places, near enough for telling near from far. */
export const distanceKm = ([a, b]: Position, [c, d]: Position): number => {
  const east = Math.abs(c - a) > 180 ? 360 - Math.abs(c - a) : Math.abs(c - a);
  const x = east * RADIANS * Math.cos(((b + d) / 2) * RADIANS);
  const y = (d - b) * RADIANS;
  return EARTH * Math.sqrt(x * x + y * y);
};

const thinned = (ring: Ring): Ring => ring.filter((_, i) => i % Math.ceil(ring.length / MOST_POINTS) === 0);
interface Circle {
  readonly ring: Ring;
  readonly middle: Position;
  readonly radius: number;
}
const circleOf = (ring: Ring): Circle => {
  const bounds = (axis: 0 | 1): number => {
    const all = ring.map((position) => position[axis]);
    return (all.reduce((a, b) => Math.min(a, b)) + all.reduce((a, b) => Math.max(a, b))) / 2;
  };
  const middle: Position = [bounds(0), bounds(1)];
  return { ring: thinned(ring), middle, radius: ring.reduce((most, position) => Math.max(most, distanceKm(position, middle)), 0) };
};
const isNear = (a: Circle, b: Circle, hop: number): boolean =>
  distanceKm(a.middle, b.middle) - a.radius - b.radius <= hop && a.ring.some((p) => b.ring.some((q) => distanceKm(p, q) <= hop));

/** The parts of a country that hang together with its largest by hops over the sea of at most 300 km: leaves overseas parts out. */
export const homeParts = (parts: readonly Polygon[], hop = HOP): Polygon[] => {
  const left = [...parts].sort((a, b) => polygonArea(b) - polygonArea(a)).map((part) => ({ part, circle: circleOf(part[0]!) }));
  const home = left.splice(0, 1);
  for (const { circle } of home)
    for (let i = left.length - 1; i >= 0; i--) if (isNear(circle, left[i]!.circle, hop)) home.push(...left.splice(i, 1));
  return home.map(({ part }) => part);
};

/** Whether two parts of land come within some kilometres of one another; what is known of a part is kept for the next question. */
export const nearness = (hop: number): ((a: Polygon, b: Polygon) => boolean) => {
  const circles = new Map<Polygon, Circle>();
  const circle = (part: Polygon): Circle => {
    const known = circles.get(part) ?? circleOf(part[0]!);
    circles.set(part, known);
    return known;
  };
  return (a, b) => isNear(circle(a), circle(b), hop);
};
