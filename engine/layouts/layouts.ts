import { bySquare, type Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Capacity, capacityOf, hasMore, noSuchLayout, roomObjections } from './capacity.ts';
import { exactCount } from './count.ts';
import { estimatedCount, partOfCount } from './estimate.ts';
import { type Fold, foldOf, wideFoldOf } from './fold.ts';
import type { Method } from './method.ts';
import { narrowed } from './narrow.ts';
import { planOf } from './plan.ts';
import type { LayoutProblem } from './problem.ts';
import type { Quota } from './quotas.ts';
import { layoutOfCount } from './reach.ts';
import { partMeeting, sifted, siftsQuotas, withoutQuotas } from './sifting.ts';
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
  if (siftsQuotas(problem)) return { ...(yield* countSifted(problem)), capacity };
  const estimate = hasMore(problem) ? undefined : yield* estimatedCount(problem);
  if (!estimate) return { ...UNCOUNTED, capacity };
  return { ...estimate, method: 'estimate', capacity, objections };
}
type Counted = Omit<LayoutCount, 'capacity'>;
const UNCOUNTED: Counted = { count: '?', method: 'estimate', objections: [objection('layout/too-wide')] };
/** The number of layouts without quotas, and the part of them that meets quotas among layouts drawn. */
function* countSifted(problem: LayoutProblem): Task<Counted> {
  const plain = withoutQuotas(problem);
  const { count, between, objections } = yield* countLayouts(plain);
  if (objections.length > 0) return { count, method: 'estimate', objections };
  const source = yield* sourceFor(plain, randomFrom('count'));
  const part = source && (yield* partMeeting(source, problem.quotas ?? []));
  return part ? { ...partOfCount(count, between, part), method: 'estimate', objections } : UNCOUNTED;
}
function* countFolded(problem: LayoutProblem, fold: Fold): Task<Counted> {
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
  const plain = isSifted ? withoutQuotas(problem) : problem;
  const objections = yield* whyNone(plain);
  if (objections.length > 0) return { layouts: [], method: 'exact', objections };
  const source = yield* sourceFor(plain, randomFrom(seed));
  return source ? yield* drawn(source, count, isSifted ? problem.quotas : undefined) : notFound('walk');
}
/** Layouts of a problem without quotas too many to go through; drawn on its fold where that is the way. */
function* sourceFor(plain: LayoutProblem, random: Random): Task<Source | undefined> {
  const fold = wideFoldOf(plain);
  if (!fold) return yield* sourceOf(plain, random);
  const source = (yield* reachedByFold(fold)) === 'some' ? yield* sourceOf(fold.problem, random) : undefined;
  return source && unfoldedSource(fold, source);
}
const unfoldedSource = ({ unfold }: Fold, source: Source): Source => ({
  ...source,
  *draw() {
    const next = yield* source.draw();
    return next && { ...next, squares: unfold(next.squares) };
  },
});
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

function* whyNone(problem: LayoutProblem): Task<Objection[]> {
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0 || !hasMore(problem)) return objections;
  const fold = wideFoldOf(problem);
  if (fold) return (yield* reachedByFold(fold)) === 'none' ? [noSuchLayout(problem)] : [];
  return [...(yield* countLayouts(problem)).objections];
}
