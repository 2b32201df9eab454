import { LANGUAGES, type Language } from '../../engine/documents/common.ts';
import type { SpokenObjection } from '../../engine/objection.ts';

/** Where a command reads its surroundings and writes what it has to say. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly language: Language;
}

/** Exit codes: fine, objections or an unmet expectation, unreadable input or wrong use. */
export const FINE = 0;
export const OBJECTIONS = 1;
export const UNUSABLE = 2;

export const asLanguage = (name: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => name?.toLowerCase().startsWith(language));

/** "germany.json:12:5 starts.0: error: ... [rule]" */
export const objectionLine = ({ at, severity, message, rule, waived }: SpokenObjection): string => {
  const place = [at.file, at.line, at.column].filter((part) => part !== undefined).join(':');
  const where = [place, at.path].filter((part) => part).join(' ');
  return `${where ? `${where}: ` : ''}${waived ? 'waived ' : ''}${severity}: ${message} [${rule}]`;
};

export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, undefined, 2)}\n`);
