import { type Square, squareKey } from '../grid.ts';
import { isBuildable } from './plan.ts';
import type { ConflictGraph, LayoutProblem } from './problem.ts';
import { orbitGroups } from './symmetry.ts';

/**
 * A symmetric problem laid together, so that one square stands for all of its orbit: what is left has no symmetry of its own and is
 * answered like any other board of a half or a quarter of the size. Every layout of the one is just one layout of the other.
 */
export interface Fold {
  readonly problem: LayoutProblem;
  /** The tokens of the whole board for so many of the folded one. */
  tokensOf(folded: number): number;
  /** Whether the wanted number of tokens can be shared out among the orbits. */
  readonly isWhole: boolean;
  unfold(squares: readonly Square[]): Square[];
}

type Orbit = readonly Square[];
interface Folding {
  readonly graph: ConflictGraph;
  readonly orbits: readonly Orbit[];
  /** Tokens an orbit puts down. */
  readonly size: number;
  /** The one orbit that may be smaller: the middle of the board. */
  readonly middle: number | undefined;
}

const foldingOf = ({ graph, symmetry, quotas, limits }: LayoutProblem): Folding | undefined => {
  if (!symmetry || quotas || limits || graph.most > 1) return undefined;
  const { groups, conflicts } = orbitGroups(graph.squares, graph.conflicts, symmetry);
  const size = groups.reduce((most, { length }) => Math.max(most, length), 0);
  const smaller = groups.flatMap(({ length }, orbit) => (length < size ? [orbit] : []));
  if (size === 0 || smaller.length > 1) return undefined;
  return { graph: { squares: groups.map(([first]) => first as Square), conflicts, most: 1 }, orbits: groups, size, middle: smaller[0] };
};

/** The orbits some squares belong to, each once, and the squares that belong to none. */
const orbitsOf = (orbits: readonly Orbit[], squares: readonly Square[]): { found: number[]; lost: Square[] } => {
  const orbitAt = new Map(orbits.flatMap((orbit, index) => orbit.map((square): [string, number] => [squareKey(square), index])));
  const found = new Set<number>();
  const lost: Square[] = [];
  for (const square of squares) {
    const orbit = orbitAt.get(squareKey(square));
    if (orbit === undefined) lost.push(square);
    else found.add(orbit);
  }
  return { found: [...found].sort((a, b) => a - b), lost };
};

const foldWith = (problem: LayoutProblem, { graph, orbits, size, middle }: Folding, takesMiddle: boolean): Fold => {
  const at = (index: number): Square => problem.graph.squares[index] as Square;
  const kept = orbitsOf(orbits, problem.kept.map(at));
  const barred = orbitsOf(orbits, problem.barred.map(at)).found;
  const gap = takesMiddle && middle !== undefined ? size - (orbits[middle]?.length as number) : 0;
  const count = (problem.count + gap) / size;
  const withMiddle = (list: readonly number[]): number[] =>
    [...new Set(middle === undefined ? list : [...list, middle])].sort((a, b) => a - b);
  const unfolded = new Map(graph.squares.map((square, orbit) => [squareKey(square), orbits[orbit] as Orbit]));
  return {
    problem: {
      graph,
      count: Math.ceil(count),
      kept: takesMiddle ? withMiddle(kept.found) : kept.found,
      barred: takesMiddle ? barred : withMiddle(barred),
      stuck: [...problem.stuck, ...kept.lost],
    },
    tokensOf: (folded) => folded * size - gap,
    isWhole: Number.isInteger(count),
    unfold: (squares) => squares.flatMap((square) => unfolded.get(squareKey(square)) ?? []),
  };
};

/**
 * The folds of a symmetric problem: with and without a token in the middle, where that square is an orbit by itself.
 * None where orbits differ in size in other ways.
 */
export const foldsOf = (problem: LayoutProblem): readonly Fold[] => {
  const folding = foldingOf(problem);
  if (!folding) return [];
  return (folding.middle === undefined ? [false] : [false, true]).map((takesMiddle) => foldWith(problem, folding, takesMiddle));
};
/** The same for boards too wide for a diagram; none where it is narrow enough. */
export const wideFoldsOf = (problem: LayoutProblem): readonly Fold[] => (problem.symmetry && !isBuildable(problem) ? foldsOf(problem) : []);
