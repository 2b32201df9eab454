import type { Scenario } from '../documents/scenario.ts';
import { type Square, sameSquare } from '../grid.ts';
import { makePlacement, parsePlacement } from '../notation.ts';
import type { Placement } from '../tile.ts';
import type { Applier } from './applier.ts';

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

/** What becomes of a laid tile: another word, or none. Tiles are counted as they can be read. */
type Change = (word: string, order: number) => string | undefined;
const withWords = (scenario: Scenario, change: Change): Scenario => {
  let order = 0;
  const before = scenario.laid.flatMap((entry) => entry.split(/\s+/).filter(Boolean));
  const after = before.flatMap((word) => (parsePlacement(word) ? (change(word, order++) ?? []) : [word]));
  return after.join(' ') === before.join(' ') ? scenario : { ...scenario, laid: after };
};
/** Lays the tile that was laid as the `order`-th elsewhere, or turned, without changing the order. */
const replaceLaid: Applier<{ readonly order: number; readonly placement: Placement }> = (scenario, { order, placement }) =>
  withWords(scenario, (word, at) => (at === order ? makePlacement(placement) : word));
/** Takes off the tiles laid as these in order. */
const takeLaid: Applier<{ readonly orders: readonly number[] }> = (scenario, { orders }) =>
  withWords(scenario, (word, order) => (orders.includes(order) ? undefined : word));
/** Strikes a word that is no laid tile. */
const strikeWord: Applier<{ readonly word: string }> = (scenario, { word }) => {
  const laid = scenario.laid.flatMap((entry) =>
    entry.split(/\s+/).filter((each) => each && (each !== word || parsePlacement(each) !== undefined)),
  );
  return laid.join(' ') === scenario.laid.join(' ') ? scenario : { ...scenario, laid };
};

export const SETUP_EDITS = {
  lay,
  'take-off': takeOff,
  'set-laid': setLaid,
  'set-starts': setStarts,
  'replace-laid': replaceLaid,
  'take-laid': takeLaid,
  'strike-word': strikeWord,
};
