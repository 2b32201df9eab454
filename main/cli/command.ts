import type { ParseArgsConfig } from 'node:util';
import type { Facts } from '../../engine/objection.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Io } from './io.ts';

export type OptionTable = NonNullable<ParseArgsConfig['options']>;
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** What a person asked for: words without dashes, and options by name. */
export interface Args {
  readonly words: readonly string[];
  readonly options: OptionValues;
  /** True with --json. */
  readonly json: boolean;
}

/** One command of the command line, loaded only when called. */
export interface Command {
  /** "check FILE…" */
  readonly usage: string;
  readonly about: Message;
  /** Beside --json, --lang and --help, which every command has. */
  readonly options?: OptionTable;
  /** The exit code. */
  run(args: Args, io: Io): Promise<number> | number;
}

/** Wrong use: said in one line with the mend, exit code 2. */
export class UsageError extends Error {
  readonly words: Message;
  readonly facts: Facts;
  constructor(words: Message, facts: Facts = {}) {
    super(words.en);
    this.words = words;
    this.facts = facts;
  }
}

export const textOption = ({ options }: Args, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

interface Range {
  readonly least?: number;
  readonly most?: number;
  readonly otherwise: number;
}

/** A number as people write it, with a comma or a point; NaN for anything else, nothing at all included. */
export const numberIn = (given: string): number =>
  /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(given.trim()) ? Number(given.trim().replace(',', '.')) : Number.NaN;

/** A whole number from an option, refused with words where it is not one or out of range. */
export const wholeOption = (args: Args, name: string, { least = 0, most = Number.MAX_SAFE_INTEGER, otherwise }: Range): number => {
  const given = textOption(args, name);
  if (given === undefined) return otherwise;
  const number = numberIn(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(COMMAND_LINE_WORDS.whole, { option: name, least, most, given });
  return number;
};

const MOST_MILLIMETRES = 2000;
/** A number of millimetres; comma and point are both read. */
export const millimetresOption = (args: Args, name: string, otherwise: number): number => {
  const given = textOption(args, name);
  if (given === undefined) return otherwise;
  const number = numberIn(given);
  if (!(number >= 0 && number <= MOST_MILLIMETRES)) throw new UsageError(COMMAND_LINE_WORDS.millimetres, { option: name, given });
  return number;
};
