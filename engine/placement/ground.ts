import type { Side, Square } from '../grid.ts';
import type { Edge } from '../tile.ts';

/** What a tile must show on a side: an edge, or `nothing` where no tile fits. */
export type Demand = Edge | 'nothing';

/** What a tile laid on a square brings into reach beyond its neighbours: a woken city, an island by its ferry. */
export interface Reach {
  readonly from: Square;
  /** Only where the tile shows this edge on this side. */
  readonly showing?: { readonly side: Side; readonly edge: Edge };
  /** Squares that from now on count as lying beside a laid tile. */
  readonly touched: readonly Square[];
  /** Closed squares that take a tile from now on. */
  readonly opened: readonly Square[];
}

/** All the fast table asks of the systems (decision 13). */
export interface Ground {
  /** May a tile ever come to lie here? */
  open(square: Square): boolean;
  demanded(square: Square, side: Side): Demand | undefined;
  readonly reaches: readonly Reach[];
  /** Open squares that stay closed until something opens them. */
  readonly closed: readonly Square[];
  /** Squares that count as lying beside a tile from the start. */
  readonly touched: readonly Square[];
  /** The squares that can be open, where they can be listed; without it the table has no end. */
  readonly extent?: readonly Square[];
}

export const FREE_GROUND: Ground = { open: () => true, demanded: () => undefined, reaches: [], closed: [], touched: [] };

const both = (a: Ground, b: Ground): Ground => {
  const extent = a.extent ?? b.extent;
  return {
    open: (square) => a.open(square) && b.open(square),
    demanded: (square, side) => a.demanded(square, side) ?? b.demanded(square, side),
    reaches: [...a.reaches, ...b.reaches],
    closed: [...a.closed, ...b.closed],
    touched: [...a.touched, ...b.touched],
    ...(extent ? { extent } : {}),
  };
};
export const joinedGround = (grounds: readonly Ground[]): Ground => grounds.reduce(both, FREE_GROUND);
