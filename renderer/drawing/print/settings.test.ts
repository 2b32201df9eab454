import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../../engine/board.ts';
import { squareKey } from '../../../engine/grid.ts';
import { type Setup, setupOf } from '../../../engine/setup.ts';
import { library } from '../../../engine/tests/library.ts';
import type { Figure, GroupFigure } from '../figure.ts';
import type { Page } from '../page.ts';
import { inkOf } from '../tests/extent.ts';
import { scenarioById } from '../tests/scenarios.ts';
import { boardPageCount, boardPages, type GivenOptions, pagesOf } from './board.ts';
import { cutSheetCount, cutSheets, type GivenSheets } from './cut-sheet.ts';
import { notesOf } from './notes.ts';
import { paperSize } from './options.ts';
import { hintsOf, type PagingOptions, pageCount, pagingOf } from './paging.ts';
import { tokenPiecesOf } from './pieces-of.ts';

const setup = setupOf(scenarioById('germany-chips'), library);
const plain = (columns: number, rows: number): Setup => {
  const board: Board = {
    kind: 'board',
    version: 3,
    id: 'any',
    name: { en: 'Any' },
    sizes: { square: 45, tile: 44.5 },
    rows: Array.from({ length: rows }, () => '#'.repeat(columns)),
    cities: [],
    starts: [],
    towns: [],
    border: [],
  };
  return { ...setup, board, laid: [] };
};
const millimetres = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const paper = fc.oneof(fc.constantFrom('A4', 'A3', 'Letter'), fc.tuple(millimetres(40, 600), millimetres(40, 600)));
const options: fc.Arbitrary<GivenOptions> = fc.record({
  language: fc.constantFrom('en', 'cs', 'de', 'nl'),
  square: millimetres(5, 150),
  paper,
  margin: millimetres(0, 30),
  edge: millimetres(0, 12),
  overlap: millimetres(0, 25),
  orientation: fc.constantFrom('best', 'portrait', 'landscape'),
  calibration: millimetres(0.8, 1.25),
  rim: millimetres(0, 40),
  shown: fc.constant({ outside: false, grid: true, names: false, squareNames: false, tiles: false, tokens: false }),
}) as fc.Arbitrary<GivenOptions>;
const sizes = fc.record({ columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) });

const SLACK = 0.002;
/** What is nearer to the edge of the paper than the printer prints. */
const tooFarOut = ({ width, height, figures }: Page, edge: number, ink: typeof inkOf = inkOf): string[] =>
  figures.flatMap((figure: Figure) =>
    ink(figure)
      .filter(([x, y]) => x < edge - SLACK || y < edge - SLACK || x > width - edge + SLACK || y > height - edge + SLACK)
      .map((at) => `${figure.is} at ${at.join(' ')} on ${width} × ${height}`),
  );

describe('whatever the settings', { timeout: 240_000 }, () => {
  test('each square stands on exactly one page area, and no page reaches beyond what the printer prints', () => {
    fc.assert(
      fc.property(sizes, options, ({ columns, rows }, given) => {
        const any = plain(columns, rows);
        const count = boardPageCount(any, given);
        fc.pre(count > 0 && count < 40);
        const seen = pagesOf(any, given).flatMap(({ x, y }) =>
          Array.from({ length: x.count * y.count }, (_, i) => squareKey([x.from + (i % x.count), y.from + Math.floor(i / x.count)])),
        );
        expect([seen.length, new Set(seen).size]).toEqual([columns * rows, columns * rows]);
        const pages = [...boardPages(any, given)];
        expect(pages).toHaveLength(count);
        const edge = given.edge ?? 0;
        expect(pages.slice(0, -1).flatMap((page) => tooFarOut(page, edge))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
  test('a hint keeps its word, and what does not fit is said', () => {
    fc.assert(
      fc.property(sizes, options, ({ columns, rows }, given) => {
        const any = plain(columns, rows);
        const notes = notesOf(any, { what: 'board', form: 'pages', panels: [1, 1], options: given }, 'en');
        expect(notes.some(({ stops }) => stops)).toBe(boardPageCount(any, given) === 0);
        for (const { text } of notes) expect(text).not.toMatch(/undefined|NaN|Infinity/);
      }),
    );
    const paging = fc.record<PagingOptions>({
      columns: fc.integer({ min: 1, max: 40 }),
      rows: fc.integer({ min: 1, max: 40 }),
      square: millimetres(10, 90),
      paper: paper.map((one) => paperSize(one as 'A4')),
      margin: millimetres(9, 30),
      leastMargin: fc.constant(9),
      overlap: millimetres(0, 20),
      orientation: fc.constantFrom('best', 'portrait', 'landscape'),
    });
    fc.assert(
      fc.property(paging, (given) => {
        for (const { what, by, pages, now } of hintsOf(given)) {
          expect(pages).toBeLessThan(now);
          expect(pageCount(pagingOf({ ...given, [what]: given[what] - by })!)).toBe(pages);
          if (what === 'margin') expect(given.margin - by).toBeGreaterThanOrEqual(given.leastMargin);
        }
      }),
    );
  });
  test('pieces to be cut stay where the printer prints and never lie on each other', () => {
    const sheets: fc.Arbitrary<GivenSheets> = fc.record({
      language: fc.constant('en'),
      title: fc.constant('T'),
      paper,
      margin: millimetres(0, 25),
      edge: millimetres(0, 12),
      bleed: millimetres(0, 5),
      gutter: millimetres(0, 10),
      backs: fc.constantFrom('none', 'long', 'short', 'fold'),
      cuts: fc.constantFrom('lines', 'marks', 'apart', 'none'),
    }) as fc.Arbitrary<GivenSheets>;
    fc.assert(
      fc.property(sheets, millimetres(8, 60), (given, size) => {
        const bleed = given.bleed ?? 0;
        /** A piece reaches as far as its bleed; everything else as far as it is drawn. */
        const pieceInk = (figure: Figure): ReturnType<typeof inkOf> => {
          if (figure.is !== 'group' || !figure.at) return inkOf(figure);
          const [x, y] = figure.at;
          return [
            [x - bleed, y - bleed],
            [x + size + bleed, y + size + bleed],
          ];
        };
        const pieces = tokenPiecesOf(setup, { size, shape: 'square', bleed });
        const pages = [...cutSheets(pieces, given)];
        expect(pages).toHaveLength(cutSheetCount(pieces, given));
        for (const page of pages) {
          expect(tooFarOut(page, given.edge ?? 0, pieceInk)).toEqual([]);
          const places = page.figures
            .filter((one): one is GroupFigure => one.is === 'group' && one.at !== undefined)
            .map(({ at }) => at ?? [0, 0]);
          for (const [i, [x, y]] of places.entries())
            for (const [ox, oy] of places.slice(0, i)) expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThan(size - SLACK);
        }
      }),
      { numRuns: 60 },
    );
  });
});
