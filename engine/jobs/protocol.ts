import type { JobName, Jobs } from './jobs.ts';
import type { Progress } from './task.ts';

/** What goes to a worker. Only plain data crosses. */
export type ToWorker =
  | { [Name in JobName]: { readonly is: 'start'; readonly id: number; readonly job: Name; readonly order: Jobs[Name]['order'] } }[JobName]
  | { readonly is: 'cancel'; readonly id: number };

/** What comes back: progress now and then, and one end. */
export type FromWorker =
  | { readonly is: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly is: 'done'; readonly id: number; readonly result: unknown }
  | { readonly is: 'cancelled'; readonly id: number }
  | { readonly is: 'failed'; readonly id: number; readonly message: string };

/** What a worker of the page and a thread of Node have in common. */
export interface Port {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}
/** The side that started the worker can also end it, and hears of its death. */
export interface WorkerPort extends Port {
  onCrash(hear: (message: string) => void): void;
  terminate(): void;
}
/** What serving needs of the machine it runs on: the time, and a turn in which messages get in. */
export interface Clock {
  now(): number;
  turn(): Promise<void>;
}
