import { appendFile, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { Turns } from './turns.ts';

const LONGEST = 500_000;

/** A readable log on this computer; nothing of it is ever sent. */
export class Log {
  readonly #file: string;
  readonly #turns = new Turns();

  constructor(folder: string) {
    this.#file = path.join(folder, 'log.txt');
  }

  /** Never a reason to fail: a log that cannot be written is left. */
  write(line: string): Promise<void> {
    return this.#turns.take(this.#file, () => this.#write(line));
  }

  async #write(line: string): Promise<void> {
    try {
      const size = await stat(this.#file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > LONGEST) await rename(this.#file, `${this.#file}.old`);
      await appendFile(this.#file, `${new Date().toISOString()} ${line.replaceAll('\n', '\n  ')}\n`);
    } catch {
      // The program goes on without.
    }
  }

  read(): Promise<string> {
    return readFile(this.#file, 'utf8').catch(() => '');
  }
}
