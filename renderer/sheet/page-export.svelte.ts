import type { Progress } from '../../engine/jobs/task.ts';
import { PRINT_WORDS } from '../../engine/words/print-words.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { mostDpi } from '../drawing/png/sizes.ts';
import type { Format } from '../drawing/print/files.ts';
import type { MadeFile } from '../workers/print-wish.ts';
import { printInWorker } from '../workers/print-work.ts';
import { printDesk } from './print-desk.svelte.ts';
import { PRINTING } from './print-words.ts';
import { SHEET } from './words.ts';

const LABELS: { readonly [format in Format | 'zip']: Message } = {
  pdf: SHEET.pdfFile,
  svg: SHEET.svgFile,
  png: PRINTING.pngFile,
  zip: PRINTING.zipFile,
};
const endingOf = (name: string): Format | 'zip' => name.slice(name.lastIndexOf('.') + 1) as Format | 'zip';

/** Takes pages out of the program: to a file or to the printer. They are made in a worker, and can be stopped. */
export class PageExport {
  readonly #studio: Studio;
  progress = $state.raw<Progress | undefined>();
  cancel: () => void = () => {};

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  save = async (format: Format): Promise<void> => {
    const made = await this.#made(format);
    if (!made) return;
    const ending = endingOf(made.name);
    const kind = { label: this.#studio.t(LABELS[ending]), endings: [ending] };
    const saved = await this.#studio.shell?.exportBytes({ name: made.name, content: made.bytes, kind });
    if (saved?.ok) this.#studio.files.tellSaved(SHEET.saved, saved.value);
    else if (saved) this.#studio.files.tellProblem(saved.problem);
  };
  print = async (): Promise<void> => {
    const made = await this.#made('pdf');
    if (!made) return;
    const printed = await this.#studio.shell?.print(made.name, made.bytes);
    if (printed && !printed.ok) this.#studio.files.tellProblem(printed.problem);
  };

  /** Whether it can be made at all; why not is said. */
  async #isPossible(format: Format): Promise<boolean> {
    const { setup, dialogs } = this.#studio;
    const { pageSizes } = await printDesk(this.#studio).ready();
    const { order, stop, dpi } = printDesk(this.#studio);
    if (stop !== undefined) {
      dialogs.tell(PRINTING.stopped, { why: stop }, 'error');
      return false;
    }
    if (format !== 'png') return true;
    const most = Math.min(...pageSizes(setup, order).map(mostDpi));
    if (dpi > most) dialogs.tell(PRINT_WORDS.tooFine, { dpi, most }, 'error');
    return dpi <= most;
  }
  async #made(format: Format): Promise<MadeFile | undefined> {
    if (!(await this.#isPossible(format))) return undefined;
    this.cancel();
    const { order, dpi, outlines, carriesDocument, fileName } = printDesk(this.#studio);
    const total = (await printDesk(this.#studio).ready()).orderedPages(this.#studio.setup, order).count;
    const wish = { scenario: this.#studio.scenario, order, format, dpi, outlines, isBare: !carriesDocument, name: fileName };
    this.progress = { stage: 'pages', done: 0, total };
    const work = printInWorker(wish, (done) => {
      this.progress = { stage: 'pages', done, total };
    });
    this.cancel = work.cancel;
    const result = await work.result;
    if (this.cancel === work.cancel) this.progress = undefined;
    if (result.ok) return result.value;
    if (result.problem.is === 'failed') this.#studio.dialogs.tell(PRINTING.failed, { why: result.problem.message }, 'error');
    return undefined;
  }
}

const exports = new WeakMap<Studio, PageExport>();
export const pageExport = (studio: Studio): PageExport => {
  const known = exports.get(studio) ?? new PageExport(studio);
  exports.set(studio, known);
  return known;
};
