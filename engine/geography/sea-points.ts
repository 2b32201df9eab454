import type { Point, Position } from './atlas.ts';
import { distanceKm } from './home.ts';
import type { Project } from './projection.ts';
import data from './sea-points.data.json' with { type: 'json' };
import { SEA } from './seas.ts';

/** Points spread over each sea, by its English name. */
export const SEA_POINTS = data as unknown as Readonly<Record<string, readonly Position[]>>;

/** A point of a sea farther away than this says nothing. */
const FARTHEST_KM = 1200;

/** Which sea lies at a point of a flat map: that of the nearest of all points of seas. */
export const seasOn = (project: Project, middle: Position, reachKm: number): ((point: Point) => string) => {
  const all = Object.entries(SEA_POINTS).flatMap(([name, points]) => points.map((at) => ({ name, at })));
  const spots = all
    .filter(({ at }) => distanceKm(at, middle) < reachKm + FARTHEST_KM)
    .map(({ name, at }) => ({ name, point: project(at) }));
  return ([x, y]) => {
    let [found, least] = [SEA, FARTHEST_KM];
    for (const { name, point } of spots) {
      const away = Math.sqrt((point[0] - x) ** 2 + (point[1] - y) ** 2);
      if (away < least) [found, least] = [name, away];
    }
    return found;
  };
};
