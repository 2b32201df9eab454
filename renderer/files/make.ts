import type { Board } from '../../engine/documents/board.ts';
import type { Document } from '../../engine/documents/documents.ts';
import { SCENARIO_VERSION, type Scenario } from '../../engine/documents/scenario.ts';

const BASE_SETS = [{ set: 'base' }];

/** A scenario that holds nothing but a board and the base game's tiles. */
export const scenarioOn = (board: Board | string, title: Scenario['title'], id = 'scenario'): Scenario => ({
  kind: 'scenario',
  version: SCENARIO_VERSION,
  id,
  title,
  board,
  systems: { 'map-boards': {} },
  tiles: { sets: BASE_SETS },
  starts: [],
  laid: [],
});

/** A rectangle of squares that take a tile. */
export const emptyBoard = (columns: number, rows: number, name: Board['name']): Board => ({
  kind: 'board',
  version: 3,
  id: 'own-board',
  name,
  sizes: { square: 45.5, tile: 45 },
  rows: Array.from({ length: rows }, () => '#'.repeat(columns)),
  cities: [],
  starts: [],
  towns: [],
  border: [],
});

/** Any document as a scenario that can be worked on: a board or a tile set is put into a new one. */
export const asScenario = (document: Document): Scenario | undefined => {
  if (document.kind === 'scenario') return document;
  if (document.kind === 'board') return scenarioOn(document, document.name, `${document.id}-scenario`);
  if (document.kind !== 'tile-set') return undefined;
  const scenario = scenarioOn(emptyBoard(12, 12, { en: 'Board' }), document.name, `${document.id}-scenario`);
  return { ...scenario, tiles: { sets: [{ set: document.id }], own: [document] } };
};
