import type { Scenario } from '../documents/scenario.ts';
import { type Square, sameSquare } from '../grid.ts';
import { makePlacement, parsePlacement } from '../notation.ts';
import type { Placement } from '../tile.ts';
import type { Applier } from './edit.ts';

const lay: Applier<{ readonly placement: Placement }> = (scenario, { placement }) => ({
  ...scenario,
  laid: [...scenario.laid, makePlacement(placement)],
});
const isAt = (word: string, at: Square): boolean => {
  const placement = parsePlacement(word);
  return placement !== undefined && sameSquare(placement.at, at);
};
/** Takes off the tile whose first square lies at `at`. */
const takeOff: Applier<{ readonly at: Square }> = (scenario, { at }) =>
  scenario.laid.some((word) => isAt(word, at)) ? { ...scenario, laid: scenario.laid.filter((word) => !isAt(word, at)) } : scenario;
const setLaid: Applier<{ readonly laid: readonly Placement[] }> = (scenario, { laid }) => ({ ...scenario, laid: laid.map(makePlacement) });
const setStarts: Applier<{ readonly starts: Scenario['starts'] }> = (scenario, { starts }) => ({ ...scenario, starts });

export const SETUP_EDITS = { lay, 'take-off': takeOff, 'set-laid': setLaid, 'set-starts': setStarts };
