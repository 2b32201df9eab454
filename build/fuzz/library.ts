import { readdirSync, readFileSync } from 'node:fs';
import type { Board } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { TileSet } from '../../engine/documents/tile-set.ts';
import type { Library } from '../../engine/setup.ts';
import { at } from '../root.mjs';

/** The texts of every document in a folder of scenarios/. */
export const textsIn = (folder: string): string[] =>
  readdirSync(at('scenarios', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(at('scenarios', folder, name), 'utf8'));

const byId = <Doc extends { readonly id: string }>(folder: string): ReadonlyMap<string, Doc> =>
  new Map(
    textsIn(folder)
      .map((text) => JSON.parse(text) as Doc)
      .map((doc) => [doc.id, doc]),
  );

export const boards = byId<Board>('boards');
export const tileSets = byId<TileSet>('tile-sets');
export const scenarios = byId<Scenario>('scenarios');

/** The bundled documents, read from the disk. */
export const library: Library = {
  board: (id) => boards.get(id),
  tileSet: (id) => tileSets.get(id),
  scenario: (id) => scenarios.get(id),
  boardIds: () => [...boards.keys()],
  tileSetIds: () => [...tileSets.keys()],
};
