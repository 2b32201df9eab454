import type { Board } from '../../engine/documents/board.ts';
import type { Document } from '../../engine/documents/documents.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { TileSet } from '../../engine/documents/tile-set.ts';
import type { Library } from '../../engine/setup.ts';

const sets = import.meta.glob<TileSet>('../../scenarios/tile-sets/*.json', { eager: true, import: 'default' });
const boards = import.meta.glob<Board>('../../scenarios/boards/*.json', { eager: true, import: 'default' });

const scenarios = import.meta.glob<Scenario>('../../scenarios/scenarios/*.json', { eager: true, import: 'default' });

const byId = <Doc extends Document>(documents: readonly Doc[]): ReadonlyMap<string, Doc> =>
  new Map(documents.map((document) => [document.id, document]));

/** The bundled documents, and those given beside them; of two with one id the given one counts. */
export const libraryWith = (documents: readonly Document[] = []): Library => {
  const tileSets = byId([...Object.values(sets), ...documents.filter((document): document is TileSet => document.kind === 'tile-set')]);
  const boardsById = byId([...Object.values(boards), ...documents.filter((document): document is Board => document.kind === 'board')]);
  const boxes = byId(Object.values(sets));
  const scenariosById = byId([
    ...Object.values(scenarios),
    ...documents.filter((document): document is Scenario => document.kind === 'scenario'),
  ]);
  return {
    box: (id) => boxes.get(id),
    scenario: (id) => scenariosById.get(id),
    board: (id) => boardsById.get(id),
    tileSet: (id) => tileSets.get(id),
    boardIds: () => [...boardsById.keys()],
    tileSetIds: () => [...tileSets.keys()],
  };
};
