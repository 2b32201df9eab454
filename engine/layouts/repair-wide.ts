import { type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { objection } from '../objection.ts';
import { type FullSet, fullSet, partOf } from './bands.ts';
import { keptWeight, lockObjections } from './capacity.ts';
import type { Fold } from './fold.ts';
import { fullSupport, restOf } from './full-support.ts';
import { heaviestOfSize, heaviestSet } from './heaviest.ts';
import { twoColours } from './matching.ts';
import { impossible, type Repair, repaired, STAYS, stepsToNearest, tally, unmendable } from './mend.ts';
import { closedBy } from './plan.ts';
import { type LayoutProblem, limitOf, weightOf } from './problem.ts';
import { layoutOfCount, lightSquares } from './reach.ts';

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
  /** So many tokens told of the whole board. */
  tokensOf(count: number): number {
    return this.problem.graph.squares.length === 0 ? count : (count * this.squares(0).length) / weightOf(this.problem.graph, 0);
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

/** Squares of the best layouts a flow finds with some squares kept beside, and what those not kept are worth at most. */
interface Flowed {
  readonly indices: readonly number[] | undefined;
  readonly worth: number;
  readonly bound: number;
}
/** Nothing where conflicts have no two colours, or there is no room for so many. */
function* flowWith(wide: Wide, beside: readonly number[]): Task<Flowed | undefined> {
  const kept = [...wide.problem.kept, ...beside];
  const problem = { ...wide.problem, kept };
  const rest = restOf(problem);
  const colour = problem.graph.most === 1 ? twoColours(rest.conflicts) : undefined;
  if (!colour) return undefined;
  const worth = rest.indices.map((index) => wide.worth(index));
  const sizes = rest.indices.map((index) => weightOf(problem.graph, index));
  const weighted = { graph: rest.conflicts, colour, worth, sizes };
  const found = yield* heaviestOfSize(weighted, problem.count - keptWeight(problem));
  const indices = found?.vertices?.map((vertex) => rest.indices[vertex] as number);
  return found && { indices: indices && [...kept, ...indices], worth: found.worth, bound: found.bound };
}

/** Squares that stand for few tokens tried as kept ones, where the best layouts all pass by the wanted number: of each kind so many. */
const MOST_TRIED = 3;
const tried = (wide: Wide): number[] => {
  const light = lightSquares(wide.problem, restOf(wide.problem)).sort((a, b) => wide.worth(b) - wide.worth(a) || a - b);
  const kinds = new Set(light.map((index) => weightOf(wide.problem.graph, index)));
  return [...kinds].flatMap((kind) => light.filter((index) => weightOf(wide.problem.graph, index) === kind).slice(0, MOST_TRIED));
};
function* flowWithOneOf(wide: Wide): Task<readonly number[] | undefined> {
  let best: Flowed | undefined;
  for (const index of tried(wide)) {
    const found: Flowed | undefined = yield* flowWith(wide, [index]);
    if (!found?.indices) continue;
    const worth = found.worth + wide.worth(index);
    if (!best || worth > best.worth) best = { ...found, worth };
  }
  return best?.indices;
}

export function* repairWide(problem: LayoutProblem, placed: readonly Square[], puts: Puts = alone): Task<Repair> {
  const wide = new Wide(problem, placed, puts);
  const flowed = yield* flowWith(wide, []);
  const keptStay = problem.kept.reduce((sum, index) => sum + wide.stays(index), 0);
  const atMost = flowed ? keptStay + Math.ceil(flowed.bound / STAYS) : Number.POSITIVE_INFINITY;
  const indices = flowed && (flowed.indices ?? (yield* flowWithOneOf(wide)));
  return indices ? wide.repaired(indices, atMost) : yield* repairByExchange(wide, atMost);
}

/**
 * Where neither will do: keeps a largest part of the old tokens and fills up, giving up some where they leave too little room.
 * `atMost` says how far that may be from the best; equal to what stays where nothing had to be given up.
 */
function* repairByExchange(wide: Wide, atMost: number): Task<Repair> {
  const { problem } = wide;
  const most = yield* mostStaying(wide);
  for (let staying = most.indices; ; staying = staying.slice(0, Math.max(0, staying.length - 1 - (staying.length >> 3)))) {
    const kept = [...problem.kept, ...staying];
    const reached = yield* layoutOfCount({ ...problem, kept });
    if (typeof reached !== 'string') return wide.repaired(yield* nearest(wide, kept, reached), Math.min(most.stay, atMost));
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
/** Old tokens that may all stay, as many as can be found among layouts of the wanted number, and what no others exceed. */
function* mostStaying(wide: Wide): Task<Staying> {
  const { graph, kept, count } = wide.problem;
  const closed = closedBy(wide.problem);
  const among = [...graph.squares.keys()].filter((index) => !closed.has(index) && !kept.includes(index) && wide.stays(index) > 0);
  const left = count - keptWeight(wide.problem);
  const keptStay = [...new Set(kept)].reduce((sum, index) => sum + wide.stays(index), 0);
  let best: Staying = { indices: [], stay: Math.min(wide.placed.length, wide.tokensOf(count)) };
  for (const price of graph.weights ? PRICES : [0]) {
    const weights = among.map((index) => Math.max(0, PRICES.length * wide.stays(index) - price * wide.tokensOf(weightOf(graph, index))));
    const largest = yield* heaviestAmong(wide.problem, among, weights);
    const indices = fitting(
      wide,
      largest.vertices.map((vertex) => among[vertex] as number),
      left,
    );
    const atMost = keptStay + Math.floor((largest.atMost + price * wide.tokensOf(left)) / PRICES.length);
    best = { indices: staying(wide, indices) > staying(wide, best.indices) ? indices : best.indices, stay: Math.min(best.stay, atMost) };
  }
  return best;
}
/** Quarters of a token that laying one costs, so that squares on which more of them stay are preferred where their number is short. */
const PRICES = [0, 1, 2, 3];

const staying = (wide: Wide, indices: readonly number[]): number =>
  [...new Set(indices)].reduce((sum, index) => sum + wide.stays(index), 0);
function* heaviestAmong(
  { graph }: LayoutProblem,
  among: readonly number[],
  weights: readonly number[],
): Task<Pick<FullSet, 'vertices' | 'atMost'>> {
  const part = partOf(graph.conflicts, among);
  const colour = twoColours(part);
  if (!colour) return yield* fullSet({ graph: part, squares: among.map((index) => graph.squares[index] as Square), weights }, []);
  const vertices = heaviestSet(part, colour, weights);
  return { vertices, atMost: vertices.reduce((sum, vertex) => sum + (weights[vertex] as number), 0) };
}
/** Squares as often as tokens stay on them, those first on which most do for what they hold, as far as the number reaches. */
const fitting = (wide: Wide, squares: readonly number[], tokens: number): number[] => {
  const { graph } = wide.problem;
  const share = (index: number): number => wide.stays(index) / weightOf(graph, index);
  const indices: number[] = [];
  let left = tokens;
  for (const index of [...squares].sort((a, b) => share(b) - share(a) || a - b))
    for (let copy = 0; copy < wide.copies(index) && weightOf(graph, index) <= left; copy++) {
      indices.push(index);
      left -= weightOf(graph, index);
    }
  return indices;
};
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

export function* repairByFolding(whole: LayoutProblem, { problem, isWhole, unfold }: Fold, placed: readonly Square[]): Task<Repair> {
  if (!isWhole || lockObjections(problem).length > 0) return unmendable(whole);
  const found = yield* repairWide(problem, placed, (square) => unfold([square]));
  return found.objections.some(({ rule }) => rule === 'layout/no-such-layout') ? unmendable(whole) : found;
}
