import { fail } from '../../engine/result.ts';
import type { FileProblem, FileResult } from '../../main/contract.ts';

const BY_NAME: Readonly<Record<string, FileProblem['problem']>> = {
  NotFoundError: 'gone',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NoModificationAllowedError: 'busy',
  InvalidStateError: 'busy',
  QuotaExceededError: 'disk-full',
};

/** The person closed a dialog: no problem at all. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What the browser throws, in the contract's closed list. */
export const problemFrom = (error: unknown, file: string): FileProblem => {
  const { name, message } = error instanceof Error || error instanceof DOMException ? error : { name: '', message: String(error) };
  return { problem: BY_NAME[name] ?? 'failed', file, detail: `${name}: ${message}` };
};

/** Runs one try at the world and turns what it throws into a problem. */
export const attempt = async <Value>(file: string, work: () => Promise<FileResult<Value>>): Promise<FileResult<Value>> => {
  try {
    return await work();
  } catch (error) {
    return fail(problemFrom(error, file));
  }
};
