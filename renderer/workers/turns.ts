/** Turns of the event loop in which messages get in; each that is asked for comes, also when several wait at once. */
export const makeTurns = (): (() => Promise<void>) => {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  // A message, not a timeout: nested timeouts wait four milliseconds each.
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(0);
    });
};
