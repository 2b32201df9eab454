import type { Board } from '../../documents/board.ts';
import type { Scenario } from '../../documents/scenario.ts';
import { layOutJson } from '../../documents/write.ts';
import { type Objection, objection } from '../../objection.ts';
import { type Library, type Setup, setupOf } from '../../setup.ts';

/** What another program can be given: a map, or a scenario with its map. */
export type Carried = Board | Scenario;
/** A file for another program, and what is said of it: what travels (notes) and what does not (warnings). */
export interface Exported {
  readonly text: string;
  readonly remarks: readonly Objection[];
}
/** A document made of another program's file. */
export interface Imported {
  readonly document: Carried;
  readonly remarks: readonly Objection[];
}

export const kept = (rule: string, facts: Objection['facts'] = {}): Objection => objection(`elsewhere/${rule}`, {}, facts, 'note');
export const lost = (rule: string, facts: Objection['facts'] = {}): Objection => objection(`elsewhere/${rule}`, {}, facts, 'warning');

/** A map alone is a scenario without tiles. */
const bare = (board: Board): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: board.id,
  title: board.name,
  board,
  systems: {},
  tiles: { sets: [] },
  starts: [],
  laid: [],
});
export const setupOfCarried = (carried: Carried, library: Library): Setup =>
  setupOf(carried.kind === 'scenario' ? carried : bare(carried), library);

/** The document on one line, to travel inside a file of another program. */
export const packed = (carried: Carried): string => JSON.stringify(JSON.parse(layOutJson(carried)));

/** The part of the plane there is to show: the map, and the tiles laid beside it. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const MARGIN = 1;
export const extentOf = ({ board, laid }: Setup): Extent => {
  const columns = board.rows.map((row) => row.length);
  const xs = [0, ...columns, ...laid.flatMap(({ at }) => [at[0] - MARGIN, at[0] + 1 + MARGIN])];
  const ys = [0, board.rows.length, ...laid.flatMap(({ at }) => [at[1] - MARGIN, at[1] + 1 + MARGIN])];
  const [left, top] = board.rows.length > 0 ? [0, 0] : [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = board.rows.length > 0 ? [Math.max(...columns), board.rows.length] : [Math.max(...xs), Math.max(...ys)];
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
};

/** The same laid tiles in the order they were laid in; new ones last. */
export const inOrder = (before: readonly string[], now: readonly string[]): readonly string[] => [
  ...before.filter((word) => now.includes(word)),
  ...now.filter((word) => !before.includes(word)),
];
