import { beforeEach, expect, test } from 'vitest';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { Conduct } from '../canvas/conduct.svelte.ts';
import { boards, scenarios } from '../library/bundled.ts';
import { studioFor } from '../tests/studio.ts';
import { paletteOf } from './palette.svelte.ts';

let studio: Studio;
let conduct: Conduct;
beforeEach(() => {
  studio = studioFor({ ...(scenarios.get('germany-chips') as Scenario), board: boards.get('germany')! });
  studio.workbench.go('board');
  conduct = new Conduct(studio);
});
/** Keys pressed on the grid: "Shift+Enter", "Alt+ArrowUp". */
const press = (...chords: readonly string[]): void => {
  for (const chord of chords) {
    const held = new Set(chord.split('+').slice(0, -1));
    const [shiftKey, altKey, ctrlKey] = [held.has('Shift'), held.has('Alt'), held.has('Ctrl')];
    conduct.key({ key: chord.split('+').at(-1), shiftKey, altKey, ctrlKey, metaKey: false } as KeyboardEvent);
  }
};
const take = (tool: string, at: Square): void => {
  studio.workbench.take(tool);
  studio.selection.cursor = at;
};
const chosen = (): string => studio.selection.squares.map(String).join(' ');

test('Alt and an arrow mean a side: the border is printed along the north and along the west', () => {
  take('border', [4, 0]);
  press('Alt+ArrowLeft', 'Enter', 'Enter');
  expect(studio.setup.board.border.find(({ at, side }) => String(at) === '4,0' && side === 'W')?.print).toBe('road');
  expect(studio.dialogs.spoken).toContain(', west');
  take('border', [5, 16]);
  press('Alt+ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter');
  const south = studio.setup.board.border.filter(({ at: [, y], side, print }) => y === 16 && side === 'S' && print === 'road');
  expect(south.map(({ at: [x] }) => x).sort()).toEqual([5, 6, 7]);
});
test('a ferry goes from side to side', () => {
  take('ferry', [4, 0]);
  press('Alt+ArrowLeft', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Alt+ArrowUp', 'Enter');
  expect(studio.setup.board.ferries).toEqual([{ from: [4, 0, 'W'], to: [2, 3, 'N'] }]);
});
test('an edge of a large city is printed on the side that is meant', () => {
  const { at } = studio.setup.board.cities[0]!.squares[0]!;
  paletteOf(studio).edge = 'blocked';
  take('city', at);
  press('Alt+ArrowRight', 'Alt+ArrowUp', 'Enter', 'Enter');
  expect(Object.entries(studio.setup.board.cities[0]!.squares[0]!.edges).filter(([, edge]) => edge === 'blocked')).toEqual([
    ['N', 'blocked'],
  ]);
});
test('the lasso takes the squares it is led over and those inside', () => {
  take('lasso', [2, 6]);
  press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Enter');
  expect(chosen()).toBe('2,6 3,6 4,6 2,7 3,7 4,7 2,8 3,8 4,8');
});
test('Shift adds, Ctrl takes away, both keep what is in both', () => {
  take('select', [2, 6]);
  press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
  studio.selection.cursor = [2, 8];
  press('Shift+Enter', 'ArrowRight', 'Enter');
  expect(chosen()).toBe('2,6 3,6 4,6 2,8 3,8');
  studio.selection.cursor = [2, 6];
  press('Ctrl+Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  expect(chosen()).toBe('3,6 4,6 3,8');
  studio.selection.cursor = [3, 6];
  press('Ctrl+Shift+Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  expect(chosen()).toBe('3,6 3,8');
});
test('the stamp takes a rectangle up and puts it down', () => {
  take('stamp', [4, 3]);
  press('Shift+Enter', 'ArrowRight', 'Enter');
  expect(paletteOf(studio).piece?.board.rows).toEqual(['OO']);
  studio.selection.cursor = [4, 11];
  press('Enter');
  expect(studio.setup.board.rows[11]?.slice(4, 6)).toBe('OO');
});
test('Shift and Alt shape a rectangle as it is drawn', () => {
  paletteOf(studio).ground = '~';
  take('rectangle', [4, 11]);
  press('Enter', 'Shift+ArrowRight', 'Enter');
  expect(studio.setup.board.rows.slice(11, 13).map((row) => row.slice(4, 6))).toEqual(['~~', '~~']);
  studio.editor.undo();
  studio.selection.cursor = [4, 11];
  press('Enter', 'Alt+ArrowRight', 'Enter');
  expect(studio.setup.board.rows[11]?.slice(3, 6)).toBe('~~~');
});
test('a name taken hold of with Ctrl goes by fine steps, with Ctrl by larger ones; Esc puts it back, Enter leaves it as one step', () => {
  const nudge = () => studio.setup.board.towns.find(({ at }) => String(at) === '4,8')?.nudge;
  const was = studio.scenario;
  take('names', [4, 8]);
  press('Ctrl+Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp');
  expect(nudge()).toEqual([0.1, -0.05]);
  expect(studio.dialogs.spoken).toContain('0.1 of a square to the right, 0.05 up');
  expect(studio.selection.cursor).toEqual([4, 8]);
  press('Escape');
  expect(studio.scenario).toBe(was);
  press('Ctrl+Enter', 'Ctrl+ArrowDown', 'ArrowLeft', 'Enter');
  expect(nudge()).toEqual([-0.05, 0.25]);
  expect(studio.editor.moments).toHaveLength(2);
  press('Ctrl+Enter', ...Array.from({ length: 50 }, () => 'ArrowRight'), 'ArrowLeft', 'Enter');
  expect(nudge()).toEqual([1.45, 0.25]);
  press('ArrowRight');
  expect(studio.selection.cursor).toEqual([5, 8]);
});
test('without Ctrl a town still goes from square to square', () => {
  take('names', [4, 8]);
  press('Enter', 'ArrowRight', 'Enter');
  expect(studio.setup.board.towns.some(({ at }) => String(at) === '5,8')).toBe(true);
});
