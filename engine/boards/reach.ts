import { groundAt, takesTile } from '../board.ts';
import type { Board, CitySquare } from '../documents/board.ts';
import { neighbour, SIDES, type Side, type Square, squareKey } from '../grid.ts';

/** Where a large city can be built on: its squares by key, each with all squares of its city. */
const cityBySquare = (board: Board): Map<string, readonly CitySquare[]> =>
  new Map(board.cities.flatMap(({ squares }) => squares.map((square) => [squareKey(square.at), squares] as const)));

const ferriesBySquare = (board: Board): Map<string, Square[]> => {
  const ways = new Map<string, Square[]>();
  const add = ([x, y]: readonly [number, number, Side], [tx, ty]: readonly [number, number, Side]): void => {
    const key = squareKey([x, y]);
    ways.set(key, [...(ways.get(key) ?? []), [tx, ty]]);
  };
  for (const { from, to } of board.ferries ?? []) {
    add(from, to);
    add(to, from);
  }
  return ways;
};

/** Squares one step on from a square: beside it, over a ferry, or past a large city that it wakes. */
export const stepsOn = (board: Board): ((square: Square) => Square[]) => {
  const cities = cityBySquare(board);
  const ferries = ferriesBySquare(board);
  return (square) => {
    const beside = SIDES.map((side) => neighbour(square, side));
    const cityAt = (at: Square): readonly CitySquare[] => cities.get(squareKey(at)) ?? [];
    const past = beside.flatMap(cityAt).flatMap(({ at }) => SIDES.map((side) => neighbour(at, side)));
    return [...beside, ...past, ...(ferries.get(squareKey(square)) ?? [])].filter((next) => takesTile(groundAt(board, next)));
  };
};

/** How many tiles it takes at least from some squares to each square that can be reached, by key. */
export const distancesFrom = (board: Board, from: readonly Square[]): Map<string, number> => {
  const next = stepsOn(board);
  const queue = [...from];
  const distances = new Map(queue.map((square) => [squareKey(square), 0]));
  for (const square of queue)
    for (const other of next(square)) {
      if (distances.has(squareKey(other))) continue;
      distances.set(squareKey(other), distances.get(squareKey(square))! + 1);
      queue.push(other);
    }
  return distances;
};

/** Keys of the squares that tiles can come to lie on, beginning at any start. */
export const reachableSquares = (board: Board): ReadonlySet<string> =>
  new Set(
    distancesFrom(
      board,
      board.starts.map(({ at }) => at).filter((at) => takesTile(groundAt(board, at))),
    ).keys(),
  );
