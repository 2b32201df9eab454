import type { ShellEvents } from '../../main/contract.ts';

type Name = keyof ShellEvents;
type Listener = (value: never) => void;
const listeners = new Map<Name, Set<Listener>>();

export const on = <Event extends Name>(event: Event, listener: (value: ShellEvents[Event]) => void): (() => void) => {
  const all = listeners.get(event) ?? new Set<Listener>();
  listeners.set(event, all.add(listener));
  return () => void all.delete(listener);
};

export const tell = <Event extends Name>(event: Event, value: ShellEvents[Event]): void => {
  for (const listener of listeners.get(event) ?? []) (listener as (value: ShellEvents[Event]) => void)(value);
};
