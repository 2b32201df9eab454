import type { Task } from '../jobs/task.ts';
import { keptWeight, lockObjections } from './capacity.ts';
import { fullSupport, type Rest, restOf, type Support } from './full-support.ts';
import { twoColours } from './matching.ts';
import { type LayoutProblem, limitOf, roomOf, weightOf } from './problem.ts';

/** A layout of just the wanted number, the kept tokens first and a square as often as it holds tokens; or that there is none, or that none was found. */
export type Reached = readonly number[] | 'none' | 'unknown';

/** Copies of squares that may all take tokens at once, so many that the wanted number is met: the weightiest first, each dividing the one before. */
const filled = (problem: LayoutProblem, support: readonly number[]): readonly number[] | undefined => {
  const { graph, kept, count } = problem;
  const many = new Map<number, number>();
  for (const index of kept) many.set(index, (many.get(index) ?? 0) + 1);
  const taken = [...kept];
  let left = count - keptWeight(problem);
  for (const index of [...many.keys(), ...support].sort((a, b) => weightOf(graph, b) - weightOf(graph, a))) {
    const weight = weightOf(graph, index);
    const copies = Math.min(limitOf(problem, index) - (many.get(index) ?? 0), Math.floor(left / weight));
    for (let copy = 0; copy < copies; copy++) taken.push(index);
    left -= Math.max(0, copies) * weight;
  }
  return left === 0 ? taken : undefined;
};

/** Squares that stand for fewer tokens than others: one of them may be needed to meet a number the weighty ones cannot. */
export const lightSquares = ({ graph }: LayoutProblem, { indices }: Rest): number[] => {
  const most = heaviestWeight(graph);
  return indices.filter((index) => weightOf(graph, index) < most);
};
const heaviestWeight = (graph: LayoutProblem['graph']): number =>
  graph.squares.reduce((weight, _, index) => Math.max(weight, weightOf(graph, index)), 1);

/** A full support that holds a given square: found anew where that is quick, else the one there is without the neighbours of the square. */
function* supportWith(problem: LayoutProblem, index: number, full: readonly number[] | undefined): Task<readonly number[]> {
  const near = new Set(problem.graph.conflicts[index]);
  if (full) return full.filter((other) => other !== index && !near.has(other));
  const rest = restOf({ ...problem, kept: [...problem.kept, index] });
  const { vertices } = yield* fullSupport(problem, rest);
  return vertices.map((vertex) => rest.indices[vertex] as number);
}

/** A layout of the wanted number of tokens on a board of any size, where neither a symmetry nor quotas are demanded. */
export function* layoutOfCount(problem: LayoutProblem): Task<Reached> {
  if (lockObjections(problem).length > 0 || problem.count < keptWeight(problem)) return 'none';
  const rest = restOf(problem);
  const support = yield* fullSupport(problem, rest);
  const full = support.vertices.map((vertex) => rest.indices[vertex] as number);
  const found = filled(problem, full);
  if (found) return found;
  if (isShort(problem, support) || !meetsRest(problem, lightSquares(problem, rest))) return 'none';
  return problem.graph.weights ? yield* withOneOf(problem, rest, full) : 'unknown';
}
const isShort = (problem: LayoutProblem, { atMost }: Support): boolean => {
  const kept = [...new Set(problem.kept)].reduce((sum, index) => sum + roomOf(problem, index), 0);
  return problem.count > kept + atMost;
};

/** Whether squares that stand for fewer tokens can make up what is left over when the others are shared out, were there no conflicts. */
const meetsRest = (problem: LayoutProblem, light: readonly number[]): boolean => {
  const { graph, kept, count } = problem;
  const whole = heaviestWeight(graph);
  let rests = new Set([0]);
  for (const index of [...light, ...(graph.most > 1 ? kept : [])]) {
    const copies = Array.from({ length: limitOf(problem, index) + 1 }, (_, copy) => copy * weightOf(graph, index));
    rests = new Set([...rests].flatMap((rest) => copies.map((more) => (rest + more) % whole)));
    if (rests.size === whole) return true;
  }
  return rests.has((count - keptWeight(problem)) % whole);
};

function* withOneOf(problem: LayoutProblem, rest: Rest, full: readonly number[]): Task<Reached> {
  const isQuick = twoColours(rest.conflicts) !== undefined;
  const light = lightSquares(problem, rest);
  for (const [done, index] of light.entries()) {
    const others = yield* supportWith(problem, index, isQuick ? undefined : full);
    const found = filled({ ...problem, kept: [...problem.kept, index] }, others);
    if (found) return found;
    yield { stage: 'capacity', done, total: light.length };
  }
  return isQuick && isPairwise(problem) ? 'none' : 'unknown';
}
/** With squares of one and of two tokens, of which each takes one, an even rest is always met: to look for one light square is enough. */
const isPairwise = ({ graph }: LayoutProblem): boolean => graph.most === 1 && (graph.weights ?? []).every((weight) => weight <= 2);
