import type { JobProblem } from '../../engine/jobs/client.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import type { FromPrinting, MadeFile, PrintWish } from './print-wish.ts';

export interface PrintWork {
  readonly result: Promise<Result<MadeFile, JobProblem>>;
  /** Ends the worker at once, in the middle of a page too. */
  cancel(): void;
}
/** Makes files in a worker of its own, started for this and ended after it. */
export const printInWorker = (wish: PrintWish, onDone: (pages: number) => void): PrintWork => {
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' });
  let end: (result: Result<MadeFile, JobProblem>) => void = () => {};
  const result = new Promise<Result<MadeFile, JobProblem>>((resolve) => {
    end = (outcome) => {
      worker.terminate();
      resolve(outcome);
    };
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromPrinting>) => {
    if (data.is === 'progress') onDone(data.done);
    else end(data.is === 'done' ? ok(data.file) : fail({ is: 'failed', message: data.message }));
  });
  worker.addEventListener('error', ({ message }) => end(fail({ is: 'failed', message })));
  worker.postMessage(wish);
  return { result, cancel: () => end(fail({ is: 'cancelled' })) };
};
