import { bySquare, type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { randomFrom } from '../random.ts';
import { type Capacity, capacityOf, fittingFold, noSuchLayout, roomObjections } from './capacity.ts';
import { exactCount } from './count.ts';
import { estimatedCount } from './estimate.ts';
import { type Fold, foldsOf, wideFoldsOf } from './fold.ts';
import type { Method } from './method.ts';
import { narrowed } from './narrow.ts';
import { isBuildable, planOf } from './plan.ts';
import type { LayoutProblem } from './problem.ts';
import { squareSet } from './sites.ts';
import { type Drawn, type DrawWork, type Source, sourceOf } from './sources.ts';
import { type Structure, structureOf } from './structure.ts';
import type { Work } from './sweep.ts';

/** How many layouts there are. */
export interface LayoutCount {
  /** Decimal digits; of an estimate the likeliest value; `?` where it cannot be had. */
  readonly count: string;
  /** An estimate lies between these with a probability of about 95 %. */
  readonly between?: readonly [string, string];
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
  readonly work?: DrawWork;
  readonly objections: readonly Objection[];
}
export interface SampleOptions {
  readonly seed: string | number;
  readonly count: number;
}

/** The number of layouts of a problem; when there is none, how many tokens fit and why no more do. */
export function* countLayouts(whole: LayoutProblem): Task<LayoutCount> {
  const problem = narrowed(whole);
  const capacity = yield* capacityOf(problem);
  const objections = roomObjections(problem, capacity);
  if (objections.length > 0) return { count: '0', method: 'exact', capacity, objections };
  const structure = planOf(problem).count === 'exact' ? yield* structureOf(problem) : undefined;
  if (structure) return yield* countExactly(structure, problem, capacity);
  const folds = foldsOf(problem);
  if (folds.length > 0) return { ...(yield* countFolded(problem, folds)), capacity };
  if (hasMore(problem)) return { count: '?', method: 'exact', capacity, objections: [objection('layout/too-wide')] };
  return { ...(yield* estimatedCount(problem)), method: 'estimate', capacity, objections };
}
function* countFolded(problem: LayoutProblem, folds: readonly Fold[]): Task<Omit<LayoutCount, 'capacity'>> {
  const fold = yield* fittingFold(folds);
  return fold ? yield* countLayouts(fold.problem) : { count: '0', method: 'exact', objections: [noSuchLayout(problem)] };
}
function* countExactly(structure: Structure, problem: LayoutProblem, capacity: Capacity): Task<LayoutCount> {
  const { count, work } = yield* exactCount(structure, problem);
  return { count, method: 'exact', capacity, objections: count === '0' ? [noSuchLayout(problem)] : [], work };
}

/** Whether a problem demands more than spacing and a number, which only a diagram can answer. */
const hasMore = ({ symmetry, quotas }: LayoutProblem): boolean => symmetry !== undefined || quotas !== undefined;

/** Layouts by a seed: all equally likely, unless the method says otherwise; none where there is none. */
export function* sampleLayouts(whole: LayoutProblem, { seed, count }: SampleOptions): Task<LayoutSample> {
  const problem = narrowed(whole);
  const isSifted = siftsQuotas(problem);
  const objections = isSifted ? roomObjections(problem, yield* capacityOf(withoutQuotas(problem))) : yield* whyNone(problem);
  if (objections.length > 0) return { layouts: [], method: 'exact', objections };
  const fold = yield* fittingFold(wideFoldsOf(problem));
  if (fold) return unfoldedSample(fold, yield* sampleLayouts(fold.problem, { seed, count }));
  const source = yield* sourceOf(isSifted ? withoutQuotas(problem) : problem, randomFrom(seed));
  const layouts: Square[][] = [];
  let method: Method = source.method;
  while (layouts.length < count) {
    const drawn = isSifted ? yield* sifted(source, problem) : yield* source.draw();
    if (!drawn) return { layouts: [], method, work: source.work(), objections: [objection('layout/too-wide')] };
    method = drawn.method;
    layouts.push(drawn.squares.sort(bySquare));
    if (layouts.length % 1024 === 0) yield { stage: 'draw', done: layouts.length, total: count };
  }
  return { layouts, method, work: source.work(), objections };
}

const unfoldedSample = (fold: Fold, sample: LayoutSample): LayoutSample => ({
  ...sample,
  layouts: sample.layouts.map((layout) => fold.unfold(layout).sort(bySquare)),
});

/** Where quotas make a board too wide to be gone through, layouts without them are drawn until one meets them: just as evenly. */
const siftsQuotas = (problem: LayoutProblem): boolean =>
  problem.quotas !== undefined && problem.symmetry === undefined && !isBuildable(problem);
const withoutQuotas = ({ quotas: _, ...problem }: LayoutProblem): LayoutProblem => problem;

/** Layouts drawn for one that meets the quotas, before that is given up. */
const MOST_SIFTED = 2000;
function* sifted(source: Source, { quotas = [] }: LayoutProblem): Task<Drawn | undefined> {
  const regions = quotas.map((quota) => ({ ...quota, inside: squareSet(quota.squares) }));
  for (let tries = 0; tries < MOST_SIFTED; tries++) {
    const drawn = yield* source.draw();
    const many = (inside: ReadonlySet<string>): number => drawn.squares.filter((at) => inside.has(squareKey(at))).length;
    if (regions.every(({ inside, least, most }) => many(inside) >= least && many(inside) <= most)) return drawn;
    yield { stage: 'draw', done: tries, total: MOST_SIFTED };
  }
  return undefined;
}

function* whyNone(problem: LayoutProblem): Task<Objection[]> {
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0 || !hasMore(problem)) return objections;
  const folds = wideFoldsOf(problem);
  if (folds.length > 0) return (yield* fittingFold(folds)) ? [] : [noSuchLayout(problem)];
  return [...(yield* countLayouts(problem)).objections];
}
