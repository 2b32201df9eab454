import { bySquare, neighbour, SIDES, type Square, squareKey } from '../grid.ts';
import type { Outline } from './outline.ts';
import { isNeck } from './tidy.ts';
import { kingSteps, squareOfPlace, type Town } from './towns.ts';

/** All connected groups of so many allowed squares that hold a given one. */
export const groupsRound = (seat: Square, size: number, isAllowed: (square: Square) => boolean): Square[][] => {
  let level: Square[][] = [[seat]];
  for (let i = 1; i < size; i++) {
    const next = new Map<string, Square[]>();
    for (const group of level)
      for (const square of group)
        for (const side of SIDES) {
          const more = neighbour(square, side);
          if (!isAllowed(more) || group.some((other) => squareKey(other) === squareKey(more))) continue;
          const larger = [...group, more].sort(bySquare);
          next.set(larger.map(squareKey).join(' '), larger);
        }
    level = [...next.values()];
  }
  return level;
};

const spread = (group: readonly Square[]): number => {
  const mean = (axis: 0 | 1): number => group.reduce((sum, square) => sum + square[axis], 0) / group.length;
  const [x, y] = [mean(0), mean(1)];
  return group.reduce((sum, square) => sum + (square[0] - x) ** 2 + (square[1] - y) ** 2, 0);
};

const peopleBySquare = (outline: Outline, towns: readonly Town[]): Map<string, number> => {
  const people = new Map<string, number>();
  for (const town of towns) {
    const square = town.isOwn ? squareOfPlace(outline, town, 0.2) : undefined;
    if (square) people.set(squareKey(square), (people.get(squareKey(square)) ?? 0) + town.people);
  }
  return people;
};

/** What a board is once some squares are printed. */
interface Ground {
  readonly isOn: (square: Square) => boolean;
  readonly pieces: (gone: readonly Square[]) => number;
  /** How many more necks there are. */
  readonly necks: (gone: readonly Square[]) => number;
}
const ROOM = 2;
const groundOf = (outline: Outline): Ground => {
  const stride = outline.width + 2 * ROOM;
  const at = ([x, y]: Square): number => (y + ROOM) * stride + x + ROOM;
  const on = new Uint8Array(stride * (outline.height + 2 * ROOM));
  for (const square of outline.squares) on[at(square)] = 1;
  const without = (gone: readonly Square[]): Uint8Array => {
    const left = on.slice();
    for (const square of gone) left[at(square)] = 0;
    return left;
  };
  const isOn = ([x, y]: Square): boolean => x >= 0 && y >= 0 && x < outline.width && y < outline.height && on[at([x, y])] === 1;
  const necksOf = (set: Uint8Array, squares: readonly Square[]): number =>
    squares.filter((square) => set[at(square)] === 1 && isNeck((a, b) => set[at([a, b])] === 1, square[0], square[1])).length;
  const necks = (gone: readonly Square[]): number => {
    const near = outline.squares.filter((square) => gone.some((other) => kingSteps(square, other) <= 1));
    return necksOf(without(gone), near) - necksOf(on, near);
  };
  return { isOn, pieces: (gone) => countPieces(without(gone), stride), necks };
};
/** Empties a set, and says how many pieces it had. */
const countPieces = (set: Uint8Array, stride: number): number => {
  let pieces = 0;
  for (let first = 0; first < set.length; first++) {
    if (set[first] === 0) continue;
    pieces++;
    set[first] = 0;
    const piece = [first];
    for (const here of piece)
      for (const next of [here - stride, here + 1, here + stride, here - 1])
        if (set[next] === 1) {
          set[next] = 0;
          piece.push(next);
        }
  }
  return pieces;
};

/**
 * Printed squares of a large city: the connected group round its seat holding most people that touches nothing it must keep clear of,
 * likes the inside of the country, cuts nothing off and leaves few necks. Smaller where none of the size fits.
 */
export const printedSquares = (
  outline: Outline,
  towns: readonly Town[],
  seat: Square,
  size: number,
  keepClear: readonly Square[],
): Square[] => {
  const ground = groundOf(outline);
  const isFree = (square: Square): boolean => ground.isOn(square) && keepClear.every((other) => kingSteps(other, square) > 1);
  if (size < 1 || !isFree(seat)) return [];
  const people = peopleBySquare(outline, towns);
  const whole = ground.pieces(keepClear);
  const worth = (group: readonly Square[]): number => {
    const outer = group.reduce((sum, square) => sum + SIDES.filter((side) => !ground.isOn(neighbour(square, side))).length, 0);
    const inside = group.reduce((sum, square) => sum + (people.get(squareKey(square)) ?? 0), 0);
    return inside / 1e6 - 0.6 * outer - 0.5 * spread(group) - 0.8 * ground.necks(group);
  };
  const fitting = groupsRound(seat, size, isFree).filter((group) => ground.pieces([...group, ...keepClear]) <= whole);
  if (fitting.length === 0) return printedSquares(outline, towns, seat, size - 1, keepClear);
  const ranked = fitting.map((group) => ({ group, worth: worth(group) }));
  return ranked.reduce((best, next) => (next.worth > best.worth ? next : best)).group;
};
