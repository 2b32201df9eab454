import type * as v from 'valibot';
import { BOARD_VERSION, type Board, board } from './board.ts';
import { BOARD_MIGRATIONS } from './migrations/board.ts';
import type { Migration } from './migrations/migration.ts';
import { type GameRecord, RECORD_VERSION, record } from './record.ts';
import { SCENARIO_VERSION, type Scenario, scenario } from './scenario.ts';
import { TILE_SET_VERSION, type TileSet, tileSet } from './tile-set.ts';

export type Document = Board | TileSet | Scenario | GameRecord;
export type Kind = Document['kind'];

export interface KindOfDocument {
  readonly version: number;
  readonly schema: v.GenericSchema;
  readonly migrations: readonly Migration[];
}

/** Every kind of document: its newest version, the one description of it, and the way up from older ones. */
export const KINDS: { readonly [kind in Kind]: KindOfDocument } = {
  board: { version: BOARD_VERSION, schema: board, migrations: BOARD_MIGRATIONS },
  'tile-set': { version: TILE_SET_VERSION, schema: tileSet, migrations: [] },
  scenario: { version: SCENARIO_VERSION, schema: scenario, migrations: [] },
  record: { version: RECORD_VERSION, schema: record, migrations: [] },
};

export const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(KINDS, kind);
