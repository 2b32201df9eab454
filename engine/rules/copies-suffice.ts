import type { Square } from '../grid.ts';
import { objection } from '../objection.ts';
import type { SetupRule } from './rule.ts';

export const copiesSuffice: SetupRule = {
  id: 'setup/copies-suffice',
  *objections({ setup }) {
    const laid = new Map<string, Square[]>();
    for (const { tile, at } of setup.laid) laid.set(tile, [...(laid.get(tile) ?? []), at]);
    for (const [tile, squares] of laid) {
      const copies = setup.catalogue.copies.get(tile) ?? 0;
      if (squares.length > copies && setup.catalogue.tiles.has(tile))
        yield objection(this.id, { squares, tile }, { tile, laid: squares.length, copies });
    }
  },
};
