import type { Setup } from '../setup.ts';
import { placementSystemsOf } from '../systems/placement.ts';
import { type Ground, joinedGround } from './ground.ts';

const known = new WeakMap<Setup, Ground>();
/** The ground of a set-up as all its systems see it; worked out once a set-up. */
export const groundOf = (setup: Setup): Ground => {
  const ground = known.get(setup) ?? joinedGround(placementSystemsOf(setup).map((system) => system.ground(setup)));
  known.set(setup, ground);
  return ground;
};
