import type { Scenario } from '../documents/scenario.ts';
import { dealAny } from '../game/deal.ts';
import type { Game } from '../game/game.ts';
import { planOf } from '../game/plan.ts';
import { startGame } from '../game/turn.ts';
import { randomFrom } from '../random.ts';
import { type Setup, setupOf } from '../setup.ts';
import { library } from './library.ts';

/** A scenario for tests: the base game on a free table for two, with what a test changes. */
export const scenarioOf = (changes: Partial<Scenario> = {}): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 'test',
  title: { en: 'Test' },
  board: 'table',
  systems: {},
  tiles: { sets: [{ set: 'base' }] },
  starts: [],
  laid: [],
  players: [{ name: 'Anna' }, { name: 'Bert' }],
  ...changes,
});
export const setupWith = (changes: Partial<Scenario> = {}): Setup => setupOf(scenarioOf(changes), library);
/** A game of such a scenario, dealt. */
export const gameOf = (changes: Partial<Scenario> = {}, seed: string | number = 1): Game => {
  const game = startGame(planOf(setupWith(changes)));
  dealAny(game, randomFrom(seed));
  return game;
};
