/** An order in which to decide the squares, and how many nodes a diagram in that order is expected to have. */
export interface VertexOrder {
  readonly order: Int32Array;
  /** Sum of phi^frontier over all layers; what is built is one to six times that for orthogonal spacing, less for wider spacing. */
  readonly estimate: number;
  /** The most squares ever known to be blocked or free before they are decided. */
  readonly frontier: number;
}

type Graph = readonly (readonly number[])[];

const PHI = 1.618033988749895;
const MOST_STARTS = 15;

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
const follow = (graph: Graph, next: (frontier: Frontier, step: number) => number, best: number): VertexOrder | undefined => {
  const frontier = new Frontier(graph);
  const order = new Int32Array(graph.length);
  let estimate = 0;
  let widest = 0;
  for (let step = 0; step < graph.length; step++) {
    const vertex = next(frontier, step);
    order[step] = vertex;
    frontier.take(vertex);
    estimate += PHI ** frontier.size;
    widest = Math.max(widest, frontier.size);
    if (estimate >= best) return undefined;
  }
  return { order, estimate, frontier: widest };
};

const startsOf = (n: number): number[] => {
  const spread = Array.from({ length: Math.min(n, MOST_STARTS - 3) }, (_, i) => Math.floor((i * n) / (MOST_STARTS - 3)));
  return [...new Set([0, n - 1, n >> 1, ...spread])].filter((start) => start >= 0 && start < n);
};

/** The squares as they stand: reading order. */
export const readingOrder = (graph: Graph): VertexOrder =>
  follow(graph, (_, step) => step, Number.POSITIVE_INFINITY) ?? { order: new Int32Array(0), estimate: 0, frontier: 0 };

/** The best of about fifteen greedy orders ("smallest frontier, oldest first") and reading order. */
export const goodOrder = (graph: Graph): VertexOrder => {
  let best = readingOrder(graph);
  for (const start of startsOf(graph.length)) {
    best = follow(graph, (frontier, step) => (step === 0 ? start : frontier.next()), best.estimate) ?? best;
  }
  return best;
};
