import { serve } from '../../engine/jobs/serve.ts';

const channel = new MessageChannel();
let go: (() => void) | undefined;
channel.port1.onmessage = () => go?.();
// A message, not a timeout: nested timeouts wait four milliseconds each.
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    go = resolve;
    channel.port2.postMessage(0);
  });

serve(
  {
    post: (message) => postMessage(message),
    listen: (hear) => addEventListener('message', (event) => hear(event.data)),
  },
  { now: () => performance.now(), turn },
);
