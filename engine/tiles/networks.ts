import type { Feature } from '../tile.ts';
import { type Outline, pointsOn } from './points.ts';

/** One end of a stretch of outline: the place, and the city that stands or begins there. */
export interface StretchEnd {
  readonly point: number;
  readonly city: number | undefined;
}
/** Features that hang together and part fields: a city with the roads that end at it, roads that meet at a crossing. */
export interface Network {
  readonly loop: number;
  readonly points: readonly number[];
  readonly cities: ReadonlySet<number>;
  /** What bounds the gap before the point of that index. */
  ends(gap: number): readonly StretchEnd[];
}

type Road = Extract<Feature, { type: 'road' }>;
const endsAt = (feature: Feature, end: string): feature is Road => feature.type === 'road' && (feature.ends?.includes(end) ?? false);
const endsSomewhere = (feature: Feature): boolean => feature.type === 'road' && (feature.ends?.length ?? 0) > 0;

/** Roads that end "at the city" end at the one with most edges, at all of them if they are alike. */
const mainCities = (features: readonly Feature[]): number[] => {
  const edges = features.map((feature) => (feature.type === 'city' ? feature.edges.length : -1));
  const most = Math.max(...edges);
  return most < 0 ? [] : edges.flatMap((n, index) => (n === most ? [index] : []));
};

/** All roads that end on a tile end at its middle: one group, with the city if one of them ends there. */
const groupsOf = (features: readonly Feature[]): number[][] => {
  const middle = features.flatMap((feature, index) => (endsSomewhere(feature) ? [index] : []));
  const atCity = features.some((feature) => endsAt(feature, 'city'));
  const joined = atCity ? [...middle, ...mainCities(features)] : middle;
  const rest = features.flatMap(({ type }, index) => (type === 'monastery' || type === 'field' || joined.includes(index) ? [] : [[index]]));
  return joined.length > 0 ? [joined, ...rest] : rest;
};

const networkOn = (outline: Outline, features: readonly Feature[], group: readonly number[], loop: number): Network => {
  const at = new Map<number, number>();
  for (const index of group) for (const point of pointsOn(outline, features[index] as Feature, loop)) at.set(point, index);
  const points = [...at.keys()].sort((a, b) => a - b);
  const cities = new Set(group.filter((index) => features[index]?.type === 'city'));
  const only = cities.size === 1 ? [...cities][0] : undefined;
  const ends = (gap: number): StretchEnd[] => {
    const bounds = [points.at(gap - 1) as number, points[gap] as number];
    const owners = bounds.map((point) => at.get(point) as number);
    const betweenRoads = owners.every((owner) => endsAt(features[owner] as Feature, 'city'));
    return bounds.map((point, i) => {
      const owner = owners[i] as number;
      if (cities.has(owner)) return { point, city: owner };
      return { point, city: betweenRoads ? only : undefined };
    });
  };
  return { loop, points, cities, ends };
};

/** The networks of a tile, one for each loop of its outline they reach. */
export const networksOf = (outline: Outline, features: readonly Feature[]): Network[] =>
  groupsOf(features).flatMap((group) =>
    outline.lengths.flatMap((_, loop) => {
      const network = networkOn(outline, features, group, loop);
      return network.points.length > 0 ? [network] : [];
    }),
  );
