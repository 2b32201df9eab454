import type { Board } from '../documents/board.ts';
import { inLanguage, type Language, type Texts } from '../documents/common.ts';
import type { Progress, Task } from '../jobs/task.ts';
import { ok, type Result } from '../result.ts';
import type { Atlas, Country } from './atlas.ts';
import { type BoardHead, type BoardPlan, boardOn, type LargePlan } from './country-board.ts';
import { atlasOf, type CountryFile } from './country-file.ts';
import { type Detail, inDetail, type Outline, outlines, USUAL_DETAIL } from './outline.ts';
import { polygonArea } from './projection.ts';
import { type Survey, type SurveyProblem, survey } from './survey.ts';
import { townsOf } from './towns.ts';

export const ISLANDS = ['kept', 'large', 'none'] as const;
/** `kept`: from about half a square of land; `large`: from six squares; `none`: the mainland alone. */
export type Islands = (typeof ISLANDS)[number];

/** What a person wishes of a board made from geography; all but the size has a proposal. */
export interface BoardWish {
  /** About how many squares shall take a tile. */
  readonly squares?: number;
  /** Or how many kilometres a square is wide. */
  readonly squareKm?: number;
  readonly islands?: Islands;
  readonly detail?: Detail;
  readonly large?: number;
  /** How many squares each large city is printed on; mixed where it is not said. */
  readonly largeSize?: number;
  readonly starts?: number;
  readonly towns?: number;
  readonly prints?: 'some' | 'none';
  /** How many shapes to choose from, best first. */
  readonly shapes?: number;
}
export interface CountryWish extends BoardWish {
  readonly chosen: readonly CountryFile[];
  readonly round: readonly CountryFile[];
  /** Parts of the chosen countries (`landsOf`); their home land where it is not said. */
  readonly lands?: readonly string[];
}

/** A board made from geography, and how well it follows the land. */
export interface CountryBoard {
  readonly board: Board;
  readonly squareKm: number;
  /** Shared area by joint area of board and land, 0 to 1. */
  readonly overlap: number;
  /** Land out of the board's reach, in squares of distance a square of the board. */
  readonly lost: number;
  /** Squares of each piece that hangs together, the largest first. */
  readonly pieces: readonly number[];
}

const DEFAULT_SQUARES = 125;
const LARGE: readonly LargePlan[] = [
  { size: 3, open: 3, arms: 3 },
  { size: 3, open: 3, arms: 2 },
  { size: 3, open: 3, arms: 2 },
  { size: 2, open: 2, arms: 1 },
  { size: 2, open: 2, arms: 1 },
  { size: 2, open: 2, arms: 1 },
];
const SQUARES_A_CITY = 20;
const SQUARES_A_TOWN = 6;
const MOST_TOWNS = 22;
const ISLAND_SQUARES: Readonly<Record<Islands, number>> = { kept: 0.6, large: 6, none: Number.POSITIVE_INFINITY };

const MOST_OPEN = 3;
const sized = (plan: LargePlan, size: number | undefined): LargePlan =>
  size === undefined ? plan : { size, open: Math.min(MOST_OPEN, size + 1), arms: Math.min(plan.arms, size) };
const planOf = ({ large, largeSize, starts = 3, towns, prints = 'some' }: BoardWish, squares: number): BoardPlan => ({
  large: LARGE.slice(0, large ?? Math.floor(squares / SQUARES_A_CITY)).map((plan) => sized(plan, largeSize)),
  starts,
  towns: towns ?? Math.min(MOST_TOWNS, Math.floor(squares / SQUARES_A_TOWN)),
  prints: prints === 'none' ? 0 : 'some',
});

const SOURCES = ['Made with Natural Earth 4.1 (public domain)', 'Place names and populations: GeoNames (geonames.org), CC BY 4.0, changed'];
const NOTES: Texts = {
  en: 'Outline and towns are ours. You can correct them.',
  cs: 'Obrys a města jsou naše. Můžete je opravit.',
  de: 'Umriss und Orte sind von uns. Sie können sie berichtigen.',
  nl: 'Omtrek en plaatsen zijn van ons. Je kunt ze verbeteren.',
};
const joined = (countries: readonly Country[]): Texts => {
  const [only, ...more] = countries;
  if (only && more.length === 0) return only.name;
  const name = (language: Language): string => countries.map((country) => inLanguage(country.name, language)).join(', ');
  return { en: name('en'), cs: name('cs'), de: name('de'), nl: name('nl') };
};
const headOf = (countries: readonly Country[]): BoardHead => ({
  id: countries
    .map(({ code }) => code.toLowerCase())
    .join('-')
    .slice(0, 80),
  name: joined(countries),
  credit: { sources: SOURCES, notes: NOTES, licence: 'CC BY 4.0' },
});

const mainland = (outline: Outline): Outline => {
  const [main = []] = outline.pieces;
  return outline.pieces.length > 1
    ? { ...outline, pieces: [main], squares: outline.squares.filter((square) => main.includes(square)) }
    : outline;
};

/** How many squares to look for: those that take a tile, and those that large cities will print. */
const wantedSquares = (atlas: Atlas, own: readonly Country[], wish: BoardWish): { tiles: number; all: number } => {
  const area = own.flatMap(({ parts }) => parts).reduce((sum, part) => sum + polygonArea(part), 0);
  const all = wish.squareKm ? Math.max(1, Math.round(area / wish.squareKm ** 2)) : undefined;
  const tiles = all ?? wish.squares ?? DEFAULT_SQUARES;
  const printed = planOf(wish, tiles).large.reduce((sum, { size }) => sum + size, 0);
  return { tiles, all: all ?? tiles + (atlas.places.length > 0 ? printed : 0) };
};

const boardsOn = (measured: Survey, shapes: readonly Outline[], plan: BoardPlan, head: BoardHead): CountryBoard[] => {
  const towns = townsOf(measured);
  return shapes.map((outline) => ({
    board: boardOn(measured, outline, plan, head, towns),
    squareKm: outline.side,
    overlap: outline.overlap,
    lost: outline.lost,
    pieces: outline.pieces.map((piece) => piece.length),
  }));
};

/** Boards that follow some countries of an atlas, the best first; each is complete, with large cities, towns, starts, border and ferries. */
export function* boardFromAtlas(atlas: Atlas, codes: readonly string[], wish: BoardWish): Task<Result<CountryBoard[], SurveyProblem>> {
  const own = atlas.countries.filter(({ code }) => codes.includes(code));
  const { tiles, all } = wantedSquares(atlas, own, wish);
  const start: Progress = { stage: 'geography/grids', done: 0, total: 1 };
  yield start;
  const measured = survey(atlas, codes, all);
  if (!measured.ok) return measured;
  const options = { ...inDetail(wish.detail ?? USUAL_DETAIL), island: ISLAND_SQUARES[wish.islands ?? 'kept'] };
  const found = yield* outlines(measured.value, all, options, wish.shapes ?? 1);
  const shapes = wish.islands === 'none' ? found.map(mainland) : found;
  return ok(boardsOn(measured.value, shapes, planOf(wish, tiles), headOf(own)));
}

/** Boards of one country or several, from their files and those of the countries round them. */
export function* boardFromCountry({ chosen, round, lands, ...wish }: CountryWish): Task<Result<CountryBoard[], SurveyProblem>> {
  const isTaken = ({ code }: CountryFile): boolean => lands?.some((id) => id.startsWith(`${code}/`)) ?? true;
  return yield* boardFromAtlas(
    atlasOf(chosen, round, lands),
    chosen.filter(isTaken).map(({ code }) => code),
    wish,
  );
}
