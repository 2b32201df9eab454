import type { Board } from '../documents/board.ts';
import { inLanguage, type Language, type Texts } from '../documents/common.ts';
import type { Progress, Task } from '../jobs/task.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Atlas, Country, Polygon } from './atlas.ts';
import { type BoardHead, type BoardPlan, boardOn, type LargePlan } from './country-board.ts';
import { atlasOf, type CountryFile, landsOf } from './country-file.ts';
import { OWN_OUTLINE } from './geojson.ts';
import { DEFAULT_SQUARES, type Islands, type Land, landId, landsIn, leftOut } from './lands.ts';
import { type Detail, inDetail, type Outline, type OutlineOptions, outlines, USUAL_DETAIL } from './outline.ts';
import { polygonArea } from './projection.ts';
import { type Survey, type SurveyProblem, survey } from './survey.ts';
import { townsOf } from './towns.ts';

/** What a person wishes of a board made from geography; all but the size has a proposal. */
export interface BoardWish {
  /** About how many squares shall take a tile. */
  readonly squares?: number;
  /** Or how many kilometres a square is wide. */
  readonly squareKm?: number;
  /** Which islands are taken in; all where it is not said. */
  readonly islands?: Islands;
  /** Or which parts of the land (`landsOf`, `landsOfOutline`). */
  readonly lands?: readonly string[];
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
/** So many large cities and towns are proposed for a board of some size. */
export const proposedLarge = (squares: number): number => Math.min(LARGE.length, Math.floor(squares / SQUARES_A_CITY));
export const proposedTowns = (squares: number): number => Math.min(MOST_TOWNS, Math.floor(squares / SQUARES_A_TOWN));

const MOST_OPEN = 3;
const sized = (plan: LargePlan, size: number | undefined): LargePlan =>
  size === undefined ? plan : { size, open: Math.min(MOST_OPEN, size + 1), arms: Math.min(plan.arms, size) };
const planOf = ({ large, largeSize, starts = 3, towns, prints = 'some' }: BoardWish, squares: number): BoardPlan => ({
  large: LARGE.slice(0, large ?? proposedLarge(squares)).map((plan) => sized(plan, largeSize)),
  starts,
  towns: towns ?? proposedTowns(squares),
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

const areaOf = (parts: readonly Polygon[]): number => parts.reduce((sum, part) => sum + polygonArea(part), 0);
const printedIn = ({ large }: BoardPlan): number => large.reduce((sum, { size }) => sum + size, 0);

/** What is looked for: squares that take a tile, and those the large cities print. */
interface Wanted {
  readonly tiles: number;
  readonly all: number;
  readonly plan: BoardPlan;
}
const wantedOf = (atlas: Atlas, own: readonly Country[], wish: BoardWish): Wanted => {
  const area = areaOf(own.flatMap(({ parts }) => parts));
  if (wish.squareKm) {
    const all = Math.max(1, Math.round(area / wish.squareKm ** 2));
    return { tiles: all, all, plan: planOf(wish, all) };
  }
  const tiles = wish.squares ?? DEFAULT_SQUARES;
  const plan = planOf(wish, tiles);
  return { tiles, all: tiles + (atlas.places.length > 0 ? printedIn(plan) : 0), plan };
};

const printedOn = ({ cities }: Board): number => cities.reduce((sum, { squares }) => sum + squares.length, 0);
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
const tilesOn = ({ board, pieces }: CountryBoard): number => pieces.reduce((sum, squares) => sum + squares, 0) - printedOn(board);

/** One quick shape tells how many squares large cities find room for: seldom fewer than were planned. */
function* printedAtAll(measured: Survey, { all, plan }: Wanted, options: OutlineOptions, head: BoardHead): Task<number> {
  const sketches = yield* outlines(measured, all, { ...options, tries: 1 }, 1);
  return boardsOn(measured, sketches, plan, head).reduce((sum, { board }) => sum + printedOn(board), 0);
}

/** The shapes looked at before the best are taken, so that the best is the same however many are asked for. */
const SHAPES = 6;

/** Boards that follow some countries of an atlas, the best first; each is complete, with large cities, towns, starts, border and ferries. */
export function* boardFromAtlas(atlas: Atlas, codes: readonly string[], wish: BoardWish): Task<Result<CountryBoard[], SurveyProblem>> {
  const own = atlas.countries.filter(({ code }) => codes.includes(code));
  const wanted = wantedOf(atlas, own, wish);
  const start: Progress = { stage: 'geography/grids', done: 0, total: 1 };
  yield start;
  const measured = survey(atlas, codes, wanted.all);
  if (!measured.ok) return measured;
  const options = { ...inDetail(wish.detail ?? USUAL_DETAIL), ...(wish.squareKm ? { side: wish.squareKm } : {}) };
  const head = headOf(own);
  const isMixed = wanted.all > wanted.tiles;
  const all = isMixed ? wanted.tiles + (yield* printedAtAll(measured.value, wanted, options, head)) : wanted.all;
  const found = boardsOn(measured.value, yield* outlines(measured.value, all, options, SHAPES), wanted.plan, head);
  if (found.length === 0) return fail({ problem: 'too-little-land', country: codes.join(', ') });
  const off = (made: CountryBoard): number => (wish.squareKm ? 0 : Math.abs(tilesOn(made) - wanted.tiles)) - made.overlap;
  return ok(found.sort((a, b) => off(a) - off(b)).slice(0, wish.shapes ?? 1));
}

const ownName = (name: string | null | undefined): Texts | null => (name ? { en: name } : null);
/** Parts of an outline of one's own, the largest first. */
export const landsOfOutline = ({ countries: [own] }: Atlas): Land[] =>
  own ? landsIn(own.code, own.parts, { called: (i) => ownName(own.called?.[i]), isHome: () => true }) : [];

/** Which parts are wanted, by a common choice of islands or one by one; undefined where it is all that are home. */
const wantedLands = (countries: readonly (readonly Land[])[], wish: BoardWish): readonly string[] | undefined => {
  if (wish.lands || (wish.islands ?? 'kept') === 'kept') return wish.lands;
  const left = leftOut(countries, wish.islands ?? 'kept', wish);
  const home = countries.flat().filter(({ isHome, id }) => isHome && !left.has(id));
  return home.map(({ id }) => id);
};

/** Boards after an outline of one's own. */
export function* boardFromOutline(atlas: Atlas, wish: BoardWish): Task<Result<CountryBoard[], SurveyProblem>> {
  const lands = wantedLands([landsOfOutline(atlas)], wish);
  const isTaken = (code: string, i: number): boolean => lands?.includes(landId(code, i)) ?? true;
  const countries = atlas.countries.map((own) => ({ ...own, parts: own.parts.filter((_, i) => isTaken(own.code, i)) }));
  return yield* boardFromAtlas({ ...atlas, countries }, [OWN_OUTLINE], wish);
}

/** Boards of one country or several, from their files and those of the countries round them. */
export function* boardFromCountry({ chosen, round, ...wish }: CountryWish): Task<Result<CountryBoard[], SurveyProblem>> {
  const lands = wantedLands(chosen.map(landsOf), wish);
  const isTaken = ({ code }: CountryFile): boolean => lands?.some((id) => id.startsWith(`${code}/`)) ?? true;
  return yield* boardFromAtlas(
    atlasOf(chosen, round, lands),
    chosen.filter(isTaken).map(({ code }) => code),
    wish,
  );
}
