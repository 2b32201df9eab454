import { bySquare, type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { randomFrom } from '../random.ts';
import { type Capacity, capacityOf, hasMore, noSuchLayout, roomObjections } from './capacity.ts';
import { exactCount } from './count.ts';
import { estimatedCount } from './estimate.ts';
import { type Fold, foldOf, wideFoldOf } from './fold.ts';
import type { Method } from './method.ts';
import { narrowed } from './narrow.ts';
import { isBuildable, planOf } from './plan.ts';
import type { LayoutProblem } from './problem.ts';
import type { Quota } from './quotas.ts';
import { layoutOfCount } from './reach.ts';
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
  const fold = foldOf(problem);
  if (fold) return { ...(yield* countFolded(problem, fold)), capacity };
  const estimate = hasMore(problem) ? undefined : yield* estimatedCount(problem);
  if (!estimate) return { count: '?', method: 'estimate', capacity, objections: [objection('layout/too-wide')] };
  return { ...estimate, method: 'estimate', capacity, objections };
}
function* countFolded(problem: LayoutProblem, fold: Fold): Task<Omit<LayoutCount, 'capacity'>> {
  const reached = yield* reachedByFold(fold);
  return reached === 'none' ? { count: '0', method: 'exact', objections: [noSuchLayout(problem)] } : yield* countLayouts(fold.problem);
}
/** Whether a fold can be laid out with the wanted number of tokens. */
export function* reachedByFold({ isWhole, problem }: Fold): Task<'some' | 'none' | 'unknown'> {
  if (!isWhole || problem.stuck.length > 0) return 'none';
  const reached = yield* layoutOfCount(problem);
  return typeof reached === 'string' ? reached : 'some';
}
function* countExactly(structure: Structure, problem: LayoutProblem, capacity: Capacity): Task<LayoutCount> {
  const { count, work } = yield* exactCount(structure, problem);
  return { count, method: 'exact', capacity, objections: count === '0' ? [noSuchLayout(problem)] : [], work };
}

/** Layouts by a seed: all equally likely, unless the method says otherwise; none where there is none. */
export function* sampleLayouts(whole: LayoutProblem, { seed, count }: SampleOptions): Task<LayoutSample> {
  const problem = narrowed(whole);
  const isSifted = siftsQuotas(problem);
  const objections = isSifted ? roomObjections(problem, yield* capacityOf(withoutQuotas(problem))) : yield* whyNone(problem);
  if (objections.length > 0) return { layouts: [], method: 'exact', objections };
  const fold = wideFoldOf(problem);
  if (fold)
    return (yield* reachedByFold(fold)) === 'some'
      ? unfoldedSample(fold, yield* sampleLayouts(fold.problem, { seed, count }))
      : notFound('walk');
  const source = yield* sourceOf(isSifted ? withoutQuotas(problem) : problem, randomFrom(seed));
  return source ? yield* drawn(source, count, isSifted ? problem.quotas : undefined) : notFound('walk');
}
const notFound = (method: Method): LayoutSample => ({ layouts: [], method, objections: [objection('layout/too-wide')] });

function* drawn(source: Source, count: number, quotas: readonly Quota[] | undefined): Task<LayoutSample> {
  const layouts: Square[][] = [];
  let method: Method = source.method;
  while (layouts.length < count) {
    const next: Drawn | undefined = quotas ? yield* sifted(source, quotas) : yield* source.draw();
    if (!next) return { ...notFound(method), work: source.work() };
    method = next.method;
    layouts.push(next.squares.sort(bySquare));
    if (layouts.length % 1024 === 0) yield { stage: 'draw', done: layouts.length, total: count };
  }
  return { layouts, method, work: source.work(), objections: [] };
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
function* sifted(source: Source, quotas: readonly Quota[]): Task<Drawn | undefined> {
  const regions = quotas.map((quota) => ({ ...quota, inside: squareSet(quota.squares) }));
  for (let tries = 0; tries < MOST_SIFTED; tries++) {
    const next = yield* source.draw();
    if (!next) return undefined;
    const many = (inside: ReadonlySet<string>): number => next.squares.filter((at) => inside.has(squareKey(at))).length;
    if (regions.every(({ inside, least, most }) => many(inside) >= least && many(inside) <= most)) return next;
    yield { stage: 'draw', done: tries, total: MOST_SIFTED };
  }
  return undefined;
}

function* whyNone(problem: LayoutProblem): Task<Objection[]> {
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0 || !hasMore(problem)) return objections;
  const fold = wideFoldOf(problem);
  if (fold) return (yield* reachedByFold(fold)) === 'none' ? [noSuchLayout(problem)] : [];
  return [...(yield* countLayouts(problem)).objections];
}
