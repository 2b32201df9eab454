import type { Setup } from '../setup.ts';
import { placementSystemsOf } from '../systems/placement.ts';
import { layOut, type Position } from './position.ts';

const known = new WeakMap<Setup, Position>();
/** The laid tiles of a set-up by square, with the systems in play; worked out once a set-up. */
export const positionOf = (setup: Setup): Position => {
  const position = known.get(setup) ?? layOut(setup, placementSystemsOf(setup));
  known.set(setup, position);
  return position;
};
