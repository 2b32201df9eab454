import type { Square } from '../grid.ts';

/** How evenly tokens lie over a board. */
export interface Evenness {
  /** Mean squared distance of every square of the board to its nearest token: small is even. The primary score. */
  readonly energy: number;
  /** Squared distance from its nearest token of the square farthest from any. */
  readonly hole: number;
  /** The greatest difference, over all rectangles, between the share of tokens and the share of squares in it. */
  readonly discrepancy: number;
  /** Mean distance of each token to the next: large is even. */
  readonly spacing: number;
}
export const MEASURES = ['energy', 'hole', 'discrepancy', 'spacing'] as const;
export type Measure = (typeof MEASURES)[number];

/** Scores layouts on one board; made once, then asked often. */
export class EvennessMeter {
  readonly #squares: readonly Square[];
  readonly #width: number;
  readonly #height: number;
  readonly #lies: Uint8Array;
  readonly #near: Int32Array;
  /** What each square takes off, so that the whole board comes to -1. */
  readonly #spread: Float64Array;
  readonly #difference: Float64Array;
  readonly #columns: Float64Array;

  /** `squares`: all squares of the board that count. */
  constructor(squares: readonly Square[]) {
    this.#squares = squares;
    this.#width = 1 + squares.reduce((most, [x]) => Math.max(most, x), 0);
    this.#height = 1 + squares.reduce((most, [, y]) => Math.max(most, y), 0);
    const size = this.#width * this.#height;
    this.#lies = new Uint8Array(size);
    this.#near = new Int32Array(size);
    this.#spread = new Float64Array(size);
    for (const [x, y] of squares) this.#spread[y * this.#width + x] = -1 / squares.length;
    this.#difference = new Float64Array(size);
    this.#columns = new Float64Array(this.#width);
  }
  measure(tokens: readonly Square[]): Evenness {
    const { energy, hole } = this.#coverage(tokens);
    return { energy, hole, discrepancy: this.#discrepancy(tokens), spacing: spacingOf(tokens) };
  }
  energy(tokens: readonly Square[]): number {
    return this.#coverage(tokens).energy;
  }

  #coverage(tokens: readonly Square[]): { energy: number; hole: number } {
    this.#measureRows(tokens);
    let [sum, hole] = [0, 0];
    for (const [x, y] of this.#squares) {
      const nearest = this.#nearest(x, y);
      sum += nearest;
      if (nearest > hole) hole = nearest;
    }
    return { energy: sum / Math.max(1, this.#squares.length), hole };
  }
  /** In each row, the distance of every place to the nearest token of that row. */
  #measureRows(tokens: readonly Square[]): void {
    const [width, near] = [this.#width, this.#near];
    this.#lies.fill(0);
    for (const [x, y] of tokens) this.#lies[y * width + x] = 1;
    for (let y = 0; y < this.#height; y++) {
      let since = FAR;
      for (let x = 0, i = y * width; x < width; x++, i++) {
        since = this.#lies[i] ? 0 : since + 1;
        near[i] = since;
      }
      since = FAR;
      for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
        since = this.#lies[i] ? 0 : since + 1;
        if (since < (near[i] as number)) near[i] = since;
      }
    }
  }
  /** The squared distance to the nearest token: rows from the nearest on, until a row is farther than what was found. */
  #nearest(x: number, y: number): number {
    const [width, near] = [this.#width, this.#near];
    const here = near[y * width + x] as number;
    let best = here * here;
    for (let step = 1; step * step < best && step < this.#height; step++) {
      for (const row of [y - step, y + step]) {
        if (row < 0 || row >= this.#height) continue;
        const aside = near[row * width + x] as number;
        if (aside * aside + step * step < best) best = aside * aside + step * step;
      }
    }
    return best;
  }
  #discrepancy(tokens: readonly Square[]): number {
    const [width, difference] = [this.#width, this.#difference];
    const share = 1 / Math.max(1, tokens.length);
    difference.set(this.#spread);
    for (const [x, y] of tokens) difference[y * width + x] = (difference[y * width + x] as number) + share;
    return widestSwing(difference, this.#columns, this.#height);
  }
}

/** For each band of rows the running sum by columns: the rectangle whose sum is farthest from nought is the widest swing of it. */
const widestSwing = (values: Float64Array, columns: Float64Array, height: number): number => {
  const width = columns.length;
  let most = 0;
  for (let top = 0; top < height; top++) {
    columns.fill(0);
    for (let row = top; row < height; row++) {
      let [sum, low, high] = [0, 0, 0];
      for (let x = 0, i = row * width; x < width; x++, i++) {
        const column = (columns[x] as number) + (values[i] as number);
        columns[x] = column;
        sum += column;
        if (sum < low) low = sum;
        if (sum > high) high = sum;
      }
      if (high - low > most) most = high - low;
    }
  }
  return most;
};
const FAR = 10_000;

const spacingOf = (tokens: readonly Square[]): number => {
  if (tokens.length < 2) return 0;
  const least = new Float64Array(tokens.length).fill(Number.POSITIVE_INFINITY);
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) {
    const [x, y] = tokens[i] as Square;
    for (let j = i + 1; j < tokens.length; j++) {
      const other = tokens[j] as Square;
      const far = (x - other[0]) * (x - other[0]) + (y - other[1]) * (y - other[1]);
      if (far < (least[i] as number)) least[i] = far;
      if (far < (least[j] as number)) least[j] = far;
    }
    sum += Math.sqrt(least[i] as number);
  }
  return sum / tokens.length;
};
