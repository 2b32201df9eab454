import type { Texts } from '../documents/common.ts';
import type { Point, Position } from './atlas.ts';
import { distanceKm } from './home.ts';
import type { Project } from './projection.ts';
import data from './seas.data.json' with { type: 'json' };

/** A sea that has a name of its own, and points spread over it. */
interface Sea {
  readonly name: Texts & { readonly en: string };
  readonly points: readonly Position[];
}
export const SEAS = data as unknown as readonly Sea[];
/** What lies beyond a coast whose sea is not known by name. */
export const SEA = 'sea';

const NAMES: ReadonlySet<string> = new Set([SEA, ...SEAS.map(({ name }) => name.en)]);
/** Is what lies beyond a border side a sea: one without a name, or one of those known by name? */
export const isSea = (beyond: string | undefined): boolean => beyond !== undefined && NAMES.has(beyond);

/** A point of a sea farther away than this says nothing. */
const FARTHEST_KM = 1200;

/** Which sea lies at a point of a flat map: that of the nearest of all points of seas. */
export const seasOn = (project: Project, middle: Position): ((point: Point, reachKm: number) => string) => {
  const isNear = (at: Position, reachKm: number): boolean => distanceKm(at, middle) < reachKm + FARTHEST_KM;
  const spots = SEAS.flatMap(({ name, points }) => points.map((at) => ({ name: name.en, at, point: project(at) })));
  return ([x, y], reachKm) => {
    let [found, least] = [SEA, FARTHEST_KM];
    for (const { name, at, point } of spots) {
      const away = Math.sqrt((point[0] - x) ** 2 + (point[1] - y) ** 2);
      if (away < least && isNear(at, reachKm)) [found, least] = [name, away];
    }
    return found;
  };
};
