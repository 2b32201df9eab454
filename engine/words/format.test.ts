import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { say } from './format.ts';
import { RULES } from './index.ts';
import { LANGUAGES } from './words.ts';

const FACTS = { a: 'x', count: 3, list: ['y', 'z'] };
const everywhere = (pattern: string) => ({ en: pattern, cs: pattern, de: pattern, nl: pattern });

test.each([
  ['no places at all', 'no places at all'],
  ['{a} and {count}: {list}', 'x and 3: y, z'],
  ['{count, plural, one {# tile} other {# tiles}} {a}', '3 tiles x'],
])('%s', (pattern, said) => expect(say(everywhere(pattern), 'en', FACTS)).toBe(said));

test('sides and edges are said in the language', () => expect(say(everywhere('{side}'), 'cs', { side: 'N' })).toBe('sever'));

test('what is filled in by hand reads as the full format does', () => {
  for (const { message } of Object.values(RULES))
    for (const language of LANGUAGES) {
      const names = [...message[language].matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name as string);
      const values = Object.fromEntries(names.map((name) => [name, 7]));
      const full = new IntlMessageFormat(message[language], language, undefined, { ignoreTag: true }).format({ ...values });
      expect(say(message, language, values)).toBe(String(full));
    }
});

test('decimals take the comma of the language, in words filled in by hand and with plurals alike', () => {
  for (const pattern of ['{mm} mm', '{mm} mm, {n, plural, one {# page} other {# pages}}'])
    expect([say(everywhere(pattern), 'cs', { mm: 45.5, n: 2 }), say(everywhere(pattern), 'en', { mm: 45.5, n: 2 })]).toEqual([
      expect.stringContaining('45,5 mm'),
      expect.stringContaining('45.5 mm'),
    ]);
});
