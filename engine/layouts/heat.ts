import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Objection } from '../objection.ts';
import { capacityOf, noSuchLayout, roomObjections } from './capacity.ts';
import type { Diagram } from './diagram.ts';
import { sampleLayouts } from './layouts.ts';
import type { Method } from './method.ts';
import { narrowed } from './narrow.ts';
import { planOf } from './plan.ts';
import type { LayoutProblem } from './problem.ts';
import { admits, forcedOf, type Structure, structureOf } from './structure.ts';
import type { Forced } from './sweep.ts';

/** For each square that may take a token, how many it holds on the average over all layouts: with one token a square, its probability. */
export interface Heat {
  readonly squares: readonly { readonly at: Square; readonly share: number }[];
  readonly method: Method;
  /** Layouts drawn, where the shares are not exact. */
  readonly samples?: number;
  readonly objections: readonly Objection[];
}

/** Numbers of one layer in doubles, times two to the power of `scale`. */
interface Layer {
  readonly numbers: Float64Array;
  readonly scale: number;
}
const LARGE = 2 ** 400;
const rescaled = (numbers: Float64Array, scale: number): Layer => {
  let most = 0;
  for (const value of numbers) if (value > most) most = value;
  if (most < LARGE) return { numbers, scale };
  for (let i = 0; i < numbers.length; i++) numbers[i] = (numbers[i] as number) / LARGE;
  return { numbers, scale: scale + 1 };
};

const backwards = (diagram: Diagram, i: number, next: Layer, width: number, forced: number): Layer => {
  const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
  const weight = diagram.weights[i] as number;
  const here = new Float64Array(lo.length * width);
  for (let node = 0; node < lo.length; node++) {
    const [at, left, taken] = [node * width, (lo[node] as number) * width, (hi[node] as number) * width];
    if (forced !== 1) for (let j = 0; j < width; j++) here[at + j] = next.numbers[left + j] as number;
    if (forced !== -1 && taken >= 0)
      for (let j = weight; j < width; j++) here[at + j] = (here[at + j] as number) + (next.numbers[taken + j - weight] as number);
  }
  return rescaled(here, next.scale);
};

/** Ways to come to each node with each number of tokens, and the ways through each vertex taken. */
class Forwards {
  readonly #diagram: Diagram;
  readonly #width: number;
  here: Layer;

