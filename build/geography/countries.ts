import { mkdirSync, writeFileSync } from 'node:fs';
import type { Country, Place, Polygon, Position } from '../../engine/geography/atlas.ts';
import { type CountryFile, packRing } from '../../engine/geography/country-file.ts';
import { homeParts, nearness } from '../../engine/geography/home.ts';
import { polygonArea } from '../../engine/geography/projection.ts';
import codes from './codes.json' with { type: 'json' };
import corrections from './corrections.data.json' with { type: 'json' };
import { holds, landNames } from './lands.ts';
import { simplifiedWorld } from './simplify.ts';
import { countriesOf, grouped, readPlaces, readWorld, type World } from './sources.ts';

const CODES = codes as Readonly<Record<string, { readonly code: string; readonly name: CountryFile['name'] }>>;
/** Boards have at most about so many squares. */
const FINEST = 300;
const POINTS_A_SQUARE = 12;
const TOLERANCE = { least: 0.15, most: 10 };
const SPECK = 0.05;
const NEIGHBOUR_KM = 150;
const MOST_PLACES = 60;
const LARGEST = 40;
const MOST_AWAY = 12;
/** Countries whose squares are narrower than this, in kilometres, are kept to a thousandth of a degree. */
const FINE_SIDE = 6;

const sideOf = (parts: readonly Polygon[]): number => Math.sqrt(parts.reduce((sum, part) => sum + polygonArea(part), 0) / FINEST);
/** Natural Earth draws de facto borders; what corrections.data.json says is moved to another country. */
const withMoved = (countries: readonly Country[]): Country[] =>
  corrections.moved.reduce((all, { at, from, to }) => {
    const isIt = (part: Polygon): boolean => holds(part, at as unknown as Position);
    const moved = all.find(({ code }) => code === from)?.parts.filter(isIt) ?? [];
    return all.map((country) => {
      if (country.code === from) return { ...country, parts: country.parts.filter((part) => !moved.includes(part)) };
      return country.code === to ? { ...country, parts: [...country.parts, ...moved] } : country;
    });
  }, countries as Country[]);

const coded = (world: World): Country[] =>
  withMoved(countriesOf(world))
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

/** Part of the way to the next chosen place, squared, within which a larger place is taken instead of a farther one. */
const NEAR = 4;
const largestNear = (places: readonly Place[], { at: [x, y] }: Place, reach: number): Place =>
  places.filter(({ at: [u, v] }) => (u - x) ** 2 + (v - y) ** 2 <= reach).reduce((a, b) => (b.people > a.people ? b : a));

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
    const farthest = rest.reduce((a, b) => (away(b) > away(a) ? b : a));
    const best = largestNear(rest, farthest, away(farthest) / NEAR);
    chosen.push(...rest.splice(rest.indexOf(best), 1));
  }
  return chosen;
};

/** The largest places on parts overseas. */
const placesAway = (places: readonly Place[], away: readonly Polygon[], home: readonly Place[]): Place[] =>
  places.filter((place) => !home.includes(place) && away.some((part) => holds(part, place.at))).slice(0, MOST_AWAY);

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;
const LEAST_NUMBERS = 6;
const packedPart = (part: Polygon, scale: number): number[][] =>
  part.map((ring) => packRing(ring, scale)).filter((ring) => ring.length >= LEAST_NUMBERS);
const isLand = (part: Polygon, scale: number): boolean => packedPart(part, scale).length > 0;
const packedPlace = ({ name, names, at: [longitude, latitude], people }: Place): CountryFile['places'][number] =>
  names ? [name, rounded(longitude), rounded(latitude), people, names] : [name, rounded(longitude), rounded(latitude), people];

