import { neighbour, type Rotation, SIDES, type Square } from '../grid.ts';
import { isInReach } from '../rules/touches-a-tile.ts';
import type { Tile } from '../tile.ts';
import { groundOf } from './ground-of.ts';
import { isCovered, type Position } from './position.ts';
import { codeOfSquare, type SquareCode } from './square-code.ts';
import { turnedTile } from './turned-tile.ts';

const ORIGIN: Square = [0, 0];

function* thinkable(position: Position): Generator<Square> {
  const { setup } = position;
  const { extent } = groundOf(setup);
  if (extent) yield* extent;
  else if (position.tiles === 0 && setup.scenario.starts.length === 0) yield ORIGIN;
  for (const square of position.squares()) for (const side of SIDES) yield neighbour(square, side);
  yield* setup.scenario.starts;
}

const isReachable = (position: Position, square: Square): boolean => !isCovered(position, square) && isInReach(position, square);

/** The free squares where the next tile may touch what lies; on an empty table without end, the origin stands for all. */
export const reachableSquares = (position: Position): readonly Square[] => {
  const found = new Map<SquareCode, Square>();
  for (const square of thinkable(position)) if (isReachable(position, square)) found.set(codeOfSquare(square), square);
  return [...found.values()];
};

/** Where the tile may be named so that one of its squares comes to lie on one of these; each place once. */
export const anchorsOver = (squares: readonly Square[], tile: Tile, rotation: Rotation): readonly Square[] => {
  const anchors = new Map<SquareCode, Square>();
  for (const [x, y] of squares)
    for (const { offset } of turnedTile(tile, rotation)) {
      const at: Square = [x - offset[0], y - offset[1]];
      anchors.set(codeOfSquare(at), at);
    }
  return [...anchors.values()];
};
