import { IntlMessageFormat } from 'intl-messageformat';
import type { Fact, Facts } from '../objection.ts';
import type { Language, Message } from './words.ts';

const formats = new Map<string, IntlMessageFormat>();
const formatOf = (pattern: string, language: Language): IntlMessageFormat => {
  const key = `${language}\n${pattern}`;
  const format = formats.get(key) ?? new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
};

const shown = (fact: Fact): string | number => (typeof fact === 'object' ? fact.join(', ') : fact);

/** A message in a language, its places filled with facts. */
export const say = (message: Message, language: Language, facts: Facts = {}): string => {
  const pattern = message[language];
  if (!pattern.includes('{')) return pattern;
  const values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]));
  return String(formatOf(pattern, language).format(values));
};
