import type { JobClient, JobResult, RunningJob } from '../../engine/jobs/client.ts';
import type { JobName, Jobs } from '../../engine/jobs/jobs.ts';
import type { Progress } from '../../engine/jobs/task.ts';

/** One piece of long work as a panel shows it: how far it is, its end, and a way to stop it. A new start ends the old. */
export class Work<Name extends JobName> {
  readonly #jobs: () => JobClient;
  readonly #name: Name;
  #running: RunningJob<Name> | undefined;
  progress = $state.raw<Progress | undefined>();
  isRunning = $state(false);
  result = $state.raw<JobResult<Name> | undefined>();

  constructor(jobs: () => JobClient, name: Name) {
    this.#jobs = jobs;
    this.#name = name;
  }
  async start(order: Jobs[Name]['order']): Promise<JobResult<Name>> {
    this.cancel();
    this.isRunning = true;
    this.result = undefined;
    const running = this.#jobs().run(this.#name, order, (progress) => {
      if (this.#running === running) this.progress = progress;
    });
    this.#running = running;
    const result = await running.result;
    if (this.#running === running) this.#end(result);
    return result;
  }
  cancel = (): void => this.#running?.cancel();
  #end(result: JobResult<Name>): void {
    this.#running = undefined;
    this.isRunning = false;
    this.progress = undefined;
    this.result = result;
  }
}
