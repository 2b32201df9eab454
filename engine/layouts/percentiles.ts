import { type Board, squaresOfBoard } from '../board.ts';
import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Objection } from '../objection.ts';
import { type Evenness, EvennessMeter, MEASURES, type Measure } from './evenness.ts';
import { sampleLayouts } from './layouts.ts';
import type { Method } from './method.ts';
import type { LayoutProblem } from './problem.ts';

/** The scores of many layouts drawn evenly, each measure sorted: what any one layout is compared with. */
export interface Baseline {
  readonly scores: { readonly [M in Measure]: readonly number[] };
  readonly layouts: number;
  readonly method: Method;
  readonly objections: readonly Objection[];
}
/** A layout's score, and the share of uniform legal layouts that are less even by it (0 to 100). */
export interface Standing {
  readonly score: number;
  readonly percentile: number;
}
export type Standings = { readonly [M in Measure]: Standing };

/** Small is even, but for the mean distance to the next token. */
const isLessEven: { readonly [M in Measure]: (other: number, score: number) => boolean } = {
  energy: (other, score) => other > score,
  hole: (other, score) => other > score,
  discrepancy: (other, score) => other > score,
  spacing: (other, score) => other < score,
};

/** The squares of a board that should be near a token: all but water and highlights. */
export const squaresToCover = (board: Board): Square[] => [
  ...squaresOfBoard(board, (ground) => ground !== '.' && ground !== '~' && ground !== '^'),
];

const BASELINE_LAYOUTS = 10_000;
const STEP = 512;

/** Scores layouts drawn evenly by a fixed seed; `squares` are those of the board that should be near a token. */
export function* baselineOf(problem: LayoutProblem, squares: readonly Square[], count = BASELINE_LAYOUTS): Task<Baseline> {
  const meter = new EvennessMeter(squares);
  const { layouts, method, objections } = yield* sampleLayouts(problem, { seed: 'baseline', count });
  const found: Evenness[] = [];
  for (const layout of layouts) {
    found.push(meter.measure(layout));
    if (found.length % STEP === 0) yield { stage: 'evenness', done: found.length, total: layouts.length };
  }
  const sorted = (measure: Measure): number[] => [...Float64Array.from(found, (score) => score[measure]).sort()];
  const scores = { energy: sorted('energy'), hole: sorted('hole'), discrepancy: sorted('discrepancy'), spacing: sorted('spacing') };
  return { scores, layouts: layouts.length, method, objections };
}

const percentile = (scores: readonly number[], isWorse: (other: number) => boolean, score: number): number => {
  if (scores.length === 0) return 0;
  const worse = scores.filter(isWorse).length;
  const level = scores.filter((other) => other === score).length;
  return (100 * (worse + level / 2)) / scores.length;
};

/** Where a layout stands among the uniform legal ones, measure by measure. */
export const standingsOf = ({ scores }: Baseline, squares: readonly Square[], tokens: readonly Square[]): Standings => {
  const found = new EvennessMeter(squares).measure(tokens);
  const standing = (measure: Measure): Standing => {
    const score = found[measure];
    return { score, percentile: percentile(scores[measure], (other) => isLessEven[measure](other, score), score) };
  };
  return Object.fromEntries(MEASURES.map((measure) => [measure, standing(measure)])) as unknown as Standings;
};
