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
const pressedDigit = ({ code }: KeyPress): string | undefined => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];

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
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A shortcut as people read it: its keys one by one. */
export const shownKeys = (shortcut: string, mac: boolean): readonly string[] =>
  (shortcut.split(' ')[0] as string)
    .toLowerCase()
    .split('+')
    .map((part) => (mac ? MAC : PC)[part] ?? SHOWN[part] ?? capital(part));

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
