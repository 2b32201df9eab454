import { expect, test } from 'vitest';
import { Conduct } from '../../canvas/conduct.svelte.ts';
import { LAYER_IDS, lockAgainst } from '../../editor/locks.ts';
import { studioFor, take, touch } from '../../tests/studio.ts';
import { HIDEABLE, isShown, isSolo, show, toggleLock, toggleSolo } from './layers.ts';

test('a tool leaves a locked layer alone by pointer and says so, and works again when unlocked', () => {
  const studio = studioFor();
  const conduct = new Conduct(studio);
  const before = studio.scenario;
  const stroke = () => {
    take(studio, 'board', 'eraser');
    conduct.press(touch([8, 8]));
    conduct.drag(touch([9, 8]));
    conduct.release(touch([9, 8]));
  };
  toggleLock(studio, 'cities');
  stroke();
  expect(studio.scenario).toBe(before);
  expect(studio.dialogs.notices.map(({ message, facts }) => studio.t(message, facts))).toEqual([
    expect.stringMatching(/locked: Large cities/),
  ]);
  toggleLock(studio, 'cities');
  stroke();
  expect(studio.scenario).not.toBe(before);
});

test('a lock on another layer does not hinder a tool', () => {
  expect(lockAgainst('brush', new Set(['tokens', 'names']))).toBeUndefined();
  expect(lockAgainst('select', new Set(LAYER_IDS))).toBeUndefined();
});

test('every tool that changes a layer is a tool there is', () => {
  const studio = studioFor();
  const tools = studio.workbench.rooms.flatMap((room) => room.tools.map(({ id }) => id));
  for (const layer of LAYER_IDS) expect(tools.some((tool) => lockAgainst(tool, new Set([layer])))).toBe(true);
  const changing = ['brush', 'line', 'rectangle', 'ellipse', 'fill', 'eraser', 'stamp', 'move-squares', 'move-token', 'lay', 'move-tile'];
  for (const tool of changing) expect(tools).toContain(tool);
});

test('solo shows one layer alone, and a second time all', () => {
  const studio = studioFor();
  show(studio, 'names', false);
  toggleSolo(studio, 'tokens');
  expect(HIDEABLE.filter((layer) => isShown(studio, layer))).toEqual(['tokens']);
  expect(isSolo(studio, 'tokens')).toBe(true);
  toggleSolo(studio, 'tokens');
  expect(HIDEABLE.filter((layer) => isShown(studio, layer))).toEqual(HIDEABLE);
});
