import { JOBS } from './jobs.ts';
import type { Clock, FromWorker, Port, ToWorker } from './protocol.ts';
import type { Task } from './task.ts';

const SLICE_MS = 30;
const PROGRESS_MS = 100;

/** The worker's side: runs tasks in slices, so that a cancel gets in between, and tells how far they are. */
class Server {
  readonly #port: Port;
  readonly #clock: Clock;
  readonly #cancelled = new Set<number>();

  constructor(port: Port, clock: Clock) {
    this.#port = port;
    this.#clock = clock;
    port.listen((message) => this.#hear(message as ToWorker));
  }

  #hear(message: ToWorker): void {
    if (message.is === 'cancel') this.#cancelled.add(message.id);
    else void this.#answer(message.id, message);
  }
  #post(message: FromWorker): void {
    this.#port.post(message);
  }
  async #answer(id: number, { job, order }: Extract<ToWorker, { is: 'start' }>): Promise<void> {
    try {
      const begin = JOBS[job] as (order: unknown) => Task<unknown>;
      await this.#run(id, begin(order));
    } catch (error) {
      this.#post({ is: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#cancelled.delete(id);
    }
  }
  async #run(id: number, task: Task<unknown>): Promise<void> {
    await this.#clock.turn();
    let sliceEnds = this.#clock.now() + SLICE_MS;
    let told = Number.NEGATIVE_INFINITY;
    while (!this.#cancelled.has(id)) {
      const step = task.next();
      if (step.done) return this.#post({ is: 'done', id, result: step.value });
      const now = this.#clock.now();
      if (now - told >= PROGRESS_MS) {
        this.#post({ is: 'progress', id, progress: step.value });
        told = now;
      }
      if (now < sliceEnds) continue;
      await this.#clock.turn();
      sliceEnds = this.#clock.now() + SLICE_MS;
    }
    this.#post({ is: 'cancelled', id });
  }
}

/** Serves jobs on a port until the worker ends. */
export const serve = (port: Port, clock: Clock): void => {
  new Server(port, clock);
};
