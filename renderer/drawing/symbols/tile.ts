import { type Square, sameSquare, squareKey } from '../../../engine/grid.ts';
import { squaresOf, type Tile } from '../../../engine/tile.ts';
import { type Figure, group, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { COLOUR } from '../palette.ts';
import { rect } from '../pen.ts';
import { cityArt } from './city-art.ts';
import { dial } from './dial.ts';
import { fieldArt } from './field-art.ts';
import { monument } from './monument.ts';
import { type Style, styleKey, varietyOf } from './pen-style.ts';
import { roadArt } from './road-art.ts';
import { type Reach, reachesOf } from './spread.ts';
import { planSquare } from './square-plan.ts';

/** How a tile is drawn; in full colour and detail unless told otherwise. */
export interface TileStyle extends Partial<Style> {
  /** The line round it: not wanted where a knife goes. */
  readonly rim?: boolean;
}

const drawSquare = (tile: Tile, square: Square, reaches: readonly Reach[], style: Style, isFirst: (reach: Reach) => boolean): Figure[] => {
  const plan = planSquare(tile, square, reaches, isFirst);
  const random = varietyOf(`${tile.id}@${square}`);
  const marks = sameSquare(square, [0, 0]) ? (tile.marks ?? {}) : {};
  const land = fieldArt(plan, marks, style, random);
  return [...land.below, ...roadArt(plan, style), ...cityArt(plan, marks, style, random), ...land.above];
};

const RIM_WIDTH = 1.2;
const rim = ({ palette }: Style): Figure =>
  path(rect(RIM_WIDTH / 2, RIM_WIDTH / 2, 100 - RIM_WIDTH, 100 - RIM_WIDTH), { stroke: palette.outline, width: RIM_WIDTH, opacity: 0.55 });

const firsts = (reaches: ReadonlyMap<string, readonly Reach[]>): ((key: string) => (reach: Reach) => boolean) => {
  const home = new Map<number, string>();
  for (const [key, list] of reaches) for (const { index } of list) if (!home.has(index)) home.set(index, key);
  return (key) => (reach) => home.get(reach.index) === key;
};

/** The point a monument stands on: where the squares of the tile have their middle, moved to the nearest square. */
const heart = (tile: Tile): Point => {
  const squares = squaresOf(tile);
  const sum = squares.reduce(([x, y], square) => [x + square[0], y + square[1]] as const, [0, 0] as Point);
  const middle: Point = [sum[0] / squares.length, sum[1] / squares.length];
  const far = ([x, y]: Square): number => (x - middle[0]) * (x - middle[0]) + (y - middle[1]) * (y - middle[1]);
  const [x, y] = squares.reduce((best, square) => (far(square) < far(best) ? square : best));
  return [x * 100 + 50, y * 100 + 50];
};
/** What covers several squares of a tile at once. */
const centrepiece = (tile: Tile, style: Style): Figure[] => {
  const { wheelBoard, wonder } = tile.marks ?? {};
  if (wheelBoard) return dial(style, [200, 200], 148);
  return typeof wonder === 'string' ? monument(style, wonder, heart(tile)) : [];
};

/** The features, marks and ground of a tile, without the line round it. */
export const tileFigures = (tile: Tile, style: Style): Figure[] => {
  const reaches = reachesOf(tile);
  const isFirst = firsts(reaches);
  return squaresOf(tile).map((square) => {
    const key = squareKey(square);
    const at: Point = [square[0] * 100, square[1] * 100];
    return group(drawSquare(tile, square, reaches.get(key) ?? [], style, isFirst(key)), {
      at,
      clip: { x: 0, y: 0, width: 100, height: 100 },
    });
  });
};

const boxOf = (squares: readonly Square[]) => {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x * 100, y: y * 100, width: (Math.max(...xs) - x + 1) * 100, height: (Math.max(...ys) - y + 1) * 100 };
};
const rims = (tile: Tile, style: Style): Figure[] => (tile.squares ? [] : [rim(style)]);

const drawn = new WeakMap<Tile, Map<string, SymbolArt>>();
/** Any tile, drawn from its features alone; the same art object for the same tile and style. */
export const tileSymbol = (tile: Tile, { palette = COLOUR, detail = 'full', rim: hasRim = true }: TileStyle = {}): SymbolArt => {
  const style: Style = { palette, detail };
  const key = `tile:${styleKey(style)}:${hasRim}:${tile.id}`;
  const ofTile = drawn.get(tile) ?? new Map<string, SymbolArt>();
  drawn.set(tile, ofTile);
  const known = ofTile.get(key);
  if (known) return known;
  const art = symbolArt(
    key,
    [...tileFigures(tile, style), ...centrepiece(tile, style), ...(hasRim ? rims(tile, style) : [])],
    boxOf(squaresOf(tile)),
  );
  ofTile.set(key, art);
  return art;
};
