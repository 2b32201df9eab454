import { extname } from 'node:path';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { PRINT_WORDS } from '../../engine/words/print-words.ts';
import type { Page } from '../../renderer/drawing/page.ts';
import type { Format, PrintJob, PrintTools } from '../../renderer/drawing/print/files.ts';
import { type Args, textOption, UsageError, wholeOption } from './command.ts';
import { FINE, type Io, objectionLine, printJson, UNUSABLE } from './io.ts';
import { writeBeside } from './write-beside.ts';

const ENDINGS = ['.pdf', '.svg', '.png'] as const;
/** The file a command writes, its format by its name. */
export const outOption = (args: Args, command: string): { readonly file: string; readonly format: Format } => {
  const file = textOption(args, 'out');
  if (file === undefined) throw new UsageError(COMMAND_LINE_WORDS.needs, { command, option: '--out FILE.pdf|svg|png' });
  const ending = ENDINGS.find((one) => one === extname(file).toLowerCase());
  if (!ending) throw new UsageError(COMMAND_LINE_WORDS.ending, { command, choices: ENDINGS, given: file });
  return { file, format: ending.slice(1) as Format };
};

const tools: PrintTools = {
  fonts: async () => (await import('./fonts.ts')).shippedFonts(),
  painter: async () => (await import('./painter.ts')).painterBytes(),
};
const DPI = 300;
const LEAST_DPI = 30;
const MOST_DPI = 2400;
export const OUT_OPTIONS = {
  out: { type: 'string' },
  dpi: { type: 'string' },
  outlines: { type: 'boolean' },
  'without-document': { type: 'boolean' },
} as const;

/** Says beforehand what does not fit; whether it may go on. */
const isPrintable = async (job: PrintJob, io: Io): Promise<boolean> => {
  const [{ notesOf }, { pageSizes }, { mostDpi }] = await Promise.all([
    import('../../renderer/drawing/print/notes.ts'),
    import('../../renderer/drawing/print/order.ts'),
    import('../../renderer/drawing/png/sizes.ts'),
  ]);
  const notes = notesOf(job.setup, job.order, io.language);
  for (const { text, stops } of notes) io.err(stops ? `tilewright: ${text}\n` : `${text}\n`);
  if (notes.some(({ stops }) => stops)) return false;
  if (job.format !== 'png') return true;
  const most = Math.min(...pageSizes(job.setup, job.order).map(mostDpi));
  if (job.dpi > most) io.err(`tilewright: ${say(PRINT_WORDS.tooFine, io.language, { dpi: job.dpi, most })}\n`);
  return job.dpi <= most;
};
const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;
const report = (file: string, pages: readonly Page[], { json }: Args, io: Io): void => {
  const sizes = pages.map(({ width, height, name }) => ({ name, width: tenths(width), height: tenths(height) }));
  if (json) printJson(io, { out: file, pages: pages.length, sizes });
  else io.out(`${file}: ${pages.length} × ${sizes[0]?.width ?? 0} × ${sizes[0]?.height ?? 0} mm\n`);
};
/** Writes what is ordered in the format the name of the file asks for, and says what was written. */
export const writeOrder = async (wanted: Pick<PrintJob, 'setup' | 'order'>, args: Args, io: Io, command: string): Promise<number> => {
  const { file, format } = outOption(args, command);
  const dpi = wholeOption(args, 'dpi', { least: LEAST_DPI, most: MOST_DPI, otherwise: DPI });
  const job: PrintJob = {
    ...wanted,
    format,
    dpi,
    outlines: args.options['outlines'] === true,
    isBare: args.options['without-document'] === true,
  };
  if (!(await isPrintable(job, io))) return UNUSABLE;
  const [{ fileName, printedFiles }, { orderedPages }] = await Promise.all([
    import('../../renderer/drawing/print/files.ts'),
    import('../../renderer/drawing/print/order.ts'),
  ]);
  const stem = file.slice(0, -format.length - 1);
  for await (const { page, bytes } of printedFiles(job, tools)) {
    const result = writeBeside(page === undefined ? file : fileName(stem, format, page), bytes);
    if (result.ok) continue;
    io.err(`${objectionLine(speak(result.problem, io.language))}\n`);
    return UNUSABLE;
  }
  report(file, [...orderedPages(job.setup, job.order).each()], args, io);
  return FINE;
};
