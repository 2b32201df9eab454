import type { Scenario } from '../documents/scenario.ts';
import { boardOf, type Library, type Setup, setOf, setupOf } from '../setup.ts';

const NOTHING: Library = { board: () => undefined, tileSet: () => undefined, boardIds: () => [], tileSetIds: () => [] };

/** A scenario that carries all it refers to, so that a worker needs no library. */
export const closedScenario = (scenario: Scenario, library: Library): Scenario => {
  const sets = scenario.tiles.sets.flatMap(({ set }) => setOf(scenario, library, set) ?? []);
  const own = scenario.tiles.own ?? [];
  const missing = sets.filter((set) => !own.includes(set));
  return { ...scenario, board: boardOf(scenario, library), tiles: { ...scenario.tiles, own: [...own, ...missing] } };
};

/** The set-up of a scenario that carries all it refers to. */
export const closedSetup = (scenario: Scenario): Setup => setupOf(scenario, NOTHING);
