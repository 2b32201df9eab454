import { expect, test } from 'vitest';
import { Conduct } from '../../canvas/conduct.svelte.ts';
import { usesOf } from '../../drawing/layers.ts';
import { COLOUR } from '../../drawing/palette.ts';
import { SHOW_ALL, type View } from '../../drawing/view.ts';
import { LAYER_IDS, type LayerId, lockAgainst } from '../../editor/locks.ts';
import { drag, studioFor, take, touch } from '../../tests/studio.ts';
import { isShown, isSolo, LAYER_COMMANDS, rowsOf, show, toggleLock, toggleSolo } from './layers.ts';

const told = (studio: ReturnType<typeof studioFor>): string[] =>
  studio.dialogs.notices.map(({ message, facts }) => studio.t(message, facts));

test('a tool leaves a locked layer alone by pointer, says which and offers to unlock it', () => {
  const studio = studioFor();
  const conduct = new Conduct(studio);
  const before = studio.scenario;
  const stroke = () => {
    take(studio, 'board', 'eraser');
    conduct.press(touch([8, 8]));
    conduct.drag(touch([9, 8]));
    conduct.release(touch([9, 8]));
  };
  toggleLock(studio, 'land');
  stroke();
  expect(studio.scenario).toBe(before);
  expect(told(studio)).toEqual([expect.stringMatching(/“Land” is locked/)]);
  studio.dialogs.notices[0]?.action?.run();
  expect([...studio.locked]).toEqual([]);
  stroke();
  expect(studio.scenario).not.toBe(before);
});

test('undo and redo give back what was made before a layer was locked', () => {
  const studio = studioFor();
  const before = studio.scenario;
  drag(take(studio, 'board', 'eraser'), [[8, 8]]);
  const after = studio.scenario;
  toggleLock(studio, 'land');
  studio.commands.runById('edit.undo');
  expect(studio.scenario).toBe(before);
  studio.commands.runById('edit.redo');
  expect(studio.scenario).toBe(after);
  expect(told(studio)).toEqual([]);
});

/** One change of each layer, by what is not a tool: a command, an edit of a panel. */
const CHANGES: { readonly [layer in LayerId]: Parameters<ReturnType<typeof studioFor>['editor']['apply']>[1] } = {
  land: { do: 'paint', squares: [[5, 9]], ground: '~' },
  border: { do: 'turn-board', turns: 1 },
  cities: { do: 'set-city-edge', at: [4, 3], side: 'N', edge: 'blocked' },
  ferries: { do: 'add-ferry', ferry: { from: [0, 3, 'W'], to: [0, 5, 'W'] } },
  names: { do: 'name-town', at: [5, 9], name: { en: 'Here' } },
  regions: { do: 'set-regions', regions: [{ name: { en: 'R' }, squares: [[5, 9]] }] },
  tokens: { do: 'remove-token', at: [4, 1] },
  tiles: { do: 'take-off', at: [8, 2] },
};
test.each(LAYER_IDS)('locked %s is changed by no edit whatever; other layers are', (layer) => {
  const studio = studioFor();
  toggleLock(studio, layer);
  const name = { message: { en: 'x', cs: 'x', de: 'x', nl: 'x' } };
  const before = studio.scenario;
  studio.editor.apply(name, CHANGES[layer]);
  expect(studio.scenario).toBe(before);
  expect(told(studio)).toHaveLength(1);
  const other = layer === 'regions' ? 'tokens' : 'regions';
  studio.editor.apply(name, CHANGES[other]);
  expect(studio.scenario).not.toBe(before);
});
test('menu and palette commands are bound by a lock, and a drag is told once', () => {
  const studio = studioFor();
  const before = studio.scenario;
  studio.workbench.go('board');
  toggleLock(studio, 'names');
  studio.commands.runById('board.turn-right');
  expect(studio.scenario).toBe(before);
  expect(told(studio)).toHaveLength(1);
  drag(take(studio, 'board', 'eraser'), [
    [8, 2],
    [9, 2],
    [8, 2],
  ]);
  expect(studio.setup.board.starts).toEqual(before && studio.setup.board.starts);
  expect(told(studio)).toHaveLength(2);
  studio.commands.runById('layer.lock-names');
  studio.commands.runById('board.turn-right');
  expect(studio.scenario).not.toBe(before);
});

test('a lock on another layer does not hinder a tool', () => {
  expect(lockAgainst('brush', new Set(['tokens', 'names']))).toBeUndefined();
  expect(lockAgainst('select', new Set(LAYER_IDS))).toBeUndefined();
});
test('every tool that changes a layer is a tool there is', () => {
  const tools = studioFor().workbench.rooms.flatMap((room) => room.tools.map(({ id }) => id));
  for (const layer of LAYER_IDS) expect(tools.some((tool) => lockAgainst(tool, new Set([layer])))).toBe(true);
});

test('every layer can be hidden; the document and what is printed stay the same', () => {
  const studio = studioFor();
  const before = studio.scenario;
  const style = { palette: COLOUR, detail: 'full' } as const;
  const looks = (view: Pick<View, 'shown' | 'hidden'>): string[] =>
    [...usesOf({ setup: studio.setup, style, language: 'en', ...view })].map(({ symbol, at }) => `${symbol.key}@${at}`);
  const drawn = () => looks({ shown: studio.shown, hidden: studio.hidden });
  const whole = drawn();
  for (const layer of ['land', 'border', 'cities', 'names', 'tokens', 'tiles'] as const) {
    show(studio, layer, false);
    expect(drawn(), layer).not.toEqual(whole);
    show(studio, layer, true);
    expect(drawn()).toEqual(whole);
  }
  expect(studio.scenario).toBe(before);
  expect(looks({ shown: SHOW_ALL })).toEqual(whole);
});

test('solo shows one layer alone, and a second time all; each has its commands', () => {
  const studio = studioFor();
  const shown = () => rowsOf(studio).filter((row) => isShown(studio, row));
  show(studio, 'names', false);
  toggleSolo(studio, 'tokens');
  expect(shown()).toEqual(['tokens']);
  expect(isSolo(studio, 'tokens')).toBe(true);
  studio.commands.runById('layer.solo-tokens');
  expect(shown()).toEqual(rowsOf(studio));
  expect(LAYER_COMMANDS.map(({ label }) => label.de)).toContain('Sperren: Großstädte');
});
