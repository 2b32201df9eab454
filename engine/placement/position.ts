import { type BySide, neighbour, SIDES, type Square } from '../grid.ts';
import type { Setup } from '../setup.ts';
import type { Edge, Placement, Tile } from '../tile.ts';
import { codeOfSquare, type SquareCode, squareOfCode } from './square-code.ts';
import type { PlacementSystem } from './system.ts';
import { turnedTile } from './turned-tile.ts';

/** One square covered by a tile. */
export interface CoveredSquare {
  readonly placement: Placement;
  readonly tile: Tile;
  readonly at: Square;
  /** The same square on the unturned tile. */
  readonly printed: Square;
  /** What it shows to the outside; a side towards its own tile has none. */
  readonly edges: BySide<Edge | undefined>;
  /** The place of its tile in the order of laying. */
  readonly order: number;
}

/** Tiles on the ground as the rules look at them. Not necessarily legal: a square may be covered twice. */
export interface Position {
  readonly setup: Setup;
  readonly systems: readonly PlacementSystem[];
  /** What covers a square: nothing, a tile, or several where the set-up is wrong. */
  at(square: Square): readonly CoveredSquare[];
  /** Every square a tile covers, those covered twice once. */
  squares(): Iterable<Square>;
  /** How many tiles lie. */
  readonly tiles: number;
}

/** The squares a placement covers, in the order of the tile's squares. */
export const coveredBy = (placement: Placement, tile: Tile, order = 0): readonly CoveredSquare[] =>
  turnedTile(tile, placement.rotation).map(({ offset, printed, edges }) => ({
    placement,
    tile,
    at: [placement.at[0] + offset[0], placement.at[1] + offset[1]],
    printed,
    edges,
    order,
  }));

const cover = (covered: Map<SquareCode, CoveredSquare[]>, squares: readonly CoveredSquare[]): void => {
  for (const square of squares) {
    const code = codeOfSquare(square.at);
    const others = covered.get(code);
    if (others) others.push(square);
    else covered.set(code, [square]);
  }
};

const NONE: readonly CoveredSquare[] = [];
/** The laid tiles of a set-up by square, as these systems see them; tiles nobody knows are left out. */
export const layOut = (setup: Setup, systems: readonly PlacementSystem[]): Position => {
  const covered = new Map<SquareCode, CoveredSquare[]>();
  let tiles = 0;
  for (const [order, placement] of setup.laid.entries()) {
    const tile = setup.catalogue.tiles.get(placement.tile);
    if (!tile) continue;
    cover(covered, coveredBy(placement, tile, order));
    tiles++;
  }
  const at = (square: Square): readonly CoveredSquare[] => covered.get(codeOfSquare(square)) ?? NONE;
  return { setup, systems, tiles, at, squares: () => [...covered.keys()].map(squareOfCode) };
};

export const isCovered = (position: Position, square: Square): boolean => position.at(square).length > 0;

/** Whether something that counts as a laid tile lies beside the square. */
export const isTouched = (position: Position, square: Square): boolean =>
  SIDES.some((side) => isCovered(position, neighbour(square, side))) || position.systems.some((system) => system.touches(position, square));

/** The tiles laid before the given one, and no others. */
export const positionBefore = (position: Position, order: number): Position => ({
  ...position,
  at: (square) => position.at(square).filter((covered) => covered.order < order),
});
