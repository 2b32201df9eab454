import { closedBy, isBuildable } from './plan.ts';
import type { LayoutProblem } from './problem.ts';

/**
 * The problem on the squares that are still open, for boards too wide to be gone through whole: squares kept free, and those beside
 * tokens that stay, are left out. Where the whole board can be gone through it stays as it is, so that other locks need nothing built anew.
 */
export const narrowed = (problem: LayoutProblem): LayoutProblem => {
  const closed = closedBy(problem);
  return closed.size === 0 || isBuildable(problem) ? problem : without(problem, closed);
};

const without = (problem: LayoutProblem, closed: ReadonlySet<number>): LayoutProblem => {
  const { graph, kept, barred, limits } = problem;
  const { weights } = graph;
  const indices = graph.squares.flatMap((_, index) => (closed.has(index) ? [] : [index]));
  const place = new Map(indices.map((index, i) => [index, i]));
  const placed = (list: readonly number[]): number[] => list.map((index) => place.get(index)).filter((i) => i !== undefined);
  const squares = indices.map((index) => graph.squares[index] as (typeof graph.squares)[number]);
  const few = Array.from(limits ?? []).filter(([index]) => place.has(index));
  return {
    ...problem,
    graph: {
      ...graph,
      squares,
      conflicts: indices.map((index) => placed(graph.conflicts[index] ?? [])),
      ...(weights ? { weights: indices.map((index) => weights[index] as number) } : {}),
    },
    kept: placed(kept),
    barred: placed(barred.filter((index) => kept.includes(index))),
    ...(limits ? { limits: new Map(few.map(([index, most]) => [place.get(index) as number, most])) } : {}),
  };
};
