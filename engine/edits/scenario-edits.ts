import type { Texts } from '../documents/common.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { Applier } from './applier.ts';

const setTitle: Applier<{ readonly title: Texts }> = (scenario, { title }) => ({ ...scenario, title });
const setText: Applier<{ readonly text: Texts }> = (scenario, { text }) => ({ ...scenario, text });
const setSeed: Applier<{ readonly seed: string | number }> = (scenario, { seed }) =>
  scenario.seed === seed ? scenario : { ...scenario, seed };
const setSystems: Applier<{ readonly systems: Scenario['systems'] }> = (scenario, { systems }) => ({ ...scenario, systems });
const setSheet: Applier<{ readonly sheet: NonNullable<Scenario['sheet']> }> = (scenario, { sheet }) => ({ ...scenario, sheet });
const setPlayers: Applier<{ readonly players: NonNullable<Scenario['players']> }> = (scenario, { players }) => ({ ...scenario, players });
const setTiles: Applier<{ readonly tiles: Scenario['tiles'] }> = (scenario, { tiles }) => ({ ...scenario, tiles });
/** Switches of the game itself; without any the field goes. */
const setGame: Applier<{ readonly game: NonNullable<Scenario['game']> }> = (scenario, { game }) => {
  const { game: _, ...plain } = scenario;
  return Object.keys(game).length > 0 ? { ...plain, game } : plain;
};
const setWaived: Applier<{ readonly waived: NonNullable<Scenario['waived']> }> = (scenario, { waived }) => ({ ...scenario, waived });

/** Puts another scenario in place of the present one: a file loaded anew, an earlier version. */
const setScenario: Applier<{ readonly scenario: Scenario }> = (_, { scenario }) => scenario;

export const SCENARIO_EDITS = {
  'set-scenario': setScenario,
  'set-title': setTitle,
  'set-text': setText,
  'set-seed': setSeed,
  'set-systems': setSystems,
  'set-sheet': setSheet,
  'set-players': setPlayers,
  'set-tiles': setTiles,
  'set-game': setGame,
  'set-waived': setWaived,
};
