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
 */
export class Bounding {
  readonly #first: Int32Array;
  readonly #others: Int32Array;
  readonly #state: Uint8Array;
  readonly #tosses: Int32Array;
  readonly #all: Int32Array;
  readonly #coins = new Coins();
  /** Squares not known yet. */
  #open = 0;
  /** Sweeps over the board so far. */
  sweeps = 0;

  constructor(graph: Graph) {
    this.#first = new Int32Array(graph.length + 1);
    for (const [vertex, others] of graph.entries()) this.#first[vertex + 1] = (this.#first[vertex] as number) + others.length;
    this.#others = Int32Array.from(graph.flat());
    this.#state = new Uint8Array(graph.length);
    this.#tosses = new Int32Array((graph.length + 31) >> 5);
    this.#all = new Int32Array(this.#tosses.length).fill(-1);
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
    for (const state of this.#state) if (state === TAKEN) sum++;
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
    const state = this.#state;
    let open = 0;
    for (let vertex = 0; vertex < state.length; vertex++) {
      const heads = ((this.#tosses[vertex >> 5] as number) >>> (vertex & 31)) & 1;
      const now = heads ? this.#beside(vertex) : FREE;
      state[vertex] = now;
      if (now === EITHER) open++;
    }
    this.#open = open;
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

const TRIAL = 300;
const YIELD_AT = 64;
