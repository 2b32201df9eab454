import { AROUND, neighbour, SIDES, type Square } from '../grid.ts';
import { regionSystemsOf } from '../systems/regions.ts';
import { groundOf } from './ground-of.ts';
import type { Position } from './position.ts';
import { codeOfSquare, type SquareCode, squareOfCode } from './square-code.ts';

/** What bounds a hole: a square taken by a tile, or by the tile about to be laid, or by a print that fills it. */
type Taken = (square: Square) => boolean;
/** Where a hole is none: ground that takes no tile, or the wide table. */
type Outside = (square: Square) => boolean;

interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}
const boxOf = (squares: readonly Square[]): Box => ({
  west: Math.min(...squares.map(([x]) => x)),
  north: Math.min(...squares.map(([, y]) => y)),
  east: Math.max(...squares.map(([x]) => x)),
  south: Math.max(...squares.map(([, y]) => y)),
});
const isBeyond = ({ west, north, east, south }: Box, [x, y]: Square): boolean => x < west || x > east || y < north || y > south;

/** The free squares shut in with this one, undefined where it is open to the outside; squares found open are noted. */
const shutIn = (from: Square, isTaken: Taken, isOutside: Outside, open: Set<SquareCode>): readonly Square[] | undefined => {
  const hole = new Map<SquareCode, Square>();
  const queue = [from];
  for (let square = queue.pop(); square; square = queue.pop()) {
    const code = codeOfSquare(square);
    if (hole.has(code) || isTaken(square)) continue;
    if (open.has(code) || isOutside(square)) {
      for (const each of hole.keys()) open.add(each);
      return undefined;
    }
    hole.set(code, square);
    for (const side of SIDES) queue.push(neighbour(square, side));
  }
  return [...hole.values()];
};

/** The squares a board prints features on. */
const printedSquares = (position: Position): ReadonlySet<SquareCode> =>
  new Set(regionSystemsOf(position.setup).flatMap((system) => system.pieces(position).flatMap(({ squares }) => squares.map(codeOfSquare))));

const outsideOf = (position: Position, box: Box): Outside => {
  const ground = groundOf(position.setup);
  return (square) => isBeyond(box, square) || !ground.open(square);
};

/** A single square parts nothing where the free squares round it are one run. */
const partsNothing = ([[x, y] = [0, 0], ...more]: readonly Square[], isTaken: Taken): boolean => {
  const free = AROUND.map(([dx, dy]) => !isTaken([x + dx, y + dy]));
  return more.length === 0 && free.filter((isFree, place) => isFree && !free[(place + 1) % free.length]).length <= 1;
};

/** Groups of free squares that tiles shut in on all sides once these squares are taken, and that were not shut in before. */
export const holesMadeBy = (position: Position, taken: readonly Square[]): readonly (readonly Square[])[] => {
  const printed = printedSquares(position);
  const isTakenNow: Taken = (square) => printed.has(codeOfSquare(square)) || position.at(square).length > 0;
  if (partsNothing(taken, isTakenNow)) return [];
  const isOutside = outsideOf(position, boxOf([...position.squares(), ...taken, ...[...printed].map(squareOfCode)]));
  if (taken[0] && shutIn(taken[0], isTakenNow, isOutside, new Set())) return [];
  const next = new Set(taken.map(codeOfSquare));
  const isTaken: Taken = (square) => next.has(codeOfSquare(square)) || isTakenNow(square);
  const open = new Set<SquareCode>();
  const shut = new Set<SquareCode>();
  const beside = taken.flatMap((square) => SIDES.map((side) => neighbour(square, side)));
  return beside.flatMap((square) => {
    if (shut.has(codeOfSquare(square)) || isTaken(square) || isOutside(square)) return [];
    const hole = shutIn(square, isTaken, isOutside, open);
    for (const each of hole ?? []) shut.add(codeOfSquare(each));
    return hole ? [hole] : [];
  });
};
