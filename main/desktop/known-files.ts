import { randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { FileHandle, RecentFile } from '../contract.ts';
import type { Disk } from './disk.ts';

const KNOWN = v.object({
  version: v.literal(1),
  files: v.array(v.object({ handle: v.string(), path: v.string(), forgotten: v.optional(v.boolean(), false) })),
});
type Known = v.InferOutput<typeof KNOWN>['files'][number];

const KEPT = 200;
const SHOWN = 20;

const parsed = (text: string): Known[] => {
  try {
    return v.parse(KNOWN, JSON.parse(text)).files;
  } catch {
    return [];
  }
};

/** A folder as a person reads it. */
export const folderName = (file: string): string => {
  const folder = path.dirname(file);
  return folder.startsWith(homedir()) ? `~${folder.slice(homedir().length)}` : folder;
};

/** Which path each handle stands for, kept over sessions; last used first. The page never learns a path. */
export class KnownFiles {
  readonly #disk: Disk;
  readonly #store: string;
  #files: Known[] = [];

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#store = path.join(folder, 'files.json');
  }

  async load(): Promise<void> {
    const text = await this.#disk.readText(this.#store);
    if (text.ok) this.#files = parsed(text.value);
  }

  /** The handle of a path: the same one each time, now on top. */
  async remember(file: string): Promise<FileHandle> {
    const full = path.resolve(file);
    const handle = this.#files.find((known) => known.path === full)?.handle ?? randomUUID();
    await this.#keep([{ handle, path: full, forgotten: false }, ...this.#files.filter((known) => known.handle !== handle)]);
    return handle as FileHandle;
  }

  pathOf(handle: FileHandle): string | undefined {
    return this.#files.find((known) => known.handle === handle)?.path;
  }

  async recent(): Promise<RecentFile[]> {
    const shown = this.#files.filter(({ forgotten }) => !forgotten).slice(0, SHOWN);
    return Promise.all(
      shown.map(async ({ handle, path: file }) => ({
        handle: handle as FileHandle,
        name: path.basename(file),
        folder: folderName(file),
        gone: !(await this.#disk.exists(file)),
      })),
    );
  }

  /** Out of the list; the handle stays good for a document that is open. */
  async forget(handle: FileHandle): Promise<void> {
    await this.#keep(this.#files.map((known) => (known.handle === handle ? { ...known, forgotten: true } : known)));
  }

  async #keep(files: Known[]): Promise<void> {
    this.#files = files.slice(0, KEPT);
    await this.#disk.write(this.#store, `${JSON.stringify({ version: 1, files: this.#files }, null, 1)}\n`);
  }
}
