import type { Task } from '../jobs/task.ts';
import type { Random } from '../random.ts';
import { Coins } from './coins.ts';

/**
 * Coupling from the past on a two-coloured grid, 32 squares a word (Propp and Wilson; Haeggstroem and Nelander).
 * All histories lie between two: the one begun with every even square taken and the one begun with every odd square taken.
 * Once both have come to the same layout, from far enough in the past, so have all: that layout is drawn exactly from the hard-core
 * law, in which every token weighs `weight / (256 - weight)`. Those of one size are then all equally likely.
 * A square that stands for several tokens has a coin for each: it is taken where all show heads, free where all show tails.
 */
export class Coupling {
  readonly #width: number;
  /** Words a row. */
  readonly #words: number;
  readonly #free: Int32Array;
  readonly #upper: Int32Array;
  readonly #lower: Int32Array;
  readonly #coins: Int32Array;
  /** Squares that stand for more than one, two, ... tokens; those whose coins do not agree, which stay as they are. */
  readonly #heavy: readonly Int32Array[];
  readonly #stays: Int32Array | undefined;
  readonly #further: Int32Array;
  readonly #chance = new Coins();
  /** Sweeps over the board so far. */
  sweeps = 0;

  constructor(squares: readonly (readonly [number, number])[], weights: readonly number[] = []) {
    this.#width = 1 + squares.reduce((most, [x]) => Math.max(most, x), 0);
    const height = 1 + squares.reduce((most, [, y]) => Math.max(most, y), 0);
    this.#words = (this.#width + 31) >> 5;
    const size = (height + 2) * this.#words;
    this.#free = new Int32Array(size);
    for (const [x, y] of squares) this.#set(this.#free, x, y);
    this.#upper = new Int32Array(size);
    this.#lower = new Int32Array(size);
    this.#coins = new Int32Array(size);
    this.#heavy = this.#masksOf(squares, weights);
    this.#stays = this.#heavy.length > 0 ? new Int32Array(size) : undefined;
    this.#further = new Int32Array(this.#heavy.length > 0 ? size : 0);
  }
  #masksOf(squares: readonly (readonly [number, number])[], weights: readonly number[]): Int32Array[] {
    const most = weights.reduce((weight, each) => Math.max(weight, each), 1);
    const masks = Array.from({ length: most - 1 }, () => new Int32Array(this.#free.length));
    for (const [i, [x, y]] of squares.entries()) for (const mask of masks.slice(0, (weights[i] ?? 1) - 1)) this.#set(mask, x, y);
    return masks;
  }
  /** A layout of the law of `weight`, or undefined if it would need more than so many sweeps. */
  *draw(random: Random, weight: number, mostSteps: number): Task<number | undefined> {
    const seeds: number[] = [];
    for (let steps = 4; steps <= mostSteps; steps *= 2) {
      while (seeds.length < steps) seeds.push(random.uint32());
      this.#begin();
      for (let step = steps - 1; step >= 0; step--) this.#sweep(seeds[step] as number, weight, true);
      if (steps >= YIELD_AT) yield { stage: 'coupling', done: steps, total: mostSteps };
      if (this.#met()) return this.size();
    }
    return undefined;
  }
  /** Tokens of the layout drawn last. */
  size(): number {
    let sum = 0;
    for (const word of this.#upper) sum += bitsOf(word);
    for (const mask of this.#heavy) for (let i = 0; i < mask.length; i++) sum += bitsOf((this.#upper[i] as number) & (mask[i] as number));
    return sum;
  }
  holds(x: number, y: number): boolean {
    return (((this.#upper[this.#wordOf(x, y)] as number) >>> (x & 31)) & 1) === 1;
  }
  /** The weight (of 255) at which layouts have about `wanted` tokens: by halving, each tried by a run of its own. */
  *weightFor(random: Random, wanted: number): Task<number> {
    let [low, high] = [1, 255];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#meanSize(random, middle) < wanted) low = middle + 1;
      else high = middle;
      yield { stage: 'coupling', done: 255 - (high - low), total: 255 };
    }
    return low;
  }

  #meanSize(random: Random, weight: number): number {
    this.#upper.fill(0);
    let sum = 0;
    for (let step = 0; step < TRIAL; step++) {
      this.#sweep(random.uint32(), weight, false);
      if (step >= TRIAL / 3) sum += this.size();
    }
    return sum / (TRIAL - Math.ceil(TRIAL / 3));
  }
  /** A row of nothing lies above the first row and below the last, so that every row has neighbours. */
  #wordOf(x: number, y: number): number {
    return (y + 1) * this.#words + (x >> 5);
  }
  #set(into: Int32Array, x: number, y: number): void {
    const i = this.#wordOf(x, y);
    into[i] = (into[i] as number) | (1 << (x & 31));
  }
  #begin(): void {
    for (let i = 0; i < this.#free.length; i++) {
      const even = Math.floor(i / this.#words) % 2 === 1 ? EVEN : ~EVEN;
      this.#upper[i] = (this.#free[i] as number) & even;
      this.#lower[i] = (this.#free[i] as number) & ~even;
    }
  }
  #met(): boolean {
    for (let i = 0; i < this.#upper.length; i++) if (this.#upper[i] !== this.#lower[i]) return false;
    return true;
  }
  #sweep(seed: number, weight: number, both: boolean): void {
    this.sweeps++;
    this.#chance.begin(seed);
    this.#chance.toss(this.#coins, this.#free, weight);
    const lower = both ? this.#lower : this.#upper;
    if (this.#stays) {
      this.#sweepHeavy(seed, weight, lower, this.#stays);
      return;
    }
    renew(this.#upper, lower, this.#coins, this.#words, EVEN);
    renew(this.#upper, lower, this.#coins, this.#words, ~EVEN);
  }
  #sweepHeavy(seed: number, weight: number, lower: Int32Array, stays: Int32Array): void {
    this.#tossFurther(seed, weight, stays);
    this.#renewBut(stays, lower, EVEN);
    this.#renewBut(stays, lower, ~EVEN);
  }
  /** Gives the squares of a colour a new state but those that stay: no two of a colour are neighbours. */
  #renewBut(stays: Int32Array, lower: Int32Array, colour: number): void {
    const [up, low] = [this.#upper.slice(), lower.slice()];
    renew(this.#upper, lower, this.#coins, this.#words, colour);
    for (let i = 0; i < stays.length; i++) {
      const stay = stays[i] as number;
      this.#upper[i] = ((this.#upper[i] as number) & ~stay) | ((up[i] as number) & stay);
      lower[i] = ((lower[i] as number) & ~stay) | ((low[i] as number) & stay);
    }
  }
  /** Coins of heavy squares show heads only where all do. */
  #tossFurther(seed: number, weight: number, stays: Int32Array): void {
    stays.fill(0);
    for (const [more, mask] of this.#heavy.entries()) {
      this.#chance.begin(Math.imul(seed ^ (more + 1), FURTHER));
      this.#chance.toss(this.#further, mask, weight);
      for (let i = 0; i < mask.length; i++) {
        const [coin, heavy] = [this.#coins[i] as number, mask[i] as number];
        stays[i] = (stays[i] as number) | ((coin ^ (this.#further[i] as number)) & heavy);
      }
    }
    for (let i = 0; i < stays.length; i++) this.#coins[i] = (this.#coins[i] as number) & ~(stays[i] as number);
  }
}

/** Gives every square of one colour a new state, in both layouts: taken if its coin says so and no neighbour is. */
const renew = (upper: Int32Array, lower: Int32Array, coins: Int32Array, words: number, firstColour: number): void => {
  let colour = firstColour;
  for (let row = words; row < coins.length - words; row += words) {
    const end = row + words;
    let above = 0;
    let below = 0;
    for (let i = row; i < end; i++) {
      const up = upper[i] as number;
      const low = lower[i] as number;
      let nearUp = (up << 1) | (up >>> 1) | above | (upper[i - words] as number) | (upper[i + words] as number);
      let nearLow = (low << 1) | (low >>> 1) | below | (lower[i - words] as number) | (lower[i + words] as number);
      if (i + 1 < end) {
        nearUp |= (upper[i + 1] as number) << 31;
        nearLow |= (lower[i + 1] as number) << 31;
      }
      const heads = (coins[i] as number) & colour;
      above = up >>> 31;
      below = low >>> 31;
      upper[i] = (up & ~colour) | (heads & ~nearUp);
      lower[i] = (low & ~colour) | (heads & ~nearLow);
    }
    colour = ~colour;
  }
};

const EVEN = 0x55555555;
/** An odd number that sets further coins apart from the first. */
const FURTHER = 0x2c1b3c6d;
const TRIAL = 600;
const YIELD_AT = 64;

const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
