import type { Scenario } from '../documents/scenario.ts';

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
