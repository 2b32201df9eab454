import { describe, expect, test } from 'vitest';
import { type Board, squaresOfBoard } from '../../../engine/board.ts';
import { squareKey } from '../../../engine/grid.ts';
import { type Setup, setupOf } from '../../../engine/setup.ts';
import { library } from '../../../engine/tests/library.ts';
import type { Figure } from '../figure.ts';
import type { Page } from '../page.ts';
import { pagesToPdf } from '../pdf/pdf.ts';
import { testFonts } from '../tests/fonts.ts';
import { hasPoppler, infoOf, type Pixels, picturesOf, pixelsOf } from '../tests/poppler.ts';
import { scenarioById } from '../tests/scenarios.ts';
import { boardPages, boardPaging } from './board.ts';
import { panelPages, posterPage } from './poster.ts';

const setup = setupOf(scenarioById('germany-chips'), library);
const areas = (pages: readonly Page[]): string[] =>
  pages
    .flatMap(({ figures }) => figures.flatMap((figure) => (figure.is === 'group' ? figure.figures : [])))
    .flatMap((figure) => (figure.is === 'group' && figure.name?.startsWith('area-') ? [figure.name.slice(5)] : []));
const words = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.is === 'text' ? [figure.text] : figure.is === 'group' ? words(figure.figures) : []));
const pdfOf = (pages: Iterable<Page>): Promise<Uint8Array> => pagesToPdf(pages, testFonts(), { title: 'Board', language: 'en' });

describe('a board on pages', { timeout: 60_000 }, () => {
  test('each square lies on exactly one page', () => {
    const paging = boardPaging(setup, { language: 'en' })!;
    const seen = paging.rows.flatMap((y) =>
      paging.columns.flatMap((x) =>
        Array.from({ length: x.count * y.count }, (_, i) => squareKey([x.from + (i % x.count), y.from + Math.floor(i / x.count)])),
      ),
    );
    expect(new Set(seen).size).toBe(seen.length);
    for (const square of squaresOfBoard(setup.board)) expect(seen).toContain(squareKey(square));
  });
  test('every page says which it is, and the last shows how they go together', () => {
    const pages = [...boardPages(setup, { language: 'nl' })];
    expect(areas(pages)).toHaveLength(pages.length - 1);
    for (const [i, { figures }] of pages.entries()) expect(words(figures).join('\n')).toContain(`pagina ${i + 1} van ${pages.length}`);
    expect(words(pages.at(-1)!.figures)).toContain('Zo horen de pagina’s bij elkaar');
  });
  test('each seam has a letter that stands on both its pages', () => {
    const pages = [...boardPages(setup, { language: 'en' })].slice(0, -1);
    const letters = pages.flatMap(({ figures }) =>
      words(figures.filter((figure) => figure.is === 'text')).filter((word) => /^[A-Z]{1,2}$/.test(word)),
    );
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
    expect(counts.size).toBe(12);
  });
  test('what reaches the paper keeps out of the printer’s margin', () => {
    for (const page of boardPages(setup, { language: 'de', overlap: 0 })) {
      for (const figure of page.figures) {
        if (figure.is !== 'text') continue;
        expect(figure.at[0]).toBeGreaterThanOrEqual(4.5);
        expect(figure.at[1]).toBeLessThanOrEqual(page.height - 4.5);
      }
    }
  });
  test('a poster has its bleed round the trim box, and no marks', () => {
    const poster = posterPage(setup, { language: 'en', rim: 0, bleed: 3 });
    expect(poster).toMatchObject({ width: 12 * 45.5 + 6, height: 17 * 45.5 + 6, trim: { x: 3, y: 3, width: 546, height: 773.5 } });
    expect(words(poster.figures)).toEqual([]);
  });
  test.skipIf(!hasPoppler)('the bleed of a poster is inked on all four sides', async () => {
    for (const square of [20, 45.5]) {
      const [pixels] = pixelsOf(await pdfOf([posterPage(setup, { language: 'en', square, bleed: 3 })]), 40);
      const { width, height, grey } = pixels!;
      const white = (x: number, y: number): boolean => (grey[y * width + x] ?? 255) > 250;
      const rim = [...Array(width).keys()].flatMap((x) => [white(x, 1), white(x, height - 2)]);
      rim.push(...[...Array(height).keys()].flatMap((y) => [white(1, y), white(width - 2, y)]));
      expect(rim.filter(Boolean).length / rim.length).toBeLessThan(0.02);
    }
  });
  test('panels are cut between squares', () => {
    const sizes = [...panelPages(setup, { language: 'en', bleed: 0 }, 2, 3)].map(({ width, height }) => [width / 45.5, height / 45.5]);
    expect(sizes).toEqual([
      [6, 6],
      [6, 6],
      [6, 6],
      [6, 6],
      [6, 5],
      [6, 5],
    ]);
  });
});

