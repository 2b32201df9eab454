import { IntlMessageFormat } from 'intl-messageformat';
import type { Fact, Facts } from '../objection.ts';
import { termOf } from './terms.ts';
import type { Language, Message } from './words.ts';

const formats = new Map<string, IntlMessageFormat>();
const formatOf = (pattern: string, language: Language): IntlMessageFormat => {
  const key = `${language}\n${pattern}`;
  const format = formats.get(key) ?? new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
};

/** Nothing but names in braces: filled in without the machinery of plurals, which takes its time to start. */
const PLAIN = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;
const fill = (pattern: string, values: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));

const term = (name: string, value: string, language: Language): string => termOf(name, value)?.[language] ?? value;

/** A number as the language writes it: with a comma, but in English. */
export const decimal = (value: number, language: Language): string => (language === 'en' ? String(value) : String(value).replace('.', ','));

/** A number that decides a plural stays one. */
const number = (value: number, name: string, pattern: string, language: Language): string | number =>
  Number.isInteger(value) || pattern.includes(`{${name},`) ? value : decimal(value, language);

const shown = (name: string, fact: Fact, pattern: string, language: Language): string | number => {
  if (typeof fact === 'number') return number(fact, name, pattern, language);
  return typeof fact === 'string' ? term(name, fact, language) : fact.map((value) => term(name, value, language)).join(', ');
};

/** A message in a language, its places filled with facts; values such as sides and edges in that language too. */
export const say = (message: Message, language: Language, facts: Facts = {}): string => {
  const pattern = message[language];
  if (!pattern.includes('{')) return pattern;
  const values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(name, fact, pattern, language)]));
  return PLAIN.test(pattern) ? fill(pattern, values) : String(formatOf(pattern, language).format(values));
};
