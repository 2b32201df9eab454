import { createHash } from 'node:crypto';
import type { FileHandle as DiskFile } from 'node:fs/promises';
import * as real from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, ok } from '../../engine/result.ts';
import { textOfBytes } from '../bytes-text.ts';
import type { FileProblem, FileResult } from '../contract.ts';
import { Turns } from './turns.ts';

/** The calls we make on a file system; the tests pass one that fails. */
export type FileSystem = Pick<typeof real, 'open' | 'readFile' | 'rename' | 'rm' | 'stat' | 'realpath' | 'access' | 'mkdir' | 'readdir'>;

const LARGEST = 64 * 1024 * 1024;
const BUSY = ['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY'];
const PAUSES_MS = [20, 50, 100, 200, 400, 800];

const PROBLEMS: Readonly<Record<string, FileProblem['problem']>> = {
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  ESTALE: 'gone',
  EIO: 'gone',
  ENOTCONN: 'gone',
  ENODEV: 'gone',
  EHOSTDOWN: 'gone',
  EACCES: 'denied',
  EPERM: 'denied',
  EISDIR: 'folder',
  EROFS: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What the system throws, in the contract's closed list. */
export const problemFrom = (error: unknown, file: string): FileProblem => ({
  problem: PROBLEMS[codeOf(error)] ?? 'failed',
  file: path.basename(file),
  detail: error instanceof Error ? error.message : String(error),
});

/** Whether two contents are the same, without keeping either. */
export const fingerprint = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** Files read whole and written whole: a reader finds the old one or the new one, never a part. */
export class Disk {
  readonly #files: FileSystem;
  readonly #turns = new Turns();
  #number = 0;

  constructor(files: FileSystem = real) {
    this.#files = files;
  }

  async read(file: string): Promise<FileResult<Uint8Array>> {
    try {
      const { size } = await this.#files.stat(file);
      if (size > LARGEST) return fail({ problem: 'too-large', file: path.basename(file) });
      return ok(await this.#files.readFile(file));
    } catch (error) {
      return fail(problemFrom(error, file));
    }
  }

  async readText(file: string): Promise<FileResult<string>> {
    const bytes = await this.read(file);
    if (!bytes.ok) return bytes;
    try {
      return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.value));
    } catch {
      return fail({ problem: 'not-text', file: path.basename(file) });
    }
  }

  /** The text of a file that a person opens. */
  async readOpened(file: string): Promise<FileResult<string>> {
    const bytes = await this.read(file);
    if (!bytes.ok) return bytes;
    const text = textOfBytes(bytes.value);
    return text === undefined ? fail({ problem: 'not-text', file: path.basename(file) }) : ok(text);
  }

  /**
   * Written beside, synced, renamed, and read back; tried again while another program holds the file. Writes of one file
   * wait for each other: the last one asked for stands at the end.
   */
  write(file: string, content: string | Uint8Array): Promise<FileResult<void>> {
    return this.#turns.take(path.resolve(file), () => this.#write(file, content));
  }

  /**
   * Into the file itself, for one that cannot be replaced as a whole: its folder may not be changed, or another program lets
   * it be written and not renamed over. A reader may meet it half written, so the caller has kept what it held; what goes
   * wrong on the way is put back.
   */
  writeInPlace(file: string, content: string | Uint8Array): Promise<FileResult<void>> {
    return this.#turns.take(path.resolve(file), () => this.#writeInPlace(file, Buffer.from(content)));
  }

  /** When nothing is being written any more. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  async #write(file: string, content: string | Uint8Array): Promise<FileResult<void>> {
    try {
      const target = await this.#files.realpath(file).catch(() => file);
      await this.#mayReplace(target);
      await this.#replace(target, Buffer.from(content));
      return (await this.#holds(target, content)) ? ok(undefined) : fail({ problem: 'not-written', file: path.basename(file) });
    } catch (error) {
      const problem = problemFrom(error, file);
      return fail((await this.#isHeld(file, error)) ? { ...problem, problem: 'held' } : problem);
    }
  }

  /** Replacing the file was refused though it is there and may be written. */
  async #isHeld(file: string, error: unknown): Promise<boolean> {
    return BUSY.includes(codeOf(error)) && (await this.exists(file)) && !(await this.isReadOnly(file));
  }

  async #writeInPlace(file: string, bytes: Buffer): Promise<FileResult<void>> {
    const before = await this.read(file);
    if (!before.ok) return before;
    try {
      await this.#whileBusy(() => this.#overwrite(file, bytes));
      if (await this.#holds(file, bytes)) return ok(undefined);
      await this.#overwrite(file, before.value);
      return fail({ problem: 'not-written', file: path.basename(file) });
    } catch (error) {
      await this.#overwrite(file, before.value).catch(() => undefined);
      return fail(problemFrom(error, file));
    }
  }

  /** Cut to its length last: a disk that fills up meanwhile still has room for what was there. */
  async #overwrite(file: string, bytes: Uint8Array): Promise<void> {
    const writing: DiskFile = await this.#files.open(file, 'r+');
    try {
      await writing.writeFile(bytes);
      await writing.truncate(bytes.byteLength);
      await writing.sync();
    } finally {
      await writing.close();
    }
  }

  /** Whether the file is there and may not be written. */
  async isReadOnly(file: string): Promise<boolean> {
    return this.#mayReplace(file).then(
      () => false,
      () => true,
    );
  }

  async remove(file: string): Promise<void> {
    await this.#files.rm(file, { force: true });
  }

  async exists(file: string): Promise<boolean> {
    return this.#files.stat(file).then(
      () => true,
      () => false,
    );
  }

  /** The names in a folder; none where there is no folder. */
  async list(folder: string): Promise<string[]> {
    return this.#files.readdir(folder).catch(() => []);
  }

  /** Makes the folder when it is not there. */
  async writeIn(folder: string, name: string, content: string | Uint8Array): Promise<FileResult<void>> {
    try {
      await this.makeFolder(folder);
    } catch (error) {
      return fail(problemFrom(error, folder));
    }
    return this.write(path.join(folder, name), content);
  }

  async makeFolder(folder: string): Promise<void> {
    await this.#files.mkdir(folder, { recursive: true });
  }

  /** A file its owner made read-only stays as it is, though a rename could replace it. */
  async #mayReplace(target: string): Promise<void> {
    await this.#files.access(target, real.constants.W_OK).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }

  async #replace(target: string, bytes: Uint8Array): Promise<void> {
    this.#number += 1;
    const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}-${this.#number}.tmp`);
    try {
      await this.#writeSynced(beside, bytes, await this.#modeOf(target));
      await this.#whileBusy(() => this.#files.rename(beside, target));
      await this.#syncFolder(path.dirname(target));
    } catch (error) {
      await this.#files.rm(beside, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async #modeOf(target: string): Promise<number> {
    return this.#files.stat(target).then(
      ({ mode }) => mode & 0o777,
      () => 0o666,
    );
  }

  async #writeSynced(file: string, bytes: Uint8Array, mode: number): Promise<void> {
    const writing: DiskFile = await this.#files.open(file, 'wx', mode);
    try {
      await writing.writeFile(bytes);
      await writing.sync();
    } finally {
      await writing.close();
    }
  }

  async #whileBusy(work: () => Promise<void>): Promise<void> {
    for (const ms of PAUSES_MS) {
      try {
        return await work();
      } catch (error) {
        if (!BUSY.includes(codeOf(error))) throw error;
        await pause(ms);
      }
    }
    return work();
  }

  /** The rename itself must reach the disk; some systems have no way to say so. */
  async #syncFolder(folder: string): Promise<void> {
    const opened = await this.#files.open(folder, 'r').catch(() => undefined);
    await opened?.sync().catch(() => undefined);
    await opened?.close();
  }

  async #holds(file: string, content: string | Uint8Array): Promise<boolean> {
    return Buffer.compare(await this.#files.readFile(file), Buffer.from(content)) === 0;
  }
}
