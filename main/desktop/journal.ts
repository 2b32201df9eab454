import path from 'node:path';
import * as v from 'valibot';
import { ok } from '../../engine/result.ts';
import type { FileHandle, FileResult, JournalEntry } from '../contract.ts';
import type { Disk } from './disk.ts';
import { Turns } from './turns.ts';

const ENTRY = v.object({
  order: v.number(),
  id: v.string(),
  moment: v.number(),
  title: v.string(),
  handle: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((handle) => handle as FileHandle),
    ),
  ),
  text: v.string(),
});
type Written = v.InferOutput<typeof ENTRY>;

/** A page may only name files of this shape. */
export const JOURNAL_ID = /^[\w-]{1,64}$/;

const parsed = (text: string): Written[] => {
  try {
    return [v.parse(ENTRY, JSON.parse(text))];
  } catch {
    return [];
  }
};

/** What would be lost if the program ended now, one file a document; an acknowledged entry is on the disk. */
export class Journal {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #mine = new Map<string, number>();
  readonly #turns = new Turns();
  #order = 0;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = path.join(folder, 'journal');
  }

  async load(): Promise<void> {
    await this.#disk.makeFolder(this.#folder);
    this.#order = Math.max(0, ...(await this.#all()).map(({ order }) => order));
  }

  /** A new page owns nothing yet: what an earlier page left is for it to offer. */
  disown(): void {
    this.#mine.clear();
  }

  /** In the order of the moments; one that comes late is let go. */
  write(entry: JournalEntry): Promise<FileResult<void>> {
    const file = this.#file(entry.id);
    if ((this.#mine.get(entry.id) ?? -1) > entry.moment) return Promise.resolve(ok(undefined));
    this.#mine.set(entry.id, entry.moment);
    this.#order += 1;
    const written: Written = { order: this.#order, ...entry };
    return this.#turns.take(entry.id, () => this.#disk.write(file, JSON.stringify(written)));
  }

  /** Entries of sessions that ended without clearing them, newest first. */
  async orphans(): Promise<JournalEntry[]> {
    const all = (await this.#all()).filter(({ id }) => !this.#mine.has(id));
    return all.sort((a, b) => b.order - a.order).map(({ order, ...entry }) => entry);
  }

  async clear(id: string): Promise<void> {
    this.#mine.delete(id);
    await this.#turns.take(id, () => this.#disk.remove(this.#file(id)));
  }

  /** The person saved everything, or wants none of it. */
  async clearMine(): Promise<void> {
    await Promise.all([...this.#mine.keys()].map((id) => this.clear(id)));
  }

  #file(id: string): string {
    if (!JOURNAL_ID.test(id)) throw new Error(`no journal is called ${id}`);
    return path.join(this.#folder, `${id}.json`);
  }

  async #all(): Promise<Written[]> {
    const names = (await this.#disk.list(this.#folder)).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
    const texts = await Promise.all(names.map((name) => this.#disk.readText(path.join(this.#folder, name))));
    return texts.flatMap((text) => (text.ok ? parsed(text.value) : []));
  }
}
