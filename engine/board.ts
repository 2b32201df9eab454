import type { Board, BorderSide, Ground } from './documents/board.ts';
import { neighbour, type Side, type Square, sameSquare } from './grid.ts';

export type { Board, BorderSide, CityEdge, CitySquare, Ferry, Ground, LargeCity, NamedSquare } from './documents/board.ts';

const widths = new WeakMap<Board['rows'], number>();
/** Asked for every square that is looked at, so found once for the rows. */
export const boardWidth = ({ rows }: Board): number => {
  const known = widths.get(rows);
  if (known !== undefined) return known;
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  widths.set(rows, width);
  return width;
};
export const boardHeight = (board: Board): number => board.rows.length;
/** What a square is; `.` off the grid. */
export const groundAt = (board: Board, [x, y]: Square): Ground => (board.rows[y]?.[x] ?? '.') as Ground;
/** Grounds on which a tile may come to lie. */
export const takesTile = (ground: Ground): boolean => ground === '#' || ground === 'i' || ground === 'u';

/** All squares of the given grounds, in reading order. */
export function* squaresOfBoard(board: Board, wanted: (ground: Ground) => boolean = (ground) => ground !== '.'): Generator<Square> {
  for (const [y, row] of board.rows.entries()) for (let x = 0; x < row.length; x++) if (wanted(row[x] as Ground)) yield [x, y];
}
/** A side behind which there is no square of the board. */
export const isBorder = (board: Board, square: Square, side: Side): boolean =>
  groundAt(board, square) !== '.' && groundAt(board, neighbour(square, side)) === '.';
export const borderAt = (board: Board, square: Square, side: Side): BorderSide | undefined =>
  board.border.find((entry) => entry.side === side && sameSquare(entry.at, square));

/** The board with one square made another ground; only the row it lies in is new. */
export const withGround = (board: Board, [x, y]: Square, ground: Ground): Board => {
  const row = board.rows[y];
  if (row === undefined || x < 0 || x >= row.length || row[x] === ground) return board;
  const rows = [...board.rows];
  rows[y] = row.slice(0, x) + ground + row.slice(x + 1);
  return { ...board, rows };
};
