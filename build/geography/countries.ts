import { mkdirSync, writeFileSync } from 'node:fs';
import type { Country, Place, Polygon } from '../../engine/geography/atlas.ts';
import { type CountryFile, packRing } from '../../engine/geography/country-file.ts';
import { homeParts, nearness } from '../../engine/geography/home.ts';
import { polygonArea } from '../../engine/geography/projection.ts';
import codes from './codes.json' with { type: 'json' };
import { simplifiedWorld } from './simplify.ts';
import { countriesOf, readPlaces, readWorld, type World } from './sources.ts';

const CODES = codes as Readonly<Record<string, { readonly code: string; readonly name: CountryFile['name'] }>>;
/** Boards have at most about so many squares. */
const FINEST = 300;
const POINTS_A_SQUARE = 12;
const TOLERANCE = { least: 0.15, most: 10 };
const SPECK = 0.05;
const NEIGHBOUR_KM = 150;
const MOST_PLACES = 60;
const LARGEST = 40;
const CRIMEA = [34.1, 44.95] as const;

const sideOf = (parts: readonly Polygon[]): number => Math.sqrt(parts.reduce((sum, part) => sum + polygonArea(part), 0) / FINEST);
const holds = (part: Polygon, [x, y]: readonly [number, number]): boolean => {
  let inside = false;
  const ring = part[0]!;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
};
/** Natural Earth draws de facto borders; Crimea is drawn here as Ukraine's. */
const withCrimea = (countries: readonly Country[]): Country[] => {
  const crimea = countries.find(({ code }) => code === 'Russia')?.parts.filter((part) => holds(part, CRIMEA)) ?? [];
  return countries.map((country) => {
    if (country.code === 'Russia') return { ...country, parts: country.parts.filter((part) => !crimea.includes(part)) };
    return country.code === 'Ukraine' ? { ...country, parts: [...country.parts, ...crimea] } : country;
  });
};

const coded = (world: World): Country[] =>
  withCrimea(countriesOf(world))
    .filter(({ code }) => CODES[code])
    .map(({ code, parts }) => ({ ...CODES[code]!, parts }));

interface Land {
  readonly country: Country;
  readonly home: readonly Polygon[];
  readonly away: readonly Polygon[];
  readonly side: number;
}
const landOf = (country: Country): Land => {
  const home = homeParts(country.parts);
  const side = sideOf(home);
  const isWorth = (part: Polygon): boolean => part === home[0] || polygonArea(part) > SPECK * side * side;
  return { country, home: home.filter(isWorth), away: country.parts.filter((part) => !home.includes(part) && isWorth(part)), side };
};

/** The largest places, then those farthest from all before: about sixty. */
const chosenPlaces = (places: readonly Place[], home: readonly Polygon[]): Place[] => {
  const near = home.flatMap((part) => part[0]!);
  const bounds = (axis: 0 | 1): [number, number] => {
    const all = near.map((position) => position[axis]);
    return [all.reduce((a, b) => Math.min(a, b)) - 0.3, all.reduce((a, b) => Math.max(a, b)) + 0.3];
  };
  const [west, east] = bounds(0);
  const [south, north] = bounds(1);
  const inside = places.filter(({ at: [x, y] }) => x > west && x < east && y > south && y < north);
  const chosen = inside.slice(0, LARGEST);
  const rest = inside
    .slice(LARGEST)
    .filter(({ people }) => people >= 2000)
    .slice(0, 600);
  const away = ({ at: [x, y] }: Place): number =>
    chosen.reduce((least, { at: [u, v] }) => Math.min(least, (u - x) ** 2 + (v - y) ** 2), 1e9);
  while (chosen.length < MOST_PLACES && rest.length > 0) {
    const best = rest.reduce((a, b) => (away(b) > away(a) ? b : a));
    chosen.push(...rest.splice(rest.indexOf(best), 1));
  }
  return chosen;
};

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;
const packed = (parts: readonly Polygon[], scale: number): number[][][] =>
  parts.map((part) => part.map((ring) => packRing(ring, scale)).filter((ring) => ring.length >= 6)).filter((part) => part.length > 0);

/** One small file for each country of the world. */
export const countryFiles = (): CountryFile[] => {
  const sides = new Map(coded(readWorld()).map((country) => [country.code, sideOf(homeParts(country.parts))]));
  const toleranceOf = (name: string): number => {
    const side = sides.get(CODES[name]?.code ?? '') ?? 1;
    return Math.max(TOLERANCE.least, Math.min(TOLERANCE.most, side / POINTS_A_SQUARE));
  };
  const lands = coded(simplifiedWorld(readWorld(), toleranceOf))
    .map(landOf)
    .filter(({ home }) => home.length > 0);
  const isNear = nearness(NEIGHBOUR_KM);
  const all = lands.map((land) => ({ land, parts: [...land.home, ...land.away] }));
  const byCountry = new Map<string, Place[]>();
  for (const place of readPlaces()) byCountry.set(place.country, [...(byCountry.get(place.country) ?? []), place]);
  return lands.map(({ country: { code, name }, home, away, side }) => {
    const scale = side < 6 ? 1000 : 100;
    const neighbours = all.filter(
      (other) => other.land.country.code !== code && other.parts.some((part) => home.some((own) => isNear(own, part))),
    );
    return {
      code,
      name,
      neighbours: neighbours.map(({ land }) => land.country.code).sort(),
      scale,
      home: packed(home, scale),
      away: packed(away, scale),
      places: chosenPlaces(byCountry.get(code) ?? [], home).map(({ name: called, names, at, people }) =>
        names ? [called, rounded(at[0]), rounded(at[1]), people, names] : [called, rounded(at[0]), rounded(at[1]), people],
      ),
    };
  });
};

const lines = (values: readonly unknown[]): string => `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
const text = ({ code, name, neighbours, scale, home, away, places }: CountryFile): string =>
  `{\n  "code": "${code}",\n  "name": ${JSON.stringify(name)},\n  "neighbours": ${JSON.stringify(neighbours)},\n  "scale": ${scale},\n  "home": ${lines(home)},\n  "away": ${away.length > 0 ? lines(away) : '[]'},\n  "places": ${places.length > 0 ? lines(places) : '[]'}\n}\n`;

const write = (): void => {
  const folder = new URL('../../scenarios/countries/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const files = countryFiles();
  for (const file of files) writeFileSync(new URL(`${file.code}.json`, folder), text(file));
  const index = files.map(({ code, name }) => `  ${JSON.stringify({ code, name })}`).sort();
  writeFileSync(new URL('index.json', folder), `[\n${index.join(',\n')}\n]\n`);
};
if (process.argv.includes('--write')) write();
