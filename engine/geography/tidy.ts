import { AROUND } from '../grid.ts';
import type { LandGrid } from './land-grid.ts';

/** How much ugliness weighs against land misjudged, in squares. */
export interface Taste {
  readonly threshold: number;
  /** For a square in no block of two by two. */
  readonly thin: number;
  /** For a square that alone joins two parts of the board. */
  readonly neck: number;
  /** For a gap with three squares round it. */
  readonly notch: number;
  /** For every side of a square that lies on the outside. */
  readonly coast: number;
}
type IsInside = (x: number, y: number) => boolean;

/** Do the squares inside round this one fall into two groups or more? */
export const isNeck = (isInside: IsInside, x: number, y: number): boolean => {
  const ring = AROUND.map(([dx, dy]) => isInside(x + dx, y + dy));
  let groups = 0;
  for (let i = 0; i < ring.length; i += 2) if (ring[i] && !(ring[(i + 7) % 8] && ring[(i + 6) % 8])) groups++;
  return groups > 1;
};

/** A grid with room round it, so that no neighbour of a square ever lies off it. */
const ROOM = 4;
class Padded {
  readonly stride: number;
  readonly set: Uint8Array;
  readonly #grid: LandGrid;

  constructor(grid: LandGrid, set: Uint8Array) {
    this.#grid = grid;
    this.stride = grid.columns + 2 * ROOM;
    this.set = new Uint8Array(this.stride * (grid.rows + 2 * ROOM));
    for (let y = 0; y < grid.rows; y++) this.set.set(set.subarray(y * grid.columns, (y + 1) * grid.columns), this.at(0, y));
  }
  at(x: number, y: number): number {
    return (y + ROOM) * this.stride + x + ROOM;
  }
  writeTo(set: Uint8Array): void {
    const { columns, rows } = this.#grid;
    for (let y = 0; y < rows; y++) set.set(this.set.subarray(this.at(0, y), this.at(columns, y)), y * columns);
  }
  /** How many of the four squares beside one are inside. */
  beside(i: number): number {
    const { set, stride } = this;
    return set[i - stride]! + set[i + 1]! + set[i + stride]! + set[i - 1]!;
  }
  ugliness(i: number, { thin, neck, notch, coast }: Taste): number {
    const { set } = this;
    const around = this.beside(i);
    if (set[i] === 0) return around >= 3 ? notch : 0;
    return (this.#isThin(i) ? thin : 0) + (this.#isNeck(i) ? neck : 0) + (coast > 0 ? coast * (4 - around) : 0);
  }
  /** In no full block of two by two. */
  #isThin(i: number): boolean {
    const { set, stride } = this;
    const [n, e, s, w] = [set[i - stride]!, set[i + 1]!, set[i + stride]!, set[i - 1]!];
    if (n & e & set[i - stride + 1]! || e & s & set[i + stride + 1]!) return false;
    return !(s & w & set[i + stride - 1]! || w & n & set[i - stride - 1]!);
  }
  /** As `isNeck`, but a tip of one square joins nothing. */
  #isNeck(i: number): boolean {
    const { set, stride } = this;
    const joins = (at: number): boolean => set[at] === 1 && this.beside(at) > 1;
    const [n, e, s, w] = [joins(i - stride), joins(i + 1), joins(i + stride), joins(i - 1)];
    const isApart = (side: boolean, corner: number, before: boolean): number => Number(side && !(set[corner] === 1 && before));
    const groups =
      isApart(n, i - stride - 1, w) + isApart(e, i - stride + 1, n) + isApart(s, i + stride + 1, e) + isApart(w, i + stride - 1, s);
    return groups > 1;
  }
}

const ENOUGH = -1e-9;
const MOST_ROUNDS = 300;
const REACH = 4;

/** What flipping each square would cost: land misjudged more or less, ugliness more or less. */
class Gains {
  readonly #grid: LandGrid;
  readonly #board: Padded;
  readonly #taste: Taste;
  readonly #gains: Float64Array;
  /** Ugliness of each square as it is now. */
  readonly #ugly: Float64Array;

  constructor(grid: LandGrid, board: Padded, taste: Taste) {
    this.#grid = grid;
    this.#board = board;
    this.#taste = taste;
    this.#gains = new Float64Array(grid.shares.length);
    this.#ugly = new Float64Array(board.set.length);
    this.#look(-2, -2, grid.columns + 2, grid.rows + 2);
    this.#refresh(0, 0, grid.columns, grid.rows);
  }

  #look(left: number, top: number, right: number, bottom: number): void {
    const board = this.#board;
    for (let y = Math.max(top, -2); y < Math.min(bottom, this.#grid.rows + 2); y++) {
      const last = board.at(Math.min(right, this.#grid.columns + 2), y);
      for (let i = board.at(Math.max(left, -2), y); i < last; i++) this.#ugly[i] = board.ugliness(i, this.#taste);
    }
  }
  #uglyAround(i: number, isLooked: boolean): number {
    const { stride } = this.#board;
    let sum = 0;
    for (let row = i - 2 * stride - 2; row <= i + 2 * stride - 2; row += stride)
      for (let j = row; j < row + 5; j++) sum += isLooked ? this.#ugly[j]! : this.#board.ugliness(j, this.#taste);
    return sum;
  }

  #gain(x: number, y: number): number {
    const { set } = this.#board;
    const i = this.#board.at(x, y);
    const was = set[i]!;
    if (this.#board.beside(i) === (was ? 4 : 0)) return 0;
    set[i] = 1 - was;
    const after = this.#uglyAround(i, false);
    set[i] = was;
    const misjudged = (was ? 1 : -1) * (this.#grid.shares[y * this.#grid.columns + x]! - this.#taste.threshold);
    return misjudged + after - this.#uglyAround(i, true);
  }

  #refresh(left: number, top: number, right: number, bottom: number): void {
    const { columns, rows } = this.#grid;
    for (let y = Math.max(1, top); y < Math.min(rows - 1, bottom); y++)
      for (let x = Math.max(1, left); x < Math.min(columns - 1, right); x++) this.#gains[y * columns + x] = this.#gain(x, y);
  }

  /** Flips the square that gains most; false when none gains anything. */
  flipBest(): boolean {
    let best = 0;
    for (let i = 1; i < this.#gains.length; i++) if (this.#gains[i]! < this.#gains[best]!) best = i;
    if (this.#gains[best]! > ENOUGH) return false;
    const [x, y] = [best % this.#grid.columns, Math.floor(best / this.#grid.columns)];
    const i = this.#board.at(x, y);
    this.#board.set[i] = 1 - this.#board.set[i]!;
    this.#look(x - 2, y - 2, x + 3, y + 3);
    this.#refresh(x - REACH, y - REACH, x + REACH + 1, y + REACH + 1);
    return true;
  }
}

/** Flips single squares, steepest first, as long as land misjudged and ugliness together fall. Changes the set in place. */
export const tidy = (grid: LandGrid, set: Uint8Array, taste: Taste): void => {
  const board = new Padded(grid, set);
  const gains = new Gains(grid, board, taste);
  for (let round = 0; round < MOST_ROUNDS && gains.flipBest(); round++);
  board.writeTo(set);
};
