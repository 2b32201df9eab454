import { fail } from '../../engine/result.ts';
import type { Shell } from '../../main/contract.ts';

/** The calls that answer with a problem when the world refuses. */
const FILE_CALLS = [
  'open',
  'openAgain',
  'openDropped',
  'save',
  'saveAs',
  'exportBytes',
  'print',
  'reveal',
  'readBackup',
  'journalWrite',
  'writeSettings',
] as const satisfies readonly (keyof Shell)[];

const nameIn = ([first]: readonly unknown[]): string => {
  if (typeof first !== 'object' || first === null) return '';
  const { name, title } = first as { readonly name?: unknown; readonly title?: unknown };
  return String(name ?? title ?? '');
};

/** A shell whose file calls never throw: what breaks on the way is a refusal like any other, so nothing ends in silence. */
export const telling = (shell: Shell): Shell => {
  const told = FILE_CALLS.map((name) => {
    const call = shell[name] as (...given: unknown[]) => Promise<unknown>;
    const answer = async (...given: unknown[]) => {
      try {
        return await call(...given);
      } catch (error) {
        void shell.log(`${name}: ${String(error)}`.slice(0, 9000));
        return fail({ problem: 'failed', file: nameIn(given), detail: String(error) });
      }
    };
    return [name, answer];
  });
  return { ...shell, ...Object.fromEntries(told) };
};

const LONGEST_LINE = 300;
/** One line for the shell, which refuses more than it could show. */
export const asLine = (text: string): string => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text);

const LONGEST_NAME = 200;
/** A name the shell's dialogs take: no folders in it, and its ending kept. */
export const asFileName = (name: string): string => name.replace(/[/\\]/g, '-').slice(-LONGEST_NAME);
