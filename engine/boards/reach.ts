import { boardHeight, boardWidth, groundAt, takesTile } from '../board.ts';
import type { Board, Ferry } from '../documents/board.ts';
import { neighbour, SIDES, type Square } from '../grid.ts';

/** How many tiles it takes at least to come to each square. */
export interface Distances {
  /** Undefined where no tile can ever come to lie. */
  of(square: Square): number | undefined;
  /** Of all squares that can be reached. */
  all(): number[];
}

const UNREACHED = -1;
/** The squares of a board as whole numbers, with an empty frame of one square round it, so that a step never leaves the field. */
interface Field {
  readonly width: number;
  readonly takes: Uint8Array;
  /** Further squares one step on: past a large city that wakes, or over a ferry. */
  readonly leaps: ReadonlyMap<number, readonly number[]>;
}
const indexIn = (width: number, [x, y]: Square): number => (y + 1) * width + x + 1;

const add = (leaps: Map<number, number[]>, from: number, to: readonly number[]): void => {
  leaps.set(from, [...(leaps.get(from) ?? []), ...to]);
};
/** Laid beside one square of a large city, a tile opens all squares beside any of them. */
const cityLeaps = (board: Board, width: number, leaps: Map<number, number[]>): void => {
  for (const { squares } of board.cities) {
    const beside = squares.flatMap(({ at }) => SIDES.map((side) => neighbour(at, side))).filter((at) => takesTile(groundAt(board, at)));
    const round = [...new Set(beside.map((at) => indexIn(width, at)))];
    for (const index of round) add(leaps, index, round);
  }
};
const ferryLeaps = ({ from, to }: Ferry, width: number, leaps: Map<number, number[]>): void => {
  const [a, b] = [indexIn(width, [from[0], from[1]]), indexIn(width, [to[0], to[1]])];
  add(leaps, a, [b]);
  add(leaps, b, [a]);
};

const fieldOf = (board: Board): Field => {
  const width = boardWidth(board) + 2;
  const takes = new Uint8Array(width * (boardHeight(board) + 2));
  for (const [y, row] of board.rows.entries())
    for (let x = 0; x < row.length; x++) if (takesTile(groundAt(board, [x, y]))) takes[indexIn(width, [x, y])] = 1;
  const leaps = new Map<number, number[]>();
  cityLeaps(board, width, leaps);
  for (const ferry of board.ferries ?? []) ferryLeaps(ferry, width, leaps);
  return { width, takes, leaps };
};

const spread = ({ width, takes, leaps }: Field, starts: readonly number[]): Int32Array => {
  const distances = new Int32Array(takes.length).fill(UNREACHED);
  const queue = starts.filter((index) => takes[index] === 1);
  for (const index of queue) distances[index] = 0;
  const visit = (index: number, distance: number): void => {
    if (takes[index] !== 1 || distances[index] !== UNREACHED) return;
    distances[index] = distance;
    queue.push(index);
  };
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    const next = distances[at]! + 1;
    visit(at - width, next);
    visit(at + 1, next);
    visit(at + width, next);
    visit(at - 1, next);
    for (const leap of leaps.get(at) ?? []) visit(leap, next);
  }
  return distances;
};

/** How many tiles it takes at least from some squares to each square that can be reached. */
export const distancesFrom = (board: Board, from: readonly Square[]): Distances => {
  const field = fieldOf(board);
  const inFrame = from.filter((square) => takesTile(groundAt(board, square)));
  const distances = spread(
    field,
    inFrame.map((square) => indexIn(field.width, square)),
  );
  return {
    of: (square) => {
      const distance = takesTile(groundAt(board, square)) ? distances[indexIn(field.width, square)]! : UNREACHED;
      return distance === UNREACHED ? undefined : distance;
    },
    all: () => [...distances].filter((distance) => distance !== UNREACHED),
  };
};
