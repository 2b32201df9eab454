import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether the programs that read PDFs are on this machine; tests that need them say so when they are not. */
export const hasPoppler = ((): boolean => {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const written = (pdf: Uint8Array): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'tilewright-pdf-')), 'page.pdf');
  writeFileSync(file, pdf);
  return file;
};
const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: 'utf8' });
export const textOf = (pdf: Uint8Array): string => run('pdftotext', ['-raw', written(pdf), '-']);
export const infoOf = (pdf: Uint8Array): string => run('pdfinfo', ['-box', '-f', '1', '-l', '99', written(pdf)]);
export const fontsOf = (pdf: Uint8Array): string[] =>
  run('pdffonts', [written(pdf)])
    .trim()
    .split('\n')
    .slice(2);
export const picturesOf = (pdf: Uint8Array): string[] =>
  run('pdfimages', ['-list', written(pdf)])
    .trim()
    .split('\n')
    .slice(2);

/** A rendered page, one grey byte a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}
const readPgm = (bytes: Uint8Array): Pixels => {
  const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 60)).toString('latin1')) ?? [];
  const [w, h] = [Number(width), Number(height)];
  return { width: w, height: h, grey: bytes.subarray(bytes.length - w * h) };
};
/** The pages as pixels, with smoothing: a pixel is as dark as much of it is covered. */
export const pixelsOf = (pdf: Uint8Array, dpi: number): Pixels[] => {
  const file = written(pdf);
  run('pdftoppm', ['-r', String(dpi), '-gray', file, file]);
  const folder = join(file, '..');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pgm'))
    .sort()
    .map((name) => readPgm(new Uint8Array(readFileSync(join(folder, name)))));
};
