import { net } from 'electron';
import * as v from 'valibot';
import { fail, ok, type Result } from '../../engine/result.ts';
import { homepage, version } from '../../package.json';
import type { Update } from '../contract.ts';

/** A server on this very computer may stand in for the real one: for those who try the program out. */
export const updateAddress = (given: string | undefined): string =>
  given && /^http:\/\/127\.0\.0\.1:\d+\/[\w./-]*$/.test(given) ? given : `${homepage}/version.json`;
/** The only address the program ever asks, and only when the person wants it to: a plain GET that names nobody. */
export const UPDATE_ADDRESS = updateAddress(process.env['TILEWRIGHT_UPDATE_ADDRESS']);

const ANSWER = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)) });
const numbers = (text: string): number[] => text.split('.').map(Number);
/** Whether a version comes after another. */
export const isNewer = (theirs: string, ours: string): boolean => {
  const [a, b] = [numbers(theirs), numbers(ours)];
  const first = a.findIndex((number, index) => number !== b[index]);
  return first >= 0 && a[first]! > b[first]!;
};

export const checkForUpdate = async (): Promise<Result<Update, 'no-answer'>> => {
  try {
    const answer = await net.fetch(UPDATE_ADDRESS, { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
    const { version: theirs } = v.parse(ANSWER, await answer.json());
    return ok({ version: theirs, newer: isNewer(theirs, version) });
  } catch {
    return fail('no-answer');
  }
};
