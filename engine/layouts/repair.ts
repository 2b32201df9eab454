import { type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { objection } from '../objection.ts';
import { bestLayout } from './best.ts';
import { capacityOf, roomObjections } from './capacity.ts';
import { foldOf } from './fold.ts';
import { impossible, type Repair, repaired, STAYS, stepsToNearest, tally, unmendable } from './mend.ts';
import { Moves } from './moves.ts';
import { narrowed } from './narrow.ts';
import { isBuildable, isMendable } from './plan.ts';
import { pricedLayout } from './priced.ts';
import type { LayoutProblem } from './problem.ts';
import { repairByFolding, repairWide } from './repair-wide.ts';
import { meets, withoutQuotas } from './sifting.ts';
import { admits, forcedOf, type Structure, squaresOfVertices, structureOf } from './structure.ts';

/** The worth of each vertex: staying above all, else near an old square. */
const worthOf = ({ puts, most }: Structure, placed: readonly Square[]): number[] => {
  const many = tally(placed);
  const worth = (square: Square, copy: number): number =>
    copy < (many.get(squareKey(square)) ?? 0) ? STAYS : -(stepsToNearest([square], placed)[0] as number);
  return puts.map((put, vertex) => put.reduce((sum, square) => sum + worth(square, vertex % most), 0));
};

function* repairByDiagram(problem: LayoutProblem, structure: Structure, placed: readonly Square[]): Task<Repair> {
  if (!admits(structure, problem)) return unmendable(problem);
  const worth = worthOf(structure, placed);
  const best = yield* bestLayout(structure.diagram, problem.count, worth, forcedOf(structure, problem));
  if (!best) return unmendable(problem);
  const found = repaired(placed, squaresOfVertices(structure, best.vertices), 0);
  return { ...found, atMost: found.stay };
}

/** The layout that leaves most tokens where they lie, and of those one that moves the others little. */
export function* repairLayout(whole: LayoutProblem, placed: readonly Square[]): Task<Repair> {
  const problem = narrowed(whole);
  const objections = roomObjections(problem, yield* capacityOf(problem));
  if (objections.length > 0) return impossible(objections);
  const structure = isMendable(problem) ? yield* structureOf(problem) : undefined;
  if (structure) return yield* repairByDiagram(problem, structure, placed);
  const found = yield* repairWhereWide(problem, placed);
  return isProved(found) ? found : yield* repairByPrice(problem, placed, found);
}
function* repairWhereWide(problem: LayoutProblem, placed: readonly Square[]): Task<Repair> {
  const fold = foldOf(problem);
  if (fold) return yield* repairByFolding(problem, fold, placed);
  return problem.quotas ? yield* repairIntoQuotas(problem, placed) : yield* repairWide(problem, placed);
}
/** A mend without quotas, then single moves towards them: proved where none was needed. */
function* repairIntoQuotas(problem: LayoutProblem, placed: readonly Square[]): Task<Repair> {
  const found = yield* repairLayout(withoutQuotas(problem), placed);
  if (found.objections.length > 0 || meets(problem.quotas ?? [])(found.layout)) return found;
  const moves = new Moves(problem, found.layout);
  const lies = tally(placed);
  const worths = new Map<number, number>();
  const worth = (group: number): number => {
    const known = worths.get(group) ?? stepsToNearest(moves.group(group), placed).reduce((sum, steps) => sum - steps, 0);
    worths.set(group, known);
    return known + STAYS * moves.group(group).filter((at) => lies.has(squareKey(at))).length;
  };
  while (moves.excess() > 0) {
    if (!moves.approach(worth)) return impossible([objection('layout/too-wide')]);
    yield { stage: 'repair', done: 0, total: 0 };
  }
  return repaired(placed, moves.squares(), found.atMost);
}
const isTooWide = ({ objections }: Repair): boolean => objections.some(({ rule }) => rule === 'layout/too-wide');
const isProved = (found: Repair): boolean => found.stay === found.atMost && !isTooWide(found);

/** Where the diagram can be held but no table of it for every number of tokens: a better mend than one found otherwise, or a proof. */
function* repairByPrice(problem: LayoutProblem, placed: readonly Square[], found: Repair): Task<Repair> {
  const structure = isBuildable(problem) ? yield* structureOf(problem) : undefined;
  if (!structure || !admits(structure, problem)) return found;
  const worth = worthOf(structure, placed);
  const { diagram } = structure;
  const priced = yield* pricedLayout({ diagram, worth, forced: forcedOf(structure, problem) }, problem.count);
  if (!priced) return found;
  const mended = repaired(placed, squaresOfVertices(structure, priced.vertices), 0);
  return { ...mended, atMost: mended.stay };
}
