import type { Message, RuleWords } from './words.ts';

/** The words of a switch: what it asks, what each position means, and where the default comes from. */
export interface SwitchWords {
  readonly label: Message;
  /** By position, as text ("true", "hig"); a switch that holds a number has the one option "number". */
  readonly options: Readonly<Record<string, Message>>;
  readonly byDefault: string;
  readonly source: string;
  readonly standing: RuleWords['standing'];
  /** True where the answer rests on what no source says. */
  readonly unknown?: boolean;
}
/** By "system/switch". */
export type SwitchBook = Readonly<Record<string, SwitchWords>>;

export const YES_NO = {
  true: { en: 'yes', cs: 'ano', de: 'ja', nl: 'ja' },
  false: { en: 'no', cs: 'ne', de: 'nein', nl: 'nee' },
} as const;
