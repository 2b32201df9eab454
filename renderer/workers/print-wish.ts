import type { Scenario } from '../../engine/documents/scenario.ts';
import type { PrintJob } from '../drawing/print/files.ts';

/** What the page asks of the worker that makes files. Only plain data crosses. */
export interface PrintWish extends Omit<PrintJob, 'setup'> {
  readonly scenario: Scenario;
  /** What the file is called, without its ending. */
  readonly name: string;
}
/** One file, of many pages or of a picture a page in an archive. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** What comes back: how many pages are done, and one end. */
export type FromPrinting =
  | { readonly is: 'progress'; readonly done: number }
  | { readonly is: 'done'; readonly file: MadeFile }
  | { readonly is: 'failed'; readonly message: string };
