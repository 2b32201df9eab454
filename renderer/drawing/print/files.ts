import { strToU8 } from 'fflate';
import { writeDocument } from '../../../engine/documents/write.ts';
import { closedScenario } from '../../../engine/jobs/closed.ts';
import type { Setup } from '../../../engine/setup.ts';
import type { Page } from '../page.ts';
import { pageToSvg } from '../pages-svg.ts';
import type { Fonts } from '../pdf/pdf.ts';
import { infoOf, orderedPages, type PrintOrder } from './order.ts';

export const FORMATS = ['pdf', 'svg', 'png'] as const;
export type Format = (typeof FORMATS)[number];
export interface PrintJob {
  readonly setup: Setup;
  readonly order: PrintOrder;
  readonly format: Format;
  /** Of a PNG. */
  readonly dpi: number;
  /** The words of an SVG as outlines. */
  readonly outlines: boolean;
  /** Without the scenario inside: what is handed out shows no more than its pages. */
  readonly isBare?: boolean;
}
/** Where fonts and painter come from; asked only for what a format needs. */
export interface PrintTools {
  fonts(): Promise<Fonts>;
  /** The bytes of resvg's WebAssembly. */
  painter(): Promise<Uint8Array>;
}
export interface PrintedFile {
  /** Counted from 1 where a format has a file a page. */
  readonly page?: number;
  readonly bytes: Uint8Array;
}
/** Told how many pages are done, in parts of a page where a page takes long. */
export type Told = (done: number) => Promise<void> | void;

/** The scenario with all it needs, which travels in what is made of it; what is traced never does. */
const documentOf = ({ setup, isBare }: PrintJob): string | undefined =>
  isBare ? undefined : writeDocument(closedScenario(setup.scenario, setup.library));

const asPdf = async (job: PrintJob, tools: PrintTools, told: Told): Promise<PrintedFile> => {
  const { pagesToPdf } = await import('../pdf/pdf.ts');
  const { setup, order } = job;
  const text = documentOf(job);
  const info = { ...infoOf(setup, order), ...(text !== undefined && { attachment: { name: `${setup.scenario.id}.json`, text } }) };
  return { bytes: await pagesToPdf(orderedPages(setup, order).each(), await tools.fonts(), info, told) };
};
const painting = async (tools: PrintTools) => ({ fonts: await tools.fonts(), wasm: await tools.painter() });
const svgOf = async (page: Page, job: PrintJob, tools: PrintTools): Promise<Uint8Array> => {
  const { setup, order, outlines } = job;
  const document = documentOf(job);
  const svg = pageToSvg(page, { language: infoOf(setup, order).language, ...(document !== undefined && { document }) });
  if (!outlines) return strToU8(svg);
  const { withOutlines } = await import('../png/png.ts');
  return strToU8(await withOutlines(svg, await painting(tools)));
};
const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
const pngOf = async (page: Page, job: PrintJob, tools: PrintTools, told: Told): Promise<Uint8Array> => {
  const { pageToPng } = await import('../png/png.ts');
  const parts: Uint8Array[] = [];
  const given = { ...(await painting(tools)), document: documentOf(job) };
  for await (const part of pageToPng(page, job.dpi, given, told)) parts.push(part);
  return joined(parts);
};

/** The files of an order, each as it is done: one PDF, or an SVG or PNG a page. The same order gives the same bytes everywhere. */
export async function* printedFiles(job: PrintJob, tools: PrintTools, told: Told = () => {}): AsyncGenerator<PrintedFile> {
  if (job.format === 'pdf') {
    yield await asPdf(job, tools, told);
    return;
  }
  const { count, each } = orderedPages(job.setup, job.order);
  let done = 0;
  for (const page of each()) {
    const before = done;
    const bytes = job.format === 'svg' ? await svgOf(page, job, tools) : await pngOf(page, job, tools, (part) => told(before + part));
    done += 1;
    yield { ...(count > 1 && { page: done }), bytes };
    await told(done);
  }
}
/** "sheet.svg", or "sheet-2.svg" where there are several. */
export const fileName = (name: string, format: Format, page?: number): string =>
  page === undefined ? `${name}.${format}` : `${name}-${page}.${format}`;
