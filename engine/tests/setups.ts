import type { Scenario } from '../documents/scenario.ts';
import { parsePlacements } from '../notation.ts';
import { type Setup, setupOf } from '../setup.ts';
import { library } from './library.ts';

/** A scenario on a table without a board, tiles laid as in the line of notation. */
export const freeScenario = (laid: string, sets: readonly string[] = ['base']): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 'free',
  title: { en: 'Free table' },
  board: 'no-board',
  systems: {},
  tiles: { sets: sets.map((set) => ({ set })) },
  starts: [],
  laid: laid.split(/\s+/).filter(Boolean),
});
export const freeSetup = (laid: string, sets?: readonly string[]): Setup => setupOf(freeScenario(laid, sets), library);

/** Germany, with these tiles laid and these starts in use. */
export const germanScenario = (laid: string, starts: Scenario['starts'] = [[8, 2]]): Scenario => ({
  ...freeScenario(laid, ['base', 'inns-and-cathedrals', 'traders-and-builders']),
  id: 'germany-test',
  board: 'germany',
  systems: { 'map-boards': {} },
  starts,
});
export const germanSetup = (laid: string, starts?: Scenario['starts']): Setup => setupOf(germanScenario(laid, starts), library);
/** The same set-up with one more line of tiles. */
export const withLaid = (setup: Setup, laid: string): Setup => ({
  ...setup,
  laid: [...setup.laid, ...parsePlacements(laid).placements],
});
