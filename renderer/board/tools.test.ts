import { beforeEach, describe, expect, test } from 'vitest';
import { groundAt } from '../../engine/board.ts';
import { cityIndexAt, citySquareAt } from '../../engine/boards/cities.ts';
import type { Board } from '../../engine/documents/board.ts';
import { library } from '../../engine/tests/library.ts';
import { Studio } from '../app/studio.svelte.ts';
import type { Tool, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { middle, smallScenario, touchAt } from '../tests/small-board.ts';
import { paletteOf } from './palette.svelte.ts';
import { boardWorkspace } from './workspace.ts';

let studio: Studio;
beforeEach(() => {
  studio = new Studio({ scenario: smallScenario, library, workspaces: [boardWorkspace] });
});

const take = (id: string): Tool => {
  studio.workbench.take(id);
  return studio.workbench.tool!;
};
/** One gesture over some spots. */
const drag = (id: string, spots: readonly Spot[], more: Partial<Touch> = {}): void => {
  const tool = take(id);
  const touches = spots.map((spot) => touchAt(spot, more));
  tool.hover?.(touches[0]);
  tool.press?.(touches[0]!);
  for (const at of touches.slice(1)) tool.drag?.(at);
  tool.release?.(touches.at(-1)!);
};
const now = (): Board => studio.setup.board;
const steps = (): number => studio.editor.moments.length - 1;

describe('painting tools', () => {
  test('the brush, in live symmetry, paints a stroke and its images as one step', () => {
    const palette = paletteOf(studio);
    palette.ground = '~';
    palette.symmetry = 'vertical';
    drag('brush', [middle([0, 1]), middle([1, 1])]);
    expect(now().rows[1]).toBe('~~##~~');
    expect(steps()).toBe(1);
  });
  test('the axes of live symmetry are shown while a tool that heeds them is in hand', () => {
    const lines = () => boardWorkspace.layers?.(studio).lines ?? [];
    paletteOf(studio).symmetry = 'both';
    take('brush');
    expect(lines().map(({ from, to }) => `${from} ${to}`)).toEqual(['3,0 3,6', '0,3 6,3']);
    take('names');
    expect(lines()).toEqual([]);
  });
  test('a rectangle follows the pointer and is one step; Esc leaves nothing', () => {
    paletteOf(studio).ground = '~';
    drag('rectangle', [middle([0, 3]), middle([5, 4]), middle([1, 4])]);
    expect(now().rows.slice(3, 5)).toEqual(['~~####', '~~####']);
    expect(steps()).toBe(1);
    const tool = take('line');
    tool.press?.(touchAt(middle([0, 0])));
    tool.drag?.(touchAt(middle([5, 0])));
    tool.cancel?.();
    expect(now().rows[0]).toBe('######');
    expect(steps()).toBe(1);
    expect(studio.editor.canRedo).toBe(false);
  });
  test('Shift makes a brush go on straight from the last square, a line straight and a rectangle square; Alt draws from the middle', () => {
    paletteOf(studio).ground = '~';
    drag('brush', [middle([0, 0])]);
    drag('brush', [middle([3, 0])], { shift: true });
    expect(now().rows[0]).toBe('~~~~##');
    drag('line', [middle([0, 3]), middle([4, 4])], { shift: true });
    expect(now().rows.slice(3, 5)).toEqual(['~~~~~#', '######']);
    studio.editor.undo();
    drag('rectangle', [middle([1, 3]), middle([2, 3])], { shift: true });
    expect(now().rows.slice(3, 5)).toEqual(['#~~###', '#~~###']);
    studio.editor.undo();
    drag('rectangle', [middle([4, 3]), middle([5, 4])], { alt: true });
    expect(now().rows.slice(3, 5)).toEqual(['###~~~', '###~~~']);
  });
  test('chosen squares are filled by a command, with what the brush holds', () => {
    paletteOf(studio).ground = '^';
    studio.selection.set([[1, 1]]);
    studio.commands.runById('board.fill-chosen');
    expect(now().rows[1]).toBe('#^####');
  });
  test('painting a region where it is already leaves no step', () => {
    drag('region', [middle([0, 1]), middle([1, 1])]);
    drag('region', [middle([0, 1])]);
    drag('region', [middle([5, 1])], { second: true });
    expect(steps()).toBe(1);
  });
  test('filling fills what hangs together, or with Shift what is chosen', () => {
    paletteOf(studio).ground = '^';
    drag('fill', [middle([5, 5])]);
    expect(now().rows[5]).toBe('....^^');
    studio.selection.set([[0, 4]]);
    drag('fill', [middle([3, 0])], { shift: true });
    expect(now().rows[4]).toBe('^#####');
  });
  test('the eraser takes off names with their squares', () => {
    drag('eraser', [middle([5, 4]), middle([0, 4])]);
    expect(now().rows[4]).toBe('......');
    expect(now().towns).toEqual([]);
  });
});

describe('choosing tools', () => {
  test('the lasso chooses what it goes round, Ctrl takes away', () => {
    drag('lasso', [
      [0.1, 0.1],
      [2.9, 0.1],
      [2.9, 1.9],
      [0.1, 1.9],
    ]);
    expect(studio.selection.squares).toHaveLength(6);
    drag(
      'lasso',
      [
        [0.1, 0.1],
        [1.9, 0.1],
        [1.9, 0.9],
        [0.1, 0.9],
      ],
      { mod: true },
    );
    expect(studio.selection.squares).toHaveLength(4);
  });
  test('the strip says how what is chosen joins; keys say it for one gesture, as it began', () => {
    const chosen = () => studio.selection.squares.map(String);
    studio.selection.mode = 'add';
    drag('select', [middle([0, 0])]);
    drag('wand', [middle([2, 2])]);
    expect(chosen()).toEqual(['0,0', '2,2', '3,2']);
    const tool = take('select');
    tool.press?.(touchAt(middle([2, 2]), { mod: true }));
    tool.drag?.(touchAt(middle([3, 2])));
    tool.release?.(touchAt(middle([3, 2])));
    expect(chosen()).toEqual(['0,0']);
  });
  test('the wand chooses one kind', () => {
    drag('wand', [middle([2, 2])]);
    expect(studio.selection.squares).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });
});

describe('border, city, ferry and name tools', () => {
  test('the border is printed along a drag, and wiped by the right button', () => {
    drag('border', [
      [0.5, 0.1],
      [2.5, 0.1],
    ]);
    expect(now().border.map(({ at, side, print }) => `${at} ${side} ${print}`)).toEqual(['0,0 N road', '1,0 N road', '2,0 N road']);
    drag('border', [[1.5, -0.2]], { second: true });
    expect(now().border).toHaveLength(2);
  });
  test('a click prints an edge of a large city, a drag makes it grow, the right button takes a square out', () => {
    paletteOf(studio).edge = 'road';
    drag('city', [[2.5, 2.9]]);
    expect(citySquareAt(now(), [2, 2])?.edges.S).toBe('road');
    drag('city', [middle([3, 2]), middle([3, 3])]);
    expect(cityIndexAt(now(), [3, 3])).toBe(0);
    expect(groundAt(now(), [3, 3])).toBe('O');
    expect(steps()).toBe(2);
    drag('city', [middle([3, 3])], { second: true });
    expect(groundAt(now(), [3, 3])).toBe('#');
    drag('city', [middle([0, 1]), middle([1, 1])]);
    expect([steps(), cityIndexAt(now(), [0, 1]), cityIndexAt(now(), [1, 1])]).toEqual([4, 1, 1]);
    const tool = take('city');
    tool.press?.(touchAt(middle([5, 1])));
    tool.cancel?.();
    expect([steps(), studio.editor.canRedo]).toEqual([4, false]);
  });
  test('a ferry is drawn from shore to shore and taken away again', () => {
    drag('ferry', [
      [1.5, 4.9],
      [4.1, 5.5],
    ]);
    expect(now().ferries).toEqual([{ from: [1, 4, 'S'], to: [4, 5, 'W'] }]);
    drag('ferry', [
      [4.1, 5.5],
      [1.5, 4.9],
    ]);
    expect(steps()).toBe(1);
    drag('ferry', [middle([4, 5])], { second: true });
    expect(now().ferries).toEqual([]);
  });
  test('a name is dragged to another square', () => {
    drag('names', [middle([5, 4]), middle([4, 4])]);
    expect(now().towns).toEqual([{ name: { en: 'Town' }, at: [4, 4] }]);
    expect(studio.selection.only).toEqual([4, 4]);
  });
  test('with Ctrl a name is written elsewhere: in fine steps, one step in the history, turned with the board, and back again', () => {
    drag('names', [middle([5, 4]), [5.77, 4.5], [5.77, 4.12]], { mod: true });
    expect(now().towns).toEqual([{ name: { en: 'Town' }, at: [5, 4], nudge: [0.25, -0.4] }]);
    expect(steps()).toBe(1);
    studio.selection.clear();
    studio.commands.runById('board.turn-right');
    expect(now().towns[0]?.nudge).toEqual([0.4, 0.25]);
    studio.editor.undo();
    drag(
      'names',
      [
        [5.5, 4.5],
        [5.25, 4.9],
      ],
      { mod: true },
    );
    expect(now().towns).toEqual([{ name: { en: 'Town' }, at: [5, 4] }]);
    const tool = take('names');
    tool.press?.(touchAt(middle([0, 0]), { mod: true }));
    tool.drag?.(touchAt([0.9, 0.9]));
    tool.cancel?.();
    expect([now().starts[0]?.nudge, studio.editor.canRedo]).toEqual([undefined, false]);
  });
  test('measuring changes nothing and says squares and millimetres', () => {
    drag('measure', [
      [0, 0],
      [3, 4],
    ]);
    expect(steps()).toBe(0);
    expect(studio.dialogs.notices.at(-1)?.facts).toMatchObject({ straight: '5', mm: expect.stringMatching(/22[78]/) });
  });
});

describe('moving, turning and stamping', () => {
  const run = (id: string): void => void studio.commands.runById(id);
  test('chosen squares move with what stands on them', () => {
    studio.selection.set([
      [2, 2],
      [3, 2],
    ]);
    drag('move-squares', [middle([2, 2]), middle([2, 3])]);
    expect(now().rows.slice(2, 4)).toEqual(['##..##', '##OO##']);
    expect(now().cities[0]?.name.en).toBe('Keep');
  });
  test('the stamp takes squares up, turns them and puts them down', () => {
    drag('stamp', [middle([2, 2]), middle([3, 2])], { second: true });
    run('board.turn-right');
    drag('stamp', [middle([0, 3])]);
    expect([groundAt(now(), [0, 3]), groundAt(now(), [0, 4])]).toEqual(['O', 'O']);
    expect(now().cities).toHaveLength(2);
  });
  test('what is in hand is shown as it will be put down: from the stamp, turned, and while it is moved', () => {
    studio.selection.set([
      [2, 2],
      [3, 2],
    ]);
    run('board.copy');
    run('board.paste');
    studio.workbench.tool?.hover?.(touchAt(middle([0, 3])));
    const ghost = () => studio.workbench.tool?.overlay?.().ghostPiece;
    expect(ghost()?.at).toEqual([0, 3]);
    expect(ghost()?.setup.board.cities.map(({ name }) => name.en)).toEqual(['Keep']);
    run('board.turn-right');
    expect(ghost()?.setup.board.rows).toEqual(['O', 'O']);
    const move = take('move-squares');
    move.press?.(touchAt(middle([3, 2])));
    move.drag?.(touchAt(middle([4, 4])));
    expect([ghost()?.at, ghost()?.setup.board.rows]).toEqual([[3, 4], ['OO']]);
  });
  test('commands turn the whole board, or only what is chosen', () => {
    run('board.turn-right');
    expect(now().rows[0]).toBe('.#####');
    studio.editor.undo();
    studio.selection.set([
      [0, 0],
      [1, 0],
    ]);
    run('board.mirror-vertical');
    expect(now().starts[0]?.at).toEqual([1, 0]);
    run('board.turn-right');
    expect(studio.selection.squares).toEqual([
      [0, 0],
      [0, 1],
    ]);
    run('board.grow-north');
    expect(studio.selection.squares).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
  test('cut and paste', () => {
    studio.selection.set([[5, 4]]);
    run('board.cut');
    expect(now().towns).toEqual([]);
    run('board.paste');
    drag('stamp', [middle([0, 4])]);
    expect(now().towns).toEqual([{ name: { en: 'Town' }, at: [0, 4] }]);
  });
});

test('no two tools of the workspace share a key', () => {
  const keys = studio.workbench.tools.map(({ shortcut }) => shortcut).filter((key) => key !== undefined);
  expect(new Set(keys).size).toBe(keys.length);
});
