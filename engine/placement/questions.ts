import { bySquare, ROTATIONS, type Rotation, rotation, type Square, sameSquare } from '../grid.ts';
import { isLegalPlacement, legalPlacements } from '../placement.ts';
import type { Setup } from '../setup.ts';
import type { Placement, Tile } from '../tile.ts';
import { lookOf } from './distinct-rotations.ts';
import { coveredBy } from './position.ts';
import { positionOf } from './position-of.ts';
import { floatingGroups } from './reached.ts';
import { codeOfSquare } from './square-code.ts';

/** How many of each kind the list still holds when the laid tiles are taken out; never less than none. */
export const copiesLeft = ({ catalogue, laid }: Setup): ReadonlyMap<string, number> => {
  const left = new Map([...catalogue.tiles.keys()].map((tile) => [tile, catalogue.copies.get(tile) ?? 0]));
  for (const { tile } of laid) left.set(tile, Math.max(0, (left.get(tile) ?? 0) - 1));
  return left;
};

/** A kind of tile that fits a square. */
export interface TileFit {
  readonly tile: string;
  readonly left: number;
  /** The ways it fits: rotations, and for tiles of several squares also which of them lies here. */
  readonly placements: readonly Placement[];
}

const covers = ({ catalogue }: Setup, placement: Placement, square: Square): boolean =>
  coveredBy(placement, catalogue.tiles.get(placement.tile) as Tile).some(({ at }) => sameSquare(at, square));

/** All kinds that fit a square now, those used up too, in the order of the list. */
export const tilesFitting = (setup: Setup, square: Square): readonly TileFit[] => {
  const left = copiesLeft(setup);
  return [...setup.catalogue.tiles.keys()].flatMap((tile) => {
    const placements = legalPlacements(setup, tile).filter((placement) => covers(setup, placement, square));
    return placements.length > 0 ? [{ tile, left: left.get(tile) ?? 0, placements }] : [];
  });
};

/** The next rotation clockwise that is legal here and looks different; the present one where no other is; undefined where none is. */
export const nextLegalRotation = (setup: Setup, placement: Placement): Rotation | undefined => {
  const tile = setup.catalogue.tiles.get(placement.tile);
  if (!tile) return undefined;
  const now = lookOf(tile, placement.rotation);
  const following = ROTATIONS.map((turns) => rotation(placement.rotation + turns + 1));
  return following.find(
    (turns) => (turns === placement.rotation || lookOf(tile, turns) !== now) && isLegalPlacement(setup, { ...placement, rotation: turns }),
  );
};

const distance = (a: Placement, b: Placement): number => (a.at[0] - b.at[0]) ** 2 + (a.at[1] - b.at[1]) ** 2;
/** The legal placement nearest to a wish: first by distance, then by as few turns as may be. */
export const nearestLegalPlacement = (setup: Setup, wish: Placement): Placement | undefined =>
  [...legalPlacements(setup, wish.tile, { allRotations: true })].sort(
    (a, b) =>
      distance(a, wish) - distance(b, wish) ||
      rotation(a.rotation - wish.rotation) - rotation(b.rotation - wish.rotation) ||
      bySquare(a.at, b.at),
  )[0];

/** The orders of the tiles that cover a square. */
export const ordersAt = (setup: Setup, square: Square): readonly number[] =>
  positionOf(setup)
    .at(square)
    .map(({ order }) => order);
/** The set-up with some of its tiles taken off, by their order of laying. */
export const withoutTiles = (setup: Setup, orders: readonly number[]): Setup => ({
  ...setup,
  laid: setup.laid.filter((_, order) => !orders.includes(order)),
});

const floatingSquares = (setup: Setup): readonly Square[] =>
  floatingGroups(positionOf(setup))
    .flat()
    .map(({ at }) => at);

/** The squares whose tiles would hang on nothing if the tile on this square were taken off. */
export const squaresLeftHanging = (setup: Setup, square: Square): readonly Square[] => {
  const before = new Set(floatingSquares(setup).map(codeOfSquare));
  return floatingSquares(withoutTiles(setup, ordersAt(setup, square))).filter((at) => !before.has(codeOfSquare(at)));
};
