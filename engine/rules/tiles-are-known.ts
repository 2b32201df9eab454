import { objection } from '../objection.ts';
import { laidPath } from './laid-path.ts';
import type { SetupRule } from './rule.ts';

export const tilesAreKnown: SetupRule = {
  id: 'placement/known-tile',
  *objections({ setup }) {
    for (const [order, { tile, at }] of setup.laid.entries())
      if (!setup.catalogue.tiles.has(tile)) yield objection(this.id, { path: laidPath(setup, order), squares: [at], tile }, { tile });
  },
};
