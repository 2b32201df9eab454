import type { Ferry } from '../documents/board.ts';
import { neighbour, SIDES, type Side, type Square, squareKey } from '../grid.ts';

/** The side of a square that looks most towards another and has no square before it. */
const sideTowards = ([x, y]: Square, [tx, ty]: Square, isOn: (square: Square) => boolean): Side => {
  const [dx, dy] = [tx - x, ty - y];
  const along = (side: Side): number => {
    const [sx, sy] = neighbour([0, 0], side);
    return sx * dx + sy * dy;
  };
  const open = SIDES.filter((side) => !isOn(neighbour([x, y], side)));
  return (open.length > 0 ? open : SIDES).reduce((best, side) => (along(side) > along(best) ? side : best));
};

interface Link {
  readonly piece: number;
  readonly from: Square;
  readonly to: Square;
  readonly length: number;
}
const shortest = (done: readonly Square[], pieces: readonly (readonly Square[])[]): Link | undefined => {
  let best: Link | undefined;
  for (const [piece, squares] of pieces.entries())
    for (const to of squares)
      for (const from of done) {
        const length = (from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2;
        if (!best || length < best.length) best = { piece, from, to, length };
      }
  return best;
};

/** Pairs of squares that join further pieces of land to the first, the shortest way first; none ends on a printed square. */
export const ferryLinks = (pieces: readonly (readonly Square[])[], printed: readonly Square[]): (readonly [Square, Square])[] => {
  const stone = new Set(printed.map(squareKey));
  const [first = [], ...rest] = pieces.map((piece) => piece.filter((square) => !stone.has(squareKey(square))));
  const done = [...first];
  const left = rest.filter((piece) => piece.length > 0);
  const links: (readonly [Square, Square])[] = [];
  for (let link = shortest(done, left); link; link = shortest(done, left)) {
    links.push([link.from, link.to]);
    done.push(...left.splice(link.piece, 1)[0]!);
  }
  return links;
};

export const ferriesOf = (links: readonly (readonly [Square, Square])[], squares: readonly Square[]): Ferry[] => {
  const on = new Set(squares.map(squareKey));
  const isOn = (square: Square): boolean => on.has(squareKey(square));
  return links.map(([from, to]) => ({
    from: [...from, sideTowards(from, to, isOn)],
    to: [...to, sideTowards(to, from, isOn)],
  }));
};
