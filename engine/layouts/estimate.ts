import type { Task } from '../jobs/task.ts';
import { type Random, randomFrom } from '../random.ts';
import { keptWeight } from './capacity.ts';
import { restOf } from './full-support.ts';
import { type LayoutProblem, limitOf, weightOf } from './problem.ts';
import { layoutOfCount } from './reach.ts';
import type { Part } from './sifting.ts';
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
/** There is one layout at least: the one from which the walks began. */
const written = ({ mantissa, power }: Big): string => (power < 0 ? '1.00e+0' : `${mantissa.toFixed(2)}e+${power}`);

/** A number as a count tells it: decimal digits, or a mantissa and a power of ten. */
const read = (count: string): Big => {
  const [digits = '', power] = count.split('e+');
  if (power !== undefined) return { mantissa: Number(digits), power: Number(power) };
  return { mantissa: Number(`${digits[0]}.${digits.slice(1, 16)}`), power: digits.length - 1 };
};
/** A part of a number of layouts, of which both are known within an interval. */
export const partOfCount = (
  count: string,
  between: EstimatedCount['between'] | undefined,
  { part, between: parts }: Part,
): EstimatedCount => {
  const [low, high] = between ?? [count, count];
  return { count: written(times(read(count), part)), between: [written(times(read(low), parts[0])), written(times(read(high), parts[1]))] };
};

/** The exponential of a small number. */
const exponential = (x: number): number => {
  let [sum, term] = [1, 1];
  for (let i = 1; i < 30; i++) {
    term *= x / i;
    sum += term;
  }
  return sum;
};

/** A number found by looking, and how sure it is, as a part of it. */
interface Mean {
  readonly value: number;
  readonly error: number;
}
/** Of layouts so many steps above the smallest: on how many squares one more token could be laid, and from how many one be lifted. */
interface Looked {
  readonly step: number;
  readonly open: Mean;
  readonly laden: Mean;
}
const BATCHES = 8;
const MOST_LOOKS = 101;

const meanOf = (values: readonly number[]): Mean => {
  const value = values.reduce((sum, each) => sum + each, 0) / values.length;
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (values.length - 1) / values.length;
  return { value, error: Math.sqrt(variance) / Math.max(value, Number.MIN_VALUE) };
};

function* lookedAt(problem: LayoutProblem, layout: readonly number[], step: number, random: Random): Task<Looked> {
  const walk = new Walk(problem, layout, problem.kept.length);
  const steps = stepsToForget(Math.max(1, layout.length), problem.graph.squares.length);
  for (let i = 0; i < 4 * steps; i++) walk.step(random);
  const means: [number, number][] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    let [open, laden] = [0, 0];
    for (let i = 0; i < steps; i++) {
      walk.step(random);
      open += walk.open;
      laden += walk.laden;
    }
    means.push([open / steps, laden / steps]);
    yield { stage: 'estimate', done: layout.length, total: problem.count };
  }
  return { step, open: meanOf(means.map(([open]) => open)), laden: meanOf(means.map(([, laden]) => laden)) };
}

/** Steps at which to look, the first and the last among them. */
const looksAt = (steps: number): number[] => {
  const many = Math.min(MOST_LOOKS, steps + 1);
  return [...new Set(Array.from({ length: many }, (_, i) => Math.round((i * steps) / Math.max(1, many - 1))))];
};

/** What was looked at, and what lies between in proportion. */
const between = (looked: readonly Looked[], step: number, of: (looked: Looked) => Mean): number => {
  const after = looked.findIndex((each) => each.step >= step);
  const [low, high] = [looked[Math.max(0, after - 1)] as Looked, looked[after] as Looked];
  const part = high.step === low.step ? 1 : (step - low.step) / (high.step - low.step);
  return of(low).value + part * (of(high).value - of(low).value);
};
/** Layouts of one token more come from those of a size by their open squares, each from as many as it has squares to lift one from. */
const multiplied = (base: number, looked: readonly Looked[], steps: number): Big => {
  let number = times({ mantissa: 1, power: 0 }, base);
  for (let step = 0; step < steps; step++)
    number = times(number, between(looked, step, ({ open }) => open) / between(looked, step + 1, ({ laden }) => laden));
  return number;
};
/** The error of the logarithm: every step looked at stands for those up to the next. */
const errorOf = (looked: readonly Looked[]): number =>
  Math.sqrt(
    looked.reduce(
      (sum, { step, open, laden }, i) => sum + ((open.error + laden.error) * ((looked[i + 1]?.step ?? step + 1) - step)) ** 2,
      0,
    ),
  );

const MOST_SMALLEST = 1_000_000;
/** Ways to lay less than one of the weightiest tokens beside the kept ones, by trying; undefined where they are too many to try. */
const smallestLayouts = (problem: LayoutProblem, tokens: number, most: number): number | undefined => {
  const { graph } = problem;
  const light = restOf(problem).indices.filter((index) => weightOf(graph, index) < most);
  if (light.length ** tokens > MOST_SMALLEST || (graph.most > 1 && problem.kept.length > 0 && tokens > 0)) return undefined;
  const ways = (from: number, left: number, taken: readonly number[]): number => {
    if (left === 0) return 1;
    let sum = 0;
    for (let i = from; i < light.length; i++) {
      const index = light[i] as number;
      if (taken.some((other) => graph.conflicts[other]?.includes(index))) continue;
      for (let copies = 1; copies <= limitOf(problem, index) && copies * weightOf(graph, index) <= left; copies++)
        sum += ways(i + 1, left - copies * weightOf(graph, index), [...taken, index]);
    }
    return sum;
  };
  return ways(0, tokens, []);
};

/** Of a layout the kept tokens and others of so many in all, the weightiest first. */
const partOf = ({ graph, kept }: LayoutProblem, layout: readonly number[], size: number): number[] => {
  const part = [...kept];
  let left = size - kept.reduce((sum, index) => sum + weightOf(graph, index), 0);
  for (const index of layout.slice(kept.length).sort((a, b) => weightOf(graph, b) - weightOf(graph, a))) {
    if (weightOf(graph, index) > left) continue;
    part.push(index);
    left -= weightOf(graph, index);
  }
  return part;
};

/**
 * The number of layouts by how many squares layouts of every smaller size leave open (random walks, a fixed seed).
 * Undefined where that says nothing.
 */
export function* estimatedCount(problem: LayoutProblem): Task<EstimatedCount | undefined> {
  const layout = yield* layoutOfCount(problem);
  if (typeof layout === 'string') return undefined;
  const weight = problem.graph.squares.reduce((most, _, index) => Math.max(most, weightOf(problem.graph, index)), 1);
  const added = problem.count - keptWeight(problem);
  const [steps, rest] = [Math.floor(added / weight), added % weight];
  const base = smallestLayouts(problem, rest, weight);
  const random = randomFrom('estimate');
  const looked: Looked[] = [];
  for (const step of steps > 0 ? looksAt(steps) : [])
    looked.push(yield* lookedAt(problem, partOf(problem, layout, problem.count - (steps - step) * weight), step, random));
  if (base === undefined || looked.some(({ step, open, laden }) => (step < steps && open.value === 0) || (step > 0 && laden.value === 0)))
    return undefined;
  const number = multiplied(base, looked, steps);
  const spread = exponential(Math.min(20, 1.96 * errorOf(looked)));
  return { count: written(number), between: [written(times(number, 1 / spread)), written(times(number, spread))] };
}
