import { groundAt } from '../../board.ts';
import { squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { PlacementRule } from '../../rules/rule.ts';

const CLOSED: Readonly<Record<string, string>> = { '~': 'waves', '^': 'highlight' };

export const notOnWaves: PlacementRule = {
  id: 'placement/not-on-waves',
  *objections({ setup }, { placement, squares }) {
    for (const { at } of squares) {
      const ground = CLOSED[groundAt(setup.board, at)];
      if (ground) yield objection(this.id, { squares: [at], tile: placement.tile }, { square: squareName(at), ground });
    }
  },
};
