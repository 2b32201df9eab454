import type { Task } from '../jobs/task.ts';
import type { Diagram } from './diagram.ts';
import type { Forced } from './sweep.ts';

/** The best choice of vertices, and what it is worth. */
export interface Best {
  readonly value: number;
  readonly vertices: readonly number[];
}

/** What is best from each node of a layer with each number of tokens; minus infinity where there is no way. */
type Layer = Float64Array;

/** The numbers of tokens that can matter from a layer on. */
interface Reach {
  readonly from: number;
  readonly to: number;
}
const reachesOf = ({ weights }: Diagram, tokens: number): Reach[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  const reaches = [{ from: tokens, to: tokens }];
  for (const weight of weights) {
    before += weight;
    reaches.push({ from: Math.max(0, tokens - before), to: Math.min(tokens, total - before) });
  }
  return reaches;
};

/** Whether a vertex is better taken, a bit for each node and number of tokens: all that is kept of a layer. */
type Choice = Uint8Array;

class BestSweep {
  readonly #diagram: Diagram;
  readonly #width: number;
  readonly #reaches: readonly Reach[];
  readonly choices: Choice[] = [];
  layer: Layer;

  constructor(diagram: Diagram, tokens: number) {
    this.#diagram = diagram;
    this.#width = tokens + 1;
    this.#reaches = reachesOf(diagram, tokens);
    this.layer = new Float64Array(this.#width * (diagram.sizes[diagram.order.length] as number)).fill(Number.NEGATIVE_INFINITY);
    this.layer[0] = 0;
  }
  /** Goes from the layer after `i` to `i`. */
  step(i: number, worth: number, forced: number): void {
    const [lo, hi] = [this.#diagram.lo[i] as Int32Array, this.#diagram.hi[i] as Int32Array];
    const [weight, width, next] = [this.#diagram.weights[i] as number, this.#width, this.layer];
    const { from, to } = this.#reaches[i] as Reach;
    const here = new Float64Array(lo.length * width).fill(Number.NEGATIVE_INFINITY);
    const choice = new Uint8Array((here.length + 7) >> 3);
    for (let node = 0; node < lo.length; node++) {
      const [at, left] = [node * width, (lo[node] as number) * width];
      const canTake = forced !== -1 && (hi[node] as number) >= 0;
      const taken = (hi[node] as number) * width - weight;
      for (let j = from; j <= to; j++) {
        const without = forced === 1 ? Number.NEGATIVE_INFINITY : (next[left + j] as number);
        const withIt = !canTake || j < weight ? Number.NEGATIVE_INFINITY : (next[taken + j] as number) + worth;
        here[at + j] = Math.max(without, withIt);
        if (withIt > without) choice[(at + j) >> 3] = (choice[(at + j) >> 3] as number) | (1 << ((at + j) & 7));
      }
    }
    this.choices[i] = choice;
    this.layer = here;
  }
  follow(tokens: number): number[] {
    const { lo, hi, order, weights } = this.#diagram;
    const vertices: number[] = [];
    let [node, left] = [0, tokens];
    for (let i = 0; i < order.length; i++) {
      const at = node * this.#width + left;
      const isTaken = (((this.choices[i] as Choice)[at >> 3] as number) >> (at & 7)) & 1;
      node = (isTaken ? hi[i]?.[node] : lo[i]?.[node]) as number;
      if (!isTaken) continue;
      vertices.push(order[i] as number);
      left -= weights[i] as number;
    }
    return vertices;
  }
}

/** The layout of exactly `tokens` tokens worth most, each vertex having a worth; undefined if there is none. */
export function* bestLayout(diagram: Diagram, tokens: number, worth: ArrayLike<number>, forced?: Forced): Task<Best | undefined> {
  const n = diagram.order.length;
  const sweep = new BestSweep(diagram, tokens);
  for (let i = n - 1; i >= 0; i--) {
    sweep.step(i, worth[diagram.order[i] as number] as number, forced?.[i] ?? 0);
    if (i % 32 === 0 || (diagram.sizes[i] as number) > WIDE) yield { stage: 'best', done: n - i, total: n };
  }
  const value = sweep.layer[tokens] as number;
  return value === Number.NEGATIVE_INFINITY ? undefined : { value, vertices: sweep.follow(tokens) };
}
/** A layer of so many nodes is a step by itself. */
const WIDE = 10_000;

/** The most tokens any layout has, and one that has them; undefined if the locks leave none at all. */
export function* fullestLayout(diagram: Diagram, forced?: Forced): Task<Best | undefined> {
  const n = diagram.order.length;
  const layers: Layer[] = [];
  layers[n] = new Float64Array(diagram.sizes[n] as number).fill(Number.NEGATIVE_INFINITY);
  (layers[n] as Layer)[0] = 0;
  for (let i = n - 1; i >= 0; i--) {
    layers[i] = fullestLayer(diagram, i, layers[i + 1] as Layer, forced?.[i] ?? 0);
    if (i % 32 === 0) yield { stage: 'best', done: n - i, total: n };
  }
  const value = layers[0]?.[0] as number;
  return value === Number.NEGATIVE_INFINITY ? undefined : { value, vertices: followFullest(diagram, layers, forced) };
}
const fullestLayer = (diagram: Diagram, i: number, next: Layer, forced: number): Layer => {
  const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
  const weight = diagram.weights[i] as number;
  const here = new Float64Array(lo.length);
  for (let node = 0; node < lo.length; node++) {
    const taken = hi[node] as number;
    const without = forced === 1 ? Number.NEGATIVE_INFINITY : (next[lo[node] as number] as number);
    const withIt = taken < 0 || forced === -1 ? Number.NEGATIVE_INFINITY : (next[taken] as number) + weight;
    here[node] = Math.max(without, withIt);
  }
  return here;
};
const followFullest = (diagram: Diagram, layers: readonly Layer[], forced: Forced | undefined): number[] => {
  const vertices: number[] = [];
  let node = 0;
  for (let i = 0; i < diagram.order.length; i++) {
    const lo = diagram.lo[i]?.[node] as number;
    const stays = forced?.[i] !== 1 && layers[i + 1]?.[lo] === layers[i]?.[node];
    if (!stays) vertices.push(diagram.order[i] as number);
    node = stays ? lo : (diagram.hi[i]?.[node] as number);
  }
  return vertices;
};
