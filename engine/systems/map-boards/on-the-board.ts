import { groundAt } from '../../board.ts';
import { squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { PlacementRule } from '../../rules/rule.ts';

export const onTheBoard: PlacementRule = {
  id: 'placement/on-the-board',
  *objections({ setup }, { placement, squares }) {
    for (const { at } of squares)
      if (groundAt(setup.board, at) === '.') yield objection(this.id, { squares: [at], tile: placement.tile }, { square: squareName(at) });
  },
};
