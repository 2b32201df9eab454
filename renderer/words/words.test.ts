import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES, type Message, type Messages } from '../../engine/words/words.ts';

const tables = import.meta.glob<Record<string, unknown>>('../**/*words.ts', { eager: true });
const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'en' in value && 'cs' in value;
const messages = Object.entries(tables).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter((table): table is Messages => typeof table === 'object' && table !== null)
    .flatMap((table) =>
      Object.entries(table)
        .filter(([, message]) => isMessage(message))
        .map(([key, message]) => ({ where: `${file} ${key}`, message })),
    ),
);

/** Words that are the same in several languages, because they are names or the very word. */
const SAME = new Set([
  'Tilewright',
  'wonder',
  'Code {code}',
  'Zoom',
  'Zoomt',
  'Start',
  'Ferry',
  'Printer',
  'A4',
  'Seed',
  'Scenario',
  'Board',
  'Problem',
  'Text',
  'Layout',
  'Status',
  'Name',
  'Info',
  'Minimap',
  'Format',
  'Player',
  'Bot',
  'Printer',
  'pixels',
]);
const plainOf = (text: string) =>
  text
    .replace(/\{[^{}]*\}/g, '')
    .replace(/[^\p{L} ]/gu, '')
    .trim();

test('there are messages to look at', () => expect(messages.length).toBeGreaterThan(60));

test('every message stands in four languages, well formed', () => {
  for (const { where, message } of messages)
    for (const language of LANGUAGES) {
      expect(message[language], `${where} ${language}`).toMatch(/\S/);
      expect(
        () => new IntlMessageFormat(message[language], language, undefined, { ignoreTag: true }),
        `${where} ${language}`,
      ).not.toThrow();
    }
});

test('no message is left English', () => {
  const left = messages.flatMap(({ where, message }) =>
    (['cs', 'de', 'nl'] as const)
      .filter((language) => message[language] === message.en && plainOf(message.en).length > 3 && !SAME.has(plainOf(message.en)))
      .map((language) => `${where} ${language}: ${message.en}`),
  );
  expect(left).toEqual([]);
});

test('every language names the same facts', () => {
  const factsOf = (text: string) =>
    [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].filter((name) => !/^\d+$/.test(name ?? '')).sort();
  for (const { where, message } of messages)
    for (const language of LANGUAGES) expect(factsOf(message[language]), `${where} ${language}`).toEqual(factsOf(message.en));
});

test('Czech plurals have all four forms', () => {
  for (const { where, message } of messages)
    for (const [, body] of message.cs.matchAll(/plural,((?:[^{}]|\{[^{}]*\})*)\}/g))
      for (const form of ['one', 'few', 'many', 'other']) expect(body, `${where}: ${form}`).toContain(form);
});
