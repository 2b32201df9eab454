import { bySquare, type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { cheapestAssignment } from './assignment.ts';
import { fullSet, partOf } from './bands.ts';
import { bestLayout } from './best.ts';
import { capacityOf, fittingFold, noSuchLayout, restOf, roomObjections } from './capacity.ts';
import { type Fold, foldsOf } from './fold.ts';
import { heaviestOfSize } from './heaviest.ts';
import { twoColours } from './matching.ts';
import { narrowed } from './narrow.ts';
import { closedBy, isSweepable } from './plan.ts';
import type { LayoutProblem } from './problem.ts';
import { admits, forcedOf, type Structure, squaresOfVertices, structureOf } from './structure.ts';

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
const STAYS = 2 ** 20;

const stepsBetween = (a: Square, b: Square): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
/** For each square, its steps to the nearest of some others, by one breadth-first walk over the grid. */
const stepsToNearest = (squares: readonly Square[], others: readonly Square[]): number[] =>
  squares.map((square) => others.reduce((least, other) => Math.min(least, stepsBetween(square, other)), STAYS / 4096));

/** How many tokens lie on each square. */
const tally = (squares: readonly Square[]): Map<string, number> => {
  const many = new Map<string, number>();
  for (const square of squares) many.set(squareKey(square), (many.get(squareKey(square)) ?? 0) + 1);
  return many;
};
/** The squares of `of` that are left when those of `without` are taken away one for one. */
const minus = (of: readonly Square[], without: readonly Square[]): Square[] => {
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

/** The worth of each vertex: staying above all, else near an old square. */
const worthOf = ({ puts, most }: Structure, placed: readonly Square[]): number[] => {
  const many = tally(placed);
  const worth = (square: Square, copy: number): number =>
    copy < (many.get(squareKey(square)) ?? 0) ? STAYS : -(stepsToNearest([square], placed)[0] as number);
  return puts.map((put, vertex) => put.reduce((sum, square) => sum + worth(square, vertex % most), 0));
};

const repaired = (placed: readonly Square[], layout: readonly Square[], atMost: number): Repair => {
  const sorted = [...layout].sort(bySquare);
  const stay = layout.length - minus(layout, placed).length;
  return { layout: sorted, stay, atMost: Math.max(stay, atMost), moves: movesBetween(placed, sorted), objections: [] };
};
const impossible = (objections: readonly Objection[]): Repair => ({ layout: [], stay: 0, atMost: 0, moves: [], objections });
const unmendable = (problem: LayoutProblem): Repair => impossible([noSuchLayout(problem)]);

function* repairByDiagram(problem: LayoutProblem, structure: Structure, placed: readonly Square[]): Task<Repair> {
  if (!admits(structure, problem)) return unmendable(problem);
  const worth = worthOf(structure, placed);
  const best = yield* bestLayout(structure.diagram, problem.count, worth, forcedOf(structure, problem));
  if (!best) return unmendable(problem);
  const found = repaired(placed, squaresOfVertices(structure, best.vertices), 0);
  return { ...found, atMost: found.stay };
}

/** The squares on which a choice of one square puts tokens: itself, or its orbit. */
type Puts = (square: Square) => readonly Square[];
const alone: Puts = (square) => [square];

/** On boards too wide for a diagram: by greatest flows, which prove how much can stay. */
function* repairByFlow(problem: LayoutProblem, placed: readonly Square[], puts = alone): Task<Repair | undefined> {
  const rest = restOf(problem);
  const colour = twoColours(rest.conflicts);
  if (!colour) return undefined;
  const at = (vertex: number): readonly Square[] => puts(problem.graph.squares[rest.indices[vertex] as number] as Square);
  const lies = new Set(placed.map(squareKey));
  const worthOfOne = (square: Square, away: number): number => (lies.has(squareKey(square)) ? STAYS : -away);
  const worth = rest.indices.map((_, vertex) => {
    const away = stepsToNearest(at(vertex), placed);
    return at(vertex).reduce((sum, square, i) => sum + worthOfOne(square, away[i] as number), 0);
  });
  const best = yield* heaviestOfSize(rest.conflicts, colour, worth, problem.count - problem.kept.length);
  if (!best) return unmendable(problem);
  const kept = problem.kept.flatMap((index) => puts(problem.graph.squares[index] as Square));
  const keptStay = kept.filter((square) => lies.has(squareKey(square))).length;
  return repaired(placed, [...kept, ...best.vertices.flatMap(at)], keptStay + Math.ceil(best.bound / STAYS));
}
export function* repairByFolding(problem: LayoutProblem, placed: readonly Square[], folds: readonly Fold[]): Task<Repair> {
  const fold = yield* fittingFold(folds);
  if (!fold) return unmendable(problem);
  const found = yield* repairByFlow(fold.problem, placed, (square) => fold.unfold([square]));
  return found ?? impossible([objection('layout/too-wide')]);
}

/**
 * Where neither will do: keeps a largest part of the old tokens and fills up, giving up some where they leave too little room.
 * `atMost` says how far that may be from the best; equal to what stays where nothing had to be given up.
 */
function* repairByExchange(problem: LayoutProblem, placed: readonly Square[]): Task<Repair> {
  const index = new Map(problem.graph.squares.map((square, i) => [squareKey(square), i]));
  const closed = closedBy(problem);
  const lying = placed.map((square) => index.get(squareKey(square))).filter((i) => i !== undefined);
  const old = distinct(lying).filter((i) => !closed.has(i));
  const among = old.filter((i) => !problem.kept.includes(i));
  const largest = yield* fullSet(partOf(problem.graph.conflicts, among), squaresAt(problem, among), []);
  const stays = problem.kept.filter((i) => old.includes(i)).length;
  const taken = [...problem.kept, ...largest.vertices.map((i) => among[i] as number)];
  let kept = taken.slice(0, problem.count);
  let fuller = yield* capacityOf({ ...problem, kept });
  while (fuller.most < problem.count && kept.length > problem.kept.length) {
    kept = kept.slice(0, Math.max(problem.kept.length, kept.length - 1 - (kept.length >> 3)));
    fuller = yield* capacityOf({ ...problem, kept });
  }
  if (fuller.most < problem.count) return unmendable(problem);
  return repaired(placed, nearest(problem, fuller.layout, kept, placed), Math.min(problem.count, stays + largest.atMost));
}
const distinct = (indices: readonly number[]): number[] => [...new Set(indices)];
const squaresAt = ({ graph }: LayoutProblem, indices: readonly number[]): Square[] =>
  indices.map((index) => graph.squares[index] as Square);
/** As many squares as wanted of a fuller layout: those that are kept, and of the others those nearest to the old tokens. */
const nearest = (problem: LayoutProblem, fuller: readonly Square[], kept: readonly number[], placed: readonly Square[]): Square[] => {
  const stay = squaresAt(problem, kept);
  const away = minus(fuller, stay).map((square) => ({ square, steps: stepsToNearest([square], placed)[0] as number }));
  const near = away.sort((a, b) => a.steps - b.steps || bySquare(a.square, b.square)).map(({ square }) => square);
  return [...stay, ...near].slice(0, problem.count);
};

/** The layout that leaves most tokens where they lie, and of those one that moves the others little. */
export function* repairLayout(whole: LayoutProblem, placed: readonly Square[]): Task<Repair> {
  const problem = narrowed(whole);
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0) return impossible(objections);
  const structure = isSweepable(problem) ? yield* structureOf(problem) : undefined;
  if (structure) return yield* repairByDiagram(problem, structure, placed);
  const folds = foldsOf(problem);
  if (folds.length > 0) return yield* repairByFolding(problem, placed, folds);
  if (problem.symmetry || problem.quotas) return impossible([objection('layout/too-wide')]);
  return (yield* repairByFlow(problem, placed)) ?? (yield* repairByExchange(problem, placed));
}
