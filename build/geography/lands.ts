import type { Polygon, Position } from '../../engine/geography/atlas.ts';
import type { LandName } from '../../engine/geography/lands.ts';
import corrections from './corrections.data.json' with { type: 'json' };
import { grouped, readTowns, type TownRow } from './sources.ts';

const NAMES = corrections.lands as Readonly<Record<string, Exclude<LandName, string | null>>>;
const ROUND = 360;

/** Is a point inside an outline, also where this crosses the date line? */
export const holds = ([ring = []]: Polygon, [longitude, latitude]: Position): boolean => {
  const origin = ring[0]?.[0] ?? 0;
  const east = (degrees: number): number => degrees - ROUND * Math.round((degrees - origin) / ROUND);
  const x = east(longitude);
  let inside = false;
  for (const [i, [u, v]] of ring.entries()) {
    const [nextU, nextV] = ring[(i + 1) % ring.length]!;
    const [a, b] = [east(u), east(nextU)];
    if (v > latitude !== nextV > latitude && x < ((b - a) * (latitude - v)) / (nextV - v) + a) inside = !inside;
  }
  return inside;
};

/** What each part of a country is called: a name of its own, or its largest town, or nothing. */
export const landNames = (): ((part: Polygon) => LandName) => {
  const columns = grouped(readTowns(), ({ at: [longitude] }) => Math.floor(longitude));
  return (part) => nameOf(largestOn(part, columns));
};
const largestOn = (part: Polygon, columns: ReadonlyMap<number, readonly TownRow[]>): TownRow | undefined => {
  const [west, east] = bounds(part, 0);
  const [south, north] = bounds(part, 1);
  const near: TownRow[] = [];
  for (let column = Math.floor(west); column <= east; column++) near.push(...(columns.get(column) ?? []));
  const isWithin = ({ at }: TownRow): boolean => at[1] >= south && at[1] <= north && holds(part, at);
  return near.sort((a, b) => b.people - a.people || a.id - b.id).find(isWithin);
};
const bounds = ([ring = []]: Polygon, axis: 0 | 1): [least: number, most: number] => {
  const all = ring.map((position) => position[axis]);
  return [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
};
const nameOf = (town: TownRow | undefined): LandName => (town ? (NAMES[town.id] ?? town.name) : null);
