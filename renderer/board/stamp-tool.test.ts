import { beforeEach, expect, test } from 'vitest';
import { groundAt } from '../../engine/board.ts';
import { capture } from '../../engine/boards/piece.ts';
import { rectangle } from '../../engine/boards/squares.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { Conduct } from '../canvas/conduct.svelte.ts';
import { islandScenario } from '../tests/large.ts';
import { MemoryShell } from '../tests/memory-shell.ts';
import { smallScenario } from '../tests/small-board.ts';
import { drag, studioFor, take, touch } from '../tests/studio.ts';
import { paletteOf } from './palette.svelte.ts';
import { STAMPS } from './stamp-words.ts';

let studio: Studio;
let memory: MemoryShell;
beforeEach(() => {
  memory = new MemoryShell();
  studio = studioFor(smallScenario, memory.shell);
  studio.workbench.go('board');
});
const now = (): Board => studio.setup.board;
const steps = (): number => studio.editor.moments.length - 1;
const stamping = (squares: readonly Square[]) => {
  paletteOf(studio).hold(capture(studio.scenario, studio.library, squares));
  return take(studio, 'board', 'stamp');
};
const wavesAt = (square: Square): void => void studio.editor.apply({ message: stampless }, { do: 'paint', squares: [square], ground: '~' });
const stampless = { en: 'x', cs: 'x', de: 'x', nl: 'x' };

test('a drag stamps side by side, a fast one too, as one step', () => {
  wavesAt([0, 1]);
  const before = steps();
  drag(
    stamping([
      [0, 1],
      [1, 1],
    ]),
    [
      [0, 3],
      [1, 3],
      [3, 3],
      [5, 3],
      [5, 4],
    ],
  );
  expect(now().rows.slice(3, 5)).toEqual(['~#~#~#', '####~#']);
  expect(steps()).toBe(before + 1);
  studio.editor.undo();
  expect(now().rows[3]).toBe('######');
  drag(
    stamping([
      [0, 1],
      [1, 1],
    ]),
    [
      [1, 3],
      [5, 3],
    ],
  );
  expect(now().rows[3]).toBe('#~#~#~');
});
test('a drag over where it has been puts nothing down again; Esc takes all of it back', () => {
  wavesAt([0, 1]);
  const tool = stamping([[0, 1]]);
  const before = studio.scenario;
  tool.press?.(touch([0, 3]));
  tool.drag?.(touch([4, 3]));
  const there = studio.scenario;
  tool.drag?.(touch([0, 3]));
  expect(studio.scenario).toBe(there);
  expect([now().rows[3], tool.isBusy]).toEqual(['~~~~~#', true]);
  tool.cancel?.();
  expect(studio.scenario).toBe(before);
  expect([studio.editor.canRedo, tool.isBusy]).toEqual([false, false]);
});
test('by keyboard Enter puts one down, Alt and Enter begin a drag that the next Enter ends', () => {
  wavesAt([0, 1]);
  stamping([[0, 1]]);
  const conduct = new Conduct(studio);
  const press = (key: string, alt = false) =>
    conduct.key({ key, altKey: alt, shiftKey: false, ctrlKey: false, metaKey: false } as KeyboardEvent);
  const before = steps();
  studio.selection.cursor = [0, 3];
  press('Enter');
  press('ArrowRight');
  press('ArrowRight');
  expect(now().rows[3]).toBe('~#####');
  press('Enter', true);
  press('ArrowRight');
  press('ArrowRight');
  press('Enter');
  press('ArrowRight');
  expect(now().rows[3]).toBe('~#~~~#');
  expect(steps()).toBe(before + 2);
});
test('digits take what Shift and the digit keep, on whatever keyboard, and it is there after a restart', async () => {
  const press = (key: string, code: string, shiftKey = false) =>
    studio.commands.press({ key, code, shiftKey, ctrlKey: false, altKey: false, metaKey: false });
  stamping([
    [2, 2],
    [3, 2],
  ]);
  press('!', 'Digit1', true);
  stamping([[0, 0]]);
  press('2', 'Digit2', true);
  expect(paletteOf(studio).piece?.squares).toHaveLength(1);
  studio.workbench.take('brush');
  press('+', 'Digit1');
  expect([studio.workbench.tool?.id, paletteOf(studio).piece?.board.rows]).toEqual(['stamp', ['OO']]);
  press('ě', 'Digit3');
  expect(paletteOf(studio).piece?.board.rows).toEqual(['OO']);
  await Promise.resolve();
  const later = studioFor(smallScenario, memory.shell);
  await later.settings.load();
  later.workbench.go('board');
  later.commands.runById('board.take-stamp-1');
  expect(paletteOf(later).piece).toEqual(paletteOf(studio).piece);
  expect(paletteOf(later).slots.filled).toHaveLength(2);
  paletteOf(later).slots.empty(1);
  expect(paletteOf(later).slots.at(1)).toBeUndefined();
  expect(Object.keys(later.settings.now.stamps)).toEqual(['2']);
});
test('at random, each stamp of a drag is one of those kept, the same for the same seed', () => {
  const palette = paletteOf(studio);
  wavesAt([0, 1]);
  stamping([[0, 1]]);
  palette.slots.keep(3, palette.piece!);
  stamping([[1, 1]]);
  palette.slots.keep(5, palette.piece!);
  const painted = (): string => {
    const tool = take(studio, 'board', 'stamp');
    const shown = tool.overlay?.() ?? {};
    drag(tool, [
      [0, 3],
      [5, 3],
    ]);
    const row = now().rows[3] as string;
    if (shown.ghostPiece) expect(groundAt(now(), [0, 3])).toBe(shown.ghostPiece.setup.board.rows[0]);
    studio.editor.undo();
    return row;
  };
  palette.isMixed = true;
  studio.selection.cursor = [0, 3];
  const drawn = [1, 2, 3, 4, 5, 6].map(() => painted());
  expect(new Set(drawn.join('')).size).toBe(2);
  expect(new Set(drawn).size).toBeGreaterThan(1);
  palette.seed = 1;
  expect([1, 2, 3].map(() => painted())).toEqual(drawn.slice(0, 3));
  palette.hold(palette.piece!);
  expect(palette.isMixed).toBe(false);
});
test('what is too large to be kept longer is kept for the session, and it is said', () => {
  const large = studioFor(islandScenario(100), memory.shell);
  const palette = paletteOf(large);
  palette.hold(capture(large.scenario, large.library, rectangle([10, 10], [89, 89])));
  large.workbench.go('board');
  large.commands.runById('board.keep-stamp-4');
  expect(palette.slots.at(4)).toBe(palette.piece);
  expect([large.settings.now.stamps, large.dialogs.notices.at(-1)?.message]).toEqual([{}, STAMPS.keptForNow]);
});
