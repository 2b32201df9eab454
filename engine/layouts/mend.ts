import { bySquare, type Square, squareKey } from '../grid.ts';
import type { Objection } from '../objection.ts';
import { cheapestAssignment } from './assignment.ts';
import { noSuchLayout } from './capacity.ts';
import type { LayoutProblem } from './problem.ts';

/** A token that changes its square; without `from` it is new, without `to` it is taken away. */
export interface Move {
  readonly from?: Square;
  readonly to?: Square;
}
/** The smallest mend of a layout that breaks the rules. */
export interface Repair {
  readonly layout: readonly Square[];
  /** How many tokens stay where they lie. */
  readonly stay: number;
  /** No layout keeps more than this; equal to `stay` when the mend is proved smallest. */
  readonly atMost: number;
  readonly moves: readonly Move[];
  readonly objections: readonly Objection[];
}

/** A token that stays outweighs all steps the others may have to go. */
export const STAYS = 2 ** 20;

const stepsBetween = (a: Square, b: Square): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
/** For each square, its steps to the nearest of some others. */
export const stepsToNearest = (squares: readonly Square[], others: readonly Square[]): number[] =>
  squares.map((square) => others.reduce((least, other) => Math.min(least, stepsBetween(square, other)), STAYS / 4096));

/** How many tokens lie on each square. */
export const tally = (squares: readonly Square[]): Map<string, number> => {
  const many = new Map<string, number>();
  for (const square of squares) many.set(squareKey(square), (many.get(squareKey(square)) ?? 0) + 1);
  return many;
};
/** The squares of `of` that are left when those of `without` are taken away one for one. */
export const minus = (of: readonly Square[], without: readonly Square[]): Square[] => {
  const many = tally(without);
  return of.filter((square) => {
    const left = many.get(squareKey(square)) ?? 0;
    if (left > 0) many.set(squareKey(square), left - 1);
    return left === 0;
  });
};

/** Which token goes where, with the fewest steps in all. */
export const movesBetween = (before: readonly Square[], after: readonly Square[]): Move[] => {
  const [gone, come] = [minus(before, after), minus(after, before)];
  const swapped = gone.length > come.length;
  const [few, many] = swapped ? [come, gone] : [gone, come];
  const partner = few.length === 0 ? [] : cheapestAssignment(few.map((from) => many.map((to) => stepsBetween(from, to))));
  const used = new Set(partner);
  const pairs = few.map((square, row): Move => {
    const other = many[partner[row] as number] as Square;
    return swapped ? { from: other, to: square } : { from: square, to: other };
  });
  const rest = many.filter((_, column) => !used.has(column)).map((square): Move => (swapped ? { from: square } : { to: square }));
  return [...pairs, ...rest].sort((a, b) => bySquare(a.from ?? (a.to as Square), b.from ?? (b.to as Square)));
};

export const repaired = (placed: readonly Square[], layout: readonly Square[], atMost: number): Repair => {
  const sorted = [...layout].sort(bySquare);
  const stay = layout.length - minus(layout, placed).length;
  return { layout: sorted, stay, atMost: Math.max(stay, atMost), moves: movesBetween(placed, sorted), objections: [] };
};
export const impossible = (objections: readonly Objection[]): Repair => ({ layout: [], stay: 0, atMost: 0, moves: [], objections });
export const unmendable = (problem: LayoutProblem): Repair => impossible([noSuchLayout(problem)]);
