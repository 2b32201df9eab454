import { squareName } from '../grid.ts';
import { objection } from '../objection.ts';
import { isCovered } from '../placement/position.ts';
import type { SetupRule } from './rule.ts';

export const startsHoldTiles: SetupRule = {
  id: 'setup/starts-hold-tiles',
  *objections(position) {
    for (const [entry, start] of position.setup.scenario.starts.entries())
      if (!isCovered(position, start))
        yield objection(this.id, { path: `starts.${entry}`, squares: [start] }, { square: squareName(start) });
  },
};
