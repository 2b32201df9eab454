import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { TileSet } from '../documents/tile-set.ts';
import type { Library } from '../setup.ts';
import type { Tile } from '../tile.ts';

const sets = import.meta.glob<TileSet>('../../scenarios/tile-sets/*.json', { eager: true, import: 'default' });
const boards = import.meta.glob<Board>('../../scenarios/boards/*.json', { eager: true, import: 'default' });
const scenarios = import.meta.glob<Scenario>('../../scenarios/scenarios/*.json', { eager: true, import: 'default' });
const byId = <Doc extends { readonly id: string }>(found: Record<string, Doc>): ReadonlyMap<string, Doc> =>
  new Map(Object.values(found).map((doc) => [doc.id, doc]));
const scenarioById = byId(scenarios);
const setById = byId(sets);
const boardById = byId(boards);

/** The bundled documents, for tests. */
export const library: Library = {
  board: (id) => boardById.get(id),
  tileSet: (id) => setById.get(id),
  scenario: (id) => scenarioById.get(id),
  boardIds: () => [...boardById.keys()],
  tileSetIds: () => [...setById.keys()],
};
export const bundledSets = (): readonly TileSet[] => [...setById.values()];
export const bundledScenarios = (): readonly Scenario[] => [...scenarioById.values()];
export const tileById = (id: string): Tile => {
  for (const set of setById.values()) for (const tile of set.tiles) if (tile.id === id || tile.aliases?.includes(id)) return tile;
  throw new Error(`no bundled tile ${id}`);
};