const WIDE: Board = {
  kind: 'board',
  version: 3,
  id: 'wide',
  name: { en: 'Wide' },
  sizes: { square: 45, tile: 44.5 },
  rows: Array.from({ length: 30 }, () => '#'.repeat(40)),
  cities: [],
  starts: [],
  towns: [],
  border: [],
};
const wide: Setup = { ...setup, board: WIDE, laid: [] };

const BLACK = 128;
/** How long the longest line in a row or column of pixels is, in millimetres: what its ends cover of a pixel counts by its grey. */
const lengthOfLine = ({ width, height, grey }: Pixels, dpi: number, down: boolean): number => {
  const at = (line: number, i: number): number => 255 - (grey[down ? i * width + line : line * width + i] ?? 255);
  const [lines, along] = down ? [width, height] : [height, width];
  let longest = 0;
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < along; i++) {
      const from = i;
      while (i < along && at(line, i) > BLACK) i++;
      if (i - from < along / 4) continue;
      let [sum, full] = [0, 0];
      for (let k = from - 2; k < i + 2; k++) {
        sum += at(line, k);
        full = Math.max(full, at(line, k));
      }
      longest = Math.max(longest, sum / full);
    }
  }
  return (longest * 25.4) / dpi;
};
/** A bar is measured to the outer edges of its ends, each half a hair beyond its length. */
const HAIR = 0.2;
const bars = (page: Page): Page => ({
  ...page,
  figures: page.figures.filter((figure) => figure.is === 'group' && figure.name?.startsWith('bar-')),
});

describe.skipIf(!hasPoppler)('the printed page, measured (needs poppler)', { timeout: 120_000 }, () => {
  test.each([1, 0.97, 1.013])('the bars are 100 mm both ways to a tenth, at two resolutions, calibrated by %d', async (calibration) => {
    const [first] = boardPages(setup, { language: 'en', calibration });
    const pdf = await pdfOf([bars(first!)]);
    for (const dpi of [300, 600]) {
      const [pixels] = pixelsOf(pdf, dpi);
      for (const down of [false, true]) {
        const length = lengthOfLine(pixels!, dpi, down) - HAIR;
        expect(Math.abs(length - 100 * calibration)).toBeLessThan(0.1);
      }
    }
  });
  test('the boxes of the pages are those of the paper, nothing on them is a picture of dots', async () => {
    const pdf = await pdfOf(boardPages(setup, { language: 'cs', paper: 'A3' }));
    expect(infoOf(pdf)).toMatch(/Page +1 MediaBox: +0.00 +0.00 +(841.89 +1190.55|1190.55 +841.89)/);
    expect(picturesOf(pdf)).toEqual([]);
    const poster = await pdfOf([posterPage(setup, { language: 'cs', rim: 0, bleed: 3 })]);
    expect(infoOf(poster)).toMatch(/TrimBox: +8.50 +8.50 +1556.2\d +2201.1\d/);
  });
  test('the same board gives the same bytes', async () => {
    const [a, b] = await Promise.all([pdfOf(boardPages(setup, { language: 'de' })), pdfOf(boardPages(setup, { language: 'de' }))]);
    expect(Buffer.compare(a, b)).toBe(0);
  });
  test('40 by 30 squares of 45 mm are made page by page', async () => {
    const pdf = await pdfOf(
      boardPages(wide, {
        language: 'en',
        shown: { outside: true, grid: true, names: true, squareNames: true, tiles: true, tokens: false },
      }),
    );
    expect(infoOf(pdf)).toMatch(/Pages: +\d\d/);
    expect(pdf.length).toBeLessThan(3_000_000);
  });
});
