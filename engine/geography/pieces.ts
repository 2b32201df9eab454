import { neighbour, SIDES, type Square, squareKey } from '../grid.ts';

/** Squares that hang together side by side, the largest piece first. */
export const piecesOf = (squares: readonly Square[]): Square[][] => {
  const left = new Map(squares.map((square) => [squareKey(square), square]));
  const pieces: Square[][] = [];
  for (const first of squares) {
    if (!left.delete(squareKey(first))) continue;
    const piece = [first];
    for (const square of piece)
      for (const side of SIDES) {
        const key = squareKey(neighbour(square, side));
        const next = left.get(key);
        if (!next) continue;
        left.delete(key);
        piece.push(next);
      }
    pieces.push(piece);
  }
  return pieces.sort((a, b) => b.length - a.length);
};
