import type { Point, Polygon, Position, Ring } from './atlas.ts';

const EARTH = 6371;
const RADIANS = Math.PI / 180;
const FLAT = 1e-6;
const METRES = 1000;
const toMetre = (km: number): number => Math.round(km * METRES) / METRES;

/** A longitude as an offset from a meridian, from -180 up to 180. */
const offMeridian = (longitude: number, meridian: number): number => ((((longitude - meridian + 180) % 360) + 360) % 360) - 180;

/** Square kilometres inside a ring; independent of the way round. */
export const ringArea = (ring: Ring): number => {
  let doubled = 0;
  for (const [i, [longitude, latitude]] of ring.entries()) {
    const [nextLongitude, nextLatitude] = ring[(i + 1) % ring.length]!;
    const east = offMeridian(nextLongitude, longitude) * RADIANS;
    doubled += east * (2 + Math.sin(latitude * RADIANS) + Math.sin(nextLatitude * RADIANS));
  }
  return (Math.abs(doubled) / 2) * EARTH * EARTH;
};
export const polygonArea = ([outline, ...holes]: Polygon): number =>
  outline ? Math.max(0, ringArea(outline) - holes.reduce((sum, hole) => sum + ringArea(hole), 0)) : 0;

interface Extent {
  readonly meridian: number;
  readonly south: number;
  readonly north: number;
}
/** The extent of some land: its middle meridian (weighed by area) and its parallels. */
const extentOf = (parts: readonly Polygon[]): Extent => {
  const largest = parts.reduce((most, part) => (polygonArea(part) > polygonArea(most) ? part : most));
  const origin = largest[0]![0]![0];
  let sum = 0;
  let weight = 0;
  for (const part of parts) {
    const outline = part[0]!;
    const area = polygonArea(part);
    sum += area * middleOf(outline, origin);
    weight += area;
  }
  const latitudes = parts.flatMap((part) => part[0]!.map(([, latitude]) => latitude));
  const least = (a: number, b: number): number => Math.min(a, b);
  return { meridian: origin + sum / weight, south: latitudes.reduce(least), north: -latitudes.map((latitude) => -latitude).reduce(least) };
};
/** Longitude of a ring's centre of area, off a meridian. */
const middleOf = (ring: Ring, origin: number): number => {
  let doubled = 0;
  let moment = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    const [xa, ya, xb, yb] = [offMeridian(a[0], origin), Math.sin(a[1] * RADIANS), offMeridian(b[0], origin), Math.sin(b[1] * RADIANS)];
    const cross = xa * yb - xb * ya;
    doubled += cross;
    moment += (xa + xb) * cross;
  }
  return doubled === 0 ? offMeridian(ring[0]![0], origin) : moment / (3 * doubled);
};

export type Project = (position: Position) => Point;

/**
 * An equal-area cone round some land: what it keeps is area, and over one country shape nearly too.
 * Points are rounded to the metre, so that every machine makes the same board of them.
 */
export const equalAreaMap = (parts: readonly Polygon[]): Project => {
  const { meridian, south, north } = extentOf(parts);
  const sine = (latitude: number): number => Math.sin(latitude * RADIANS);
  const [first, second] = [sine(south + (north - south) / 6), sine(north - (north - south) / 6)];
  const n = (first + second) / 2;
  if (Math.abs(n) < FLAT) return cylinder(meridian, Math.sqrt(1 - first * first));
  const radius = (s: number): number => (EARTH * Math.sqrt(Math.max(0, 1 + first * second - 2 * n * s))) / n;
  const middle = radius(sine((south + north) / 2));
  return ([longitude, latitude]) => {
    const angle = n * offMeridian(longitude, meridian) * RADIANS;
    const r = radius(sine(latitude));
    return [toMetre(r * Math.sin(angle)), toMetre(r * Math.cos(angle) - middle)];
  };
};
const cylinder =
  (meridian: number, stretch: number): Project =>
  ([longitude, latitude]) => [
    toMetre(EARTH * offMeridian(longitude, meridian) * RADIANS * stretch),
    toMetre((-EARTH * Math.sin(latitude * RADIANS)) / stretch),
  ];

/** Does a ring lie so far round the globe that it would be torn apart on this map? */
export const isTorn = (ring: Ring, points: readonly Point[]): boolean =>
  ring.some((position, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const near = Math.abs(next[0] - position[0]) < 90 || Math.abs(next[0] - position[0]) > 270;
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    return near && Math.abs(a[0] - b[0]) > EARTH;
  });
