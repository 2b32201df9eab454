import type { Task } from '../jobs/task.ts';
import { type Random, randomFrom } from '../random.ts';
import { capacityOf } from './capacity.ts';
import type { LayoutProblem } from './problem.ts';
import { stepsToForget, Walk } from './walk.ts';

/** A count too large to be made exactly, and the interval it lies in with a probability of about 95 %. */
export interface EstimatedCount {
  readonly count: string;
  readonly between: readonly [string, string];
}

/** A large number as a mantissa from 1 to 10 and a power of ten, by arithmetic that is the same on every machine. */
interface Big {
  readonly mantissa: number;
  readonly power: number;
}
const times = ({ mantissa, power }: Big, factor: number): Big => {
  let [value, tens] = [mantissa * factor, power];
  for (; value >= 10; tens++) value /= 10;
  for (; value > 0 && value < 1; tens--) value *= 10;
  return { mantissa: value, power: tens };
};
const written = ({ mantissa, power }: Big): string => `${mantissa.toFixed(2)}e+${power}`;

/** The exponential of a small number. */
const exponential = (x: number): number => {
  let [sum, term] = [1, 1];
  for (let i = 1; i < 30; i++) {
    term *= x / i;
    sum += term;
  }
  return sum;
};

/** How many more squares a layout of one size leaves open, on the average, and how sure that is. */
interface OpenSquares {
  readonly size: number;
  readonly mean: number;
  readonly error: number;
}
const BATCHES = 8;
const MOST_SIZES = 100;

function* openAt(problem: LayoutProblem, layout: readonly number[], size: number, random: Random): Task<OpenSquares> {
  const walk = new Walk(problem.graph.conflicts, layout.slice(0, size), problem.kept.length, problem.barred);
  const steps = stepsToForget(Math.max(1, size), problem.graph.squares.length);
  for (let step = 0; step < 4 * steps; step++) walk.step(random);
  const means: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      walk.step(random);
      sum += walk.open;
    }
    means.push(sum / steps);
    yield { stage: 'estimate', done: size, total: problem.count };
  }
  const mean = means.reduce((sum, value) => sum + value, 0) / BATCHES;
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (BATCHES - 1) / BATCHES;
  return { size, mean, error: Math.sqrt(variance) / Math.max(mean, Number.MIN_VALUE) };
}

/** Sizes at which to look, the kept tokens first, one below the wanted number last. */
const sizesOf = ({ kept, count }: LayoutProblem): number[] => {
  const [from, to] = [kept.length, count - 1];
  const many = Math.min(MOST_SIZES, to - from + 1);
  return [...new Set(Array.from({ length: many }, (_, i) => Math.round(from + (i * (to - from)) / Math.max(1, many - 1))))];
};

/** Layouts of one token more come from those of a size by their open squares, each from as many as it has movable tokens. */
const multiplied = (open: readonly OpenSquares[], fixed: number): Big => {
  let number: Big = { mantissa: 1, power: 0 };
  for (const [i, here] of open.entries()) {
    const next = open[i + 1];
    const last = next ? next.size - 1 : here.size;
    for (let size = here.size; size <= last; size++) {
      const part = next ? (size - here.size) / (next.size - here.size) : 0;
      const mean = here.mean + part * ((next?.mean ?? here.mean) - here.mean);
      number = times(number, mean / (size - fixed + 1));
    }
  }
  return number;
};
/** The error of the logarithm: every looked-at size stands for those up to the next. */
const errorOf = (open: readonly OpenSquares[]): number =>
  Math.sqrt(open.reduce((sum, here, i) => sum + (here.error * Math.max(1, (open[i + 1]?.size ?? here.size + 1) - here.size)) ** 2, 0));

/** The number of layouts by how many squares layouts of every smaller size leave open (random walks, a fixed seed). */
export function* estimatedCount(problem: LayoutProblem): Task<EstimatedCount> {
  const { layout } = yield* capacityOf(problem);
  const index = new Map(problem.graph.squares.map((square, i) => [String(square), i]));
  const start = layout.map((square) => index.get(String(square)) as number);
  const random = randomFrom('estimate');
  const open: OpenSquares[] = [];
  for (const size of problem.count > problem.kept.length ? sizesOf(problem) : []) open.push(yield* openAt(problem, start, size, random));
  const number = multiplied(open, problem.kept.length);
  const spread = exponential(Math.min(20, 1.96 * errorOf(open)));
  return { count: written(number), between: [written(times(number, 1 / spread)), written(times(number, spread))] };
}
