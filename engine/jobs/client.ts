import { fail, ok, type Result } from '../result.ts';
import type { JobName, Jobs } from './jobs.ts';
import type { FromWorker, WorkerPort } from './protocol.ts';
import type { Progress } from './task.ts';

/** Why a job gave no result: the person ended it, or it broke. */
export type JobProblem = { readonly is: 'cancelled' } | { readonly is: 'failed'; readonly message: string };
export type JobResult<Name extends JobName> = Result<Jobs[Name]['result'], JobProblem>;
export interface RunningJob<Name extends JobName> {
  readonly result: Promise<JobResult<Name>>;
  cancel(): void;
}

type Ear = (message: FromWorker) => void;

/** Gives jobs to one worker, started when first needed and started anew after it died. */
export class JobClient {
  readonly #spawn: () => WorkerPort;
  readonly #waiting = new Map<number, Ear>();
  #worker: WorkerPort | undefined;
  #id = 0;

  constructor(spawn: () => WorkerPort) {
    this.#spawn = spawn;
  }

  run<Name extends JobName>(job: Name, order: Jobs[Name]['order'], onProgress: (progress: Progress) => void = () => {}): RunningJob<Name> {
    const id = ++this.#id;
    const result = new Promise<JobResult<Name>>((resolve) => {
      this.#waiting.set(id, (message) => {
        if (message.is === 'progress') return onProgress(message.progress);
        this.#waiting.delete(id);
        resolve(outcome<Name>(message));
      });
      this.#open().post({ is: 'start', id, job, order });
    });
    return { result, cancel: () => this.#worker?.post({ is: 'cancel', id }) };
  }
  /** Ends the worker at once, with all it was doing. */
  close(): void {
    this.#end('closed');
  }

  #open(): WorkerPort {
    if (this.#worker) return this.#worker;
    const worker = this.#spawn();
    worker.listen((message) => this.#waiting.get((message as FromWorker).id)?.(message as FromWorker));
    worker.onCrash((message) => this.#end(message));
    this.#worker = worker;
    return worker;
  }
  #end(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const [id, ear] of this.#waiting) ear({ is: 'failed', id, message });
    this.#waiting.clear();
  }
}

const outcome = <Name extends JobName>(message: Exclude<FromWorker, { is: 'progress' }>): JobResult<Name> => {
  if (message.is === 'done') return ok(message.result as Jobs[Name]['result']);
  return fail(message.is === 'cancelled' ? { is: 'cancelled' } : { is: 'failed', message: message.message });
};
