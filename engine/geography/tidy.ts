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

const CORNERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [-1, 0],
  [0, -1],
  [-1, -1],
];

/** Do the squares inside round this one fall into two groups or more? */
export const isNeck = (isInside: IsInside, x: number, y: number): boolean => {
  const ring = AROUND.map(([dx, dy]) => isInside(x + dx, y + dy));
  let groups = 0;
  for (let i = 0; i < ring.length; i += 2) if (ring[i] && !(ring[(i + 7) % 8] && ring[(i + 6) % 8])) groups++;
  return groups > 1;
};
const isThin = (isInside: IsInside, x: number, y: number): boolean =>
  !CORNERS.some(
    ([dx, dy]) =>
      isInside(x + dx, y + dy) && isInside(x + dx + 1, y + dy) && isInside(x + dx, y + dy + 1) && isInside(x + dx + 1, y + dy + 1),
  );
const neighboursInside = (isInside: IsInside, x: number, y: number): number =>
  Number(isInside(x, y - 1)) + Number(isInside(x + 1, y)) + Number(isInside(x, y + 1)) + Number(isInside(x - 1, y));

const ugliness = (isInside: IsInside, x: number, y: number, taste: Taste): number => {
  if (!isInside(x, y)) return neighboursInside(isInside, x, y) >= 3 ? taste.notch : 0;
  const isNoTip: IsInside = (a, b) => isInside(a, b) && (neighboursInside(isInside, a, b) > 1 || (a !== x && b !== y));
  const coast = taste.coast > 0 ? taste.coast * (4 - neighboursInside(isInside, x, y)) : 0;
  return (isThin(isInside, x, y) ? taste.thin : 0) + (isNeck(isNoTip, x, y) ? taste.neck : 0) + coast;
};

const ENOUGH = -1e-9;
const MOST_ROUNDS = 300;
const REACH = 4;

/** What flipping each square would cost: land misjudged more or less, ugliness more or less. */
class Gains {
  readonly #grid: LandGrid;
  readonly #set: Uint8Array;
  readonly #taste: Taste;
  readonly #gains: Float64Array;

  constructor(grid: LandGrid, set: Uint8Array, taste: Taste) {
    this.#grid = grid;
    this.#set = set;
    this.#taste = taste;
    this.#gains = new Float64Array(set.length);
    this.#refresh(0, 0, grid.columns, grid.rows);
  }

  #isInside: IsInside = (x, y) =>
    x >= 0 && y >= 0 && x < this.#grid.columns && y < this.#grid.rows && this.#set[y * this.#grid.columns + x] === 1;

  #uglinessAround(x: number, y: number): number {
    let sum = 0;
    for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) sum += ugliness(this.#isInside, x + dx, y + dy, this.#taste);
    return sum;
  }

  #gain(x: number, y: number): number {
    const index = y * this.#grid.columns + x;
    const was = this.#set[index]!;
    if (neighboursInside(this.#isInside, x, y) === (was ? 4 : 0)) return 0;
    const before = this.#uglinessAround(x, y);
    this.#set[index] = 1 - was;
    const after = this.#uglinessAround(x, y);
    this.#set[index] = was;
    return (was ? 1 : -1) * (this.#grid.shares[index]! - this.#taste.threshold) + after - before;
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
    this.#set[best] = 1 - this.#set[best]!;
    const [x, y] = [best % this.#grid.columns, Math.floor(best / this.#grid.columns)];
    this.#refresh(x - REACH, y - REACH, x + REACH + 1, y + REACH + 1);
    return true;
  }
}

/** Flips single squares, steepest first, as long as land misjudged and ugliness together fall. Changes the set in place. */
export const tidy = (grid: LandGrid, set: Uint8Array, taste: Taste): void => {
  const gains = new Gains(grid, set, taste);
  for (let round = 0; round < MOST_ROUNDS && gains.flipBest(); round++);
};
