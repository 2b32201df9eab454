import { squareName } from '../grid.ts';
import { objection } from '../objection.ts';
import type { PlacementRule } from './rule.ts';

export const squareIsFree: PlacementRule = {
  id: 'placement/square-is-free',
  *objections(position, { placement, squares }) {
    for (const { at } of squares)
      for (const { tile } of position.at(at))
        yield objection(this.id, { squares: [at], tile: placement.tile }, { square: squareName(at), tile: tile.id });
  },
};
