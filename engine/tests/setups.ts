import type { Scenario } from '../documents/scenario.ts';
import { parsePlacements } from '../notation.ts';
import { type Setup, setupOf } from '../setup.ts';
import { freeScenario } from './free-scenario.ts';
import { library } from './library.ts';

export { freeScenario } from './free-scenario.ts';
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