const simplifiedLands = (): Land[] => {
  const world = readWorld();
  const sides = new Map(coded(world).map((country) => [country.code, sideOf(homeParts(country.parts))]));
  const toleranceOf = (name: string): number => {
    const side = sides.get(CODES[name]?.code ?? '') ?? 1;
    return Math.max(TOLERANCE.least, Math.min(TOLERANCE.most, side / POINTS_A_SQUARE));
  };
  return coded(simplifiedWorld(world, toleranceOf))
    .map(landOf)
    .filter(({ home }) => home.length > 0);
};
const neighboursIn = (lands: readonly Land[]): ((land: Land) => string[]) => {
  const isNear = nearness(NEIGHBOUR_KM);
  const touch = (a: Land, b: Land): boolean => [...b.home, ...b.away].some((part) => a.home.some((own) => isNear(own, part)));
  return (land) =>
    lands
      .filter((other) => other.country.code !== land.country.code && touch(land, other))
      .map(({ country }) => country.code)
      .sort();
};
/** One small file for each country of the world. */
export const countryFiles = (): CountryFile[] => {
  const lands = simplifiedLands();
  const [neighboursOf, called, places] = [neighboursIn(lands), landNames(), grouped(readPlaces(), ({ country }) => country)];
  return lands.map((land) => {
    const { code, name } = land.country;
    const scale = land.side < FINE_SIDE ? 1000 : 100;
    const [home, away] = [land.home, land.away].map((parts) => parts.filter((part) => isLand(part, scale))) as [Polygon[], Polygon[]];
    const names = [...home, ...away].map(called);
    const all = places.get(code) ?? [];
    const near = chosenPlaces(all, land.home);
    return {
      code,
      name,
      neighbours: neighboursOf(land),
      scale,
      home: home.map((part) => packedPart(part, scale)),
      away: away.map((part) => packedPart(part, scale)),
      places: [...near, ...placesAway(all, away, near)].map(packedPlace),
      ...(names.length > 1 ? { lands: names } : {}),
    };
  });
};

const lines = (values: readonly unknown[]): string =>
  values.length > 0 ? `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]` : '[]';
const text = ({ code, name, neighbours, scale, home, away, places, lands }: CountryFile): string =>
  `{\n  "code": "${code}",\n  "name": ${JSON.stringify(name)},\n  "neighbours": ${JSON.stringify(neighbours)},\n  "scale": ${scale},\n  "home": ${lines(home)},\n  "away": ${lines(away)},\n  "places": ${lines(places)}${lands ? `,\n  "lands": ${JSON.stringify(lands)}` : ''}\n}\n`;

/** Every file of the folder of countries, as it is written. */
export const countryTexts = (): Map<string, string> => {
  const files = countryFiles();
  const index = files.map(({ code, name }) => `  ${JSON.stringify({ code, name })}`).sort();
  return new Map([
    ...files.map((file): [string, string] => [`${file.code}.json`, text(file)]),
    ['index.json', `[\n${index.join(',\n')}\n]\n`],
  ]);
};

/** Names of countries in four languages, as the words hold them: those of the index that differ among languages. */
export const countryNamesText = (index: string): string => {
  const rows = (JSON.parse(index) as CountryFile[]).map(({ name: { en = '', cs = en, de = en, nl = en } }) => [en, cs, de, nl]);
  const differing = rows.filter((row) => new Set(row).size > 1);
  return `[\n${differing
    .map((row) => `  [${row.map((name) => JSON.stringify(name)).join(', ')}]`)
    .sort()
    .join(',\n')}\n]\n`;
};
export const countryNamesFile = new URL('../../engine/words/country-names.data.json', import.meta.url);

export const countriesFolder = new URL('../../scenarios/countries/', import.meta.url);
const write = (): void => {
  mkdirSync(countriesFolder, { recursive: true });
  const texts = countryTexts();
  for (const [name, content] of texts) writeFileSync(new URL(name, countriesFolder), content);
  writeFileSync(countryNamesFile, countryNamesText(texts.get('index.json') ?? '[]'));
};
if (process.argv.includes('--write')) write();
