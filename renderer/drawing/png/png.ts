import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { asciiJson, PNG_KEYWORD } from '../../../engine/formats/printed-document.ts';
import type { Box } from '../figure.ts';
import type { Page } from '../page.ts';
import type { Fonts } from '../pdf/pdf.ts';
import { toSvg } from '../svg.ts';
import { densityChunk, endChunk, headerChunk, PNG_SIGNATURE, pngChunk } from './chunks.ts';
import { seenIn } from './cull.ts';
import { deflated } from './deflate.ts';
import { type PngSize, pngSize } from './sizes.ts';

/** A document in a chunk of its own, before the picture. */
const documentChunk = (document: string): Uint8Array => {
  const text = PNG_KEYWORD + asciiJson(document);
  return pngChunk(
    'iTXt',
    Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)),
  );
};

export interface PngTools {
  readonly fonts: Fonts;
  /** The bytes of resvg's WebAssembly. */
  readonly wasm: Uint8Array;
  /** How much is painted at a time. */
  readonly stripPixels?: number;
  /** The document the page was made from. */
  readonly document?: string | undefined;
}

let started: Promise<void> | undefined;
/** Gets the painter ready; once is enough. */
export const startPainter = (wasm: Uint8Array): Promise<void> => {
  started ??= initWasm(wasm.slice().buffer);
  return started;
};

const withoutAlpha = (rgba: Uint8Array, width: number): Uint8Array => {
  const rows = rgba.length / 4 / width;
  const out = new Uint8Array(rows * (width * 3 + 1));
  let to = 0;
  for (let row = 0, from = 0; row < rows; row++) {
    out[to++] = 0;
    for (let x = 0; x < width; x++, from += 4) {
      out[to++] = rgba[from] as number;
      out[to++] = rgba[from + 1] as number;
      out[to++] = rgba[from + 2] as number;
    }
  }
  return out;
};
const fontOptions = (fonts: Fonts) => ({ fontBuffers: Object.values(fonts), defaultFontFamily: 'Source Sans 3' });
const paint = (page: Page, box: Box, size: PngSize, fonts: Fonts): Uint8Array => {
  const strip = { from: box.y, to: box.y + box.height };
  const resvg = new Resvg(toSvg(seenIn(strip, page.figures), box, { unit: 'px' }), {
    background: '#ffffff',
    fitTo: { mode: 'width', value: size.width },
    font: fontOptions(fonts),
  });
  const image = resvg.render();
  const rgba = image.pixels.slice(0, size.width * size.height * 4);
  image.free();
  resvg.free();
  return withoutAlpha(rgba, size.width);
};

const STRIP_PIXELS = 4_000_000;
/** Told after each strip which part of the picture is painted. */
export type ToldPart = (part: number) => Promise<void> | void;
/** The rows of a picture, strip by strip, so that its size does not matter to the memory. */
async function* strips(page: Page, dpi: number, fonts: Fonts, pixels: number, told: ToldPart): AsyncGenerator<Uint8Array> {
  const { width, height } = pngSize(page, dpi);
  const rows = Math.max(1, Math.floor(pixels / width));
  const unit = page.width / width;
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y);
    yield paint(page, { x: 0, y: y * unit, width: page.width, height: count * unit }, { width, height: count }, fonts);
    await told((y + count) / height);
  }
}

/** A page as a PNG that knows its size, piece by piece. */
export async function* pageToPng(
  page: Page,
  dpi: number,
  { fonts, wasm, stripPixels = STRIP_PIXELS, document }: PngTools,
  told: ToldPart = () => {},
): AsyncGenerator<Uint8Array> {
  await startPainter(wasm);
  const { width, height } = pngSize(page, dpi);
  yield PNG_SIGNATURE;
  yield headerChunk(width, height);
  yield densityChunk(dpi);
  if (document !== undefined) yield documentChunk(document);
  for await (const part of deflated(strips(page, dpi, fonts, stripPixels, told))) yield pngChunk('IDAT', part);
  yield endChunk();
}

/** Everything before the drawing itself: its size in millimetres, its title, the document in it. */
const headOf = (svg: string): string => {
  const drawing = [svg.indexOf('<defs>'), svg.indexOf('<g'), svg.indexOf('<path'), svg.indexOf('<text')].filter((at) => at > 0);
  return svg.slice(0, Math.min(...drawing));
};
/** An SVG whose words have become outlines, for whoever has not the font. */
export const withOutlines = async (svg: string, { fonts, wasm }: Pick<PngTools, 'fonts' | 'wasm'>): Promise<string> => {
  await startPainter(wasm);
  const outlined = new Resvg(svg, { font: fontOptions(fonts) }).toString();
  return outlined.replace(/^<svg[^>]*>/, () => headOf(svg));
};
