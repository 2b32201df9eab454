import { expect, test } from 'vitest';
import { type KeyPress, matches, shortcutOf, shownKeys } from './keys.ts';

const press = (key: string, code: string, mods = ''): KeyPress => ({
  key,
  code,
  ctrlKey: mods.includes('c'),
  metaKey: mods.includes('m'),
  altKey: mods.includes('a'),
  shiftKey: mods.includes('s'),
});

test.each([
  ['Z on an English keyboard', 'Mod+Z', press('z', 'KeyZ', 'c'), true],
  ['Z on QWERTZ sits where Y is on QWERTY', 'Mod+Z', press('z', 'KeyY', 'c'), true],
  ['Y on QWERTZ is not Z', 'Mod+Z', press('y', 'KeyZ', 'c'), false],
  ['Z on AZERTY sits where W is', 'Mod+Z', press('z', 'KeyW', 'c'), true],
  ['Cmd on a Mac', 'Mod+Z', press('z', 'KeyZ', 'm'), true],
  ['Shift matters for letters', 'Mod+Z', press('Z', 'KeyZ', 'cs'), false],
  ['redo by the other of two shortcuts', 'Mod+Shift+Z Mod+Y', press('y', 'KeyZ', 'c'), true],
  ['a Russian keyboard: the place of the key', 'Mod+Z', press('я', 'KeyZ', 'c'), true],
  ['a Czech letter is no Latin shortcut', 'R', press('ř', 'Digit5'), false],
  ['digits by their place: AZERTY', 'Mod+1', press('&', 'Digit1', 'c'), true],
  ['digits by their place: Czech', 'Mod+2', press('ě', 'Digit2', 'c'), true],
  ['digits on the number pad', 'Mod+0', press('0', 'Numpad0', 'c'), true],
  ['plus without Shift is the equals key', 'Mod+Plus', press('=', 'Equal', 'c'), true],
  ['plus with Shift', 'Mod+Plus', press('+', 'Equal', 'cs'), true],
  ['plus on the Czech 1 key stays workspace 1', 'Mod+Plus', press('+', 'Digit1', 'c'), false],
  ['minus', 'Mod+Minus', press('-', 'Slash', 'c'), true],
  ['question mark wherever it is', '?', press('?', 'Minus', 's'), true],
  ['a letter with Ctrl is not the letter', 'R', press('r', 'KeyR', 'c'), false],
  ['F1', 'Mod+K F1', press('F1', 'F1'), true],
])('%s', (_, shortcut, pressed, expected) => expect(matches(shortcut, pressed)).toBe(expected));

test('a pressed chord is written as the registry writes it, and matches itself', () => {
  for (const pressed of [
    press('z', 'KeyY', 'c'),
    press('+', 'Equal', 'cs'),
    press('&', 'Digit1', 'ca'),
    press('F2', 'F2', 's'),
    press('ArrowUp', 'ArrowUp', 'a'),
  ]) {
    const shortcut = shortcutOf(pressed);
    expect(shortcut && matches(shortcut, pressed), shortcut).toBe(true);
  }
  expect(shortcutOf(press('Control', 'ControlLeft', 'c'))).toBeUndefined();
});

test('keys are shown as each system writes them', () => {
  expect(shownKeys('Mod+Shift+Z Mod+Y', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(shownKeys('Mod+Minus', true)).toEqual(['⌘', '−']);
  expect(shownKeys('Mod+Shift+Delete', false, 'de')).toEqual(['Strg', 'Umschalt', 'Entf']);
  expect(shownKeys('Alt+PageDown', true, 'de')).toEqual(['⌥', 'PgDn']);
});
