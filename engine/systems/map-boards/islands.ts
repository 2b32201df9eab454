import { type Board, type Ferry, groundAt, squaresOfBoard } from '../../board.ts';
import { neighbour, SIDES, type Side, type Square, squareKey } from '../../grid.ts';
import type { Position } from '../../placement/position.ts';
import type { Setup } from '../../setup.ts';

/** Island squares that hang together side by side, and the ferries that lead to them. */
export interface Island {
  readonly squares: readonly Square[];
  readonly landings: readonly Landing[];
}
/** Where a ferry sets out from the other shore, and the island square it comes to. */
export interface Landing {
  readonly from: Square;
  readonly side: Side;
  readonly to: Square;
}

const flood = (board: Board, start: Square, seen: Set<string>): Square[] => {
  const squares: Square[] = [];
  const queue = [start];
  while (queue.length > 0) {
    const square = queue.pop() as Square;
    if (seen.has(squareKey(square)) || groundAt(board, square) !== 'i') continue;
    seen.add(squareKey(square));
    squares.push(square);
    queue.push(...SIDES.map((side) => neighbour(square, side)));
  }
  return squares;
};

const landings = (ferries: readonly Ferry[], squares: ReadonlySet<string>): Landing[] =>
  ferries
    .flatMap(({ from, to }) => [
      { from, to },
      { from: to, to: from },
    ])
    .filter(({ from, to }) => squares.has(squareKey([to[0], to[1]])) && !squares.has(squareKey([from[0], from[1]])))
    .map(({ from, to }) => ({ from: [from[0], from[1]], side: from[2], to: [to[0], to[1]] }));

const find = (board: Board): Island[] => {
  const seen = new Set<string>();
  const islands: Island[] = [];
  for (const square of squaresOfBoard(board, (ground) => ground === 'i')) {
    const squares = flood(board, square, seen);
    if (squares.length > 0) islands.push({ squares, landings: landings(board.ferries ?? [], new Set(squares.map(squareKey))) });
  }
  return islands;
};

const known = new WeakMap<Board, readonly Island[]>();
export const islandsOf = (board: Board): readonly Island[] => {
  const islands = known.get(board) ?? find(board);
  known.set(board, islands);
  return islands;
};
export const islandAt = (board: Board, square: Square): Island | undefined =>
  groundAt(board, square) === 'i'
    ? islandsOf(board).find(({ squares }) => squares.some(([x, y]) => x === square[0] && y === square[1]))
    : undefined;

/** Whether a ferry needs a road on its other shore, or any tile will do. */
export const ferryNeedsRoad = (setup: Setup): boolean => setup.scenario.systems['map-boards']?.ferryOpens !== 'tile';
export const isLandingReached = (position: Position, { from, side }: Landing): boolean =>
  position.at(from).some(({ edges }) => !ferryNeedsRoad(position.setup) || edges[side] === 'road');
export const isIslandReached = (position: Position, island: Island): boolean =>
  island.landings.some((landing) => isLandingReached(position, landing));
