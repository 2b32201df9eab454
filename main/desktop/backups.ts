import path from 'node:path';
import { fail, ok } from '../../engine/result.ts';
import type { Backup, FileResult } from '../contract.ts';
import { type Disk, fingerprint } from './disk.ts';

const KEPT = 20;
const NAME = /^(\d{6})_(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)_(\d+)\.txt$/;

interface Kept extends Backup {
  readonly number: number;
}

const keptFrom = (id: string): Kept[] => {
  const [, number, time, characters] = NAME.exec(id) ?? [];
  if (!number || !time || !characters) return [];
  const replacedAt = time.replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3');
  return [{ id, number: Number(number), replacedAt, characters: Number(characters) }];
};

/** What saves replaced, newest first by number, so that a clock set back changes nothing; the oldest go. */
export class Backups {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(disk: Disk, folder: string, now: () => Date = () => new Date()) {
    this.#disk = disk;
    this.#folder = path.join(folder, 'backups');
    this.#now = now;
  }

  async list(file: string): Promise<Kept[]> {
    return (await this.#disk.list(this.#of(file))).flatMap(keptFrom).sort((a, b) => b.number - a.number);
  }

  /** A refusal is told, and costs no earlier version. */
  async keep(file: string, text: string): Promise<FileResult<void>> {
    const before = await this.list(file);
    if (before[0] && (await this.#text(file, before[0].id)) === text) return ok(undefined);
    const number = String((before[0]?.number ?? 0) + 1).padStart(6, '0');
    const time = this.#now().toISOString().replaceAll(':', '-');
    const written = await this.#disk.writeIn(this.#of(file), `${number}_${time}_${text.length}.txt`, text);
    if (!written.ok) return written;
    for (const { id } of before.slice(KEPT - 1)) await this.#disk.remove(path.join(this.#of(file), id)).catch(() => undefined);
    return written;
  }

  /** Only a name this list itself gives is read. */
  async read(file: string, id: string): Promise<FileResult<string>> {
    if (!NAME.test(id)) return fail({ problem: 'unknown-handle', file: path.basename(file) });
    return this.#disk.readText(path.join(this.#of(file), id));
  }

  async #text(file: string, id: string): Promise<string | undefined> {
    const text = await this.read(file, id);
    return text.ok ? text.value : undefined;
  }

  #of(file: string): string {
    return path.join(this.#folder, fingerprint(file).slice(0, 24));
  }
}
