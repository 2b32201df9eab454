import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { type Capacity, capacityOf, roomObjections } from './capacity.ts';
import { completeLayout } from './complete.ts';
import { heatOf } from './heat.ts';
import { countLayouts, type SampleOptions, sampleLayouts } from './layouts.ts';
import type { Move } from './mend.ts';
import { type Method, PROMISES } from './method.ts';
import { type LayoutProblem, type ProblemOptions, problemOf } from './problem.ts';
import { repairLayout } from './repair.ts';

export const QUESTIONS = ['count', 'sample', 'complete', 'repair', 'capacity', 'heat'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the command line answers to a question about layouts; only what the question is about is there. */
export interface LayoutAnswer {
  readonly ok: boolean;
  readonly count?: string;
  readonly between?: readonly [string, string];
  readonly method?: Method;
  readonly promise?: (typeof PROMISES)[Method];
  readonly capacity?: number;
  readonly proof?: Capacity['proof'];
  readonly layouts?: readonly (readonly Square[])[];
  readonly moves?: readonly Move[];
  /** Of a mend: tokens that stay where they lie, and how many no mend exceeds. */
  readonly stay?: number;
  readonly atMost?: number;
  /** Layouts drawn for a heat map that is not exact. */
  readonly samples?: number;
  readonly heat?: readonly { readonly x: number; readonly y: number; readonly share: number }[];
  readonly objections: readonly Objection[];
}
export interface AnswerOptions {
  readonly problem: ProblemOptions;
  readonly seed: string | number;
  /** Layouts to draw. */
  readonly layouts: number;
}

/** All a question is asked of. */
interface Asked {
  readonly problem: LayoutProblem;
  /** Tokens as they lie, and those of them that are to be completed. */
  readonly lying: readonly Square[];
  readonly placed: readonly Square[];
  readonly draw: SampleOptions;
}
type Answer = (asked: Asked) => Task<LayoutAnswer>;

const by = (method: Method): Pick<LayoutAnswer, 'method' | 'promise'> => ({ method, promise: PROMISES[method] });

function* count({ problem }: Asked): Task<LayoutAnswer> {
  const { count: number, between, method, capacity, objections } = yield* countLayouts(problem);
  const interval = between ? { between } : {};
  return { ok: number !== '0', count: number, ...interval, ...by(method), capacity: capacity.most, objections };
}
function* sample({ problem, draw }: Asked): Task<LayoutAnswer> {
  const { layouts, method, objections } = yield* sampleLayouts(problem, draw);
  return { ok: objections.length === 0, ...by(method), layouts, objections };
}
function* complete({ problem, placed, draw }: Asked): Task<LayoutAnswer> {
  const { layouts, method, objections } = yield* completeLayout(problem, placed, draw);
  return { ok: objections.length === 0, ...by(method), layouts, objections };
}
function* repair({ problem, lying }: Asked): Task<LayoutAnswer> {
  const { layout, moves, stay, atMost, objections } = yield* repairLayout(problem, lying);
  if (objections.length > 0) return { ok: false, layouts: [], moves, objections };
  return { ok: true, promise: stay === atMost ? 'exact' : 'approximate', stay, atMost, layouts: [layout], moves, objections };
}
function* capacity({ problem }: Asked): Task<LayoutAnswer> {
  const found = yield* capacityOf(problem);
  const objections = roomObjections(problem, found);
  return { ok: objections.length === 0, capacity: found.most, proof: found.proof, layouts: [found.layout], objections };
}
function* heat({ problem }: Asked): Task<LayoutAnswer> {
  const { squares, method, samples, objections } = yield* heatOf(problem);
  const rests = samples === undefined ? by(method) : { method, promise: 'approximate' as const, samples };
  return { ok: objections.length === 0, ...rests, heat: squares.map(({ at: [x, y], share }) => ({ x, y, share })), objections };
}

const ANSWERS: { readonly [Q in Question]: Answer } = { count, sample, complete, repair, capacity, heat };

const lying = ({ scenario }: Setup): Square[] => (scenario.tokens?.placed ?? []).map(({ at }) => at);

/** Answers a question about the token layouts of a set-up. Completing keeps the tokens that lie, or those named. */
export const answerLayouts = (setup: Setup, question: Question, options: AnswerOptions): Task<LayoutAnswer> =>
  ANSWERS[question]({
    problem: problemOf(setup, options.problem),
    lying: lying(setup),
    placed: options.problem.keep ?? lying(setup),
    draw: { seed: options.seed, count: options.layouts },
  });
