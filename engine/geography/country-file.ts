import type { Texts } from '../documents/common.ts';
import type { Atlas, Country, Place, Polygon, Ring } from './atlas.ts';
import { type Land, type LandName, landId, landsIn } from './lands.ts';

/** A ring as whole numbers: a corner, then steps from corner to corner, in parts of a degree. */
type PackedRing = readonly number[];
type PackedPlace = readonly [name: string, longitude: number, latitude: number, people: number, names?: Texts];
/** What is shipped of a country: its outline, its larger places, and who lies round it. */
export interface CountryFile {
  readonly code: string;
  readonly name: Texts;
  readonly neighbours: readonly string[];
  /** Parts of a degree that the numbers of rings count. */
  readonly scale: number;
  /** The land that hangs together with the largest part, the largest first. */
  readonly home: readonly (readonly PackedRing[])[];
  /** Parts overseas: no part of a board of this country, but of the surroundings of others. */
  readonly away: readonly (readonly PackedRing[])[];
  readonly places: readonly PackedPlace[];
  /** Names of the parts, those of home and then those away, where there is more than one. */
  readonly lands?: readonly LandName[];
}

export const packRing = (ring: Ring, scale: number): number[] => {
  const packed: number[] = [];
  let [x, y] = [0, 0];
  for (const position of ring.slice(0, -1)) {
    const [u, v] = [Math.round(position[0] * scale), Math.round(position[1] * scale)];
    if (packed.length > 0 && u === x && v === y) continue;
    packed.push(u - x, v - y);
    [x, y] = [u, v];
  }
  return packed;
};
const unpackRing = (packed: PackedRing, scale: number): Ring => {
  const ring: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < packed.length; i += 2) {
    [x, y] = [x + packed[i]!, y + packed[i + 1]!];
    ring.push([x / scale, y / scale]);
  }
  return ring;
};
const unpack = (parts: CountryFile['home'], scale: number): Polygon[] => parts.map((part) => part.map((ring) => unpackRing(ring, scale)));

const placesOf = ({ code, places }: CountryFile): Place[] =>
  places.map(([name, longitude, latitude, people, names]) => ({
    name,
    ...(names ? { names } : {}),
    at: [longitude, latitude],
    people,
    country: code,
  }));

/** All parts of a country, the largest first. */
export const landsOf = ({ code, scale, home, away, lands }: CountryFile): Land[] =>
  landsIn(code, unpack([...home, ...away], scale), { called: (i) => lands?.[i] ?? null, isHome: (i) => i < home.length });

/** An atlas of the chosen countries' home land, or of those parts of them that are wanted, and of all land of those round them. */
export const atlasOf = (chosen: readonly CountryFile[], round: readonly CountryFile[], wanted?: readonly string[]): Atlas => {
  const country = ({ code, name }: CountryFile, parts: readonly Polygon[]): Country => ({ code, name, parts });
  const all = (file: CountryFile): Polygon[] => unpack([...file.home, ...file.away], file.scale);
  const isWanted = ({ code, home }: CountryFile, i: number): boolean => wanted?.includes(landId(code, i)) ?? i < home.length;
  const own = chosen.map((file) =>
    country(
      file,
      all(file).filter((_, i) => isWanted(file, i)),
    ),
  );
  const rest = chosen.map((file) => ({
    ...country(
      file,
      all(file).filter((_, i) => !isWanted(file, i)),
    ),
    code: `${file.code}-rest`,
  }));
  const others = round.map((file) => country(file, all(file)));
  const places = [...chosen, ...round].flatMap(placesOf).sort((a, b) => b.people - a.people);
  const isSome = ({ parts }: Country): boolean => parts.length > 0;
  return { countries: [...own.filter(isSome), ...others, ...rest.filter(isSome)], places };
};

/** Codes of the countries that lie round some, without these. */
export const roundAbout = (chosen: readonly CountryFile[]): string[] => {
  const own = new Set(chosen.map(({ code }) => code));
  return [...new Set(chosen.flatMap(({ neighbours }) => neighbours))].filter((code) => !own.has(code)).sort();
};
