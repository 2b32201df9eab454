import type { Board } from '../../engine/documents/board.ts';
import type { Document } from '../../engine/documents/documents.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { TileSet } from '../../engine/documents/tile-set.ts';
import type { Library } from '../../engine/setup.ts';

const sets = import.meta.glob<string>('../../scenarios/tile-sets/*.json', { eager: true, import: 'default', query: '?raw' });
const boards = import.meta.glob<string>('../../scenarios/boards/*.json', { eager: true, import: 'default', query: '?raw' });
const scenarios = import.meta.glob<string>('../../scenarios/scenarios/*.json', { eager: true, import: 'default', query: '?raw' });

/** Bundled documents by id, which is their file's name; each is parsed when first asked for. */
class Shelf<Doc extends Document> {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #parsed = new Map<string, Doc>();

  constructor(files: Readonly<Record<string, string>>) {
    this.#texts = new Map(Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), text]));
  }
  get ids(): readonly string[] {
    return [...this.#texts.keys()];
  }
  get(id: string): Doc | undefined {
    const text = this.#texts.get(id);
    if (text === undefined) return undefined;
    const parsed = this.#parsed.get(id) ?? (JSON.parse(text) as Doc);
    this.#parsed.set(id, parsed);
    return parsed;
  }
}
const SETS = new Shelf<TileSet>(sets);
const BOARDS = new Shelf<Board>(boards);
const SCENARIOS = new Shelf<Scenario>(scenarios);

const byId = <Doc extends Document>(documents: readonly Doc[]): ReadonlyMap<string, Doc> =>
  new Map(documents.map((document) => [document.id, document]));

/** The bundled documents, and those given beside them; of two with one id the given one counts. */
export const libraryWith = (documents: readonly Document[] = []): Library => {
  const givenSets = byId(documents.filter((document): document is TileSet => document.kind === 'tile-set'));
  const givenBoards = byId(documents.filter((document): document is Board => document.kind === 'board'));
  const givenScenarios = byId(documents.filter((document): document is Scenario => document.kind === 'scenario'));
  return {
    box: (id) => SETS.get(id),
    scenario: (id) => givenScenarios.get(id) ?? SCENARIOS.get(id),
    board: (id) => givenBoards.get(id) ?? BOARDS.get(id),
    tileSet: (id) => givenSets.get(id) ?? SETS.get(id),
    boardIds: () => [...new Set([...BOARDS.ids, ...givenBoards.keys()])],
    tileSetIds: () => [...new Set([...SETS.ids, ...givenSets.keys()])],
  };
};
