import { JobClient } from '../../engine/jobs/client.ts';

/** The page's worker for long jobs. */
export const pageJobs = (): JobClient =>
  new JobClient(() => {
    const worker = new Worker(new URL('./jobs.worker.ts', import.meta.url), { type: 'module' });
    return {
      post: (message) => worker.postMessage(message),
      listen: (hear) => worker.addEventListener('message', (event) => hear(event.data)),
      onCrash: (hear) => worker.addEventListener('error', (event) => hear(event.message)),
      terminate: () => worker.terminate(),
    };
  });
