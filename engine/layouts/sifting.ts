import { squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { isBuildable } from './plan.ts';
import type { LayoutProblem } from './problem.ts';
import type { Quota } from './quotas.ts';
import { squareSet } from './sites.ts';
import type { Drawn, Source } from './sources.ts';

/** Where quotas make a board too wide to be gone through, layouts without them are drawn until one meets them: just as evenly. */
export const siftsQuotas = (problem: LayoutProblem): boolean => problem.quotas !== undefined && !isBuildable(problem);
export const withoutQuotas = ({ quotas: _, ...problem }: LayoutProblem): LayoutProblem => problem;

/** Whether a layout holds what quotas ask. */
export const meets = (quotas: readonly Quota[]): ((squares: readonly (readonly [number, number])[]) => boolean) => {
  const regions = quotas.map((quota) => ({ ...quota, inside: squareSet(quota.squares) }));
  return (squares) =>
    regions.every(({ inside, least, most }) => {
      const many = squares.filter((at) => inside.has(squareKey(at))).length;
      return many >= least && many <= most;
    });
};

/** Layouts drawn for one that meets the quotas, before that is given up. */
const MOST_SIFTED = 2000;
export function* sifted(source: Source, quotas: readonly Quota[]): Task<Drawn | undefined> {
  const isMet = meets(quotas);
  for (let tries = 0; tries < MOST_SIFTED; tries++) {
    const next = yield* source.draw();
    if (!next || isMet(next.squares)) return next;
    yield { stage: 'draw', done: tries, total: MOST_SIFTED };
  }
  return undefined;
}

/** A part of all, and between what it lies with a probability of about 95 %. */
export interface Part {
  readonly part: number;
  readonly between: readonly [number, number];
}
const DRAWS = 400;
const FEWEST = 8;
const Z = 1.96;
/** The part of the layouts of a source that meets quotas (Wilson's interval); undefined where hardly any was drawn. */
export function* partMeeting(source: Source, quotas: readonly Quota[]): Task<Part | undefined> {
  const isMet = meets(quotas);
  let met = 0;
  for (let done = 0; done < DRAWS; done++) {
    const next = yield* source.draw();
    if (!next) return undefined;
    if (isMet(next.squares)) met++;
    yield { stage: 'estimate', done, total: DRAWS };
  }
  if (met < FEWEST) return undefined;
  const part = met / DRAWS;
  const middle = part + (Z * Z) / (2 * DRAWS);
  const spread = Z * Math.sqrt((part * (1 - part)) / DRAWS + (Z * Z) / (4 * DRAWS * DRAWS));
  const scale = 1 + (Z * Z) / DRAWS;
  return { part, between: [(middle - spread) / scale, Math.min(1, (middle + spread) / scale)] };
}
