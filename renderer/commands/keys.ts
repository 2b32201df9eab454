import type { Language } from '../../engine/words/words.ts';
import { capital } from '../words/capital.ts';

/** What a key press tells us; a KeyboardEvent is one. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}
interface Chord {
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  plus: ['+', '='],
  minus: ['-', '_'],
  space: [' '],
  up: ['arrowup'],
  down: ['arrowdown'],
  left: ['arrowleft'],
  right: ['arrowright'],
  esc: ['escape'],
  slash: ['/'],
};

const parseChord = (text: string): Chord => {
  const parts = text.toLowerCase().split('+');
  return { key: parts.at(-1) ?? '', mod: parts.includes('mod'), shift: parts.includes('shift'), alt: parts.includes('alt') };
};

const isLetter = (key: string): boolean => /^[a-z]$/.test(key);
const isDigit = (key: string): boolean => /^\d$/.test(key);
/** Signs sit on other keys and under other modifiers on every keyboard: what is printed counts, Shift does not. */
const isSign = (key: string): boolean => key.length === 1 && !isLetter(key) && !isDigit(key);

const pressedLetter = ({ key, code }: KeyPress): string => {
  const printed = key.toLowerCase();
  if (isLetter(printed)) return printed;
  const hasLatin = printed.length === 1 && printed.charCodeAt(0) < 0x250;
  return hasLatin || !code.startsWith('Key') ? printed : code.slice(3).toLowerCase();
};
/** Keys of the number pad move the cursor where its digits are switched off. */
const pressedDigit = ({ code, key }: KeyPress): string | undefined =>
  /^Digit(\d)$/.exec(code)?.[1] ?? (isDigit(key) ? /^Numpad(\d)$/.exec(code)?.[1] : undefined);

const keyMatches = (wanted: string, press: KeyPress): boolean => {
  if (isDigit(wanted)) return pressedDigit(press) === wanted;
  if (isLetter(wanted)) return pressedLetter(press) === wanted;
  const names = NAMED[wanted] ?? [wanted];
  if (names.some(isSign) && pressedDigit(press) !== undefined && (press.ctrlKey || press.metaKey)) return false;
  return names.includes(press.key.toLowerCase());
};

/** Whether a press is a shortcut. Letters go by what is printed on the key, digits by where the key is: so QWERTZ and AZERTY both work. */
export const matches = (shortcut: string, press: KeyPress): boolean =>
  shortcut.split(' ').some((text) => {
    const chord = parseChord(text);
    const signs = (NAMED[chord.key] ?? [chord.key]).some(isSign) && chord.key !== 'space';
    return (
      keyMatches(chord.key, press) &&
      chord.mod === (press.ctrlKey || press.metaKey) &&
      chord.alt === press.altKey &&
      (signs || chord.shift === press.shiftKey)
    );
  });

const SHOWN: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '−',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  slash: '/',
  delete: 'Del',
  escape: 'Esc',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};
const MAC: Readonly<Record<string, string>> = { mod: '⌘', shift: '⇧', alt: '⌥' };
const PC: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };
/** As German keyboards have them printed. */
const GERMAN: Readonly<Record<string, string>> = {
  mod: 'Strg',
  shift: 'Umschalt',
  delete: 'Entf',
  insert: 'Einfg',
  home: 'Pos1',
  end: 'Ende',
  pageup: 'Bild↑',
  pagedown: 'Bild↓',
  space: 'Leertaste',
  backspace: 'Rücktaste',
};

/** A shortcut as people read it: its keys one by one. */
export const shownKeys = (shortcut: string, mac: boolean, language: Language = 'en'): readonly string[] =>
  (shortcut.split(' ')[0] as string)
    .toLowerCase()
    .split('+')
    .map((part) => (mac ? MAC[part] : language === 'de' && GERMAN[part]) || (PC[part] ?? SHOWN[part] ?? capital(part)));

/** The shortcut a press would be called by, undefined for a modifier alone. */
export const shortcutOf = (press: KeyPress): string | undefined => {
  if (['Control', 'Shift', 'Alt', 'Meta', 'Dead', 'AltGraph'].includes(press.key)) return undefined;
  const digit = pressedDigit(press);
  const letter = pressedLetter(press);
  const named = Object.entries(NAMED).find(([, keys]) => keys.includes(press.key.toLowerCase()))?.[0];
  const key = digit ?? named ?? letter;
  const mods = [press.ctrlKey || press.metaKey ? 'Mod' : '', press.altKey ? 'Alt' : '', press.shiftKey && !isSign(key) ? 'Shift' : ''];
  return [...mods.filter((mod) => mod !== ''), capital(key)].join('+');
};

const NAMES_WRITTEN: Readonly<Record<string, string>> = { pageup: 'PageUp', pagedown: 'PageDown' };
const MODIFIERS = ['Mod', 'Alt', 'Shift'] as const;
const KEYS =
  /^([a-z0-9]|f([1-9]|1\d|2[0-4])|plus|minus|space|up|down|left|right|slash|home|end|pageup|pagedown|insert|delete|backspace|escape|enter|tab|[^\d\s+])$/u;
const tidiedChord = (text: string): string | undefined => {
  const parts = text.toLowerCase().split('+');
  const key = parts.at(-1) === 'esc' ? 'escape' : (parts.at(-1) as string);
  const given = parts.slice(0, -1);
  const mods = MODIFIERS.filter((mod) => given.includes(mod.toLowerCase()));
  if (!KEYS.test(key) || mods.length !== given.length) return undefined;
  return [...mods, NAMES_WRITTEN[key] ?? capital(key)].join('+');
};

/** A shortcut written as the registry writes it; undefined if it is none. */
export const tidied = (shortcut: string): string | undefined => {
  const chords = shortcut
    .trim()
    .split(/\s+/)
    .map((chord) => tidiedChord(chord));
  return chords.every((chord) => chord !== undefined) ? chords.join(' ') : undefined;
};

/** Keys that move the keyboard about the window: no command may take them. */
const KEPT = /^(Shift\+)?(Tab|Enter|Space|Up|Down|Left|Right|Home|End|PageUp|PageDown)$/;
export const isKept = (shortcut: string): boolean => shortcut.split(' ').some((chord) => KEPT.test(chord));

/** Keys that every browser answers itself, before a page hears of them. */
const OF_BROWSERS = new Set(['Mod+N', 'Mod+T', 'Mod+W', 'Mod+Shift+N', 'Mod+Shift+T', 'Mod+Shift+W', 'Mod+PageUp', 'Mod+PageDown']);
export const isOfBrowsers = (shortcut: string): boolean => shortcut.split(' ').every((chord) => OF_BROWSERS.has(tidied(chord) ?? ''));
