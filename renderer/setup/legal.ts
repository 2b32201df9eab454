import { type Square, sameSquare, squareKey } from '../../engine/grid.ts';
import { legalPlacements } from '../../engine/placement.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Placement } from '../../engine/tile.ts';

/** Where a kind of tile may lie, by square. */
export interface LegalPlaces {
  readonly all: readonly Placement[];
  at(square: Square): readonly Placement[];
  readonly squares: readonly Square[];
}

const known = new WeakMap<Setup, Map<string, LegalPlaces>>();

const bySquares = (all: readonly Placement[]): LegalPlaces => {
  const places = new Map<string, Placement[]>();
  for (const placement of all) places.set(squareKey(placement.at), [...(places.get(squareKey(placement.at)) ?? []), placement]);
  return {
    all,
    at: (square) => places.get(squareKey(square)) ?? [],
    squares: [...places.values()].map(([first]) => (first as Placement).at),
  };
};

/** Asked on every pointer move, found once for a set-up and a tile. */
export const legalPlaces = (setup: Setup, tile: string): LegalPlaces => {
  const ofSetup = known.get(setup) ?? new Map<string, LegalPlaces>();
  known.set(setup, ofSetup);
  const found = ofSetup.get(tile) ?? bySquares(legalPlacements(setup, tile));
  ofSetup.set(tile, found);
  return found;
};

/** Copies of each kind that are not laid yet. */
export const leftOver = ({ catalogue, laid }: Setup): ReadonlyMap<string, number> => {
  const left = new Map(catalogue.copies);
  for (const { tile } of laid) left.set(tile, (left.get(tile) ?? 0) - 1);
  return left;
};
export const laidAt = ({ laid }: Setup, square: Square): Placement | undefined => laid.find(({ at }) => sameSquare(at, square));
