import { sizeOf } from '../../engine/boards/move.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Language } from '../../engine/documents/common.ts';
import { type Square, sameSquare, turnedOffset } from '../../engine/grid.ts';
import { makePlacement, parsePlacement } from '../../engine/notation.ts';
import type { Setup } from '../../engine/setup.ts';
import { squaresOf } from '../../engine/tile.ts';
import { outsideChanges } from '../drawing/outside.ts';
import { type OutsideName, outsideNames, squaresUnder } from '../drawing/outside-names.ts';

function* changedInRows(before: Board, after: Board): Generator<Square> {
  for (const [y, row] of after.rows.entries()) {
    const old = before.rows[y] ?? '';
    if (row === old) continue;
    for (let x = 0; x < Math.max(row.length, old.length); x++) if (row[x] !== old[x]) yield [x, y];
  }
}
/** Entries that one list has and the other has not. */
function* changedEntries<Entry>(before: readonly Entry[], after: readonly Entry[]): Generator<Entry> {
  if (before === after) return;
  const [old, now] = [new Set(before), new Set(after)];
  for (const entry of before) if (!now.has(entry)) yield entry;
  for (const entry of after) if (!old.has(entry)) yield entry;
}

/** The squares under names that are written otherwise, elsewhere or no more. */
function* changedNames(before: readonly OutsideName[], after: readonly OutsideName[]): Generator<Square> {
  if (before === after) return;
  const [old, now] = [before, after].map((names) => names.map((name) => JSON.stringify(name))) as [string[], string[]];
  for (const name of changedEntries(old, now)) yield* squaresUnder(JSON.parse(name));
}
function* changed(before: Setup, after: Setup, language: Language | undefined): Generator<Square> {
  const [a, b] = [before.board, after.board];
  yield* changedInRows(a, b);
  yield* outsideChanges(a, b);
  if (language) yield* changedNames(outsideNames(a, language), outsideNames(b, language));
  for (const { squares } of changedEntries(a.cities, b.cities)) for (const { at } of squares) yield at;
  for (const { at } of changedEntries([...a.towns, ...a.starts], [...b.towns, ...b.starts])) yield at;
  for (const { at } of changedEntries(a.border, b.border)) yield at;
  yield* changedEntries(before.scenario.starts, after.scenario.starts);
  if (before.laid === after.laid) return;
  for (const word of changedEntries(before.laid.map(makePlacement), after.laid.map(makePlacement))) yield* coveredBy(after, word);
}
/** The squares of a laid tile, all of those of a mega tile. */
function* coveredBy({ catalogue }: Setup, word: string): Generator<Square> {
  const placement = parsePlacement(word);
  const tile = placement && catalogue.tiles.get(placement.tile);
  if (!tile) return;
  const [x, y] = placement.at;
  for (const offset of squaresOf(tile)) {
    const [dx, dy] = turnedOffset(offset, placement.rotation);
    yield [x + dx, y + dy];
  }
}

/** The squares in which two set-ups differ as they are drawn, with names in a language if at all; undefined when it is simpler to draw all of them. */
export const changedSquares = (before: Setup, after: Setup, language: Language | undefined): readonly Square[] | undefined => {
  if (!sameSquare(sizeOf(before.board), sizeOf(after.board)) || before.catalogue.tiles.size !== after.catalogue.tiles.size)
    return undefined;
  if (before.board.ferries !== after.board.ferries || before.board.tableEdge !== after.board.tableEdge) return undefined;
  return [...changed(before, after, language)];
};
