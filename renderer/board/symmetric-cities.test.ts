import { beforeEach, expect, test } from 'vitest';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { smallScenario } from '../tests/small-board.ts';
import { drag, studioFor, take } from '../tests/studio.ts';
import { paletteOf } from './palette.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';

let studio: Studio;
beforeEach(() => {
  studio = studioFor(smallScenario);
  Object.assign(paletteOf(studio), { ground: 'O', symmetry: 'vertical' });
});
const cities = (): string[] => studio.setup.board.cities.map(({ name, squares }) => `${name.en} ${squares.length}`);
const said = (): unknown[] => studio.dialogs.notices.map(({ message }) => message);

test.each([
  [
    'brush',
    [
      [0, 4],
      [1, 4],
      [2, 4],
    ],
  ],
  [
    'rectangle',
    [
      [1, 4],
      [2, 4],
    ],
  ],
  [
    'line',
    [
      [0, 4],
      [2, 4],
    ],
  ],
] as const)('%s: what is drawn up to the axis is one city with its image, one step', (tool, way) => {
  drag(take(studio, 'board', tool), way as readonly Square[]);
  expect(cities()).toEqual(['Keep 2', `City 2 ${2 * new Set(way.map(String)).size + (tool === 'line' ? 2 : 0)}`]);
  expect(studio.editor.moments).toHaveLength(2);
  expect(said()).toEqual([]);
});
test('chosen squares are filled as one city too', () => {
  studio.workbench.go('board');
  studio.selection.set([[2, 4]]);
  studio.commands.runById('board.fill-chosen');
  expect(cities()).toEqual(['Keep 2', 'City 2 2']);
});
test('two cities with names of their own stay two when they meet, and it is said', () => {
  const brush = take(studio, 'board', 'brush');
  drag(brush, [[1, 4]]);
  for (const [at, en] of [
    [[1, 4], 'Port'],
    [[4, 4], 'Ford'],
  ] as const)
    studio.editor.apply({ message: BOARD_TOOLS.nameCity }, { do: 'name-city', at, name: { en } });
  drag(brush, [[2, 4]]);
  expect(cities()).toEqual(['Keep 2', 'Port 2', 'Ford 2']);
  expect(studio.dialogs.notices.at(-1)).toMatchObject({ message: BOARD_TOOLS.apart, facts: { city: 'Port', other: 'Ford' } });
});
