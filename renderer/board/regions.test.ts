import { beforeEach, expect, test } from 'vitest';
import type { Region } from '../../engine/documents/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { overlayOf } from '../canvas/conduct.svelte.ts';
import { drag, studioFor, take } from '../tests/studio.ts';
import { paletteOf } from './palette.svelte.ts';
import { addRegion, chosenRegion, quotaIn, recolourRegion, regionsOn, removeRegion, renameRegion, setQuota } from './regions.ts';

let studio: Studio;
/** Three squares of land side by side. */
let land: readonly Square[];
beforeEach(() => {
  studio = studioFor();
  const y = studio.setup.board.rows.findIndex((row) => row.includes('###'));
  const x = studio.setup.board.rows[y]?.indexOf('###') ?? -1;
  land = [0, 1, 2].map((dx): Square => [x + dx, y]);
});
const only = () => regionsOn(studio)[0] as Region;
const paint = (how = {}) => drag(take(studio, 'board', 'region'), land, how);

test('a stroke makes the first region, in one step that undo takes back', () => {
  const before = studio.scenario;
  paint();
  expect(regionsOn(studio)).toEqual([{ name: { en: 'Region 1' }, colour: expect.stringMatching(/^#/), squares: land }]);
  studio.editor.undo();
  expect(studio.scenario).toBe(before);
});

test('the right button takes squares out, and squares that are off the board never come in', () => {
  paint();
  drag(take(studio, 'board', 'region'), [land[1] as Square], { second: true });
  expect(only().squares).toEqual([land[0], land[2]]);
  drag(take(studio, 'board', 'region'), [[-1, -1]]);
  expect(only().squares).toHaveLength(2);
});

test('regions get names and colours of their own, and the brush paints the one in hand', () => {
  addRegion(studio);
  addRegion(studio);
  expect(regionsOn(studio).map(({ name }) => name.en)).toEqual(['Region 1', 'Region 2']);
  expect(new Set(regionsOn(studio).map(({ colour }) => colour)).size).toBe(2);
  expect(chosenRegion(studio)).toBe(1);
  paint();
  paletteOf(studio).region = 0;
  expect(regionsOn(studio).map(({ squares }) => squares.length)).toEqual([0, 3]);
  removeRegion(studio, 0);
  expect(regionsOn(studio).map(({ name }) => name.en)).toEqual(['Region 2']);
  recolourRegion(studio, 0, '#123456', Symbol());
  expect(only().colour).toBe('#123456');
});

test('a demand for chips follows a new name, and goes with its region in one step', () => {
  paint();
  setQuota(studio, only(), { least: 1, most: 2 }, Symbol());
  expect(quotaIn(studio, only())).toEqual({ demand: 'quota', region: 'Region 1', least: 1, most: 2 });
  renameRegion(studio, 0, 'Coast', Symbol());
  expect(quotaIn(studio, only())?.region).toBe('Coast');
  const before = studio.scenario;
  removeRegion(studio, 0);
  expect(studio.scenario.tokens?.constraints.some(({ demand }) => demand === 'quota')).toBe(false);
  studio.editor.undo();
  expect(studio.scenario).toBe(before);
});

test('regions are tinted while shown, and always under their brush', () => {
  paint();
  studio.workbench.take('select');
  expect(overlayOf(studio).tints).toHaveLength(1);
  paletteOf(studio).showsRegions = false;
  expect(overlayOf(studio).tints).toEqual([]);
  studio.workbench.take('region');
  expect(overlayOf(studio).tints?.[0]?.squares).toEqual(land);
});
