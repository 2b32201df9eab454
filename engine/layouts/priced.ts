import type { Task } from '../jobs/task.ts';
import type { Diagram } from './diagram.ts';
import type { Forced } from './sweep.ts';

/** A layout of a wanted number of tokens, what it is worth, and what none of that number exceeds. */
export interface Priced {
  readonly vertices: readonly number[];
  readonly worth: number;
  readonly bound: number;
}

/** A way through a diagram: the node of each layer, and whether its vertex is taken. */
interface Way {
  readonly nodes: Int32Array;
  readonly taken: Uint8Array;
  readonly size: number;
  readonly worth: number;
}
/** Every token costs or brings the same beside the worth of its vertex, so that numbers of tokens need no table. */
interface Price {
  readonly scale: number;
  readonly token: number;
  /** Of two ways as good as each other, the one with more tokens. */
  readonly many: boolean;
}
interface Priceable {
  readonly diagram: Diagram;
  readonly worth: ArrayLike<number>;
  readonly forced: Forced | undefined;
}

/** What is best from each node of a layer, and how many tokens that takes. */
interface Layer {
  readonly values: Float64Array;
  readonly sizes: Int32Array;
}
const layerBefore = ({ diagram, worth, forced }: Priceable, i: number, next: Layer, price: Price, choice: Uint8Array): Layer => {
  const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
  const [weight, must] = [diagram.weights[i] as number, forced?.[i] ?? 0];
  const gain = (worth[diagram.order[i] as number] as number) * price.scale + weight * price.token;
  const here = { values: new Float64Array(lo.length), sizes: new Int32Array(lo.length) };
  for (let node = 0; node < lo.length; node++) {
    const [left, taken] = [lo[node] as number, hi[node] as number];
    const without = must === 1 ? Number.NEGATIVE_INFINITY : (next.values[left] as number);
    const withIt = taken < 0 || must === -1 ? Number.NEGATIVE_INFINITY : (next.values[taken] as number) + gain;
    const more = withIt > Number.NEGATIVE_INFINITY ? (next.sizes[taken] as number) + weight : 0;
    const isMore = more > (next.sizes[left] as number);
    const takes = withIt > without || (withIt === without && withIt > Number.NEGATIVE_INFINITY && isMore === price.many);
    here.values[node] = takes ? withIt : without;
    here.sizes[node] = takes ? more : (next.sizes[left] as number);
    if (takes) choice[node >> 3] = (choice[node >> 3] as number) | (1 << (node & 7));
  }
  return here;
};

/** The best way at a price; undefined where there is none at all. */
function* bestWay(priceable: Priceable, price: Price): Task<Way | undefined> {
  const { diagram } = priceable;
  const n = diagram.order.length;
  const end = diagram.sizes[n] as number;
  let layer: Layer = { values: new Float64Array(end).fill(Number.NEGATIVE_INFINITY), sizes: new Int32Array(end) };
  layer.values[0] = 0;
  const choices: Uint8Array[] = [];
  for (let i = n - 1; i >= 0; i--) {
    choices[i] = new Uint8Array(((diagram.sizes[i] as number) + 7) >> 3);
    layer = layerBefore(priceable, i, layer, price, choices[i] as Uint8Array);
    if (i % 32 === 0 || (diagram.sizes[i] as number) > WIDE) yield { stage: 'best', done: n - i, total: n };
  }
  return layer.values[0] === Number.NEGATIVE_INFINITY ? undefined : followed(priceable, choices);
}
/** A layer of so many nodes is a step by itself. */
const WIDE = 100_000;

const followed = ({ diagram, worth }: Priceable, choices: readonly Uint8Array[]): Way => {
  const { lo, hi, order, weights } = diagram;
  const way = { nodes: new Int32Array(order.length), taken: new Uint8Array(order.length) };
  let [node, size, sum] = [0, 0, 0];
  for (let i = 0; i < order.length; i++) {
    const isTaken = (((choices[i] as Uint8Array)[node >> 3] as number) >> (node & 7)) & 1;
    way.nodes[i] = node;
    way.taken[i] = isTaken;
    node = (isTaken ? hi[i]?.[node] : lo[i]?.[node]) as number;
    if (!isTaken) continue;
    size += weights[i] as number;
    sum += worth[order[i] as number] as number;
  }
  return { ...way, size, worth: sum };
};

