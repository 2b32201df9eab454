import path from 'node:path';
import { fail, ok } from '../../engine/result.ts';
import type { FileHandle, FileResult, OpenedFile, SavedFile, SaveOrder } from '../contract.ts';
import type { Backups } from './backups.ts';
import { type Disk, fingerprint } from './disk.ts';
import { folderName, type KnownFiles } from './known-files.ts';
import { Turns } from './turns.ts';

/** Moves the text of documents between disk and page; knows what each file looked like when we last touched it. */
export class Documents {
  readonly #disk: Disk;
  readonly #known: KnownFiles;
  readonly #backups: Backups;
  readonly #seen = new Map<string, string>();
  /** A look at a file never falls into the middle of a save of ours. */
  readonly #turns = new Turns();

  constructor(disk: Disk, known: KnownFiles, backups: Backups) {
    this.#disk = disk;
    this.#known = known;
    this.#backups = backups;
  }

  open(file: string): Promise<FileResult<OpenedFile>> {
    return this.#turns.take(path.resolve(file), () => this.#open(file));
  }

  async #open(file: string): Promise<FileResult<OpenedFile>> {
    const text = await this.#disk.readOpened(file);
    if (!text.ok) return text;
    const handle = await this.#known.remember(file);
    this.#saw(file, text.value);
    const isReadOnly = await this.#disk.isReadOnly(file);
    return ok({ handle, ...namesOf(file), text: text.value, ...(isReadOnly && { isReadOnly }) });
  }

  async openAgain(handle: FileHandle): Promise<FileResult<OpenedFile>> {
    const file = this.#known.pathOf(handle);
    return file === undefined ? unknownHandle : this.open(file);
  }

  /** Refuses to write over what another program wrote meanwhile, unless told to. */
  async save(order: SaveOrder): Promise<FileResult<SavedFile>> {
    const file = this.#known.pathOf(order.handle);
    return file === undefined ? unknownHandle : this.#turns.take(file, () => this.#save(file, order));
  }

  async #save(file: string, { text, overwrite = false, inPlace = false }: SaveOrder): Promise<FileResult<SavedFile>> {
    const before = await this.#disk.readText(file);
    if (!overwrite && !before.ok) return before;
    if (!overwrite && before.ok && this.#differs(file, before.value))
      return fail({ problem: 'changed-outside', file: path.basename(file) });
    return this.#keepAndWrite(file, text, before, inPlace);
  }

  /** Writing into the file itself needs what it holds kept first; otherwise a version that cannot be kept is only told. */
  async #keepAndWrite(file: string, text: string, before: FileResult<string>, inPlace: boolean): Promise<FileResult<SavedFile>> {
    const kept = before.ok ? await this.#backups.keep(file, before.value) : before;
    if (inPlace && !kept.ok) return kept;
    const written = await this.#write(file, text, inPlace);
    return written.ok && before.ok && !kept.ok ? ok({ ...written.value, isVersionLost: true }) : written;
  }

  /** To a place the person has just chosen; what stood there is kept as a backup. */
  saveTo(file: string, text: string): Promise<FileResult<SavedFile>> {
    return this.#turns.take(path.resolve(file), () => this.#saveTo(file, text));
  }

  async #saveTo(file: string, text: string): Promise<FileResult<SavedFile>> {
    return this.#keepAndWrite(file, text, await this.#disk.readText(file), false);
  }

  /** Another program's hand on a file: told once for each change. */
  async changeOf(handle: FileHandle): Promise<'changed' | 'gone' | undefined> {
    const file = this.#known.pathOf(handle);
    if (file === undefined || !this.#seen.has(file)) return undefined;
    return this.#turns.take(file, () => this.#changeOf(file));
  }

  async #changeOf(file: string): Promise<'changed' | 'gone' | undefined> {
    const now = await this.#disk.readText(file);
    if (!now.ok) return now.problem.problem === 'gone' ? this.#once(file, 'gone', 'gone') : undefined;
    return this.#differs(file, now.value) ? this.#once(file, fingerprint(now.value), 'changed') : undefined;
  }

  readonly #told = new Map<string, string>();
  #once<Change extends string>(file: string, state: string, change: Change): Change | undefined {
    if (this.#told.get(file) === state) return undefined;
    this.#told.set(file, state);
    return change;
  }

  async #write(file: string, text: string, inPlace: boolean): Promise<FileResult<SavedFile>> {
    const written = await (inPlace ? this.#disk.writeInPlace(file, text) : this.#disk.write(file, text));
    if (!written.ok) return written;
    this.#saw(file, text);
    return ok({ handle: await this.#known.remember(file), ...namesOf(file), how: 'written' });
  }

  #saw(file: string, text: string): void {
    this.#seen.set(path.resolve(file), fingerprint(text));
    this.#told.delete(path.resolve(file));
  }

  #differs(file: string, text: string): boolean {
    const seen = this.#seen.get(file);
    return seen !== undefined && seen !== fingerprint(text);
  }
}

const namesOf = (file: string) => ({ name: path.basename(file), folder: folderName(file) });
const unknownHandle = fail({ problem: 'unknown-handle', file: '' } as const);
