import { frameOf } from '../boards/squares.ts';
import { bySquare, type Square, squareOrder } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { bridge, keepIsles } from './islands.ts';
import { type GridPlace, indexOf, judged, type LandGrid, layGrid, piecesOn, sizeOf, squareAt } from './land-grid.ts';
import type { Survey } from './survey.ts';
import { type Taste, tidy } from './tidy.ts';

export interface OutlineOptions extends Taste {
  /** Islands from so many squares of land are kept. */
  readonly island: number;
  /** How many of the most promising grids are tidied and compared. */
  readonly tries: number;
  /** The one square width, in kilometres, where it is given: then the number of squares is what comes of it. */
  readonly side?: number;
  /** Square widths tried otherwise, as hundredths of the width that would do without rounding. */
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
  const exact = options.side ?? Math.sqrt(survey.area / wanted);
  const isNear = (count: number): boolean => options.side !== undefined || Math.abs(count - wanted) <= 3 + 0.06 * wanted;
  const found: (GridPlace & { readonly wrong: number })[] = [];
  const [from, to] = options.side === undefined ? options.widths : [100, 100];
  for (let width = from; width <= to; width++) {
    const side = (width / 100) * exact;
    const { columns, rows } = sizeOf(survey, { side, east: 0, south: 0 });
    const scratch = new Float64Array(columns * rows);
    for (let i = 0; i < OFFSETS * OFFSETS; i++) {
      const place = { side, east: (Math.floor(i / OFFSETS) / OFFSETS) * side, south: ((i % OFFSETS) / OFFSETS) * side };
      const { count, wrong } = judged(layGrid(survey, place, scratch), options.threshold);
      if (isNear(count)) found.push({ ...place, wrong });
    }
    yield { stage: 'geography/grids', done: width - from + 1, total: to - from + 1 };
  }
  return found
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, options.tries)
    .map((place) => layGrid(survey, place));
}

const add = (grid: LandGrid, set: Uint8Array, squares: readonly Square[]): void => {
  for (const square of squares) set[indexOf(grid, square)] = 1;
};

/** The squares of one grid: over the threshold, tidied, joined where one landmass joins them, islands kept. */
const follow = (survey: Survey, grid: LandGrid, options: OutlineOptions): Square[][] => {
  const kept = keepIsles(survey, grid, options.island);
  const raw = piecesOn(
    grid,
    Uint8Array.from(grid.shares, (share) => Number(share >= options.threshold)),
  );
  const set = new Uint8Array(grid.shares.length);
  for (const piece of raw) if (piece.length >= SMALLEST_TIDIED) add(grid, set, piece);
  tidy(grid, set, options);
  for (const piece of raw) if (piece.length < SMALLEST_TIDIED) add(grid, set, piece);
  const join = (): number[] | undefined => bridge(survey, grid, piecesOn(grid, set));
  for (let path = join(); path; path = join()) for (const index of path) set[index] = 1;
  const isWorth = (piece: readonly Square[]): boolean =>
    piece.length >= SMALLEST_TIDIED || piece.some((square) => kept.has(indexOf(grid, square)));
  return piecesOn(grid, set).filter(isWorth);
};

const agreement = (grid: LandGrid, squares: readonly Square[]): number => {
  let [within, land] = [0, 0];
  for (const square of squares) within += grid.shares[indexOf(grid, square)]!;
  for (let i = 0; i < grid.shares.length; i++) land += grid.shares[i]!;
  return within / (squares.length + land - within);
};
const lostOn = (grid: LandGrid, squares: readonly Square[]): number => {
  const isOn = new Set(squares.map((square) => indexOf(grid, square)));
  const away = ([x, y]: Square): number => squares.reduce((least, [a, b]) => Math.min(least, (a - x) ** 2 + (b - y) ** 2), Infinity);
  let lost = 0;
  for (const [index, share] of grid.shares.entries())
    if (share > 0.1 && !isOn.has(index)) lost += share * (Math.sqrt(away(squareAt(grid, index))) - 1);
  return lost / squares.length;
};

/** The squares of one grid that follow the land, and how well. */
interface Shape {
  readonly grid: LandGrid;
  readonly pieces: readonly Square[][];
  readonly squares: readonly Square[];
  readonly overlap: number;
}
const shapeOf = (grid: LandGrid, pieces: readonly Square[][]): Shape => {
  const squares = pieces.flat();
  return { grid, pieces, squares, overlap: agreement(grid, squares) };
};
/** The same for shapes that differ only by where they lie on their grids. */
const keyOf = ({ squares }: Shape): string => {
  const { left: west, top: north } = frameOf(squares);
  return squares
    .map(([x, y]) => squareOrder([x - west, y - north]))
    .sort((a, b) => a - b)
    .join(' ');
};

/** The squares moved so that they begin at 0,0. */
const framed = ({ grid, pieces, squares: all, overlap }: Shape): Outline => {
  const { left: west, top: north, width, height } = frameOf(all);
  const moved = pieces.map((piece) => piece.map(([x, y]): Square => [x - west, y - north]));
  const squares = moved.flat().sort(bySquare);
  return {
    squares,
    pieces: moved,
    width,
    height,
    side: grid.side,
    left: grid.left + west * grid.side,
    top: grid.top + north * grid.side,
    overlap,
    lost: lostOn(grid, all),
  };
};

/** Up to `most` different shapes of about so many squares: those nearest to the number, of these the best agreeing first. */
export function* outlines(survey: Survey, wanted: number, options: OutlineOptions = OUTLINE_DEFAULTS, most = 6): Task<Outline[]> {
  const grids = yield* promising(survey, wanted, options);
  const byKey = new Map<string, Shape>();
  for (const [i, grid] of grids.entries()) {
    const pieces = follow(survey, grid, options);
    if (pieces.length > 0) {
      const shape = shapeOf(grid, pieces);
      const key = keyOf(shape);
      if (shape.overlap > (byKey.get(key)?.overlap ?? 0)) byKey.set(key, shape);
    }
    if (i % 10 === 9) yield { stage: 'geography/shapes', done: i + 1, total: grids.length };
  }
  const off = ({ squares, overlap }: Shape): number => (options.side === undefined ? Math.abs(squares.length - wanted) : 0) - overlap;
  return [...byKey.values()]
    .sort((a, b) => off(a) - off(b))
    .slice(0, most)
    .map(framed);
}
