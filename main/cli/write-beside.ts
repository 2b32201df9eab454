import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { UsageError } from './command.ts';

const writeAll = (handle: number, bytes: Uint8Array): void => {
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
const BUSY = ['EBUSY', 'EPERM', 'EACCES'];
const PAUSES_MS = [20, 50, 100, 200];
const pause = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
/** Another program may hold the file for a moment. */
const renamed = (from: string, to: string): void => {
  for (const ms of [...PAUSES_MS, 0]) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (ms === 0 || !BUSY.includes(codeOf(error))) throw error;
      pause(ms);
    }
  }
};
const replace = (file: string, bytes: Uint8Array, mode: number): void => {
  const beside = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    writeAll(openSync(beside, 'wx', mode), bytes);
    renamed(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
};
const MAY_WRITE = 0o222;
const PERMISSIONS = 0o777;
const USUAL = 0o666;
/** A link stays a link, a file its owner made read-only stays as it is; a pipe or device is written into. */
const write = (file: string, bytes: Uint8Array): void => {
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there) replace(file, bytes, USUAL);
  else if (!there.isFile() && !there.isDirectory()) writeFileSync(file, bytes);
  else if (there.isFile() && (there.mode & MAY_WRITE) === 0) throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  else replace(realpathSync(file), bytes, there.mode & PERMISSIONS);
};

/** Writes beside and renames: the file is the old one or the new one, never half of it. */
export const writeBeside = (file: string, data: string | Uint8Array): Result<void, Objection> => {
  try {
    write(file, typeof data === 'string' ? Buffer.from(data) : data);
    return ok(undefined);
  } catch (error) {
    return fail(objection('file/not-written', { file }, { reason: codeOf(error) }));
  }
};

/** Whether two names are one file, through links too. */
const isSameFile = (a: string, b: string): boolean => {
  const [here, there] = [statSync(a, { throwIfNoEntry: false }), statSync(b, { throwIfNoEntry: false })];
  return here?.isFile() === true && here.ino === there?.ino && here.dev === there.dev;
};

/** What is made of a file never takes the place of that file. */
export const keepsInput = (input: string, output: string): void => {
  if (isSameFile(input, output)) throw new UsageError(COMMAND_LINE_WORDS.ownInput, { file: output });
};
