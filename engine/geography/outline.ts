import { bySquare, type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { bridge, keepIsles } from './islands.ts';
import { indexOf, type LandGrid, layGrid, misjudged, squareAt } from './land-grid.ts';
import { piecesOf } from './pieces.ts';
import type { Survey } from './survey.ts';
import { type Taste, tidy } from './tidy.ts';

export interface OutlineOptions extends Taste {
  /** Islands from so many squares of land are kept. */
  readonly island: number;
  /** How many of the most promising grids are tidied and compared. */
  readonly tries: number;
  /** Square widths tried, as hundredths of the width that would do without rounding. */
  readonly widths: readonly [from: number, to: number];
}
export const OUTLINE_DEFAULTS: OutlineOptions = {
  threshold: 0.5,
  thin: 0.05,
  neck: 0.25,
  notch: 0.1,
  coast: 0,
  island: 0.6,
  tries: 150,
  widths: [90, 108],
};

/** How closely the squares follow the outline, 0 (rounded off) to 4 (every bend). */
export const DETAILS = [0, 1, 2, 3, 4] as const;
export type Detail = (typeof DETAILS)[number];
export const USUAL_DETAIL: Detail = 2;
const TASTES: Readonly<Record<Detail, Omit<Taste, 'threshold'>>> = {
  0: { thin: 0.6, neck: 0.6, notch: 0.5, coast: 0.12 },
  1: { thin: 0.35, neck: 0.4, notch: 0.25, coast: 0.04 },
  2: { thin: 0.05, neck: 0.25, notch: 0.1, coast: 0 },
  3: { thin: 0.02, neck: 0.12, notch: 0.05, coast: 0 },
  4: { thin: 0, neck: 0, notch: 0, coast: 0 },
};
export const inDetail = (detail: Detail): OutlineOptions => ({ ...OUTLINE_DEFAULTS, ...TASTES[detail] });

/** Squares that follow the land, and how well. */
export interface Outline {
  /** In reading order, from 0. */
  readonly squares: readonly Square[];
  readonly pieces: readonly (readonly Square[])[];
  readonly width: number;
  readonly height: number;
  /** Kilometres a square, and where the square 0,0 lies on the map. */
  readonly side: number;
  readonly left: number;
  readonly top: number;
  /** Shared area by joint area of squares and land. */
  readonly overlap: number;
  /** Land out of reach, in squares times distance, a square of the board: lost peninsulas show here. */
  readonly lost: number;
}

const OFFSETS = 8;
const SMALLEST_TIDIED = 6;

/** All grids whose raw number of squares is near what is wanted, the most promising first. */
function* promising(survey: Survey, wanted: number, options: OutlineOptions): Task<LandGrid[]> {
  const exact = Math.sqrt(survey.area / wanted);
  const found: { grid: LandGrid; wrong: number }[] = [];
  const [from, to] = options.widths;
  for (let width = from; width <= to; width++) {
    const side = (width / 100) * exact;
    for (let i = 0; i < OFFSETS * OFFSETS; i++) {
      const grid = layGrid(survey, side, (Math.floor(i / OFFSETS) / OFFSETS) * side, ((i % OFFSETS) / OFFSETS) * side);
      const raw = grid.shares.reduce((sum, share) => sum + (share >= options.threshold ? 1 : 0), 0);
      if (Math.abs(raw - wanted) <= 3 + 0.06 * wanted) found.push({ grid, wrong: misjudged(grid) });
    }
    yield { stage: 'geography/grids', done: width - from + 1, total: to - from + 1 };
  }
  return found
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, options.tries)
    .map(({ grid }) => grid);
}

const chosen = (grid: LandGrid, set: Uint8Array): Square[] =>
  [...set.keys()].filter((index) => set[index] === 1).map((index) => squareAt(grid, index));
const add = (grid: LandGrid, set: Uint8Array, squares: readonly Square[]): void => {
  for (const square of squares) set[indexOf(grid, square)] = 1;
};

