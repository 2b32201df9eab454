import { expect, test } from 'vitest';
import { placesCalled } from '../app/go-to.ts';
import { SETTINGS_VERSION } from '../app/settings.svelte.ts';
import { Conduct } from '../canvas/conduct.svelte.ts';
import { ranked } from '../commands/search.ts';
import { Viewport } from '../editor/viewport.svelte.ts';
import { shellMenus } from '../files/shell-link.svelte.ts';
import { FRAME } from '../words/frame-words.ts';
import { parseNumber } from '../words/numbers.ts';
import { spokenOf } from '../words/words.svelte.ts';
import { MemoryShell } from './memory-shell.ts';
import { studioFor, take } from './studio.ts';

test.each([
  ['45.5', 45.5],
  ['45,5', 45.5],
  [' 1 234,5 ', 1234.5],
  ['-3', -3],
  [',5', 0.5],
  ['45.', 45],
  ['1.234,5', undefined],
  ['', undefined],
  ['4a', undefined],
  ['1e3', undefined],
  ['4*45', 180],
  ['4 × 45,5 + 2', 184],
  ['-12/8', -1.5],
  ['10-3*2', 4],
  ['0,1+0,2', 0.3],
  ['5/0', undefined],
  ['4*', undefined],
  ['2**3', undefined],
])('the number %j is read as %j', (typed, expected) => expect(parseNumber(typed)).toBe(expected));

test('commands have ids and shortcuts of their own, whatever workspace is in front', () => {
  const studio = studioFor();
  expect([...studio.commands.clashes.keys()]).toEqual([]);
  const ids = studio.commands.all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a key of one’s own takes the place of the old one, clashes are seen, and settings are kept', async () => {
  const memory = new MemoryShell();
  const studio = studioFor(undefined, memory.shell);
  const save = studio.commands.find('file.save')!;
  studio.commands.setShortcut(save, 'Mod+O');
  expect([...studio.commands.clashes.keys()].sort()).toEqual(['file.open', 'file.save']);
  expect([...studio.commands.clashes.get('file.save')!].map(({ id }) => id)).toEqual(['file.open']);
  studio.commands.setShortcut(save, undefined);
  expect([...studio.commands.clashes.keys()]).toEqual([]);
  studio.commands.setShortcut(save, 'Mod+Q');
  studio.speakIn('cs');
  const later = studioFor(undefined, memory.shell);
  await later.loadSettings();
  expect(later.commands.shortcutOf(later.commands.find('file.save')!)).toBe('Mod+Q');
  expect(later.words.language).toBe('cs');
  memory.settings = '{"theme":"pink","language":7';
  await expect(later.loadSettings()).resolves.toBeUndefined();
  expect(later.settings.now.theme).toBe('system');
});

test('settings carry a version; those of a newer program are left as they are', async () => {
  const memory = new MemoryShell();
  memory.settings = '{"theme":"dark","looksForUpdates":"yes"}';
  const studio = studioFor(undefined, memory.shell);
  await studio.loadSettings();
  expect([studio.settings.now.theme, studio.settings.now.looksForUpdates]).toEqual(['dark', false]);
  studio.settings.change({ paper: 'A3' });
  expect(JSON.parse(memory.settings)).toMatchObject({ version: SETTINGS_VERSION, theme: 'dark', paper: 'A3' });
  const newer = `{"version":${SETTINGS_VERSION + 1},"theme":{"base":"dark"}}`;
  memory.settings = newer;
  const later = studioFor(undefined, memory.shell);
  await later.loadSettings();
  later.settings.change({ theme: 'dark' });
  expect([later.settings.isOfNewer, later.settings.now.theme, memory.settings]).toEqual([true, 'dark', newer]);
});

test('what the View menu switches for good is found again at the next start; what cannot be read falls back', async () => {
  const memory = new MemoryShell();
  const studio = studioFor(undefined, memory.shell);
  expect([studio.settings.now.rulers, studio.settings.now.rulersInMillimetres]).toEqual([true, false]);
  studio.commands.runById('view.rulers-in-mm');
  studio.commands.runById('view.minimap');
  const later = studioFor(undefined, memory.shell);
  await later.loadSettings();
  const isOn = (id: string) => later.commands.find(id)?.isOn?.(later);
  expect(['view.rulers', 'view.rulers-in-mm', 'view.minimap'].map(isOn)).toEqual([true, true, true]);
  later.commands.runById('view.rulers');
  memory.settings = memory.settings!.replace('"rulersInMillimetres":true', '"rulersInMillimetres":"yes"');
  await later.loadSettings();
  expect(['view.rulers', 'view.rulers-in-mm'].map(isOn)).toEqual([false, false]);
});

test('the desktop’s menus are the registry’s', () => {
  const studio = studioFor();
  const menus = shellMenus(studio);
  expect(menus.map(({ label }) => label)).toEqual(['File', 'Edit', 'View', 'Board', 'Help']);
  const undo = menus[1]?.entries?.find((entry) => entry !== 'line' && entry.command === 'edit.undo');
  expect(undo).toMatchObject({ label: 'Undo', shortcut: 'Ctrl+Z', enabled: false });
});

