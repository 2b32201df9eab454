import type { Task } from '../jobs/task.ts';
import type { Random } from '../random.ts';
import { Coins } from './coins.ts';

type Graph = readonly (readonly number[])[];

const FREE = 0;
const TAKEN = 1;
const EITHER = 2;

/**
 * Coupling from the past for any conflicts (Huber's bounding chain): a square may be known to be taken, known to be free, or either.
 * Beginning with every square either, all histories are followed at once; when none is left open, all have come to the same layout,
 * which is drawn exactly from the law in which every token weighs `weight / (256 - weight)`.
 * A square that stands for several tokens has a coin for each: it is taken where all show heads, free where all show tails.
 */
export class Bounding {
  readonly #first: Int32Array;
  readonly #others: Int32Array;
  readonly #state: Uint8Array;
  readonly #tosses: Int32Array;
  readonly #all: Int32Array;
  /** Tokens each square stands for, and the coins of those that stand for more than one, two, ... */
  readonly #weights: Uint8Array;
  readonly #further: readonly Int32Array[];
  readonly #coins = new Coins();
  /** Squares not known yet. */
  #open = 0;
  /** Sweeps over the board so far. */
  sweeps = 0;

  constructor(graph: Graph, weights: readonly number[] = []) {
    this.#first = new Int32Array(graph.length + 1);
    for (const [vertex, others] of graph.entries()) this.#first[vertex + 1] = (this.#first[vertex] as number) + others.length;
    this.#others = Int32Array.from(graph.flat());
    this.#state = new Uint8Array(graph.length);
    this.#tosses = new Int32Array((graph.length + 31) >> 5);
    this.#all = new Int32Array(this.#tosses.length).fill(-1);
    this.#weights = Uint8Array.from(graph, (_, vertex) => weights[vertex] ?? 1);
    const most = this.#weights.reduce((weight, each) => Math.max(weight, each), 1);
    this.#further = Array.from({ length: most - 1 }, () => new Int32Array(this.#tosses.length));
  }
  /** A layout of the law of `weight`: its number of tokens, or undefined if it would need more than so many sweeps. */
  *draw(random: Random, weight: number, mostSteps: number): Task<number | undefined> {
    const seeds: number[] = [];
    for (let steps = 4; steps <= mostSteps; steps *= 2) {
      while (seeds.length < steps) seeds.push(random.uint32());
      this.#begin(EITHER);
      for (let step = steps - 1; step >= 0; step--) this.#sweep(seeds[step] as number, weight);
      if (steps >= YIELD_AT) yield { stage: 'coupling', done: steps, total: mostSteps };
      if (this.#open === 0) return this.size();
    }
    return undefined;
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
  /** Tokens of the layout drawn last. */
  size(): number {
    let sum = 0;
    for (let vertex = 0; vertex < this.#state.length; vertex++) if (this.#state[vertex] === TAKEN) sum += this.#weights[vertex] as number;
    return sum;
  }
  holds(vertex: number): boolean {
    return this.#state[vertex] === TAKEN;
  }

  #begin(state: number): void {
    this.#state.fill(state);
    this.#open = state === EITHER ? this.#state.length : 0;
  }
  #meanSize(random: Random, weight: number): number {
    this.#begin(FREE);
    let sum = 0;
    for (let step = 0; step < TRIAL; step++) {
      this.#sweep(random.uint32(), weight);
      if (step >= TRIAL / 3) sum += this.size();
    }
    return sum / (TRIAL - Math.ceil(TRIAL / 3));
  }
  /** Gives every square a new state, one after the other, as its coin says. */
  #sweep(seed: number, weight: number): void {
    this.sweeps++;
    this.#coins.begin(seed);
    this.#coins.toss(this.#tosses, this.#all, weight);
    for (const [more, tosses] of this.#further.entries()) {
      this.#coins.begin(Math.imul(seed ^ (more + 1), FURTHER));
      this.#coins.toss(tosses, this.#all, weight);
    }
    const state = this.#state;
    let open = 0;
    for (let vertex = 0; vertex < state.length; vertex++) {
      const heads = headsOf(this.#tosses, vertex);
      if (this.#agree(vertex, heads)) state[vertex] = heads ? this.#beside(vertex) : FREE;
      if (state[vertex] === EITHER) open++;
    }
    this.#open = open;
  }
  /** Whether the further coins of a square show what its first does. */
  #agree(vertex: number, heads: number): boolean {
    for (let more = 0; more < (this.#weights[vertex] as number) - 1; more++)
      if (headsOf(this.#further[more] as Int32Array, vertex) !== heads) return false;
    return true;
  }
  #beside(vertex: number): number {
    let found = TAKEN;
    for (let i = this.#first[vertex] as number; i < (this.#first[vertex + 1] as number); i++) {
      const other = this.#state[this.#others[i] as number];
      if (other === TAKEN) return FREE;
      if (other === EITHER) found = EITHER;
    }
    return found;
  }
}

const headsOf = (tosses: Int32Array, vertex: number): number => ((tosses[vertex >> 5] as number) >>> (vertex & 31)) & 1;

/** An odd number that sets further coins apart from the first. */
const FURTHER = 0x2c1b3c6d;
const TRIAL = 300;
const YIELD_AT = 64;