/** The squares of one grid: over the threshold, tidied, joined where one landmass joins them, islands kept. */
const follow = (survey: Survey, grid: LandGrid, options: OutlineOptions): Square[][] => {
  const kept = keepIsles(survey, grid, options.island);
  const over = [...grid.shares.keys()].filter((index) => grid.shares[index]! >= options.threshold);
  const raw = piecesOf(over.map((index) => squareAt(grid, index)));
  const set = new Uint8Array(grid.shares.length);
  for (const piece of raw) if (piece.length >= SMALLEST_TIDIED) add(grid, set, piece);
  tidy(grid, set, options);
  for (const piece of raw) if (piece.length < SMALLEST_TIDIED) add(grid, set, piece);
  const join = (): number[] | undefined => bridge(survey, grid, piecesOf(chosen(grid, set)));
  for (let path = join(); path; path = join()) for (const index of path) set[index] = 1;
  const isWorth = (piece: readonly Square[]): boolean =>
    piece.length >= SMALLEST_TIDIED || piece.some((square) => kept.has(indexOf(grid, square)));
  return piecesOf(chosen(grid, set)).filter(isWorth);
};

const agreement = (grid: LandGrid, squares: readonly Square[]): { overlap: number; lost: number } => {
  const within = squares.reduce((sum, square) => sum + grid.shares[indexOf(grid, square)]!, 0);
  const land = grid.shares.reduce((sum, share) => sum + share, 0);
  const isOn = new Set(squares.map((square) => indexOf(grid, square)));
  const away = ([x, y]: Square): number => squares.reduce((least, [a, b]) => Math.min(least, (a - x) ** 2 + (b - y) ** 2), Infinity);
  let lost = 0;
  for (const [index, share] of grid.shares.entries())
    if (share > 0.1 && !isOn.has(index)) lost += share * (Math.sqrt(away(squareAt(grid, index))) - 1);
  return { overlap: within / (squares.length + land - within), lost: lost / squares.length };
};

/** The squares moved so that they begin at 0,0. */
const framed = (grid: LandGrid, pieces: readonly Square[][]): Outline => {
  const all = pieces.flat();
  const west = all.reduce((least, [x]) => Math.min(least, x), Infinity);
  const north = all.reduce((least, [, y]) => Math.min(least, y), Infinity);
  const moved = pieces.map((piece) => piece.map(([x, y]): Square => [x - west, y - north]));
  const squares = moved.flat().sort(bySquare);
  return {
    squares,
    pieces: moved,
    width: squares.reduce((most, [x]) => Math.max(most, x + 1), 0),
    height: squares.reduce((most, [, y]) => Math.max(most, y + 1), 0),
    side: grid.side,
    left: grid.left + west * grid.side,
    top: grid.top + north * grid.side,
    ...agreement(grid, all),
  };
};

const shapeKey = (outline: Outline): string => outline.squares.map(squareKey).join(' ');

/** Up to `most` different shapes of about so many squares: those nearest to the number, of these the best agreeing first. */
export function* outlines(survey: Survey, wanted: number, options: OutlineOptions = OUTLINE_DEFAULTS, most = 6): Task<Outline[]> {
  const grids = yield* promising(survey, wanted, options);
  const byShape = new Map<string, Outline>();
  for (const [i, grid] of grids.entries()) {
    const pieces = follow(survey, grid, options);
    if (pieces.length > 0) {
      const outline = framed(grid, pieces);
      const key = shapeKey(outline);
      if (outline.overlap > (byShape.get(key)?.overlap ?? 0)) byShape.set(key, outline);
    }
    if (i % 10 === 9) yield { stage: 'geography/shapes', done: i + 1, total: grids.length };
  }
  const off = (outline: Outline): number => Math.abs(outline.squares.length - wanted) - outline.overlap;
  return [...byShape.values()].sort((a, b) => off(a) - off(b)).slice(0, most);
}
