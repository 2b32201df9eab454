import { type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { objection } from '../objection.ts';
import { fullSet, partOf } from './bands.ts';
import { keptWeight, lockObjections } from './capacity.ts';
import type { Fold } from './fold.ts';
import { fullSupport, restOf } from './full-support.ts';
import { heaviestOfSize, heaviestSet } from './heaviest.ts';
import { twoColours } from './matching.ts';
import { impossible, type Repair, repaired, STAYS, stepsToNearest, tally, unmendable } from './mend.ts';
import { closedBy } from './plan.ts';
import { type LayoutProblem, limitOf, weightOf } from './problem.ts';
import { layoutOfCount } from './reach.ts';

/** The squares on which a choice of one square puts tokens: itself, or its orbit. */
type Puts = (square: Square) => readonly Square[];
const alone: Puts = (square) => [square];

/** A board too wide for a diagram, the old tokens on it, and how many of them stay where a square holds so many. */
class Wide {
  readonly problem: LayoutProblem;
  readonly placed: readonly Square[];
  readonly #puts: Puts;
  readonly #many: ReadonlyMap<string, number>;
  constructor(problem: LayoutProblem, placed: readonly Square[], puts: Puts) {
    this.problem = problem;
    this.placed = placed;
    this.#puts = puts;
    this.#many = tally(placed);
  }
  squares(index: number): readonly Square[] {
    return this.#puts(this.problem.graph.squares[index] as Square);
  }
  /** Of the old tokens, those that stay where a square holds as many as it may, or so many. */
  stays(index: number, copies = limitOf(this.problem, index)): number {
    return this.squares(index).reduce((sum, at) => sum + Math.min(copies, this.#many.get(squareKey(at)) ?? 0), 0);
  }
  /** The fewest tokens with which as many stay as can. */
  copies(index: number): number {
    return Math.min(limitOf(this.problem, index), Math.max(...this.squares(index).map((at) => this.#many.get(squareKey(at)) ?? 0)));
  }
  /** What a square is worth that holds one token: staying above all, else being near an old one. */
  worth(index: number): number {
    const away = stepsToNearest(this.squares(index), this.placed);
    const stays = this.squares(index).map((at) => this.#many.has(squareKey(at)));
    return away.reduce((sum, steps, i) => sum + (stays[i] ? STAYS : -steps), 0);
  }
  repaired(indices: readonly number[], atMost: number): Repair {
    return repaired(
      this.placed,
      indices.flatMap((index) => this.squares(index)),
      atMost,
    );
  }
}

/** By greatest flows, which prove how much can stay; nothing where conflicts have no two colours, or no flow meets the number. */
function* repairByFlow(wide: Wide): Task<Repair | undefined> {
  const { problem } = wide;
  const rest = restOf(problem);
  const colour = problem.graph.most === 1 ? twoColours(rest.conflicts) : undefined;
  if (!colour) return undefined;
  const worth = rest.indices.map((index) => wide.worth(index));
  const sizes = rest.indices.map((index) => weightOf(problem.graph, index));
  const best = yield* heaviestOfSize({ graph: rest.conflicts, colour, worth, sizes }, problem.count - keptWeight(problem));
  if (!best) return undefined;
  const keptStay = problem.kept.reduce((sum, index) => sum + wide.stays(index), 0);
  const taken = best.vertices.map((vertex) => rest.indices[vertex] as number);
  return wide.repaired([...problem.kept, ...taken], keptStay + Math.ceil(best.bound / STAYS));
}

/**
 * Where neither will do: keeps a largest part of the old tokens and fills up, giving up some where they leave too little room.
 * `atMost` says how far that may be from the best; equal to what stays where nothing had to be given up.
 */
function* repairByExchange(wide: Wide): Task<Repair> {
  const { problem } = wide;
  const most = yield* mostStaying(wide);
  for (let staying = most.indices; ; staying = staying.slice(0, Math.max(0, staying.length - 1 - (staying.length >> 3)))) {
    const kept = [...problem.kept, ...staying];
    const reached = yield* layoutOfCount({ ...problem, kept });
    if (typeof reached !== 'string') return wide.repaired(yield* nearest(wide, kept, reached), most.stay);
    if (staying.length > 0) continue;
    return reached === 'none' ? unmendable(problem) : impossible([objection('layout/too-wide')]);
  }
}
interface Staying {
  /** Squares to keep beside those kept anyway, as often as tokens stay on them, first those on which most do. */
  readonly indices: readonly number[];
  /** No layout lets more tokens stay. */
  readonly stay: number;
}
function* mostStaying(wide: Wide): Task<Staying> {
  const { graph, kept, count } = wide.problem;
  const closed = closedBy(wide.problem);
  const among = [...graph.squares.keys()].filter((index) => !closed.has(index) && !kept.includes(index) && wide.stays(index) > 0);
  const part = partOf(graph.conflicts, among);
  const weights = among.map((index) => wide.stays(index));
  const field = { graph: part, squares: among.map((index) => graph.squares[index] as Square), weights };
  const colour = twoColours(part);
  const largest = colour ? full(heaviestSet(part, colour, weights), weights) : yield* fullSet(field, []);
  const chosen = largest.vertices.map((vertex) => among[vertex] as number).sort((a, b) => wide.stays(b) - wide.stays(a) || a - b);
  const indices: number[] = [];
  let left = count - keptWeight(wide.problem);
  for (const index of chosen)
    for (let copy = 0; copy < wide.copies(index) && weightOf(graph, index) <= left; copy++) {
      indices.push(index);
      left -= weightOf(graph, index);
    }
  const keptStay = [...new Set(kept)].reduce((sum, index) => sum + wide.stays(index), 0);
  return { indices, stay: Math.min(wide.placed.length, keptStay + largest.atMost) };
}
const full = (vertices: readonly number[], weights: readonly number[]): { vertices: readonly number[]; atMost: number } => ({
  vertices,
  atMost: vertices.reduce((sum, vertex) => sum + (weights[vertex] as number), 0),
});
/** Where a fuller layout leaves a choice, the squares nearest to the old tokens beside those that are kept. */
function* nearest(wide: Wide, kept: readonly number[], reached: readonly number[]): Task<readonly number[]> {
  const { problem } = wide;
  if (problem.graph.most > 1 || problem.graph.weights) return reached;
  const rest = restOf({ ...problem, kept });
  const { vertices } = yield* fullSupport({ ...problem, kept }, rest);
  const away = vertices.map((vertex) => ({ index: rest.indices[vertex] as number, worth: wide.worth(rest.indices[vertex] as number) }));
  const near = away.sort((a, b) => b.worth - a.worth || a.index - b.index).map(({ index }) => index);
  return [...kept, ...near].slice(0, problem.count);
}

export function* repairWide(problem: LayoutProblem, placed: readonly Square[], puts: Puts = alone): Task<Repair> {
  const wide = new Wide(problem, placed, puts);
  return (yield* repairByFlow(wide)) ?? (yield* repairByExchange(wide));
}
export function* repairByFolding(whole: LayoutProblem, { problem, isWhole, unfold }: Fold, placed: readonly Square[]): Task<Repair> {
  if (!isWhole || lockObjections(problem).length > 0) return unmendable(whole);
  const found = yield* repairWide(problem, placed, (square) => unfold([square]));
  return found.objections.some(({ rule }) => rule === 'layout/no-such-layout') ? unmendable(whole) : found;
}
