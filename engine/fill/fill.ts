import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Placement } from '../tile.ts';
import { type DeadSquares, deadSquaresIn, type Shortage } from './dead.ts';
import { HoleFiller } from './holes.ts';
import { leastHoles } from './least-holes.ts';
import { type ParityProof, parityProof } from './parity.ts';
import { placementsOf } from './placements.ts';
import type { FillProblem } from './problem.ts';
import { Search } from './search.ts';

/** Why a board cannot be filled, or that it can. */
export type FillProof =
  | { readonly by: 'fill' }
  | { readonly by: 'too-few-tiles'; readonly squares: number; readonly tiles: number }
  | { readonly by: 'dead-squares'; readonly squares: readonly Square[] }
  | { readonly by: 'shortage'; readonly shortage: Shortage }
  | ({ readonly by: 'parity' } & ParityProof)
  | { readonly by: 'search'; readonly nodes: number };

export interface FillResult {
  /** Undefined where the search gave up before it knew. */
  readonly possible?: boolean;
  readonly proof?: FillProof;
  /** The fill, or the best one found that leaves holes. */
  readonly placements: readonly Placement[];
  readonly holes: readonly Square[];
  /** No fill leaves fewer holes than this. */
  readonly holesAtLeast: number;
  /** Kinds of several squares of which copies are left in the box. */
  readonly leftOut: readonly string[];
  readonly work: { readonly nodes: number; readonly runs: number; readonly iterations: number };
}

export interface FillOptions {
  readonly seed?: string | number;
  /** How many nodes of search at most before the answer is "not known". */
  readonly nodes?: number;
  /** How many tries at most to close the holes of a partial fill. */
  readonly iterations?: number;
}
const NODES = 400_000;
export const ITERATIONS = 10_000;
const FIRST_RUN = 400;
const QUICK_RUNS = 12;
const GROWTH = { quick: 1.1, thorough: 1.5 };
const SLICE = 50;

export interface Decision {
  readonly possible?: boolean;
  readonly proof?: FillProof;
  readonly placed?: Int32Array;
  readonly nodes: number;
  readonly runs: number;
}

/** What can be told without search, cheapest first. */
export const proofAtSight = (problem: FillProblem, { dead, shortage }: DeadSquares): FillProof | undefined => {
  const { squares, stock } = problem;
  if (stock.tiles < squares.length) return { by: 'too-few-tiles', squares: squares.length, tiles: stock.tiles };
  if (dead.length > 0) return { by: 'dead-squares', squares: dead };
  if (shortage) return { by: 'shortage', shortage };
  const parity = parityProof(problem);
  return parity && { by: 'parity', ...parity };
};

/** Runs of the search, each longer than the last, until one ends or the nodes are used up. */
export function* decide(problem: FillProblem, random: Random, limit: number): Task<Decision> {
  let nodes = 0;
  let cutoff = FIRST_RUN;
  for (let runs = 1; nodes < limit; runs++) {
    const search = new Search(problem, random);
    while (search.nodes < cutoff && nodes + search.nodes < limit) {
      const state = search.run(SLICE);
      if (state === 'found') return { possible: true, proof: { by: 'fill' }, placed: search.placed, nodes: nodes + search.nodes, runs };
      if (state === 'none') return { possible: false, proof: { by: 'search', nodes: search.nodes }, nodes: nodes + search.nodes, runs };
      yield { stage: 'fill/search', done: nodes + search.nodes, total: limit };
    }
    nodes += search.nodes;
    cutoff *= runs < QUICK_RUNS ? GROWTH.quick : GROWTH.thorough;
  }
  return { nodes, runs: 0 };
}

/** A search remembers the board at every depth: on very large ones only the holes are closed one by one. */
const LARGEST_SEARCHED = 1200;
const searchLimit = ({ squares }: FillProblem, { nodes = NODES }: FillOptions): number => (squares.length > LARGEST_SEARCHED ? 0 : nodes);

/** The best fill with holes, stopped at the bound below which none can go. */
export function* fewHoles(problem: FillProblem, random: Random, atLeast: number, limit: number): Task<HoleFiller> {
  const filler = new HoleFiller(problem, random);
  for (let tiles = 0; filler.begin(SLICE); tiles += SLICE) yield { stage: 'fill/first', done: tiles, total: problem.squares.length };
  while (filler.holes > atLeast && filler.iterations < limit) {
    if (filler.iterations % SLICE === 0) yield { stage: 'fill/holes', done: filler.iterations, total: limit };
    filler.improve();
  }
  return filler;
}

export const resultOf = (
  problem: FillProblem,
  placed: Int32Array,
  decision: Decision,
  holesAtLeast: number,
  iterations: number,
): FillResult => ({
  ...(decision.possible === undefined ? {} : { possible: decision.possible }),
  ...(decision.proof ? { proof: decision.proof } : {}),
  placements: placementsOf(problem, placed),
  holes: problem.squares.filter((_, square) => (placed[square] as number) < 0),
  holesAtLeast,
  leftOut: problem.stock.leftOut,
  work: { nodes: decision.nodes, runs: decision.runs, iterations },
});

/** Can these tiles fill these squares? A fill, a proof that there is none, and then the fill with fewest holes that was found. */
export function* fillSquares(problem: FillProblem, options: FillOptions = {}): Task<FillResult> {
  const random = randomFrom(options.seed ?? 1);
  const sight = deadSquaresIn(problem);
  const proof = proofAtSight(problem, sight);
  const decision: Decision = proof
    ? { possible: false, proof, nodes: 0, runs: 0 }
    : yield* decide(problem, random, searchLimit(problem, options));
  if (decision.placed) return resultOf(problem, decision.placed, decision, 0, 0);
  const atLeast = Math.max(sight.emptyAtLeast, decision.possible === false ? 1 : 0);
  const filler = yield* fewHoles(problem, random, atLeast, options.iterations ?? ITERATIONS);
  const least = filler.holes > atLeast ? leastHoles(problem) : undefined;
  const { placed, holes } = least ?? { placed: filler.best, holes: filler.holes };
  const found: Decision = holes === 0 ? { ...decision, possible: true, proof: { by: 'fill' } } : decision;
  return resultOf(problem, placed, found, least?.holes ?? atLeast, filler.iterations);
}
