import { objection } from '../../objection.ts';
import type { SetupRule } from '../../rules/rule.ts';
import { drawnTiles } from '../../setup.ts';

export const advisedTiles: SetupRule = {
  id: 'setup/advised-tiles',
  *objections({ setup }) {
    const advised = setup.board.advisedTiles;
    const tiles = drawnTiles(setup.catalogue);
    if (advised && (tiles < advised.min || tiles > advised.max))
      yield objection(this.id, { path: 'tiles' }, { tiles, min: advised.min, max: advised.max }, 'warning');
  },
};
