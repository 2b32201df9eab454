import { EDGES, type Edge } from '../tile.ts';
import { LETTERS } from './inventory.ts';
import { ALL_LETTERS, type FillProblem } from './problem.ts';

/** Why no way of laying can pair all edges: with these tiles some edges are odd in number and the border cannot take them up. */
export interface ParityProof {
  readonly oddEdges: readonly Edge[];
  /** Border sides that take more than one edge. */
  readonly freeSides: number;
}

const parityOf = (letters: readonly number[]): number => letters.reduce((parity, letter) => parity ^ (1 << letter), 0);

/** Which parities of edges the tiles left in the box can have, when exactly `leave` of them are left. */
const paritiesLeft = ({ stock }: FillProblem, leave: number): ReadonlySet<number> => {
  let reached = Array.from({ length: leave + 1 }, (_, n) => new Set(n === 0 ? [0] : []));
  for (const { copies, kinds } of stock.classes) {
    const code = stock.codes[stock.classOf.indexOf(stock.classes.findIndex((each) => each.kinds === kinds))] ?? [];
    reached = reached.map((_, n) => {
      const sums = new Set<number>();
      for (let take = 0; take <= Math.min(copies, n); take++)
        for (const parity of reached[n - take] ?? []) sums.add(take % 2 === 1 ? parity ^ parityOf(code) : parity);
      return sums;
    });
  }
  return reached[leave] ?? new Set();
};

interface Border {
  /** Parity of the sides whose edge is fixed. */
  readonly fixed: number;
  /** Letter sets of the others. */
  readonly free: readonly number[];
}
const borderOf = ({ neighbours, allowed }: FillProblem): Border => {
  let fixed = 0;
  const free: number[] = [];
  for (let i = 0; i < neighbours.length; i++) {
    if ((neighbours[i] as number) >= 0) continue;
    const set = allowed[i] as number;
    if ((set & (set - 1)) === 0) fixed ^= set;
    else free.push(set);
  }
  return { fixed, free };
};

/** Which parities the free sides of the border can take up. */
const paritiesOfBorder = ({ fixed, free }: Border): ReadonlySet<number> => {
  let reached = new Set([fixed]);
  for (const set of free) {
    const next = new Set<number>();
    for (const parity of reached)
      for (let letter = 0; letter < LETTERS; letter++) if ((set >> letter) & 1) next.add(parity ^ (1 << letter));
    reached = next;
  }
  return reached;
};

const totalParity = ({ stock }: FillProblem): number =>
  stock.classes.reduce((parity, { copies }, owner) => {
    const code = stock.codes[stock.classOf.indexOf(owner)] ?? [];
    return copies % 2 === 1 ? parity ^ parityOf(code) : parity;
  }, 0);

/**
 * Inside, every edge meets its like; so the edges of the tiles used, without those at the border, are even in number for every letter.
 * Undefined where that can be so. Never wrong when it says no.
 */
export const parityProof = (problem: FillProblem): ParityProof | undefined => {
  const leave = problem.stock.tiles - problem.squares.length;
  if (leave < 0) return undefined;
  const border = borderOf(problem);
  const atBorder = paritiesOfBorder(border);
  const all = totalParity(problem);
  for (const left of paritiesLeft(problem, leave)) if (atBorder.has(all ^ left)) return undefined;
  const odd = all ^ border.fixed;
  return { oddEdges: EDGES.filter((_, letter) => ((odd & ALL_LETTERS) >> letter) & 1), freeSides: border.free.length };
};
