/** An order in which to decide the squares, and how many nodes a diagram in that order is expected to have at most. */
export interface VertexOrder {
  readonly order: Int32Array;
  readonly nodes: number;
  /** Nodes of its widest layer. */
  readonly widest: number;
}

/** An order as the search sees it: the sum of phi^frontier over all layers, and the greatest of them. */
interface Candidate {
  readonly order: Int32Array;
  readonly estimate: number;
  readonly widest: number;
}

type Graph = readonly (readonly number[])[];

const PHI = 1.618033988749895;
const MOST_STARTS = 15;
/** Above this estimate reading order is taken unless the greedy one promises to be five times better: its layers are narrower than they look. */
const LARGE = 500_000;
const WORTH_IT = 5;
/** No diagram of such an estimate is ever built, so that looking further is in vain. */
const HOPELESS = 1e12;

/** Powers of phi by multiplication, so that all machines choose alike. */
const power = (exponent: number): number => {
  let value = 1;
  for (let i = 0; i < exponent; i++) value *= PHI;
  return value;
};

/** Frontier squares in the order they entered, and lonely ones by how many new squares they would bring in. */
class Frontier {
  readonly #graph: Graph;
  readonly #done: Uint8Array;
  readonly #entered: Int32Array;
  /** For each square, its neighbours that are neither decided nor in the frontier. */
  readonly #fresh: Int32Array;
  readonly #members: number[] = [];
  readonly #outside: number[][];
  #clock = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#done = new Uint8Array(graph.length);
    this.#entered = new Int32Array(graph.length).fill(-1);
    this.#fresh = Int32Array.from(graph, (others) => others.length);
    this.#outside = Array.from({ length: 1 + this.#fresh.reduce((most, fresh) => Math.max(most, fresh), 0) }, () => []);
    for (let vertex = graph.length - 1; vertex >= 0; vertex--) this.#outside[this.#fresh[vertex] as number]?.push(vertex);
  }
  get size(): number {
    return this.#members.length;
  }
  /** Of all undecided squares the one that lets the frontier grow least, the oldest first. */
  next(): number {
    const inside = this.#bestInside();
    const outside = this.#bestOutside();
    if (inside < 0) return outside;
    if (outside < 0) return inside;
    return (this.#fresh[outside] as number) < (this.#fresh[inside] as number) - 1 ? outside : inside;
  }
  take(vertex: number): void {
    this.#done[vertex] = 1;
    const index = this.#members.indexOf(vertex);
    if (index >= 0) this.#members.splice(index, 1);
    else this.#touch(vertex);
    for (const other of this.#graph[vertex] ?? []) if (!this.#done[other] && (this.#entered[other] as number) < 0) this.#enter(other);
  }
  #enter(vertex: number): void {
    this.#entered[vertex] = this.#clock++;
    this.#members.push(vertex);
    this.#touch(vertex);
  }
  /** A square is new to nobody any more. */
  #touch(vertex: number): void {
    for (const other of this.#graph[vertex] ?? []) {
      this.#fresh[other] = (this.#fresh[other] as number) - 1;
      if (!this.#done[other] && (this.#entered[other] as number) < 0) this.#outside[this.#fresh[other] as number]?.push(other);
    }
  }
  #bestInside(): number {
    let best = -1;
    for (const vertex of this.#members) if (best < 0 || (this.#fresh[vertex] as number) < (this.#fresh[best] as number)) best = vertex;
    return best;
  }
  #bestOutside(): number {
    for (const [fresh, stack] of this.#outside.entries()) {
      while (stack.length > 0) {
        const vertex = stack[stack.length - 1] as number;
        if (!this.#done[vertex] && (this.#entered[vertex] as number) < 0 && this.#fresh[vertex] === fresh) return vertex;
        stack.pop();
      }
    }
    return -1;
  }
}

