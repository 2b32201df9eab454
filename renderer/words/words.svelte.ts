import type { Facts } from '../../engine/objection.ts';
import { say } from '../../engine/words/format.ts';
import { LANGUAGES, type Language, type Message } from '../../engine/words/words.ts';

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  cs: 'Čeština',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** The first of the wished languages that we speak, else English. */
export const spokenOf = (wished: readonly string[]): Language =>
  wished.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))).find((found) => found) ?? 'en';

/** The language of the interface, changed at run time; whoever asks for words in a template hears of the change. */
export class Words {
  language = $state<Language>('en');

  say = (message: Message, facts?: Facts): string => say(message, this.language, facts);
  /** A number as the language writes it. */
  number = (value: number, digits = 0): string => value.toLocaleString(this.language, { maximumFractionDigits: digits });
  /** A whole number of any length, given as digits, in groups of three. */
  digits = (text: string): string => BigInt(text).toLocaleString(this.language);
  /** Names in the order of the language. */
  compare = (a: string, b: string): number => a.localeCompare(b, this.language);
}
