import { remaining } from '../fill/problem.ts';
import { legalPlacements } from '../placement.ts';
import { isDrawn, type Setup } from '../setup.ts';

/** How likely the next tile drawn fits nowhere, exactly: copies without a legal place, of all that are left. */
export interface NextTile {
  readonly left: number;
  readonly unplaceable: number;
  readonly probability: number;
  /** The kinds without a legal place. */
  readonly kinds: readonly string[];
}

export const nextTileUnplaceable = (setup: Setup): NextTile => {
  const stock = remaining(setup).filter(({ tile, copies }) => copies > 0 && isDrawn(tile));
  const stuck = stock.filter(({ tile }) => legalPlacements(setup, tile.id).length === 0);
  const count = (kinds: typeof stock): number => kinds.reduce((sum, { copies }) => sum + copies, 0);
  const [left, unplaceable] = [count(stock), count(stuck)];
  return { left, unplaceable, probability: left === 0 ? 0 : unplaceable / left, kinds: stuck.map(({ tile }) => tile.id) };
};