/** Follows a rule for the next square from a start, giving up once it costs more than the best so far. */
const follow = (graph: Graph, next: (frontier: Frontier, step: number) => number, best: number): Candidate | undefined => {
  const frontier = new Frontier(graph);
  const order = new Int32Array(graph.length);
  let estimate = 0;
  let widest = 0;
  for (let step = 0; step < graph.length; step++) {
    const vertex = next(frontier, step);
    order[step] = vertex;
    frontier.take(vertex);
    const layer = power(frontier.size);
    estimate += layer;
    widest = Math.max(widest, layer);
    if (estimate >= best) return undefined;
  }
  return { order, estimate, widest };
};

const startsOf = (n: number): number[] => {
  const spread = Array.from({ length: Math.min(n, MOST_STARTS - 3) }, (_, i) => Math.floor((i * n) / (MOST_STARTS - 3)));
  return [...new Set([0, n - 1, n >> 1, ...spread])].filter((start) => start >= 0 && start < n);
};

const reading = (graph: Graph): Candidate =>
  follow(graph, (_, step) => step, Number.POSITIVE_INFINITY) ?? { order: new Int32Array(0), estimate: 0, widest: 0 };

/** What is built is up to six times the estimate of a greedy order, hardly more than that of reading order. */
const GREEDY_GUARD = 6;
const READING_GUARD = 1.5;
const guarded = (graph: Graph, { order, estimate, widest }: Candidate, guard: number): VertexOrder => {
  const nodes = guard * estimate;
  if (nodes < LARGE) return { order, nodes, widest: guard * widest };
  const bound = statesBound(graph, order);
  return { order, nodes: Math.min(nodes, bound.nodes), widest: Math.min(guard * widest, bound.widest) };
};

/** A strict bound: in each layer, the ways to choose among the decided squares that still conflict with undecided ones, group by group. */
const statesBound = (graph: Graph, order: Int32Array): { nodes: number; widest: number } => {
  const open = Int32Array.from(graph, (others) => others.length);
  const felt = new Set<number>();
  let [nodes, widest] = [0, 0];
  for (const vertex of order) {
    felt.add(vertex);
    for (const other of graph[vertex] ?? []) {
      open[other] = (open[other] as number) - 1;
      if (open[other] === 0) felt.delete(other);
    }
    if (open[vertex] === 0) felt.delete(vertex);
    const states = waysOf(graph, felt);
    nodes += states;
    if (nodes > HOPELESS) return { nodes, widest: nodes };
    widest = Math.max(widest, states);
  }
  return { nodes, widest };
};
const waysOf = (graph: Graph, felt: ReadonlySet<number>): number => {
  const groups: number[][] = [];
  for (const vertex of felt) {
    const others = graph[vertex] ?? [];
    const fitting = groups.filter((members) => members.every((member) => others.includes(member)));
    const group = fitting.reduce((most, members) => (members.length > most.length ? members : most), fitting[0] ?? []);
    if (group.length > 0) group.push(vertex);
    else groups.push([vertex]);
    if (groups.length > MOST_GROUPS) return Number.POSITIVE_INFINITY;
  }
  return groups.reduce((ways, { length }) => ways * (length + 1), 1);
};
const MOST_GROUPS = 40;

/** The squares as they stand. */
export const readingOrder = (graph: Graph): VertexOrder => guarded(graph, reading(graph), READING_GUARD);

/** The best of about fifteen greedy orders ("smallest frontier, oldest first"), or reading order. */
export const goodOrder = (graph: Graph): VertexOrder => {
  const plain = reading(graph);
  let best = plain;
  for (const start of startsOf(graph.length)) {
    best = follow(graph, (frontier, step) => (step === 0 ? start : frontier.next()), Math.min(best.estimate, HOPELESS)) ?? best;
  }
  const isPlain = best === plain || (best.estimate > LARGE && plain.estimate < WORTH_IT * best.estimate);
  return isPlain ? guarded(graph, plain, READING_GUARD) : guarded(graph, best, GREEDY_GUARD);
};
