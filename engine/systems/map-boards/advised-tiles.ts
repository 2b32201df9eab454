import { objection } from '../../objection.ts';
import type { SetupRule } from '../../rules/rule.ts';

export const advisedTiles: SetupRule = {
  id: 'setup/advised-tiles',
  *objections({ setup }) {
    const advised = setup.board.advisedTiles;
    const tiles = [...setup.catalogue.copies.values()].reduce((sum, copies) => sum + copies, 0);
    if (advised && (tiles < advised.min || tiles > advised.max))
      yield objection(this.id, { path: 'tiles' }, { tiles, min: advised.min, max: advised.max }, 'warning');
  },
};
