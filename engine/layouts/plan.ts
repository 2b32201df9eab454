import { neighbour, SIDES, type Square, sameSquare, squareKey } from '../grid.ts';
import { LIMB_BITS } from './limbs.ts';
import type { Method } from './method.ts';
import { type ConflictGraph, type LayoutProblem, weightOf } from './problem.ts';
import { MOST_NODES, orderOf } from './structure.ts';

/** How a question about layouts is going to be answered, settled before anything large is allocated. */
export interface LayoutPlan {
  readonly count: Method;
  readonly sample: Method;
  readonly heat: Method;
  /** Nodes the diagram will have at most. */
  readonly nodes: number;
}

const MEGABYTE = 2 ** 20;
/** Tables that keep every layer. */
const MOST_TABLE = 256 * MEGABYTE;
/** Two layers of a count, held in turn. */
const MOST_LAYERS = 700 * MEGABYTE;
const BYTES = 8;
/** A count has about so many bits a square. */
const BITS_A_SQUARE = 0.6;
const limbsOf = (squares: number): number => Math.max(1, Math.ceil((BITS_A_SQUARE * squares) / LIMB_BITS));

/** Counting by quota multiplies the nodes; on a board like Germany, cut into two by two, some 170 times. */
const QUOTA_FACTOR = 200;
const quotaFactor = ({ quotas }: LayoutProblem): number => (quotas ? QUOTA_FACTOR : 1);
const nodesOf = (problem: LayoutProblem): number => orderOf(problem).nodes * problem.graph.most * quotaFactor(problem);

/** Bytes of a table of doubles for each node and number of tokens. */
const sweepBytes = (problem: LayoutProblem): number => nodesOf(problem) * (problem.count + 1) * BYTES;
/** Whether a diagram and one double for each node and number of tokens can be held: heat map, repair, the fullest layout. */
export const isSweepable = (problem: LayoutProblem): boolean => isBuildable(problem) && sweepBytes(problem) <= MOST_TABLE;
/** Numbers gone over for the best layout of a size, of which one bit each is kept: a few seconds at most. */
const MOST_MENDED = 1_000_000_000;
/** Whether the best layout of a size can be found through the diagram. */
export const isMendable = (problem: LayoutProblem): boolean => {
  const width = problem.count + 1;
  const layers = 2 * orderOf(problem).widest * problem.graph.most * quotaFactor(problem) * width * BYTES;
  return isBuildable(problem) && nodesOf(problem) * width <= MOST_MENDED && layers <= MOST_TABLE;
};
/** Whether the diagram alone can be held. */
export const isBuildable = (problem: LayoutProblem): boolean => nodesOf(problem) <= MOST_NODES;

/** Numbers gone over three times for a heat map, at most: about two seconds. */
const MOST_HEAT = 150_000_000;
/** A heat map holds the layers of two stretches, each the root of all. */
const isHeatable = (problem: LayoutProblem): boolean => {
  const bytes = sweepBytes(problem);
  const held = (2 * bytes) / Math.sqrt(Math.max(4, problem.graph.squares.length));
  return isBuildable(problem) && bytes <= BYTES * MOST_HEAT && held <= MOST_TABLE;
};

const isCountable = (problem: LayoutProblem): boolean => {
  const { graph, count } = problem;
  const layers = 2 * orderOf(problem).widest * quotaFactor(problem) * (count + 1) * limbsOf(graph.squares.length) * BYTES;
  return isBuildable(problem) && layers <= MOST_LAYERS;
};

/** Squares that locks leave no token: kept free, or in conflict with one that stays. */
export const closedBy = ({ graph, kept, barred }: LayoutProblem): ReadonlySet<number> => {
  const stay = new Set(kept);
  return new Set([...barred, ...kept.flatMap((index) => graph.conflicts[index] ?? [])].filter((index) => !stay.has(index)));
};
/** What is still to be laid once the kept tokens lie: how many, on how many squares, and the conflicts among these. */
interface Left {
  /** Where squares stand for several tokens, as many as if each stood for one. */
  readonly count: number;
  readonly squares: number;
  readonly pairs: number;
}
const leftIn = (problem: LayoutProblem): Left => {
  const { graph, kept, count } = problem;
  const gone = new Set([...closedBy(problem), ...kept]);
  const open = graph.squares.flatMap((_, index) => (gone.has(index) ? [] : [index]));
  const ends = open.reduce((sum, index) => sum + (graph.conflicts[index] ?? []).filter((other) => !gone.has(other)).length, 0);
  const tokens = (indices: readonly number[]): number => indices.reduce((sum, index) => sum + weightOf(graph, index), 0);
  const mean = tokens(open) / Math.max(1, open.length) || 1;
  return { count: (count - tokens(kept)) / mean, squares: open.length, pairs: ends / 2 };
};

/** Expected conflicts among tokens thrown at random above which throwing anew until none conflict takes too long. */
const MOST_CONFLICTS = 9;
const conflictsWhenThrown = ({ count, squares: n, pairs }: Left): number => (n < 2 ? 0 : (pairs * count * (count - 1)) / (n * (n - 1)));
/** Whether tokens lie thinly enough to be thrown: also so that few fall on one square. */
const isThrown = (left: Left): boolean => conflictsWhenThrown(left) <= MOST_CONFLICTS && 2 * left.count <= left.squares;

/** The part of the squares that may hold tokens before coupling takes too long; for other spacings one token to a neighbourhood. */
const DENSEST_COUPLING = 0.36;
const isCoupled = ({ graph }: LayoutProblem, left: Left): boolean =>
  isSideBySide(graph) ? left.count <= DENSEST_COUPLING * left.squares : left.count * (1 + (2 * left.pairs) / left.squares) <= left.squares;

/** Whether just those squares conflict that lie side by side. */
export const isSideBySide = ({ squares, conflicts }: ConflictGraph): boolean => {
  const there = new Set(squares.map(squareKey));
  const neighbours = ([x, y]: Square): Square[] => SIDES.map((side) => neighbour([x, y], side)).filter((at) => there.has(squareKey(at)));
  return squares.every((at, index) => {
    const near = neighbours(at);
    const others = conflicts[index] ?? [];
    return near.length === others.length && others.every((other) => near.some((square) => sameSquare(square, squares[other] as Square)));
  });
};

const wideMethod = (problem: LayoutProblem): Method => {
  if (problem.symmetry || problem.graph.most > 1) return 'walk';
  const left = leftIn(problem);
  if (!problem.graph.weights && isThrown(left)) return 'rejection';
  return isCoupled(problem, left) ? 'coupling' : 'walk';
};
const sampleMethod = (problem: LayoutProblem): Method => {
  if (isBuildable(problem) && sweepBytes(problem) * limbsOf(problem.graph.squares.length) <= MOST_TABLE) return 'exact';
  return isBuildable(problem) ? 'fugacity' : wideMethod(problem);
};

/** Chooses the most exact method that the size of a problem allows. */
export const planOf = (problem: LayoutProblem): LayoutPlan => {
  const sample = sampleMethod(problem);
  return {
    count: isCountable(problem) ? 'exact' : 'estimate',
    sample,
    heat: isHeatable(problem) ? 'exact' : sample,
    nodes: nodesOf(problem),
  };
};
