import { boardHeight, boardWidth, groundAt } from '../board.ts';
import type { Board } from '../documents/board.ts';
import { neighbour, SIDES, type Square, sameSquare, squareOrder } from '../grid.ts';

/** How a new selection joins the one there was. */
export const SELECTION_MODES = ['replace', 'add', 'subtract', 'intersect'] as const;
export type SelectionMode = (typeof SELECTION_MODES)[number];

/** Every square once, in reading order. */
export const distinct = (squares: Iterable<Square>): Square[] => {
  const once = new Map<number, Square>();
  for (const square of squares) once.set(squareOrder(square), square);
  return [...once].sort(([a], [b]) => a - b).map(([, square]) => square);
};

const joined = (before: readonly Square[], next: readonly Square[], mode: SelectionMode): Square[] => {
  const [had, has] = [new Set(before.map(squareOrder)), new Set(next.map(squareOrder))];
  switch (mode) {
    case 'replace':
      return distinct(next);
    case 'add':
      return distinct([...before, ...next]);
    case 'subtract':
      return distinct(before.filter((square) => !has.has(squareOrder(square))));
    case 'intersect':
      return distinct(next.filter((square) => had.has(squareOrder(square))));
  }
};

/** Whether two lists are of the same squares in the same order. */
export const sameSquares = (some: readonly Square[], others: readonly Square[]): boolean =>
  some.length === others.length && some.every((square, i) => sameSquare(square, others[i] as Square));
/** What is chosen and what is chosen next, joined; the very list there was where that changes nothing. */
export const combined = (before: readonly Square[], next: readonly Square[], mode: SelectionMode): readonly Square[] => {
  const after = joined(before, next, mode);
  return sameSquares(before, after) ? before : after;
};
/** How far some squares reach. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** The smallest frame round some squares; of none it is empty, at 0,0. */
export const frameOf = (squares: readonly Square[]): Frame => {
  let [left, top] = squares[0] ?? [0, 0];
  let [right, bottom] = [left, top];
  for (const [x, y] of squares) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: squares.length && right - left + 1, height: squares.length && bottom - top + 1 };
};

/** All squares of the rectangle between two corners. */
export const rectangle = ([ax, ay]: Square, [bx, by]: Square): Square[] => {
  const [left, top] = [Math.min(ax, bx), Math.min(ay, by)];
  const [width, height] = [Math.abs(ax - bx) + 1, Math.abs(ay - by) + 1];
  return Array.from({ length: width * height }, (_, i): Square => [left + (i % width), top + Math.floor(i / width)]);
};

/** Squares of a line from one to another, none skipped over (Bresenham). */
export const line = ([ax, ay]: Square, [bx, by]: Square): Square[] => {
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
  const [sx, sy] = [Math.sign(bx - ax), Math.sign(by - ay)];
  const squares: Square[] = [];
  let [x, y, error] = [ax, ay, dx - dy];
  for (let i = 0; i <= Math.max(dx, dy); i++) {
    squares.push([x, y]);
    const twice = 2 * error;
    if (twice > -dy) [x, error] = [x + sx, error - dy];
    if (twice < dx) [y, error] = [y + sy, error + dx];
  }
  return squares;
};

/** Squares whose middle lies in the ellipse that fills a rectangle. */
export const ellipse = (a: Square, b: Square): Square[] => {
  const [cx, cy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [rx, ry] = [Math.abs(a[0] - b[0]) / 2 + 0.5, Math.abs(a[1] - b[1]) / 2 + 0.5];
  return rectangle(a, b).filter(([x, y]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1);
};

export const isInFrame = (board: Board, [x, y]: Square): boolean => x >= 0 && y >= 0 && x < boardWidth(board) && y < boardHeight(board);

/** Squares of the same kind that hang together with one, within the frame of the board. */
export const flood = (board: Board, from: Square): Square[] => {
  if (!isInFrame(board, from)) return [];
  const wanted = groundAt(board, from);
  const seen = new Set([squareOrder(from)]);
  const found = [from];
  for (const square of found)
    for (const side of SIDES) {
      const next = neighbour(square, side);
      if (!isInFrame(board, next) || groundAt(board, next) !== wanted || seen.has(squareOrder(next))) continue;
      seen.add(squareOrder(next));
      found.push(next);
    }
  return distinct(found);
};

/** All squares of the same kind, wherever they lie. */
export const sameKind = (board: Board, as: Square): Square[] => {
  const wanted = groundAt(board, as);
  if (!isInFrame(board, as)) return [];
  return rectangle([0, 0], [boardWidth(board) - 1, boardHeight(board) - 1]).filter((square) => groundAt(board, square) === wanted);
};
