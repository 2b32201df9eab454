import { type Square, sameSquare, squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { Position } from '../../placement/position.ts';
import type { PlacementRule } from '../../rules/rule.ts';
import { isIslandReached, isLandingReached, islandAt } from './islands.ts';

export const islandIsReached: PlacementRule = {
  id: 'placement/island-is-reached',
  asksOrder: true,
  *objections(position, { placement, squares }) {
    for (const { at } of squares) {
      const island = islandAt(position.setup.board, at);
      if (!island || isIslandReached(position, island)) continue;
      const shores = island.landings.map(({ from }) => from);
      yield objection(this.id, { squares: [at, ...shores], tile: placement.tile }, { square: squareName(at), ferries: shores.length });
    }
  },
};

/** Whether a ferry that has been reached comes to the square. */
export const touchesFerry = (position: Position, square: Square): boolean =>
  islandAt(position.setup.board, square)?.landings.some(
    (landing) => sameSquare(landing.to, square) && isLandingReached(position, landing),
  ) ?? false;
