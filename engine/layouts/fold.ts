import { type Square, squareKey } from '../grid.ts';
import { isBuildable } from './plan.ts';
import { type LayoutProblem, limitOf } from './problem.ts';
import { type Groups, orbitGroups } from './symmetry.ts';

/**
 * A symmetric problem laid together, so that one square stands for all of its orbit: what is left has no symmetry of its own and is
 * answered like any other board of a half or a quarter of the size. Every layout of the one is just one layout of the other.
 * Squares that a mirror or a turn carries to fewer others than most stand for fewer tokens.
 */
export interface Fold {
  readonly problem: LayoutProblem;
  /** The tokens of the whole board for each of the folded one. */
  readonly unit: number;
  /** Whether the wanted number of tokens can be shared out among the orbits. */
  readonly isWhole: boolean;
  unfold(squares: readonly Square[]): Square[];
}

type Orbit = readonly Square[];

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
const unitOf = (orbits: readonly Orbit[]): number => orbits.reduce((unit, { length }) => commonDivisor(unit, length), 0) || 1;

/** The orbit each square belongs to, by its index; -1 for those that no symmetric layout uses. */
const orbitsAt = ({ graph }: LayoutProblem, orbits: readonly Orbit[]): Int32Array => {
  const orbitAt = new Map(orbits.flatMap((orbit, index) => orbit.map((square): [string, number] => [squareKey(square), index])));
  return Int32Array.from(graph.squares, (square) => orbitAt.get(squareKey(square)) ?? -1);
};

const tally = (indices: readonly number[]): Map<number, number> => {
  const many = new Map<number, number>();
  for (const index of indices) many.set(index, (many.get(index) ?? 0) + 1);
  return many;
};
/** What is kept, orbit by orbit: as often as the square of it that is kept oftenest. */
const keptOf = ({ kept }: LayoutProblem, orbitAt: Int32Array): number[] => {
  const copies = new Map<number, number>();
  for (const [index, many] of tally(kept)) {
    const orbit = orbitAt[index] as number;
    copies.set(orbit, Math.max(many, copies.get(orbit) ?? 0));
  }
  const orbits = [...copies].filter(([orbit]) => orbit >= 0).sort(([a], [b]) => a - b);
  return orbits.flatMap(([orbit, many]) => Array.from({ length: many }, () => orbit));
};
const limitsOf = (problem: LayoutProblem, orbitAt: Int32Array): Pick<LayoutProblem, 'limits'> => {
  const limits = new Map<number, number>();
  for (const index of problem.limits?.keys() ?? []) {
    const orbit = orbitAt[index] as number;
    if (orbit >= 0) limits.set(orbit, Math.min(limitOf(problem, index), limits.get(orbit) ?? problem.graph.most));
  }
  return limits.size > 0 ? { limits } : {};
};

const graphOf = ({ groups, conflicts }: Groups, unit: number, most: number): LayoutProblem['graph'] => {
  const weights = groups.map(({ length }) => length / unit);
  const squares = groups.map(([first]) => first as Square);
  return { squares, conflicts, most, ...(weights.every((weight) => weight === 1) ? {} : { weights }) };
};

/** The fold of a symmetric problem; none where quotas are demanded too. */
export const foldOf = (problem: LayoutProblem): Fold | undefined => {
  const { graph, symmetry, quotas, count } = problem;
  if (!symmetry || quotas) return undefined;
  const orbits = orbitGroups(graph.squares, graph.conflicts, symmetry);
  const unit = unitOf(orbits.groups);
  const orbitAt = orbitsAt(problem, orbits.groups);
  const barred = [...new Set(problem.barred.map((index) => orbitAt[index] as number))].filter((orbit) => orbit >= 0);
  const lost = problem.kept.filter((index) => (orbitAt[index] as number) < 0).map((index) => graph.squares[index] as Square);
  const whole = new Map(orbits.groups.map((orbit) => [squareKey(orbit[0] as Square), orbit]));
  return {
    problem: {
      graph: graphOf(orbits, unit, graph.most),
      count: Math.ceil(count / unit),
      kept: keptOf(problem, orbitAt),
      barred: barred.sort((a, b) => a - b),
      stuck: [...problem.stuck, ...lost],
      ...limitsOf(problem, orbitAt),
    },
    unit,
    isWhole: count % unit === 0,
    unfold: (squares) => squares.flatMap((square) => whole.get(squareKey(square)) ?? []),
  };
};
/** The same for boards too wide for a diagram; none where it is narrow enough. */
export const wideFoldOf = (problem: LayoutProblem): Fold | undefined =>
  problem.symmetry && !isBuildable(problem) ? foldOf(problem) : undefined;
