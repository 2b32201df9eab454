import type { Task } from '../jobs/task.ts';
import { Network } from './flow.ts';

type Graph = readonly (readonly number[])[];

/** A set of vertices without conflicts of a wanted size, and how good any such set could be at best. */
export interface HeavySet {
  /** None where the best sets found all pass by the wanted size. */
  readonly vertices: readonly number[] | undefined;
  readonly worth: number;
  /** No set of that size is worth more; equal to `worth` when this one is proved best. */
  readonly bound: number;
}

interface Found {
  readonly set: Uint8Array;
  readonly size: number;
  readonly worth: number;
}
const foundOf = (set: Uint8Array, worths: ArrayLike<number>, sizes: ArrayLike<number>): Found => {
  let [size, worth] = [0, 0];
  for (let vertex = 0; vertex < set.length; vertex++) {
    if (!set[vertex]) continue;
    size += sizes[vertex] as number;
    worth += worths[vertex] as number;
  }
  return { set, size, worth };
};

/** A two-coloured graph, what each vertex is worth, and how much it adds to the size of a set. */
export interface Weighted {
  readonly graph: Graph;
  readonly colour: Uint8Array;
  readonly worth: ArrayLike<number>;
  readonly sizes: ArrayLike<number>;
}

/** The sets without conflicts worth most when every vertex is worth `worth * scale + size * bonus`: one as small, one as large as may be. */
const heaviest = ({ graph, colour, worth, sizes }: Weighted, scale: number, bonus: number): readonly [Found, Found] => {
  const n = graph.length;
  const [source, sink] = [n, n + 1];
  const network = new Network(n + 2);
  const sum = (vertex: number): number => (worth[vertex] as number) * scale + (sizes[vertex] as number) * bonus;
  const value = (vertex: number): number => Math.max(0, sum(vertex));
  for (let vertex = 0; vertex < n; vertex++) {
    if (colour[vertex] === 0) network.arc(source, vertex, value(vertex));
    else network.arc(vertex, sink, value(vertex));
    if (colour[vertex] === 0) for (const other of graph[vertex] ?? []) network.arc(vertex, other, Number.MAX_SAFE_INTEGER);
  }
  network.run(source, sink);
  const [from, to] = [network.reachable(source), network.reaching(sink)];
  const pick = (isTaken: (vertex: number) => boolean, least: number): Found => {
    const set = new Uint8Array(n);
    for (let vertex = 0; vertex < n; vertex++) if (isTaken(vertex) && sum(vertex) >= least) set[vertex] = 1;
    return foundOf(set, worth, sizes);
  };
  const bySource = (vertex: number): boolean => (colour[vertex] === 0) === (from[vertex] === 1);
  const bySink = (vertex: number): boolean => (colour[vertex] === 0) === (to[vertex] === 0);
  const both = [pick(bySource, 1), pick(bySink, 1), pick(bySource, 0), pick(bySink, 0)].sort((a, b) => a.size - b.size);
  return [both[0] as Found, both[3] as Found];
};

/** Parts of the graph on which two sets differ; exchanging any of them keeps a set without conflicts. */
const differences = (graph: Graph, a: Uint8Array, b: Uint8Array): number[][] => {
  const seen = new Uint8Array(graph.length);
  const parts: number[][] = [];
  for (let root = 0; root < graph.length; root++) {
    if (seen[root] || a[root] === b[root]) continue;
    seen[root] = 1;
    const part = [root];
    for (const vertex of part)
      for (const other of graph[vertex] ?? []) {
        if (seen[other] || a[other] === b[other]) continue;
        seen[other] = 1;
        part.push(other);
      }
    parts.push(part);
  }
  return parts;
};

/** Which of the steps add up to a goal, if any do. */
const stepsTo = (steps: readonly number[], goal: number): number[] | undefined => {
  const reached = new Map<number, readonly number[]>([[0, []]]);
  for (const [index, step] of steps.entries()) {
    if (reached.has(goal)) break;
    for (const [sum, used] of [...reached]) if (!reached.has(sum + step)) reached.set(sum + step, [...used, index]);
  }
  return reached.get(goal)?.slice();
};

