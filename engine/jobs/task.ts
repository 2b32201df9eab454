/** How far a long piece of work is: `done` of `total` steps (total 0: unknown), `stage` a key of the words. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** Long work: a generator that yields its progress now and then, so that it can be sliced, shown and cancelled. */
export type Task<Result> = Generator<Progress, Result, void>;

/** Runs a task to its end at once: for tests and the command line. */
export const finish = <Result>(task: Task<Result>): Result => {
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
};
