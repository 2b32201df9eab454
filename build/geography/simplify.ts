import type { Position } from '../../engine/geography/atlas.ts';
import type { World } from './sources.ts';

const KM_A_DEGREE = 111.2;

/** Kilometres from a point to the line between two others. */
const offLine = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number => {
  const east = KM_A_DEGREE * Math.cos((y * Math.PI) / 180);
  const [px, py, dx, dy] = [(x - ax) * east, (y - ay) * KM_A_DEGREE, (bx - ax) * east, (by - ay) * KM_A_DEGREE];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2);
};

/** The points of a line that matter (Douglas and Peucker); ends stay. */
export const simplified = (points: readonly Position[], tolerance: number): Position[] => {
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, most] = [from, tolerance];
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i]!, points[from]!, points[to]!);
      if (off > most) [farthest, most] = [i, off];
    }
    if (farthest === from) continue;
    keep[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => keep[i] === 1);
};

const absolute = (world: World): Position[][] => {
  const { scale = [1, 1], translate = [0, 0] } = world.transform ?? {};
  return world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map((step): Position => {
      [x, y] = [x + step[0]!, y + step[1]!];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
};

const arcsIn = (nested: unknown): number[] =>
  Array.isArray(nested) ? nested.flatMap(arcsIn) : [Number(nested)].map((i) => (i < 0 ? ~i : i));

/** The world with every arc as coarse as the finest of the countries it bounds allows: shared borders stay shared. */
export const simplifiedWorld = (world: World, toleranceOf: (name: string) => number): World => {
  const tolerances = new Map<number, number>();
  for (const geometry of world.objects.countries.geometries) {
    const tolerance = toleranceOf((geometry.properties as { name?: string } | undefined)?.name ?? '');
    for (const arc of arcsIn('arcs' in geometry ? geometry.arcs : [])) tolerances.set(arc, Math.min(tolerance, tolerances.get(arc) ?? 99));
  }
  const arcs = absolute(world).map((arc, i) => simplified(arc, tolerances.get(i) ?? 1) as unknown as number[][]);
  const { transform: _, ...rest } = world;
  return { ...rest, arcs };
};
