import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type LayoutSample, type SampleOptions, sampleLayouts } from './layouts.ts';
import { type LayoutProblem, together, withLocks } from './problem.ts';

/** The problem with every token that lies now kept where it is. */
export const keeping = (problem: LayoutProblem, placed: readonly Square[]): LayoutProblem => {
  const now = [...problem.kept.map((index) => problem.graph.squares[index] as Square), ...problem.stuck];
  const { kept, stuck } = withLocks(problem.graph, problem.count, together(now, placed));
  return { ...problem, kept, stuck };
};

/** Layouts that keep all tokens that lie now and add those that are missing, all equally likely. */
export const completeLayout = (problem: LayoutProblem, placed: readonly Square[], options: SampleOptions): Task<LayoutSample> =>
  sampleLayouts(keeping(problem, placed), options);
