import type { Task } from '../jobs/task.ts';
import type { Random } from '../random.ts';
import { type LayoutProblem, limitOf, weightOf } from './problem.ts';

/** Squares that stand for as many tokens each, and those of them on which one more could be laid. */
interface Class {
  readonly weight: number;
  readonly squares: readonly number[];
  readonly open: number[];
}

/**
 * A random walk over the layouts of one size: lifts a random token and lays it on a random square that can then take one.
 * After many steps every layout is nearly as likely as any other; how nearly is not proved at high density.
 */
export class Walk {
  readonly #problem: LayoutProblem;
  readonly #conflicts: LayoutProblem['graph']['conflicts'];
  readonly #classes: readonly Class[];
  readonly #classOf: Uint8Array;
  readonly #openAt: Int32Array;
  /** A square once for each of its tokens; the first ones stay. */
  readonly #taken: number[] = [];
  readonly #fixed: number;
  /** Tokens on each square that may be lifted, and all of them. */
  readonly #movable: Int32Array;
  readonly #held: Int32Array;
  /** What speaks against one more token on each square: squares in conflict that hold one, being full, being barred. */
  readonly #blocked: Int32Array;
  /** Squares with tokens that may be lifted, by class. */
  readonly #laden: Int32Array;

  /** Starts from a layout whose first `fixed` tokens stay. */
  constructor(problem: LayoutProblem, layout: readonly number[], fixed: number) {
    const { graph, barred } = problem;
    const n = graph.squares.length;
    this.#problem = problem;
    this.#conflicts = graph.conflicts;
    this.#fixed = fixed;
    this.#classes = classesOf(problem);
    this.#classOf = new Uint8Array(n);
    for (const [index, { squares }] of this.#classes.entries()) for (const vertex of squares) this.#classOf[vertex] = index;
    this.#openAt = new Int32Array(n).fill(-1);
    this.#movable = new Int32Array(n);
    this.#held = new Int32Array(n);
    this.#blocked = new Int32Array(n);
    this.#laden = new Int32Array(this.#classes.length);
    for (let vertex = 0; vertex < n; vertex++) this.#free(vertex);
    for (let vertex = 0; vertex < n; vertex++) if (limitOf(problem, vertex) === 0) this.#block(vertex);
    for (const vertex of barred) this.#block(vertex);
    for (const [i, vertex] of layout.entries()) this.#put(vertex, i >= fixed);
  }
  step(random: Random): void {
    const movable = this.#taken.length - this.#fixed;
    if (movable <= 0) return;
    if (this.#classes.length > 1 && random.below(2) === 0) this.#exchange(random);
    else this.#move(this.#fixed + random.below(movable), random);
  }
  /** Squares on which one more token could be laid, of those that stand for most. */
  get open(): number {
    return this.#classes[0]?.open.length ?? 0;
  }
  /** Squares from which one token could be lifted, of those that stand for most. */
  get laden(): number {
    return this.#laden[0] ?? 0;
  }
  get layout(): readonly number[] {
    return this.#taken;
  }

  /** One token to another square of its class; squares that hold several are left and met equally often. */
  #move(slot: number, random: Random): void {
    const from = this.#taken[slot] as number;
    this.#lift(slot);
    const { open } = this.#classes[this.#classOf[from] as number] as Class;
    const to = open[random.below(open.length)] as number;
    const [before, after] = [(this.#movable[from] as number) + 1, (this.#movable[to] as number) + 1];
    const isTaken = after >= before || random.below(before) < after;
    this.#put(isTaken ? to : from, true);
  }
  /** One token for two that stand for half as many each, or back, as often the one as the other. */
  #exchange(random: Random): void {
    if (random.below(2) === 0) this.#split(random);
    else this.#merge(random);
  }
  #split(random: Random): void {
    const many = this.#taken.length - this.#fixed;
    const slot = this.#fixed + random.below(many);
    const whole = this.#taken[slot] as number;
    const half = this.#classes[(this.#classOf[whole] as number) + 1];
    if (!half || 2 * half.weight !== this.#weightOf(whole) || this.#movable[whole] !== 1) return;
    this.#lift(slot);
    const openWholes = this.#openWith(whole);
    const parts = this.#halvesFrom(half, random);
    const isTaken = parts !== undefined && accepts(2 / ((many + 1) * many * openWholes), parts.chance / many, random);
    for (const vertex of isTaken ? parts.halves : [whole]) this.#put(vertex, true);
  }
  /** Two open squares, one drawn after the other, and how likely they were to be drawn. */
  #halvesFrom({ open }: Class, random: Random): { readonly halves: readonly [number, number]; readonly chance: number } | undefined {
    if (open.length === 0) return undefined;
    const first = open[random.below(open.length)] as number;
    if (this.#movable[first] !== 0) return undefined;
    this.#put(first, true);
    const second = open.length > 0 ? (open[random.below(open.length)] as number) : first;
    this.#lift(this.#taken.length - 1);
    if (second === first || this.#movable[second] !== 0) return undefined;
    return { halves: [first, second], chance: this.#chanceOf(first, second) };
  }
  #chanceOf(first: number, second: number): number {
    return (1 / this.#openWith(first)) * (1 / this.#openBeside(first) + 1 / this.#openBeside(second));
  }
  #merge(random: Random): void {
    const many = this.#taken.length - this.#fixed;
    if (many < 2) return;
    const [one, other] = [random.below(many), random.below(many - 1)];
    const slots = [one, other < one ? other : other + 1].map((slot) => this.#fixed + slot).sort((a, b) => b - a) as [number, number];
    const [first, second] = slots.map((slot) => this.#taken[slot] as number) as [number, number];
    const whole = this.#classes[(this.#classOf[first] as number) - 1];
    if (!whole || this.#classOf[second] !== this.#classOf[first] || whole.weight !== 2 * this.#weightOf(first)) return;
    if (first === second || this.#movable[first] !== 1 || this.#movable[second] !== 1) return;
    for (const slot of slots) this.#lift(slot);
    const { open } = whole;
    const to = open.length > 0 ? (open[random.below(open.length)] as number) : first;
    const isFree = to !== first && this.#movable[to] === 0;
    const back = 2 / (many * (many - 1) * Math.max(1, open.length));
    const isTaken = isFree && accepts(this.#chanceOf(first, second) / (many - 1), back, random);
    for (const vertex of isTaken ? [to] : [first, second]) this.#put(vertex, true);
  }
  #weightOf(vertex: number): number {
    return (this.#classes[this.#classOf[vertex] as number] as Class).weight;
  }
  /** Open squares of the class of a square. */
  #openWith(vertex: number): number {
    return (this.#classes[this.#classOf[vertex] as number] as Class).open.length;
  }
  /** The same when a token lies on it. */
  #openBeside(vertex: number): number {
    this.#put(vertex, true);
    const open = this.#openWith(vertex);
    this.#lift(this.#taken.length - 1);
    return open;
  }

  #put(vertex: number, isMovable: boolean): void {
    this.#taken.push(vertex);
    this.#held[vertex] = (this.#held[vertex] as number) + 1;
    if (isMovable) this.#movable[vertex] = (this.#movable[vertex] as number) + 1;
    if (isMovable && this.#movable[vertex] === 1) this.#countLaden(vertex, 1);
    if (this.#held[vertex] === limitOf(this.#problem, vertex)) this.#block(vertex);
    if (this.#held[vertex] === 1) for (const other of this.#conflicts[vertex] ?? []) this.#block(other);
  }
  /** The last token comes to lie in its place in the list. */
  #lift(slot: number): void {
    const vertex = this.#taken[slot] as number;
    this.#taken[slot] = this.#taken[this.#taken.length - 1] as number;
    this.#taken.pop();
    this.#movable[vertex] = (this.#movable[vertex] as number) - 1;
    if (this.#movable[vertex] === 0) this.#countLaden(vertex, -1);
    if (this.#held[vertex] === limitOf(this.#problem, vertex)) this.#unblock(vertex);
    this.#held[vertex] = (this.#held[vertex] as number) - 1;
    if (this.#held[vertex] === 0) for (const other of this.#conflicts[vertex] ?? []) this.#unblock(other);
  }
  #countLaden(vertex: number, by: number): void {
    const index = this.#classOf[vertex] as number;
    this.#laden[index] = (this.#laden[index] as number) + by;
  }
  #block(vertex: number): void {
    this.#blocked[vertex] = (this.#blocked[vertex] as number) + 1;
    if (this.#blocked[vertex] !== 1) return;
    const { open } = this.#classes[this.#classOf[vertex] as number] as Class;
    const at = this.#openAt[vertex] as number;
    const last = open.pop() as number;
    if (last !== vertex) {
      open[at] = last;
      this.#openAt[last] = at;
    }
    this.#openAt[vertex] = -1;
  }
  #unblock(vertex: number): void {
    this.#blocked[vertex] = (this.#blocked[vertex] as number) - 1;
    if (this.#blocked[vertex] === 0) this.#free(vertex);
  }
  #free(vertex: number): void {
    const { open } = this.#classes[this.#classOf[vertex] as number] as Class;
    this.#openAt[vertex] = open.length;
    open.push(vertex);
  }
}

/** Metropolis and Hastings: goes on the more readily the likelier the way back is beside the way there. */
const accepts = (back: number, there: number, random: Random): boolean => (random.uint32() / 0x100000000) * there < back;
/** The weightiest first. */
const classesOf = ({ graph }: LayoutProblem): Class[] => {
  const weights = [...new Set(graph.squares.map((_, vertex) => weightOf(graph, vertex)))].sort((a, b) => b - a);
  const of = (weight: number): number[] => [...graph.squares.keys()].filter((vertex) => weightOf(graph, vertex) === weight);
  return weights.map((weight) => ({ weight, squares: of(weight), open: [] }));
};

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
