import type { Task } from '../jobs/task.ts';
import type { Random } from '../random.ts';
import type { Diagram } from './diagram.ts';
import type { Forced } from './sweep.ts';

/**
 * Draws layouts of any size, each with a probability that depends on its size alone (every token weighs `lambda`).
 * Those that happen to have the wanted size are uniform among themselves, up to the rounding of doubles (about 1e-12).
 */
export class FugacityDraw {
  readonly #diagram: Diagram;
  /** For each node the probability that its vertex is taken. */
  readonly #take: readonly Float64Array[];
  readonly #wanted: number;
  readonly #found: Int32Array;
  readonly lambda: number;
  /** Layouts drawn so far, of any size. */
  tries = 0;

  constructor(diagram: Diagram, take: readonly Float64Array[], wanted: number, lambda: number) {
    this.#diagram = diagram;
    this.#take = take;
    this.#wanted = wanted;
    this.#found = new Int32Array(diagram.order.length);
    this.lambda = lambda;
  }
  /** A layout of any size: true if it has the wanted one, which `vertices` then gives. */
  try(random: Random): boolean {
    this.tries++;
    let [node, size, found] = [0, 0, 0];
    for (let i = 0; i < this.#diagram.order.length; i++) {
      const taken = unit(random) < (this.#take[i]?.[node] as number);
      node = (taken ? this.#diagram.hi[i]?.[node] : this.#diagram.lo[i]?.[node]) as number;
      if (!taken) continue;
      size += this.#diagram.weights[i] as number;
      if (size > this.#wanted) return false;
      this.#found[found++] = this.#diagram.order[i] as number;
    }
    this.#found.fill(-1, found);
    return size === this.#wanted;
  }
  vertices(): number[] {
    return Array.from(this.#found).filter((vertex) => vertex >= 0);
  }
}

/** A double from 0 to 1, all 53 bits of it random. */
const unit = (random: Random): number => (random.uint32() * 2 ** 21 + (random.uint32() >>> 11)) * 2 ** -53;

interface Swept {
  readonly take: readonly Float64Array[];
  /** Tokens of a layout on the average. */
  readonly mean: number;
}
/** Weights of the two futures of every node, and how many tokens they hold on the average, from the last layer back. */
function* sweep(diagram: Diagram, lambda: number, forced: Forced | undefined, keep: boolean): Task<Swept> {
  const n = diagram.order.length;
  const take: Float64Array[] = [];
  let [ways, mean]: Float64Array[] = [ends(diagram), new Float64Array(diagram.sizes[n] as number)];
  for (let i = n - 1; i >= 0; i--) {
    const layer: SweptLayer = sweepLayer(diagram, i, ways as Float64Array, mean as Float64Array, lambda, forced?.[i] ?? 0);
    if (keep) take[i] = layer.take;
    [ways, mean] = [layer.ways, layer.mean];
    if (i % 16 === 0) yield { stage: 'fugacity', done: n - i, total: n };
  }
  return { take, mean: mean?.[0] as number };
}
/** The last layer: node 0 is the end of a layout. */
const ends = ({ sizes, order }: Diagram): Float64Array => {
  const ways = new Float64Array(sizes[order.length] as number);
  ways[0] = 1;
  return ways;
};
interface SweptLayer {
  readonly take: Float64Array;
  readonly ways: Float64Array;
  readonly mean: Float64Array;
}
const LARGE = 2 ** 200;
const sweepLayer = (diagram: Diagram, i: number, ways: Float64Array, mean: Float64Array, lambda: number, forced: number): SweptLayer => {
  const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
  const weight = diagram.weights[i] as number;
  const size = lo.length;
  const out = { take: new Float64Array(size), ways: new Float64Array(size), mean: new Float64Array(size) };
  let factor = 1;
  for (let w = 0; w < weight; w++) factor *= lambda;
  let most = 0;
  for (let node = 0; node < size; node++) {
    const [left, taken] = [lo[node] as number, hi[node] as number];
    const without = forced === 1 ? 0 : (ways[left] as number);
    const withIt = taken < 0 || forced === -1 ? 0 : factor * (ways[taken] as number);
    const all = without + withIt;
    const share = all === 0 ? 0 : withIt / all;
    out.ways[node] = all;
    out.take[node] = share;
    out.mean[node] = (1 - share) * (mean[left] as number) + (taken < 0 ? 0 : share * (weight + (mean[taken] as number)));
    if (all > most) most = all;
  }
  if (most > LARGE) for (let node = 0; node < size; node++) out.ways[node] = (out.ways[node] as number) / LARGE;
  return out;
};

const ROUNDS = 30;
/** Near enough: the share of draws that hit the wanted size hardly changes any more. */
const NEAR = 0.05;

/** The weight of a token at which layouts have `wanted` tokens on the average, by halving. */
export function* lambdaFor(diagram: Diagram, wanted: number, forced?: Forced): Task<number> {
  let [low, high, lambda] = [0, Number.POSITIVE_INFINITY, 1];
  for (let round = 0; round < ROUNDS; round++) {
    const { mean } = yield* sweep(diagram, lambda, forced, false);
    if (Math.abs(mean - wanted) < NEAR) return lambda;
    if (mean < wanted) low = lambda;
    else high = lambda;
    lambda = high === Number.POSITIVE_INFINITY ? 4 * low : low === 0 ? high / 4 : Math.sqrt(low * high);
  }
  return lambda;
}

/** A source of layouts of the wanted size. */
export function* fugacityDraw(diagram: Diagram, wanted: number, forced?: Forced): Task<FugacityDraw> {
  const lambda = yield* lambdaFor(diagram, wanted, forced);
  const { take } = yield* sweep(diagram, lambda, forced, true);
  return new FugacityDraw(diagram, take, wanted, lambda);
}
