import type { Texts } from '../documents/common.ts';
import type { Polygon } from './atlas.ts';
import { polygonArea } from './projection.ts';

/** What a part of a country is called: a name of its own, or only its largest town; `null` where there is none. */
export type LandName = Texts | string | null;
/** A part of a country that a board may take in or leave out. */
export interface Land {
  /** Code of the country, a stroke, and the number of the part. */
  readonly id: string;
  readonly code: string;
  readonly called: LandName;
  /** Square kilometres. */
  readonly area: number;
  /** Does it hang together with the largest part, by hops over the sea? */
  readonly isHome: boolean;
}
export const landId = (code: string, index: number): string => `${code}/${index}`;

interface About {
  readonly called: (part: number) => LandName;
  readonly isHome: (part: number) => boolean;
}
/** The parts of some land, the largest first. */
export const landsIn = (code: string, parts: readonly Polygon[], about: About): Land[] =>
  parts
    .map((part, i) => ({ id: landId(code, i), code, called: about.called(i), area: polygonArea(part), isHome: about.isHome(i) }))
    .sort((a, b) => b.area - a.area);

export const ISLANDS = ['kept', 'large', 'none'] as const;
/** `kept`: from about half a square of land; `large`: from six squares; `none`: the mainland of each country alone. */
export type Islands = (typeof ISLANDS)[number];
/** Parts of less than this, in squares, are too small for a square of their own. */
export const LEAST_ISLAND = 0.6;
const LARGE_ISLAND = 6;

/** The size of a square of the board to be, by its width or by how many there are. */
export interface SquareSize {
  readonly squares?: number;
  readonly squareKm?: number;
}
export const DEFAULT_SQUARES = 125;
const areaOf = (lands: readonly Land[]): number => lands.reduce((sum, { area }) => sum + area, 0);
/** Square kilometres of a square, when some land is taken. */
export const squareArea = (taken: readonly Land[], { squares = DEFAULT_SQUARES, squareKm }: SquareSize): number =>
  squareKm ? squareKm ** 2 : areaOf(taken) / squares;

/** Ids of the parts a common choice of islands leaves out: lists of parts by country, each from its largest. */
export const leftOut = (countries: readonly (readonly Land[])[], islands: Islands, size: SquareSize): Set<string> => {
  const home = countries.map((lands) => lands.filter(({ isHome }) => isHome));
  const square = squareArea(home.flat(), size);
  const isLeft = ({ area }: Land, i: number): boolean =>
    i > 0 && islands !== 'kept' && (islands === 'none' || area < LARGE_ISLAND * square);
  return new Set(home.flatMap((lands) => lands.filter(isLeft)).map(({ id }) => id));
};
