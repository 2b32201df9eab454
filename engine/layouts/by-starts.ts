import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Setup } from '../setup.ts';
import { countLayouts, type LayoutCount } from './layouts.ts';
import { type ProblemOptions, problemOf } from './problem.ts';
import { startChoices } from './starts.ts';

/** The number of layouts for one choice of starts; `every`: of layouts legal for all choices at once. */
export interface CountForStarts extends LayoutCount {
  readonly starts: readonly Square[] | 'every';
}

/** Counts layouts for each choice of starts a game may use, and those legal whichever is chosen. */
export function* countByStarts(setup: Setup, options: Omit<ProblemOptions, 'starts'> = {}): Task<CountForStarts[]> {
  const counts: CountForStarts[] = [];
  for (const starts of [...startChoices(setup.board), 'every' as const])
    counts.push({ starts, ...(yield* countLayouts(problemOf(setup, { ...options, starts }))) });
  return counts;
}