/** Two ways that meet in a node may go on as the other does: the same price, another number of tokens. */
const crossed = ({ diagram, worth }: Priceable, first: Way, second: Way, size: number): Way | undefined => {
  const before = [0, 0];
  for (let i = 0; i < diagram.order.length; i++) {
    if (first.nodes[i] === second.nodes[i]) {
      if ((before[0] as number) + second.size - (before[1] as number) === size) return joined(diagram, worth, first, second, i);
      if ((before[1] as number) + first.size - (before[0] as number) === size) return joined(diagram, worth, second, first, i);
    }
    before[0] = (before[0] as number) + (first.taken[i] ? (diagram.weights[i] as number) : 0);
    before[1] = (before[1] as number) + (second.taken[i] ? (diagram.weights[i] as number) : 0);
  }
  return undefined;
};
const joined = ({ order, weights }: Diagram, worth: ArrayLike<number>, head: Way, tail: Way, at: number): Way => {
  const taken = Uint8Array.from(order, (_, i) => (i < at ? head : tail).taken[i] as number);
  const sum = (of: (i: number) => number): number => taken.reduce((all, isTaken, i) => all + isTaken * of(i), 0);
  return { nodes: tail.nodes, taken, size: sum((i) => weights[i] as number), worth: sum((i) => worth[order[i] as number] as number) };
};

/**
 * The layout of exactly `tokens` tokens worth most by sweeps that know no number of tokens: a price on each makes them fewer or more.
 * Where the number jumps over the wanted one, two ways that are equally good are joined; undefined where that cannot be.
 * Worths are whole numbers.
 */
export function* pricedLayout(priceable: Priceable, tokens: number): Task<Priced | undefined> {
  const { diagram, worth } = priceable;
  const span = Array.from(diagram.order, (vertex) => Math.abs(worth[vertex] as number)).reduce((sum, each) => sum + each, 1);
  let low = yield* bestWay(priceable, { scale: 1, token: -2 * span, many: false });
  let high = yield* bestWay(priceable, { scale: 1, token: 2 * span, many: true });
  if (!low || !high || low.size > tokens || high.size < tokens) return undefined;
  while (low.size < tokens && high.size > tokens) {
    const [scale, token]: [number, number] = [high.size - low.size, low.worth - high.worth];
    const value = (way: Way): number => way.worth * scale + way.size * token;
    const least: Way = (yield* bestWay(priceable, { scale, token, many: false })) as Way;
    const most: Way = (yield* bestWay(priceable, { scale, token, many: true })) as Way;
    if (value(least) <= value(low)) return joinedPrice(priceable, low, high, least, most, tokens);
    if (least.size >= tokens) high = least;
    else if (most.size <= tokens) low = most;
    else [low, high] = [least, most];
  }
  const found = low.size === tokens ? low : high;
  return { vertices: verticesOf(diagram, found), worth: found.worth, bound: found.worth };
}
const joinedPrice = (priceable: Priceable, low: Way, high: Way, least: Way, most: Way, tokens: number): Priced | undefined => {
  const ways = [low, high, least, most];
  const pairs = ways.flatMap((a, i) => ways.slice(i + 1).map((b): [Way, Way] => [a, b]));
  for (const [a, b] of pairs) {
    const found = a.size === tokens ? a : crossed(priceable, a, b, tokens);
    if (found) return { vertices: verticesOf(priceable.diagram, found), worth: found.worth, bound: found.worth };
  }
  return undefined;
};
const verticesOf = ({ order }: Diagram, { taken }: Way): number[] => Array.from(order).filter((_, i) => taken[i] === 1);
