import { neighbour, SIDES, type Square, squareKey, turnedSide } from '../grid.ts';
import { makeTilePlace, squaresOf, type Tile, type TileSide } from '../tile.ts';

/** Whether a tile covers a square of its own grid. */
export const covers = (tile: Tile, [x, y]: Square): boolean => squaresOf(tile).some((square) => square[0] === x && square[1] === y);

/** A side between two squares of the same tile. */
export const isInner = (tile: Tile, { square, side }: TileSide): boolean => covers(tile, neighbour(square, side));

/** All sides at which other tiles may lie, square by square. */
export const outerSides = (tile: Tile): TileSide[] =>
  squaresOf(tile).flatMap((square) => SIDES.map((side) => ({ square, side })).filter((place) => !isInner(tile, place)));

/** The side a walker comes to next, clockwise about the tile. */
const after = (tile: Tile, { square, side }: TileSide): TileSide => {
  const turned = { square, side: turnedSide(side, 1) };
  if (!isInner(tile, turned)) return turned;
  const ahead = neighbour(square, turned.side);
  if (!isInner(tile, { square: ahead, side })) return { square: ahead, side };
  return { square: neighbour(ahead, side), side: turnedSide(side, 3) };
};

const keyOf = (place: TileSide): string => `${squareKey(place.square)},${place.side}`;

/** The outline clockwise; more than one loop only where a tile has a hole or comes in pieces. */
export const outlineLoops = (tile: Tile): TileSide[][] => {
  const left = new Map(outerSides(tile).map((place) => [keyOf(place), place]));
  const loops: TileSide[][] = [];
  for (const start of left.values()) loops.push(walk(tile, start, left));
  return loops;
};

const walk = (tile: Tile, start: TileSide, left: Map<string, TileSide>): TileSide[] => {
  const loop: TileSide[] = [];
  for (let place = start; left.delete(keyOf(place)); place = after(tile, place)) loop.push(place);
  return loop;
};

/** The name a document gives a side of the tile. */
export const sideName = (tile: Tile, { square, side }: TileSide): string => makeTilePlace(square, side, tile);
