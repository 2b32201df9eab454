import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;

/**
 * How slow the machine itself is: a small file synced again and again beside the program, and how late that was at the worst.
 * A promise in seconds is judged with it, so that a machine that stands still for a while fails nobody.
 */
export class Slowness {
  #worstMs = 0;
  #isOver = false;
  readonly #done: Promise<void>;

  constructor(folder: string) {
    this.#done = this.#watch(folder);
  }

  get worstMs(): number {
    return this.#worstMs;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async #watch(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const file = await open(path.join(folder, 'slowness'), 'w');
    while (!this.#isOver) {
      const started = Date.now();
      await sleep(EVERY_MS);
      await file.write(Buffer.alloc(4096), 0, 4096, 0);
      await file.sync();
      this.#worstMs = Math.max(this.#worstMs, Date.now() - started - EVERY_MS);
    }
    await file.close();
  }
}
