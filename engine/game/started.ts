import { positionOf } from '../placement/position-of.ts';
import type { Setup } from '../setup.ts';
import type { Placement } from '../tile.ts';
import { planOf } from './plan.ts';

/** An empty table as every game of it begins: with its start tile, the wheel's board or the orange rose laid, where that is no matter of chance. */
export const startedSetup = (setup: Setup): Setup => {
  if (setup.laid.length > 0 || positionOf(setup).systems.length > 0) return setup;
  const { starts, kinds } = planOf(setup);
  const sure = starts.flatMap(({ at, kind }): Placement[] => {
    const tile = kind === undefined ? undefined : kinds.tiles[kind];
    return at && tile ? [{ tile: tile.id, at, rotation: 0 }] : [];
  });
  return sure.length > 0 ? { ...setup, laid: sure } : setup;
};