test('the palette finds by beginning, by word, by letters, and without accents', () => {
  const names = ['Zpět', 'Přiblížit', 'Uložit jako…', 'Znovu'];
  const found = (typed: string) => ranked(names, typed, (name) => name);
  expect(found('zpet')).toEqual(['Zpět']);
  expect(found('jako')[0]).toBe('Uložit jako…');
  expect(found('plz')).toEqual(['Přiblížit']);
  expect(found('')).toEqual(names);
});

test('a place is found by its square and by its name in the language of the person', () => {
  const studio = studioFor();
  expect(placesCalled(studio, 'e14')).toEqual([[4, 13]]);
  expect(placesCalled(studio, 'zz1')).toEqual([]);
  studio.words.language = 'cs';
  expect(placesCalled(studio, 'mnich')).toEqual([[6, 14]]);
});

test('the first wished language that we speak is taken, else English', () => {
  expect(spokenOf(['fr-FR', 'de-AT', 'cs'])).toBe('de');
  expect(spokenOf(['fr'])).toBe('en');
});

test('zoom keeps what is under the pointer, on whole device pixels, however small the steps', () => {
  const viewport = new Viewport();
  viewport.width = 1000;
  viewport.height = 700;
  viewport.ratio = 1.5;
  viewport.fit({ x: 0, y: 0, width: 12, height: 17 });
  const before = viewport.spotAt(333, 222);
  for (let step = 0; step < 60; step++) viewport.zoomAt(333, 222, 1.012);
  const after = viewport.spotAt(333, 222);
  expect(after[0]).toBeCloseTo(before[0], 6);
  expect(after[1]).toBeCloseTo(before[1], 6);
  expect(Number.isInteger(Math.round(viewport.scale * 1.5 * 1e6) / 1e6)).toBe(true);
  expect(viewport.scale).toBeGreaterThan(60);
});

test('what is out of sight is panned in, what is in sight stays', () => {
  const viewport = new Viewport();
  viewport.width = 600;
  viewport.height = 600;
  viewport.fit({ x: 0, y: 0, width: 10, height: 10 });
  const { x } = viewport;
  viewport.reveal({ x: 4, y: 4, width: 1, height: 1 });
  expect(viewport.x).toBe(x);
  viewport.reveal({ x: 20, y: 4, width: 1, height: 1 });
  expect(viewport.pixelsOf([21, 5])[0]).toBeLessThanOrEqual(600);
});

test('problems cite what is wrong, are waived with a reason, and judged again', () => {
  const studio = studioFor();
  studio.editor.apply({ message: { en: 'x', cs: 'x', de: 'x', nl: 'x' } }, { do: 'place-token', token: { at: [4, 3] } });
  studio.problems.judge();
  const city = studio.problems.all.find(({ objection }) => objection.at.squares?.some(([x, y]) => x === 4 && y === 3));
  expect(city?.objection.severity).toBe('error');
  const before = studio.problems.serious.length;
  studio.problems.waive(city!.objection, 'house rule');
  studio.problems.judge();
  expect(studio.problems.serious).toHaveLength(before - 1);
  expect(studio.scenario.waived).toMatchObject([{ reason: 'house rule' }]);
  studio.problems.unwaive(city!.objection);
  studio.problems.judge();
  expect(studio.problems.serious).toHaveLength(before);
});

test('who does not see the board hears what a step changed, what was taken back, and what problem came or went', () => {
  const studio = studioFor();
  const { dialogs, problems } = studio;
  const conduct = new Conduct(studio);
  const press = (key: string, mods: Partial<KeyboardEvent> = {}) =>
    conduct.key({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...mods } as KeyboardEvent);
  problems.judge();
  take(studio, 'board', 'brush');
  studio.selection.cursor = [4, 3];
  press('ArrowRight');
  expect(dialogs.spoken).toBe('F4, Hamburg, large city');
  press('Home', { ctrlKey: true });
  expect(dialogs.spoken).toMatch(/^A1,/);
  press('PageDown');
  expect(studio.selection.cursor).toEqual([0, 16]);
  studio.selection.cursor = [5, 3];
  press('Enter');
  expect(dialogs.spoken).toMatch(/^F4,.*takes a tile/);
  studio.commands.runById('edit.undo');
  expect(dialogs.spoken).toMatch(/^Undone: /);
  studio.editor.apply({ message: FRAME.undo }, { do: 'place-token', token: { at: [4, 3] } });
  problems.judge();
  expect(dialogs.warned).toMatch(/^(New problem|\d new problems): /);
  const said = dialogs.warned;
  studio.selection.cursor = [3, 3];
  press('ArrowRight');
  expect(dialogs.spoken.length).toBeGreaterThan('E4, Hamburg, large city, token'.length);
  studio.editor.undo();
  problems.judge();
  expect(dialogs.warned).toMatch(/(less|fewer); none is left\.$/);
  studio.editor.redo();
  problems.judge();
  expect(dialogs.warned).toBe(said);
  studio.files.create({ ...studio.scenario, id: 'other' });
  problems.judge();
  expect(dialogs.warned).toBe(said);
});
