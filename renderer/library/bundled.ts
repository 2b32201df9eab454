import type { Board } from '../../engine/documents/board.ts';
import type { Document } from '../../engine/documents/documents.ts';
import { readDocument } from '../../engine/documents/read.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { TileSet } from '../../engine/documents/tile-set.ts';
import type { Library } from '../../engine/setup.ts';

type Texts = Record<string, string>;
const BOARDS = import.meta.glob('../../scenarios/boards/*.json', { eager: true, query: '?raw', import: 'default' }) as Texts;
const SETS = import.meta.glob('../../scenarios/tile-sets/*.json', { eager: true, query: '?raw', import: 'default' }) as Texts;
const SCENARIOS = import.meta.glob('../../scenarios/scenarios/*.json', { eager: true, query: '?raw', import: 'default' }) as Texts;

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
const read = (path: string, text: string): Document => {
  const result = readDocument(text, { file: path });
  if (!result.ok) throw new Error(`the bundled ${path} cannot be read: ${JSON.stringify(result.problem)}`);
  return result.value.document;
};

/** Documents of one kind, read when first asked for; a file is named by the id of what it holds. */
class Shelf<Doc extends Document> {
  readonly #texts: ReadonlyMap<string, readonly [path: string, text: string]>;
  readonly #read = new Map<string, Doc>();
  constructor(texts: Texts) {
    this.#texts = new Map(Object.entries(texts).map(([path, text]) => [idOf(path), [path, text]]));
  }
  get ids(): readonly string[] {
    return [...this.#texts.keys()];
  }
  get = (id: string): Doc | undefined => {
    const found = this.#texts.get(id);
    const doc = this.#read.get(id) ?? (found && (read(...found) as Doc));
    if (doc) this.#read.set(id, doc);
    return doc;
  };
  textOf = (id: string): string | undefined => this.#texts.get(id)?.[1];
}

export const boards = new Shelf<Board>(BOARDS);
export const tileSets = new Shelf<TileSet>(SETS);
export const scenarios = new Shelf<Scenario>(SCENARIOS);
/** The documents that come with the program. */
export const bundled: Library = {
  board: boards.get,
  tileSet: tileSets.get,
  box: tileSets.get,
  scenario: scenarios.get,
  boardIds: () => boards.ids,
  tileSetIds: () => tileSets.ids,
};
