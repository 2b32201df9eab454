import { type Feature, squaresOf, type Tile } from '../tile.ts';
import { type Network, networksOf } from './networks.ts';
import { gapOf, type Outline, outlineOf } from './points.ts';

export type Field = Extract<Feature, { type: 'field' }>;

/** A stretch of the outline between two features: one or two half-edges, or a bare corner. */
interface Stretch {
  readonly loop: number;
  readonly position: number;
  readonly halves: readonly string[];
}

/** Positions between the outline's places, so that corners have one too. */
const stretchesOf = (outline: Outline, taken: ReadonlySet<string>): Stretch[] =>
  outline.names.flatMap((names, loop) => {
    const bounds = names.flatMap((name, index) => (taken.has(name) ? [index] : []));
    if (bounds.length === 0) return [{ loop, position: 0, halves: names.filter(isHalf) }];
    return bounds.map((from, i) => {
      const to = bounds[i + 1] ?? (bounds[0] as number) + names.length;
      const between = Array.from({ length: to - from - 1 }, (_, step) => names[(from + 1 + step) % names.length] as string);
      return { loop, position: (from + 0.5) % names.length, halves: between.filter(isHalf) };
    });
  });
const isHalf = (name: string): boolean => /[NESW]{2}$/.test(name);

/** Half-edges of a side at which a city stands belong to no field. */
const free =
  (outline: Outline, cities: ReadonlySet<string>) =>
  (stretch: Stretch): Stretch => ({
    ...stretch,
    halves: stretch.halves.filter((half) => !cities.has(sideOf(outline, half))),
  });
const sideOf = (outline: Outline, half: string): string => {
  const point = outline.points.get(half);
  if (!point) return half;
  return outline.names[point.loop]?.[point.index - (point.index % 3) + 1] ?? half;
};

/** Which side of every network a stretch lies on: stretches with equal keys are one field. */
const faceKey = (networks: readonly Network[], { loop, position }: Stretch): string =>
  networks.map((network) => (network.loop === loop ? gapOf(network.points, position) : '-')).join('/') + `@${loop}`;

/** Whether a city stands at a face: at one of its ends, or inside it with nothing between. */
const touches = (networks: readonly Network[], { loop, position }: Stretch, city: number): boolean =>
  networks.some((network) => {
    if (network.loop !== loop || !network.cities.has(city)) return false;
    const gap = gapOf(network.points, position);
    return network.ends(gap).some((end) => {
      if (end.city !== city) return false;
      return networks.every(
        (other) => other === network || other.loop !== loop || gapOf(other.points, end.point) === gapOf(other.points, position),
      );
    });
  });

const cityIndexes = (features: readonly Feature[]): number[] => features.flatMap(({ type }, index) => (type === 'city' ? [index] : []));

/**
 * The fields that arise between the cities, roads and rivers of a tile, and the cities each of them touches.
 * Taken from how the features lie about the outline; drawings may mean otherwise (a field parted by a city's corner), so the person may correct it.
 */
export const inferFields = (features: readonly Feature[], squares?: Tile['squares']): Field[] => {
  const solid = features.map((feature): Feature => (feature.type === 'field' ? { type: 'monastery' } : feature));
  const tile: Tile = { id: 'drawn', count: 1, features: solid, ...(squares ? { squares } : {}) };
  const outline = outlineOf(tile);
  const networks = networksOf(outline, solid);
  const cities = cityIndexes(features);
  const cityEdges = new Set(features.flatMap((feature) => (feature.type === 'city' ? feature.edges : [])));
  const taken = new Set(solid.flatMap((feature) => ('edges' in feature ? feature.edges : [])));
  const faces = new Map<string, Field>();
  for (const stretch of stretchesOf(outline, taken).map(free(outline, cityEdges))) {
    const key = faceKey(networks, stretch);
    const before = faces.get(key);
    const touched = cities.filter((city) => before?.cities.includes(city) || touches(networks, stretch, city));
    faces.set(key, { type: 'field', halves: [...(before?.halves ?? []), ...stretch.halves], cities: touched });
  }
  return [...faces.values()].filter((face) => face.halves.length > 0 || face.cities.length > 1).map(inOrder(outline));
};

/** Half-edges in the order of the outline. */
const inOrder =
  (outline: Outline) =>
  (field: Field): Field => {
    const index = (half: string): number => {
      const point = outline.points.get(half);
      return point ? point.loop * 1000 + point.index : 0;
    };
    return { ...field, halves: [...field.halves].sort((a, b) => index(a) - index(b)) };
  };

/** Whether a tile's fields are the ones that would be inferred. */
export const hasInferredFields = (tile: Tile): boolean => {
  const key = (field: Field): string => `${[...field.halves].sort().join(' ')} at ${[...field.cities].sort().join(' ')}`;
  const own = tile.features.filter((feature) => feature.type === 'field').map(key);
  const inferred = inferFields(tile.features, tile.squares ? squaresOf(tile) : undefined).map(key);
  return own.sort().join('\n') === inferred.sort().join('\n');
};
