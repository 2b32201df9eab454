import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studioFor } from '../tests/studio.ts';
import { type KeyMap, readKeyMap, writeKeyMap } from './key-map.ts';
import { isKept, tidied } from './keys.ts';

const { commands } = studioFor();
const written = (shortcuts: unknown): string => `{\n "kind": "key-map",\n "version": 1,\n "shortcuts": ${JSON.stringify(shortcuts)}\n}`;
const read = (text: string) => {
  const map = readKeyMap(text, commands.all);
  return map.ok ? map.value : map.problem.map(({ rule, at }) => `${rule} ${at.line}:${at.column} ${at.path ?? ''}`.trim());
};

const chord = fc
  .tuple(
    fc.subarray(['Mod', 'Alt', 'Shift'], { minLength: 1 }),
    fc.constantFrom('A', 'Z', '0', '9', 'F1', 'F12', 'Plus', 'Minus', 'PageUp', ',', '?', 'Delete', 'Escape', 'Ž'),
  )
  .map(([mods, key]) => [...mods, key].join('+'))
  .filter((keys) => !isKept(keys));
const own = fc.dictionary(fc.constantFrom(...commands.all.map(({ id }) => id)), fc.option(chord, { nil: '' }));

test('a key map that was written is read again as it was, whatever keys a person has chosen', () =>
  fc.assert(
    fc.property(own, (chosen) => {
      const shortcutOf = new Map(commands.all.map(({ id, shortcut }) => [id, shortcut ?? '']));
      const kept = Object.fromEntries(Object.entries(chosen).filter(([id, keys]) => keys !== shortcutOf.get(id)));
      expect(read(writeKeyMap(commands.all, kept as KeyMap))).toEqual(kept);
    }),
  ));

test('what the program comes with is no shortcut of one’s own, and a command that is not named has its own again', () => {
  expect(read(writeKeyMap(commands.all, {}))).toEqual({});
  expect(read(written({ 'file.save': 'shift+mod+j', 'file.open': '' }))).toEqual({ 'file.save': 'Mod+Shift+J', 'file.open': '' });
});

test.each([
  ['{"kind": "scenario", "version": 1}', ['keys/not-a-key-map 1:10 kind']],
  ['[]', ['keys/not-a-key-map 1:1 kind']],
  ['{"kind": "key-map", "version": 2}', ['keys/newer 1:32 version']],
  ['{"kind": "key-map", "version": 1, "shortcuts": []}', ['keys/no-shortcuts 1:48 shortcuts']],
  [written({ 'file.sav': 'Mod+S' }), ['keys/unknown-command 4:27 shortcuts.file.sav']],
  [written({ 'file.save': 'Strg+S' }), ['keys/no-shortcut 4:28 shortcuts.file.save']],
  [written({ 'file.save': 5, 'file.open': 'Tab' }), ['keys/no-shortcut 4:28 shortcuts.file.save', 'keys/kept 4:42 shortcuts.file.open']],
  ['{"kind": "key-map",', ['document/broken-json 1:20']],
])('%s is refused with its place', (text, problems) => expect(read(text)).toEqual(problems));

test.each([
  ['mod+shift+z  MOD+y', 'Mod+Shift+Z Mod+Y'],
  ['Shift+Mod+pageup', 'Mod+Shift+PageUp'],
  ['esc', 'Escape'],
  ['Mod+Mod+A', undefined],
  ['Mod+', undefined],
  ['Hyper+A', undefined],
])('%s is written %s', (given, expected) => expect(tidied(given)).toBe(expected));
