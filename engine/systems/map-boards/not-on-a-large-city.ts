import { groundAt } from '../../board.ts';
import { inLanguage } from '../../documents/common.ts';
import { squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { PlacementRule } from '../../rules/rule.ts';
import { printedAt } from './large-cities.ts';

export const notOnALargeCity: PlacementRule = {
  id: 'placement/not-on-a-large-city',
  *objections({ setup }, { placement, squares }) {
    for (const { at } of squares) {
      const printed = printedAt(setup.board, at);
      if (!printed && groundAt(setup.board, at) !== 'O') continue;
      const city = printed ? inLanguage(printed.city.name, 'en') : '?';
      yield objection(this.id, { squares: [at], tile: placement.tile }, { square: squareName(at), city });
    }
  },
};
