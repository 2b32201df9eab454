import type { TokenKind } from '../../../engine/documents/scenario.ts';
import { type Square, sameSquare } from '../../../engine/grid.ts';
import { squaresOf, type Tile } from '../../../engine/tile.ts';
import { type Figure, group, path, UNIT, type UseFigure } from '../figure.ts';
import { ellipse, line, rect } from '../pen.ts';
import { backGround, tileBack } from '../symbols/back.ts';
import { tileBleed } from '../symbols/bleed.ts';
import type { Style } from '../symbols/pen-style.ts';
import { pigGround, pigSymbol } from '../symbols/pig.ts';
import { tileSymbol } from '../symbols/tile.ts';
import { TOKEN_CENTRE, TOKEN_RADIUS, tokenBack, tokenFace, tokenFill } from '../symbols/token.ts';

/** Something to be cut out: its two sides drawn from its upper left corner, and the way the knife goes. Millimetres. */
export interface PrintPiece {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly front: readonly Figure[];
  readonly back: readonly Figure[];
  /** The path of the knife. */
  readonly cut: string;
}

const extent = (squares: readonly Square[], axis: 0 | 1): readonly [number, number] => {
  const values = squares.map((square) => square[axis]);
  const least = Math.min(...values);
  return [least, Math.max(...values) - least + 1];
};
/** A square's sides: the neighbour behind each, and its two corners. */
const SIDES: readonly [behind: Square, from: Square, to: Square][] = [
  [
    [0, -1],
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 1],
    [0, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [0, 0],
    [0, 1],
  ],
];
/** The outline of squares: the sides behind which there is no other square of the piece. */
const outline = (squares: readonly Square[], size: number, [left, top]: Square): string => {
  if (squares.length === 1) return rect(0, 0, size, size);
  const has = (x: number, y: number): boolean => squares.some((one) => sameSquare(one, [x, y]));
  const corner = ([x, y]: Square, [dx, dy]: Square): [number, number] => [(x + dx - left) * size, (y + dy - top) * size];
  return squares
    .flatMap((square) =>
      SIDES.filter(([[dx, dy]]) => !has(square[0] + dx, square[1] + dy)).map(([, from, to]) =>
        line([corner(square, from), corner(square, to)]),
      ),
    )
    .join('');
};
const used = (symbol: UseFigure['symbol'], size: number, x = 0, y = 0): UseFigure => ({ is: 'use', symbol, at: [x, y], size, turn: 0 });

/** A tile of this size, drawn on over its edge by the bleed. */
export const tilePiece = (tile: Tile, isStart: boolean, size: number, bleed: number, style: Style): PrintPiece => {
  const squares = squaresOf(tile);
  const [[left, columns], [top, rows]] = [extent(squares, 0), extent(squares, 1)];
  const [x, y] = [-left * size, -top * size];
  const beyond = group(tileBleed(tile, (bleed / size) * UNIT, style.palette), { at: [x, y], scale: size / UNIT });
  const backs = squares.flatMap(([sx, sy]): Figure[] => {
    const [bx, by] = [(sx - left) * size, (sy - top) * size];
    return [path(rect(bx - bleed, by - bleed, size + 2 * bleed, size + 2 * bleed), { fill: backGround(isStart, style) })];
  });
  const arts = squares.map(([sx, sy]) => used(tileBack(isStart, style), size, (sx - left) * size, (sy - top) * size));
  return {
    name: tile.id,
    width: columns * size,
    height: rows * size,
    front: [...(bleed > 0 ? [beyond] : []), used(tileSymbol(tile, { ...style, rim: false }), size, x, y)],
    back: [...backs, ...arts],
    cut: outline(squares, size, [left, top]),
  };
};
const startCopies = ({ marks }: Tile): number =>
  typeof marks?.['startCopies'] === 'number' ? marks['startCopies'] : marks?.['start'] === true ? 1 : 0;
/** All copies of the tiles of a list. */
export const tilePieces = (kinds: Iterable<readonly [Tile, number]>, size: number, bleed: number, style: Style): PrintPiece[] =>
  [...kinds].flatMap(([tile, count]) =>
    Array.from({ length: count }, (_, i) => tilePiece(tile, i < startCopies(tile), size, bleed, style)),
  );

export type TokenShape = 'round' | 'square';
/** How much of a token its drawn rim takes: the knife may slip a little. */
const WITHIN = 0.94;
const coin = (symbol: UseFigure['symbol'], ground: string, size: number, bleed: number, shape: TokenShape): Figure[] => {
  const scale = ((size / 2) * WITHIN * UNIT) / TOKEN_RADIUS;
  const [cx, cy] = [size / 2 - (TOKEN_CENTRE[0] * scale) / UNIT, size / 2 - (TOKEN_CENTRE[1] * scale) / UNIT];
  const under =
    shape === 'round' ? ellipse([size / 2, size / 2], size / 2 + bleed) : rect(-bleed, -bleed, size + 2 * bleed, size + 2 * bleed);
  return [path(under, { fill: ground }), used(symbol, scale, cx, cy)];
};
export const tokenPiece = (
  { colour, value }: Omit<TokenKind, 'count'>,
  size: number,
  bleed: number,
  shape: TokenShape,
  style: Style,
): PrintPiece => ({
  name: value === undefined ? colour : `${colour} ${value}`,
  width: size,
  height: size,
  front: coin(tokenFace(colour, value, style, true), tokenFill(colour, style), size, bleed, shape),
  back: coin(tokenBack(style, true), style.palette.back, size, bleed, shape),
  cut: shape === 'round' ? ellipse([size / 2, size / 2], size / 2) : rect(0, 0, size, size),
});
/** The pig of the wheel: alike on both sides, so that it may lie as it falls. */
export const pigPiece = (size: number, bleed: number, shape: TokenShape, style: Style): PrintPiece => {
  const side = coin(pigSymbol(style), pigGround(style), size, bleed, shape);
  return { ...tokenPiece({ colour: '' }, size, bleed, shape, style), name: 'pig', front: side, back: side };
};
export const tokenPieces = (supply: readonly TokenKind[], size: number, bleed: number, shape: TokenShape, style: Style): PrintPiece[] =>
  supply.flatMap(({ count, ...kind }) => Array.from({ length: count }, () => tokenPiece(kind, size, bleed, shape, style)));
