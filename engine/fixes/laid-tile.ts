import { type Square, sameSquare } from '../grid.ts';
import type { Objection } from '../objection.ts';
import { coveredBy } from '../placement/position.ts';
import { laidPath } from '../rules/laid-path.ts';
import type { Setup } from '../setup.ts';
import type { Placement } from '../tile.ts';

const covers = ({ catalogue }: Setup, placement: Placement, square: Square): boolean => {
  const tile = catalogue.tiles.get(placement.tile);
  return tile ? coveredBy(placement, tile).some(({ at }) => sameSquare(at, square)) : sameSquare(placement.at, square);
};

/** The place in the order of laying of the tile an objection speaks of; undefined where it speaks of none that lies. */
export const orderOf = (setup: Setup, { at }: Objection): number | undefined => {
  const square = at.squares?.[0];
  if (!square || !at.path?.startsWith('laid')) return undefined;
  const order = setup.laid.findIndex(
    (placement, each) => placement.tile === at.tile && covers(setup, placement, square) && laidPath(setup, each) === at.path,
  );
  return order < 0 ? undefined : order;
};
/** The tiles laid on one of these squares. */
export const ordersOn = (setup: Setup, squares: readonly Square[]): readonly number[] =>
  setup.laid.flatMap((placement, order) => (squares.some((square) => covers(setup, placement, square)) ? [order] : []));
