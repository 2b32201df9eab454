import type { Board } from '../documents/board.ts';
import type { Square } from '../grid.ts';
import { type Move, movedEntries, movedSquares, movedThings, sizeOf } from './move.ts';
import { movedWords, type Piece } from './piece.ts';
import { UNMOVED } from './symmetry.ts';

/** A piece, and where its corner lies. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly at: Square;
}
interface Part extends PlacedPiece {
  readonly move: Move;
  readonly board: Board;
}
const shiftedBy = ([dx, dy]: Square, [width, height]: Square): Move => ({
  symmetry: UNMOVED,
  width,
  height,
  to: ([x, y]) => [x + dx, y + dy],
});

const rowsOf = (parts: readonly Part[], [width, height]: Square): string[] => {
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  for (const { piece, move } of parts)
    for (const square of piece.squares) {
      const [x, y] = move.to(square) as Square;
      (rows[y] as string[])[x] = piece.board.rows[square[1]]?.[square[0]] ?? '.';
    }
  return rows.map((row) => row.join(''));
};
/** What some parts have of a kind, one after the other; nothing where no part has such a list. */
const all = <Key extends 'ferries' | 'marks' | 'highlights' | 'regions'>(parts: readonly Part[], key: Key): Partial<Pick<Board, Key>> => {
  const lists = parts.flatMap(({ board }) => (board[key] ? [board[key] as readonly unknown[]] : []));
  return lists.length > 0 ? ({ [key]: lists.flat() } as unknown as Partial<Pick<Board, Key>>) : {};
};

/** Several pieces that lie apart from one another as one: what is put down at once costs as much as one stamp. */
export const joinedPiece = (placed: readonly PlacedPiece[]): PlacedPiece | undefined => {
  const [first] = placed;
  if (!first || placed.length === 1) return first;
  const least = (axis: 0 | 1): number => Math.min(...placed.map(({ at }) => at[axis]));
  const most = (axis: 0 | 1): number => Math.max(...placed.map(({ piece, at }) => at[axis] + sizeOf(piece.board)[axis]));
  const at: Square = [least(0), least(1)];
  const size: Square = [most(0) - at[0], most(1) - at[1]];
  const parts = placed.map((one): Part => {
    const move = shiftedBy([one.at[0] - at[0], one.at[1] - at[1]], size);
    return { ...one, move, board: movedThings(one.piece.board, move) };
  });
  const { ferries: _, marks: __, highlights: ___, regions: ____, ...plain } = first.piece.board;
  const board: Board = {
    ...plain,
    rows: rowsOf(parts, size),
    cities: parts.flatMap(({ board }) => board.cities),
    starts: parts.flatMap(({ board }) => board.starts),
    towns: parts.flatMap(({ board }) => board.towns),
    border: parts.flatMap(({ board }) => board.border),
    ...all(parts, 'ferries'),
    ...all(parts, 'marks'),
    ...all(parts, 'highlights'),
    ...all(parts, 'regions'),
  };
  const piece: Piece = {
    squares: parts.flatMap(({ piece, move }) => movedSquares(piece.squares, move)),
    board,
    tokens: parts.flatMap(({ piece, move }) => movedEntries(piece.tokens, move)),
    laid: parts.flatMap(({ piece, move }) => movedWords(piece.laid, move.to)),
    starts: parts.flatMap(({ piece, move }) => movedSquares(piece.starts, move)),
  };
  return { piece, at };
};
