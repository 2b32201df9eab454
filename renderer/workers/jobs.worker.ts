import { serve } from '../../engine/jobs/serve.ts';
import { makeTurns } from './turns.ts';

serve(
  {
    post: (message) => postMessage(message),
    listen: (hear) => addEventListener('message', (event) => hear(event.data)),
  },
  { now: () => performance.now(), turn: makeTurns() },
);
