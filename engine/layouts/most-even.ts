import { bySquare, type Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Objection } from '../objection.ts';
import { type Random, randomFrom } from '../random.ts';
import { EvennessMeter } from './evenness.ts';
import { sampleLayouts } from './layouts.ts';
import { Moves } from './moves.ts';
import type { LayoutProblem } from './problem.ts';

/** The most even layout found, by coverage energy. */
export interface EvenLayout {
  readonly layout: readonly Square[];
  readonly energy: number;
  readonly objections: readonly Objection[];
}
export interface EvenOptions {
  /** Squares of the board that should be near a token. */
  readonly squares: readonly Square[];
  readonly seed: string | number;
  /** Trials in each run. */
  readonly trials?: number;
  readonly runs?: number;
}

const TRIALS = 100_000;
const RUNS = 5;
/** Heat at the start, as a part of the energy; cooled to a thousandth. */
const HEAT = 0.03;
const STEP = 2048;

/** Whether a move uphill is taken: with probability exp(-rise/heat), drawn without an exponential so that all machines agree. */
const climbs = (rise: number, heat: number, random: Random): boolean => {
  for (let left = rise / heat; left > 0; left -= 1) {
    // A Poisson race: exp(-x) is the chance that no uniform number falls below x before the count of them stops rising (von Neumann).
    if (!survives(Math.min(1, left), random)) return false;
  }
  return true;
};
/** True with probability exp(-x) for x from 0 to 1 (von Neumann's comparison game). */
const survives = (x: number, random: Random): boolean => {
  let [before, odd] = [x, false];
  for (;;) {
    const next = random.uint32() / 0x100000000;
    if (next >= before) return !odd;
    before = next;
    odd = !odd;
  }
};

function* anneal(problem: LayoutProblem, start: readonly Square[], options: EvenOptions, random: Random): Task<EvenLayout> {
  const meter = new EvennessMeter(options.squares);
  const trials = options.trials ?? TRIALS;
  const moves = new Moves(problem, start);
  let energy = meter.energy(moves.squares());
  let best = { layout: moves.squares(), energy };
  for (let trial = 0; trial < trials; trial++) {
    if (trial % STEP === STEP - 1) yield { stage: 'most-even', done: trial, total: trials };
    const proposal = moves.propose(random);
    if (!proposal) continue;
    const from = moves.taken[proposal.slot] as number;
    moves.move(proposal.slot, proposal.to);
    const next = meter.energy(moves.squares());
    if (next <= energy || climbs(next - energy, heatAt(trial / trials, best.energy), random)) energy = next;
    else moves.move(proposal.slot, from);
    if (energy < best.energy) best = { layout: moves.squares(), energy };
  }
  return { ...best, objections: [] };
}
/** From warm to cold by the square of what is left. */
const heatAt = (done: number, energy: number): number => HEAT * energy * ((1 - done) ** 2 * 0.999 + 0.001);

/** The most even layout that a few runs of simulated annealing find, each from a layout drawn by chance. */
export function* mostEvenLayout(problem: LayoutProblem, options: EvenOptions): Task<EvenLayout> {
  const runs = options.runs ?? RUNS;
  const { layouts, objections } = yield* sampleLayouts(problem, { seed: options.seed, count: runs });
  let best: EvenLayout | undefined;
  for (const [run, start] of layouts.entries()) {
    const found = yield* anneal(problem, start, options, randomFrom(`${options.seed} ${run}`));
    if (!best || found.energy < best.energy) best = found;
  }
  return best ? { ...best, layout: [...best.layout].sort(bySquare) } : { layout: [], energy: 0, objections };
}
