import type { Language } from '../documents/common.ts';

export type { Language } from '../documents/common.ts';
export { LANGUAGES } from '../documents/common.ts';

/** One message in four languages, in ICU message syntax ("{count, plural, one {# chip} other {# chips}}"). */
export type Message = { readonly [language in Language]: string };
export type Messages = Readonly<Record<string, Message>>;

/** An objection's words: its message, and the rule behind it as a person would look it up. */
export interface RuleWords {
  readonly message: Message;
  /** The rule in our own words, one or two sentences. */
  readonly rule: Message;
  /** Where the rule comes from ("Map Chips: Germany, Preparation") and how sure it is. */
  readonly source: string;
  readonly standing: 'official' | 'community' | 'inferred' | 'ours';
}
export type RuleBook = Readonly<Record<string, RuleWords>>;
