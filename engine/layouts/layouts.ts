import type { Square } from '../grid.ts';
import { bySquare } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Objection } from '../objection.ts';
import { randomFrom } from '../random.ts';
import { type Capacity, capacityOf, roomObjections } from './capacity.ts';
import { exactCount, keptTable } from './count.ts';
import { LayoutIndex } from './draw.ts';
import type { Method } from './method.ts';
import type { LayoutProblem } from './problem.ts';
import { structureOf } from './structure.ts';
import type { Work } from './sweep.ts';

/** How many layouts there are. */
export interface LayoutCount {
  /** Decimal digits. */
  readonly count: string;
  readonly method: Method;
  readonly capacity: Capacity;
  /** Why there is none, with the proof; empty if there are layouts. */
  readonly objections: readonly Objection[];
  readonly work?: Work;
}
/** Layouts drawn by chance, each in reading order. */
export interface LayoutSample {
  readonly layouts: readonly (readonly Square[])[];
  readonly method: Method;
  readonly objections: readonly Objection[];
}
export interface SampleOptions {
  readonly seed: string | number;
  readonly count: number;
}

/** The number of layouts of a problem; when there is none, how many tokens fit and why no more do. */
export function* countLayouts(problem: LayoutProblem): Task<LayoutCount> {
  const capacity = yield* capacityOf(problem);
  const objections = roomObjections(problem, capacity);
  if (objections.length > 0) return { count: '0', method: 'exact', capacity, objections };
  const structure = yield* structureOf(problem.graph);
  if (!structure) throw new Error('the board is too wide to be counted');
  const { count, work } = yield* exactCount(structure, problem);
  return { count, method: 'exact', capacity, objections, work };
}

/** Layouts, all equally likely, by a seed; none where there is none. */
export function* sampleLayouts(problem: LayoutProblem, { seed, count }: SampleOptions): Task<LayoutSample> {
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0) return { layouts: [], method: 'exact', objections };
  const structure = yield* structureOf(problem.graph);
  if (!structure) throw new Error('the board is too wide to be drawn from');
  const index = new LayoutIndex(structure, yield* keptTable(structure, problem), problem.count);
  const random = randomFrom(seed);
  const layouts: Square[][] = [];
  while (layouts.length < count) {
    layouts.push(index.squares(index.draw(random)).sort(bySquare));
    if (layouts.length % 1024 === 0) yield { stage: 'draw', done: layouts.length, total: count };
  }
  return { layouts, method: 'exact', objections };
}
