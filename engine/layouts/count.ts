import type { Task } from '../jobs/task.ts';
import { bigOf } from './limbs.ts';
import type { LayoutProblem } from './problem.ts';
import { admits, forcedOf, type Structure } from './structure.ts';
import { type CountTable, countSweep, totalLimbs, type Work } from './sweep.ts';

/** The number of layouts of a problem, in decimal digits. */
export interface ExactCount {
  readonly count: string;
  readonly work: Work;
}

const NONE: Work = { nodes: 0, additions: 0, carries: 0, bytes: 0 };

export function* exactCount(structure: Structure, problem: LayoutProblem): Task<ExactCount> {
  if (problem.stuck.length > 0 || !admits(structure, problem)) return { count: '0', work: NONE };
  const table = yield* countSweep(structure.diagram, { most: problem.count, exactly: true, forced: forcedOf(structure, problem) });
  return { count: bigOf(totalLimbs(table, problem.count)).toString(), work: table.work };
}

/** The numbers of layouts of 0, 1, 2, ... tokens up to `most`, from one sweep. */
export function* countsByTokens(structure: Structure, problem: LayoutProblem, most: number): Task<readonly string[]> {
  const table = yield* countSweep(structure.diagram, { most, forced: forcedOf(structure, problem) });
  return Array.from({ length: most + 1 }, (_, tokens) => bigOf(totalLimbs(table, tokens)).toString());
}

/** A table from which layouts are drawn, ranked and unranked. */
export const keptTable = (structure: Structure, problem: LayoutProblem): Task<CountTable> =>
  countSweep(structure.diagram, { most: problem.count, exactly: true, forced: forcedOf(structure, problem), keep: true });