/** Goes from the smaller of two equally good sets to the wanted size by exchanging parts; beyond it, drops what is worth least. */
const between = (weighted: Weighted, low: Found, high: Found, size: number): Found | undefined => {
  const { graph, worth, sizes } = weighted;
  const parts = differences(graph, low.set, high.set);
  const gain = (part: readonly number[]): number =>
    part.reduce((sum, vertex) => sum + (sizes[vertex] as number) * (1 - 2 * (low.set[vertex] as number)), 0);
  const chosen = stepsTo(parts.map(gain), size - low.size);
  if (!chosen) return trimmed(weighted, high, size);
  const set = Uint8Array.from(low.set);
  for (const index of chosen) for (const vertex of parts[index] as number[]) set[vertex] = 1 - (set[vertex] as number);
  return foundOf(set, worth, sizes);
};
/**
 * A part of a set of exactly some size: of what is worth most for its size as much as goes into it, the large ones first.
 * Where that leaves a gap, one of the small ones is left out that the others may fill it.
 */
const trimmed = (weighted: Weighted, { set: from }: Found, size: number): Found | undefined => {
  const { worth, sizes } = weighted;
  const share = (vertex: number): number => (worth[vertex] as number) / (sizes[vertex] as number);
  const taken = [...from.keys()].filter((vertex) => from[vertex] === 1);
  taken.sort((a, b) => share(b) - share(a) || (sizes[b] as number) - (sizes[a] as number));
  const most = taken.reduce((large, vertex) => Math.max(large, sizes[vertex] as number), 0);
  const small = taken.filter((vertex) => (sizes[vertex] as number) < most).reverse();
  for (const without of [-1, ...small]) {
    const found = packed(weighted, taken, without, size);
    if (found) return found;
  }
  return undefined;
};
const packed = ({ worth, sizes }: Weighted, taken: readonly number[], without: number, size: number): Found | undefined => {
  const set = new Uint8Array(sizes.length);
  let left = size;
  for (const vertex of taken) {
    if (vertex === without || (sizes[vertex] as number) > left) continue;
    set[vertex] = 1;
    left -= sizes[vertex] as number;
  }
  return left === 0 ? foundOf(set, worth, sizes) : undefined;
};

/** The set without conflicts that is worth most of all, whatever its size. Worths are whole numbers, none below nothing. */
export const heaviestSet = (graph: Graph, colour: Uint8Array, worth: ArrayLike<number>): number[] =>
  members(heaviest({ graph, colour, worth, sizes: worth }, 1, 0)[1]);

/**
 * A set of exactly `size` without conflicts worth as much as can be, on a two-coloured graph of any size.
 * A bonus on every vertex makes the best set of any size grow; where it jumps over the wanted size, two best sets are mixed.
 * Worths and sizes are whole numbers. Undefined where no set is so large.
 */
export function* heaviestOfSize(weighted: Weighted, size: number): Task<HeavySet | undefined> {
  const { graph, worth } = weighted;
  const all = Array.from({ length: graph.length }, (_, vertex) => worth[vertex] as number);
  const span = all.reduce((sum, value) => Math.max(sum, Math.abs(value)), 1);
  let low: Found = { set: new Uint8Array(graph.length), size: 0, worth: 0 };
  const bonus = 2 * span * (graph.length + 1);
  let high = heaviest(weighted, 1, bonus)[1];
  if (size < 0 || high.size < size) return undefined;
  for (let round = 0; low.size < size && high.size > size; round++) {
    yield { stage: 'repair', done: round, total: 0 };
    const [scale, price] = [high.size - low.size, low.worth - high.worth];
    const [least, most] = heaviest(weighted, scale, price);
    const isBetter = least.worth * scale + least.size * price > low.worth * scale + low.size * price;
    if (!isBetter) {
      const mixed = between(weighted, low, high, size);
      const bound = Math.floor((low.worth * scale + (low.size - size) * price) / scale);
      return { vertices: mixed && members(mixed), worth: mixed?.worth ?? Number.NEGATIVE_INFINITY, bound };
    }
    if (least.size >= size) high = least;
    else if (most.size <= size) low = most;
    else [low, high] = [least, most];
  }
  const found = low.size === size ? low : high;
  return { vertices: members(found), worth: found.worth, bound: found.worth };
}
const members = ({ set }: Found): number[] => [...set.keys()].filter((vertex) => set[vertex] === 1);
