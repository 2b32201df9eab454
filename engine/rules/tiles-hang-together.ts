import { squareName } from '../grid.ts';
import { objection } from '../objection.ts';
import { floatingGroups } from '../placement/reached.ts';
import type { SetupRule } from './rule.ts';

export const tilesHangTogether: SetupRule = {
  id: 'setup/tiles-hang-together',
  *objections(position) {
    for (const group of floatingGroups(position)) {
      const squares = group.map(({ at }) => at);
      const tiles = new Set(group.map(({ order }) => order)).size;
      const first = group[0]?.placement;
      if (first) yield objection(this.id, { squares, tile: first.tile }, { square: squareName(first.at), tiles, tile: first.tile });
    }
  },
};
