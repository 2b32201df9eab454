import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { RULES } from './index.ts';
import { LANGUAGES, type Language, type Message } from './words.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*-words.ts', './*-rules.ts', './*-switches.ts', './*terms.ts'], {
  eager: true,
});
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => typeof (value as Message)[language] === 'string');

const messagesIn = (value: unknown, path: string): [string, Message][] => {
  if (isMessage(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => messagesIn(member, `${path}.${key}`));
};
const messages = Object.entries(modules).flatMap(([path, module]) => messagesIn(module, path));

/** Words that are the same in another language: names, numbers and loan words. */
const SAME =
  /^(?:[^\p{L}]|\{[^}]*\}|Tilewright|JSON|PDF|SVG|PNG|XML|CSV|A4|A3|Letter|scenario|start|storm|inquisition|tokens?|orange|monument|west|in|is|of|was|met)*$/iu;
const placesOf = (pattern: string, language: Language): string[] => {
  const names = new Set<string>();
  const walk = (parts: readonly { type: number; value?: unknown; options?: Record<string, { value: readonly never[] }> }[]): void => {
    for (const part of parts) {
      if (part.type !== 0 && part.type !== 7) names.add(String(part.value));
      for (const option of Object.values(part.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true }).getAst() as never);
  return [...names].sort();
};

test('there are messages to check', () => expect(messages.length).toBeGreaterThan(50));

test.each(LANGUAGES.filter((language) => language !== 'en'))('no message is empty or left English in %s', (language) => {
  const left = messages.filter(
    ([, message]) => message[language].trim() === '' || (message[language] === message.en && !SAME.test(message.en)),
  );
  expect(left.map(([path, message]) => `${path}: ${message[language]}`)).toEqual([]);
});

test('every message can be formatted and has the same places in all languages', () => {
  for (const [path, message] of messages)
    for (const language of LANGUAGES)
      expect([path, language, placesOf(message[language], language)]).toEqual([path, language, placesOf(message.en, 'en')]);
});

test('every rule says what it is and where it comes from', () => {
  for (const [rule, words] of Object.entries(RULES)) {
    expect(rule).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
    expect(words.source.length).toBeGreaterThan(0);
  }
});