  constructor(diagram: Diagram, width: number) {
    this.#diagram = diagram;
    this.#width = width;
    this.here = { numbers: new Float64Array(width), scale: 0 };
    this.here.numbers[0] = 1;
  }
  /** Goes over one layer; gives the ways that take its vertex, in the scale of `here` before and `next` together. */
  step(i: number, next: Layer, forced: number): number {
    const width = this.#width;
    const [lo, hi] = [this.#diagram.lo[i] as Int32Array, this.#diagram.hi[i] as Int32Array];
    const weight = this.#diagram.weights[i] as number;
    const into = new Float64Array((this.#diagram.sizes[i + 1] as number) * width);
    const from = this.here.numbers;
    let through = 0;
    for (let node = 0; node < lo.length; node++) {
      const [at, left, taken] = [node * width, (lo[node] as number) * width, (hi[node] as number) * width];
      if (forced !== 1) for (let j = 0; j < width; j++) into[left + j] = (into[left + j] as number) + (from[at + j] as number);
      if (forced === -1 || taken < 0) continue;
      for (let j = 0; j + weight < width; j++) {
        const ways = from[at + j] as number;
        into[taken + j + weight] = (into[taken + j + weight] as number) + ways;
        through += ways * (next.numbers[taken + width - 1 - j - weight] as number);
      }
    }
    this.here = rescaled(into, this.here.scale);
    return through;
  }
}

/** How many layers stand between two that are kept; the others are worked out again, a stretch at a time. */
const strideOf = (layers: number): number => Math.max(1, Math.ceil(Math.sqrt(layers)));

/** The ways to finish from each node of the layers of a diagram, from the last back to the first. */
class Backwards {
  readonly #diagram: Diagram;
  readonly #width: number;
  readonly #forced: Forced | undefined;
  readonly #kept: Layer[] = [];
  readonly stride: number;

  constructor(diagram: Diagram, width: number, forced: Forced | undefined) {
    this.#diagram = diagram;
    this.#width = width;
    this.#forced = forced;
    this.stride = strideOf(diagram.order.length);
  }
  get first(): Layer {
    return this.#kept[0] as Layer;
  }
  /** Goes through all layers, keeping some. */
  *run(): Task<void> {
    const n = this.#diagram.order.length;
    let layer: Layer = { numbers: new Float64Array(this.#width * (this.#diagram.sizes[n] as number)), scale: 0 };
    layer.numbers[0] = 1;
    this.#kept[n] = layer;
    for (let i = n - 1; i >= 0; i--) {
      layer = this.#before(i, layer);
      if (i % this.stride === 0) this.#kept[i] = layer;
      if (i % STEP === 0) yield { stage: 'heat', done: n - i, total: 3 * n };
    }
  }
  /** The layers after `from` up to the next that was kept. */
  stretch(from: number): readonly Layer[] {
    const end = Math.min(this.#diagram.order.length, from + this.stride);
    const layers: Layer[] = [];
    layers[end - from] = this.#kept[end] as Layer;
    for (let i = end - 1; i > from; i--) layers[i - from] = this.#before(i, layers[i - from + 1] as Layer);
    return layers;
  }
  #before(i: number, next: Layer): Layer {
    return backwards(this.#diagram, i, next, this.#width, this.#forced?.[i] ?? 0);
  }
}
const STEP = 8;

/** For each vertex the share of layouts of `tokens` tokens that take it: forwards and backwards through the diagram, in doubles. */
export function* sharesOf(diagram: Diagram, tokens: number, forced?: Forced): Task<Float64Array> {
  const n = diagram.order.length;
  const width = tokens + 1;
  const back = new Backwards(diagram, width, forced);
  yield* back.run();
  const forwards = new Forwards(diagram, width);
  const shares = new Float64Array(n);
  for (let from = 0; from < n; from += back.stride) {
    const layers = back.stretch(from);
    for (let i = from; i < Math.min(n, from + back.stride); i++) {
      const next = layers[i - from + 1] as Layer;
      const scale = forwards.here.scale + next.scale - back.first.scale;
      const through = forwards.step(i, next, forced?.[i] ?? 0);
      shares[diagram.order[i] as number] = (through / (back.first.numbers[tokens] as number)) * powerOfLarge(scale);
      if (i % STEP === 0) yield { stage: 'heat', done: n + 2 * i, total: 3 * n };
    }
  }
  return shares;
}
const powerOfLarge = (exponent: number): number => {
  let power = 1;
  for (let i = 0; i < Math.abs(exponent); i++) power *= exponent > 0 ? LARGE : 1 / LARGE;
  return power;
};

/** Sums the shares of all vertices that put a token on a square. */
const bySquareOf = ({ graph }: LayoutProblem, { diagram, puts }: Structure, shares: Float64Array): Heat['squares'] => {
  const sums = new Map(graph.squares.map((at) => [String(at), 0]));
  for (let vertex = 0; vertex < diagram.order.length; vertex++)
    for (const at of puts[vertex] ?? []) sums.set(String(at), (sums.get(String(at)) ?? 0) + (shares[vertex] as number));
  return graph.squares.map((at) => ({ at, share: sums.get(String(at)) ?? 0 }));
};

const HEAT_SAMPLES = 400;
/** Where the diagram is too wide: shares among layouts drawn by a fixed seed. */
function* heatBySamples(problem: LayoutProblem, { graph }: LayoutProblem): Task<Heat> {
  const { layouts, method, objections } = yield* sampleLayouts(problem, { seed: 'heat', count: HEAT_SAMPLES });
  const many = new Map<string, number>();
  for (const at of layouts.flat()) many.set(String(at), (many.get(String(at)) ?? 0) + 1);
  const share = (at: Square): number => (many.get(String(at)) ?? 0) / HEAT_SAMPLES;
  return { squares: graph.squares.map((at) => ({ at, share: share(at) })), method, samples: HEAT_SAMPLES, objections };
}

/** How likely each square is to hold a token, over all layouts of a problem. */
export function* heatOf(whole: LayoutProblem): Task<Heat> {
  const problem = narrowed(whole);
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0) return { squares: [], method: 'exact', objections };
  const structure = planOf(problem).heat === 'exact' ? yield* structureOf(problem) : undefined;
  if (!structure) return yield* heatBySamples(problem, whole);
  if (!admits(structure, problem)) return { squares: [], method: 'exact', objections: [noSuchLayout(problem)] };
  const shares = yield* sharesOf(structure.diagram, problem.count, forcedOf(structure, problem));
  if (Number.isNaN(shares[0] ?? 0)) return { squares: [], method: 'exact', objections: [noSuchLayout(problem)] };
  return { squares: bySquareOf(whole, structure, shares), method: 'exact', objections };
}
