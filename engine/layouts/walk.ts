import type { Task } from '../jobs/task.ts';
import type { Random } from '../random.ts';

type Graph = readonly (readonly number[])[];

/**
 * A random walk over the layouts of one size: lifts a random token and lays it on a random square that is then free.
 * After many steps every layout is nearly as likely as any other; how nearly is not proved at high density.
 */
export class Walk {
  readonly #graph: Graph;
  readonly #taken: number[];
  /** Tokens in conflict with each square, itself included; squares that may never be taken count one more. */
  readonly #blocked: Int32Array;
  /** Squares with nothing against them, and where each stands in that list. */
  readonly #open: number[] = [];
  readonly #openAt: Int32Array;
  readonly #fixed: number;

  /** Starts from a layout whose first `fixed` tokens stay. */
  constructor(graph: Graph, layout: readonly number[], fixed: number, barred: readonly number[]) {
    this.#graph = graph;
    this.#taken = [...layout];
    this.#fixed = fixed;
    this.#blocked = new Int32Array(graph.length);
    this.#openAt = new Int32Array(graph.length).fill(-1);
    for (let vertex = 0; vertex < graph.length; vertex++) this.#free(vertex);
    for (const vertex of barred) this.#block(vertex);
    for (const vertex of layout) this.#lay(vertex);
  }
  step(random: Random): void {
    const movable = this.#taken.length - this.#fixed;
    if (movable <= 0) return;
    const index = this.#fixed + random.below(movable);
    const from = this.#taken[index] as number;
    this.#lift(from);
    const to = this.#open[random.below(this.#open.length)] as number;
    this.#taken[index] = to;
    this.#lay(to);
  }
  /** Squares on which one more token could be laid. */
  get open(): number {
    return this.#open.length;
  }
  get layout(): readonly number[] {
    return this.#taken;
  }
  #lay(vertex: number): void {
    this.#block(vertex);
    for (const other of this.#graph[vertex] ?? []) this.#block(other);
  }
  #lift(vertex: number): void {
    this.#unblock(vertex);
    for (const other of this.#graph[vertex] ?? []) this.#unblock(other);
  }
  #block(vertex: number): void {
    this.#blocked[vertex] = (this.#blocked[vertex] as number) + 1;
    if (this.#blocked[vertex] !== 1) return;
    const at = this.#openAt[vertex] as number;
    const last = this.#open.pop() as number;
    if (last !== vertex) {
      this.#open[at] = last;
      this.#openAt[last] = at;
    }
    this.#openAt[vertex] = -1;
  }
  #unblock(vertex: number): void {
    this.#blocked[vertex] = (this.#blocked[vertex] as number) - 1;
    if (this.#blocked[vertex] === 0) this.#free(vertex);
  }
  #free(vertex: number): void {
    this.#openAt[vertex] = this.#open.length;
    this.#open.push(vertex);
  }
}

/** Steps after which the walk forgets where it came from: k log n, twice over. */
export const stepsToForget = (tokens: number, squares: number): number => 2 * tokens * (32 - Math.clz32(squares));

/** Walks on, and gives the layout there. */
export function* walked(walk: Walk, random: Random, steps: number): Task<readonly number[]> {
  for (let step = 0; step < steps; step++) {
    walk.step(random);
    if (step % 65_536 === 65_535) yield { stage: 'walk', done: step, total: steps };
  }
  return walk.layout;
}
