import { type Board, type BorderSide, boardHeight, boardWidth, groundAt } from '../../engine/board.ts';
import { neighbour, opposite, SIDES, type Side, type Square, squareKey } from '../../engine/grid.ts';
import { borderEntry } from './border-index.ts';

/** What lies beyond the squares of a board. */
export type Beyond = 'sea' | 'foreign' | 'nothing';
export interface OutsideSquare {
  readonly main: Beyond;
  /** Sides towards the board that show something else. */
  readonly quarters: readonly { readonly side: Side; readonly beyond: Beyond }[];
}
export const MARGIN = 1;

const beyondOf = (entry: BorderSide | undefined): Beyond | undefined => {
  if (entry?.beyond === undefined) return undefined;
  return entry.beyond === 'sea' ? 'sea' : 'foreign';
};
const sidesOf = (board: Board, square: Square): [Side, Beyond][] =>
  SIDES.flatMap((side): [Side, Beyond][] => {
    const inner = neighbour(square, side);
    if (groundAt(board, inner) === '.') return [];
    const beyond = beyondOf(borderEntry(board, inner, opposite(side)));
    return beyond ? [[side, beyond]] : [];
  });
const majority = (sides: readonly [Side, Beyond][]): Beyond =>
  sides.filter(([, beyond]) => beyond === 'sea').length * 2 >= sides.length ? 'sea' : 'foreign';

type Kinds = Map<string, Beyond>;
const isAround = (board: Board, [x, y]: Square): boolean =>
  x >= -MARGIN && y >= -MARGIN && x < boardWidth(board) + MARGIN && y < boardHeight(board) + MARGIN;
/** Squares of which no side says anything take after the nearest that do. */
const flood = (board: Board, known: Kinds, seeds: readonly Square[]): void => {
  const queue = [...seeds];
  for (const square of queue) {
    for (const side of SIDES) {
      const next = neighbour(square, side);
      if (!isAround(board, next) || groundAt(board, next) !== '.' || known.has(squareKey(next))) continue;
      known.set(squareKey(next), known.get(squareKey(square)) as Beyond);
      queue.push(next);
    }
  }
};

const survey = (board: Board): ReadonlyMap<string, OutsideSquare> => {
  const known: Kinds = new Map();
  const quarters = new Map<string, [Side, Beyond][]>();
  const seeds: Square[] = [];
  for (const entry of board.border) {
    const square = neighbour(entry.at, entry.side);
    const sides = sidesOf(board, square);
    if (groundAt(board, square) !== '.' || sides.length === 0 || known.has(squareKey(square))) continue;
    known.set(squareKey(square), majority(sides));
    quarters.set(squareKey(square), sides);
    seeds.push(square);
  }
  flood(board, known, seeds);
  return new Map(
    [...known].map(([key, main]) => [
      key,
      { main, quarters: (quarters.get(key) ?? []).filter(([, b]) => b !== main).map(([side, beyond]) => ({ side, beyond })) },
    ]),
  );
};

const surveyed = new WeakMap<Board['border'], { rows: Board['rows']; squares: ReadonlyMap<string, OutsideSquare> }>();
const NOTHING: OutsideSquare = { main: 'nothing', quarters: [] };
/** What lies on a square outside the board. */
export const outsideAt = (board: Board, square: Square): OutsideSquare => {
  const known = surveyed.get(board.border);
  const squares = known?.rows === board.rows ? known.squares : survey(board);
  if (squares !== known?.squares) surveyed.set(board.border, { rows: board.rows, squares });
  return squares.get(squareKey(square)) ?? NOTHING;
};
