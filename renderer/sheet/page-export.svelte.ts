import { inLanguage } from '../../engine/documents/common.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { Progress } from '../../engine/jobs/task.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Page } from '../drawing/page.ts';
import { PRINTING } from './print-words.ts';
import { sheetDesk } from './sheet-desk.svelte.ts';
import { SHEET } from './words.ts';

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes pages out of the program: to a file or to the printer, page by page, and can be stopped. */
export class PageExport {
  readonly #studio: Studio;
  progress = $state.raw<Progress | undefined>();
  #isStopped = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  cancel = (): void => {
    this.#isStopped = true;
  };
  get #language() {
    return sheetDesk(this.#studio).language;
  }
  #step = async (done: number, total: number): Promise<boolean> => {
    this.progress = { stage: 'pages', done, total };
    await breath();
    return !this.#isStopped;
  };
  /** Runs work with progress; nothing comes of it when it was stopped. */
  async #watched<Made>(total: number, work: () => Promise<Made>): Promise<Made | undefined> {
    this.#isStopped = false;
    await this.#step(0, total);
    try {
      const made = await work();
      return this.#isStopped ? undefined : made;
    } finally {
      this.progress = undefined;
    }
  }

  async #pdf(pages: readonly Page[]): Promise<Uint8Array | undefined> {
    const [{ watchedPdf }, { pageFonts }] = await Promise.all([import('../drawing/pdf/pdf.ts'), import('./page-fonts.ts')]);
    const { scenario } = this.#studio;
    const author = scenario.credit?.author;
    const info = { title: inLanguage(scenario.title, this.#language), language: this.#language, ...(author ? { author } : {}) };
    const fonts = await pageFonts();
    return this.#watched(pages.length, () => watchedPdf(pages, fonts, info, (done) => this.#step(done, pages.length)));
  }
  async savePdf(pages: readonly Page[], name: string): Promise<void> {
    const content = await this.#pdf(pages);
    if (content) await this.#take(`${name}.pdf`, content, SHEET.pdfFile, 'pdf');
  }
  async print(pages: readonly Page[], name: string): Promise<void> {
    const content = await this.#pdf(pages);
    if (!content) return;
    const printed = await this.#studio.shell?.print(`${name}.pdf`, content);
    if (printed && !printed.ok) this.#studio.files.tellProblem(printed.problem);
  }
  async saveSvg(pages: readonly Page[], name: string): Promise<void> {
    const { pageToSvg } = await import('../drawing/pages-svg.ts');
    const document = writeDocument(this.#studio.closed);
    for (const [i, page] of pages.entries()) {
      const content = new TextEncoder().encode(pageToSvg(page, { language: this.#language, document }));
      if (!(await this.#take(numbered(name, i, pages.length, 'svg'), content, SHEET.svgFile, 'svg'))) return;
    }
  }
  async savePng(pages: readonly Page[], name: string, dpi: number): Promise<void> {
    const [{ mostDpi, pageToPng }, { pagePainter }] = await Promise.all([import('../drawing/png/png.ts'), import('./page-painter.ts')]);
    const most = Math.min(...pages.map(mostDpi));
    if (dpi > most) return this.#studio.dialogs.tell(PRINTING.tooFine, { dpi, most });
    const tools = await pagePainter();
    for (const [i, page] of pages.entries()) {
      const parts = await this.#watched(pages.length, async () => {
        const made: Uint8Array<ArrayBuffer>[] = [];
        for await (const part of pageToPng(page, dpi, tools)) {
          made.push(part as Uint8Array<ArrayBuffer>);
          if (!(await this.#step(i, pages.length))) break;
        }
        return made;
      });
      if (!parts) return;
      const content = new Uint8Array(await new Blob(parts).arrayBuffer());
      if (!(await this.#take(numbered(name, i, pages.length, 'png'), content, PRINTING.pngFile, 'png'))) return;
    }
  }
  async #take(name: string, content: Uint8Array, label: Message, ending: string): Promise<boolean> {
    const saved = await this.#studio.shell?.exportBytes({ name, content, kind: { label: this.#studio.t(label), endings: [ending] } });
    if (saved?.ok) this.#studio.dialogs.tell(SHEET.saved, { file: saved.value.name });
    else if (saved) this.#studio.files.tellProblem(saved.problem);
    return saved?.ok === true;
  }
}
const numbered = (name: string, i: number, count: number, ending: string): string =>
  count === 1 ? `${name}.${ending}` : `${name}-${i + 1}.${ending}`;

const exports = new WeakMap<Studio, PageExport>();
export const pageExport = (studio: Studio): PageExport => {
  const known = exports.get(studio) ?? new PageExport(studio);
  exports.set(studio, known);
  return known;
};
