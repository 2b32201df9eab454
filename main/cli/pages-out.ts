import { extname } from 'node:path';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { speak } from '../../engine/words/index.ts';
import type { Page } from '../../renderer/drawing/page.ts';
import type { PdfInfo } from '../../renderer/drawing/pdf/pdf.ts';
import { type Args, textOption, UsageError, wholeOption } from './command.ts';
import { writeBeside } from './files.ts';
import { FINE, type Io, objectionLine, printJson, UNUSABLE } from './io.ts';

export const FORMATS = ['.pdf', '.svg', '.png'] as const;
type Format = (typeof FORMATS)[number];
/** The file a command writes, its format by its name. */
export const outOption = (args: Args, command: string): { readonly file: string; readonly format: Format } => {
  const file = textOption(args, 'out');
  if (file === undefined) throw new UsageError(COMMAND_LINE_WORDS.needs, { command, option: '--out FILE.pdf|svg|png' });
  const format = FORMATS.find((one) => one === extname(file).toLowerCase());
  if (!format) throw new UsageError(COMMAND_LINE_WORDS.ending, { command, choices: FORMATS, given: file });
  return { file, format };
};

export interface Printing {
  readonly pages: readonly Page[];
  readonly info: PdfInfo;
  /** The document, to travel in an SVG. */
  readonly document?: string;
}
type Written = { readonly file: string; readonly bytes: Uint8Array };
/** "sheet.svg", or "sheet-2.svg" where there are several. */
const numbered = (file: string, i: number, count: number): string => {
  const end = extname(file);
  return count === 1 ? file : `${file.slice(0, -end.length)}-${i + 1}${end}`;
};

const asPdf = async ({ pages, info }: Printing, file: string): Promise<Written[]> => {
  const [{ pagesToPdf }, { shippedFonts }] = await Promise.all([import('../../renderer/drawing/pdf/pdf.ts'), import('./fonts.ts')]);
  return [{ file, bytes: await pagesToPdf(pages, shippedFonts(), info) }];
};
const asSvg = async ({ pages, info, document }: Printing, file: string, outlines: boolean): Promise<Written[]> => {
  const { pageToSvg } = await import('../../renderer/drawing/pages-svg.ts');
  const plain = pages.map((page) => pageToSvg(page, { language: info.language, ...(document !== undefined && { document }) }));
  const texts = outlines ? await Promise.all(plain.map(outlined)) : plain;
  return texts.map((text, i) => ({ file: numbered(file, i, texts.length), bytes: Buffer.from(text) }));
};
const tools = async () => {
  const [{ shippedFonts }, { painterBytes }, { deflate }] = await Promise.all([
    import('./fonts.ts'),
    import('./painter.ts'),
    import('./deflate.ts'),
  ]);
  return { fonts: shippedFonts(), wasm: painterBytes(), deflate };
};
const outlined = async (svg: string): Promise<string> => {
  const { withOutlines } = await import('../../renderer/drawing/png/png.ts');
  return withOutlines(svg, await tools());
};
const asPng = async ({ pages }: Printing, file: string, dpi: number): Promise<Written[]> => {
  const { mostDpi, pageToPng } = await import('../../renderer/drawing/png/png.ts');
  const most = Math.min(...pages.map(mostDpi));
  if (dpi > most) throw new UsageError(COMMAND_LINE_WORDS.dpi, { dpi, most });
  const used = await tools();
  const written: Written[] = [];
  for (const [i, page] of pages.entries()) {
    const parts: Uint8Array[] = [];
    for await (const part of pageToPng(page, dpi, used)) parts.push(part);
    written.push({ file: numbered(file, i, pages.length), bytes: Buffer.concat(parts) });
  }
  return written;
};

const DPI = 300;
const MOST_DPI = 2400;
export const OUT_OPTIONS = { out: { type: 'string' }, dpi: { type: 'string' }, outlines: { type: 'boolean' } } as const;

const drawn = (printing: Printing, format: Format, file: string, args: Args): Promise<Written[]> => {
  if (format === '.pdf') return asPdf(printing, file);
  if (format === '.svg') return asSvg(printing, file, args.options['outlines'] === true);
  return asPng(printing, file, wholeOption(args, 'dpi', { least: 30, most: MOST_DPI, otherwise: DPI }));
};
const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;
/** Writes pages in the format the name of the file asks for, and says what was written. */
export const writePages = async (printing: Printing, args: Args, io: Io, command: string): Promise<number> => {
  const { file, format } = outOption(args, command);
  for (const written of await drawn(printing, format, file, args)) {
    const result = writeBeside(written.file, written.bytes);
    if (result.ok) continue;
    io.err(`${objectionLine(speak(result.problem, io.language))}\n`);
    return UNUSABLE;
  }
  const sizes = printing.pages.map(({ width, height, name }) => ({ name, width: tenths(width), height: tenths(height) }));
  if (args.json) printJson(io, { out: file, pages: printing.pages.length, sizes });
  else io.out(`${file}: ${printing.pages.length} × ${sizes[0]?.width ?? 0} × ${sizes[0]?.height ?? 0} mm\n`);
  return FINE;
};
