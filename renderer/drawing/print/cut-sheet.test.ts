import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/documents/common.ts';
import { setupOf } from '../../../engine/setup.ts';
import { library, tileById } from '../../../engine/tests/library.ts';
import type { Figure, GroupFigure } from '../figure.ts';
import type { Page } from '../page.ts';
import { pageToSvg } from '../pages-svg.ts';
import { COLOUR } from '../palette.ts';
import { pagesToPdf } from '../pdf/pdf.ts';
import { testFonts } from '../tests/fonts.ts';
import { scenarioById } from '../tests/scenarios.ts';
import { type CutSheetOptions, cutSheets, tooLarge } from './cut-sheet.ts';
import { extraPiecesOf } from './extras.ts';
import { infoOf, orderedPages } from './order.ts';
import { type PrintPiece, tilePiece } from './piece.ts';
import { tilePiecesOf, tokenPiecesOf } from './pieces-of.ts';

const setup = setupOf(scenarioById('germany-chips'), library);
const style = { palette: COLOUR, detail: 'full' } as const;
const sheets = (pieces: readonly PrintPiece[], options: Partial<CutSheetOptions> = {}): Page[] => [
  ...cutSheets(pieces, { language: 'en', title: 'T', ...options }),
];
const groups = ({ figures }: Page): GroupFigure[] =>
  figures.filter((figure): figure is GroupFigure => figure.is === 'group' && figure.at !== undefined);
const uses = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.is === 'use' ? [figure.symbol.key] : figure.is === 'group' ? uses(figure.figures) : []));
const named = (page: Page, name: string): GroupFigure | undefined =>
  page.figures.find((figure): figure is GroupFigure => figure.is === 'group' && figure.name === name);

describe('tile and token sheets', { timeout: 60_000 }, () => {
  test('hold every copy of every tile once', () => {
    const pieces = tilePiecesOf(setup);
    expect(pieces).toHaveLength(114);
    const fronts = sheets(pieces, { backs: 'none' }).flatMap(({ figures }) => uses(figures));
    expect(fronts).toHaveLength(114);
    expect(fronts.filter((key) => key.endsWith(':base-V'))).toHaveLength(9);
  });
  test('the start tile alone has a back of its own', () => {
    const backs = sheets(tilePiecesOf(setup))
      .filter(({ name }) => name.includes('backs'))
      .flatMap(({ figures }) => uses(figures));
    expect(backs.filter((key) => key.endsWith(':true'))).toHaveLength(1);
    expect(backs).toHaveLength(114);
  });
  test.each([['long'], ['short']] as const)('turned over its %s edge, each back lies behind its front', (backs) => {
    for (const paper of ['A4', [297, 180]] as const) {
      const [front, back] = sheets(tilePiecesOf(setup), { backs, paper }) as [Page, Page];
      const mirrorsX = (backs === 'long') === front.width <= front.height;
      const size = setup.board.sizes.tile;
      const [fronts, behind] = [groups(front), groups(back)];
      expect(behind.length).toBeGreaterThan(10);
      behind.forEach(({ at: [x, y] = [0, 0] }, i) => {
        const [fx, fy] = fronts[i]?.at ?? [0, 0];
        expect(mirrorsX ? front.width - fx - size : fx).toBeCloseTo(x, 6);
        expect(mirrorsX ? fy : front.height - fy - size).toBeCloseTo(y, 6);
      });
    }
  });
  test('folded, the backs mirror the fronts about the fold', () => {
    const [page] = sheets(tokenPiecesOf(setup), { backs: 'fold' }) as [Page];
    const placed = groups(page);
    const half = placed.length / 2;
    for (let i = 0; i < half; i++) {
      const [front, back] = [placed[i]?.at ?? [0, 0], placed[half + i]?.at ?? [0, 0]];
      expect(front[0] + 22).toBeLessThanOrEqual(page.width / 2);
      expect(back[0]).toBeCloseTo(page.width - front[0] - 22, 6);
      expect(back[1]).toBe(front[1]);
    }
  });
  test('pieces never overlap and stay on the paper', () => {
    for (const bleed of [0, 3]) {
      for (const page of sheets(tilePiecesOf(setup, { bleed }), { bleed, backs: 'none', gutter: 2 })) {
        const places = groups(page).map(({ at }) => at ?? [0, 0]);
        for (const [i, [x, y]] of places.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(9 + bleed - 1e-6);
          for (const [ox, oy] of places.slice(0, i))
            expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThanOrEqual(45 + 2 + 2 * bleed - 1e-6);
        }
      }
    }
  });
  test('cut paths can stand apart, the art without lines', () => {
    const pages = sheets(tokenPiecesOf(setup), { cuts: 'apart', backs: 'none' });
    expect(pages.map((page) => named(page, 'cut-paths') !== undefined)).toEqual([false, true]);
    expect(named(pages[1] as Page, 'cut-paths')?.figures).toHaveLength(30);
    expect(pageToSvg(pages[1] as Page)).toContain('id="cut-paths"');
    expect(uses((pages[1] as Page).figures)).toEqual([]);
    const many = sheets(tilePiecesOf(setup), { cuts: 'apart', backs: 'long' });
    const which = many.map((page) => (named(page, 'cut-paths') ? 'cuts' : uses(page.figures)[0]?.startsWith('back') ? 'backs' : 'fronts'));
    const pairs = which.slice(0, (many.length / 3) * 2);
    expect(pairs.every((one, i) => one === (i % 2 === 0 ? 'fronts' : 'backs'))).toBe(true);
    expect(new Set(which.slice(pairs.length))).toEqual(new Set(['cuts']));
  });
  test('a template says where everything goes', () => {
    const template = { columns: 2, rows: 3, pitch: [60, 70], offset: [12, 20] } as const;
    const [page] = sheets(tilePiecesOf(setup), { template, backs: 'none' }) as [Page];
    expect(groups(page).map(({ at }) => at)).toEqual([
      [12, 20],
      [72, 20],
      [12, 90],
      [72, 90],
      [12, 160],
      [72, 160],
    ]);
  });
  test('one picture a piece, as large as the piece with its bleed', () => {
    const pages = sheets(tokenPiecesOf(setup, { bleed: 1 }), { single: true, bleed: 1 });
    expect(pages).toHaveLength(60);
    expect(pages[0]).toMatchObject({ width: 24, height: 24, trim: { x: 1, y: 1, width: 22, height: 22 } });
  });
  test('a tile of several squares is cut along its outline; one too large for the paper is named', () => {
    const wonder = tilePiece(tileById('wonder-stonehenge'), false, 45, 0, style);
    expect([wonder.width, wonder.height]).toEqual([135, 90]);
    expect(wonder.cut.match(/M/g)).toHaveLength(10);
    const board = tilePiece(tileById('wheel-board'), false, 60, 0, style);
    expect(tooLarge([wonder, board], { language: 'en', title: 'T' })).toEqual(['wheel-board']);
    expect(sheets([board])).toEqual([]);
  });
});

test.each([
  ['none', []],
  ['fold', []],
  ['long', ['/Duplex /DuplexFlipLongEdge']],
  ['short', ['/Duplex /DuplexFlipShortEdge']],
] as const)('a PDF asks to be printed at 100 %%, and on both sides where backs are %s', async (backs, duplex) => {
  const order = { what: 'tokens', pieces: {}, extras: false, sheets: { language: 'en', title: 'T', backs } } as const;
  const info = infoOf(setup, order);
  const pdf = Buffer.from(await pagesToPdf(orderedPages(setup, order).each(), testFonts(), info)).toString('latin1');
  expect(pdf).toContain('/PrintScaling /None');
  expect(pdf.match(/\/Duplex \S+/g) ?? []).toEqual(duplex);
});

describe('the extras of the systems', () => {
  const everything = setupOf(scenarioById('everything'), library);
  const wheel = setupOf(scenarioById('wheel-of-fortune'), library);
  const wordsOf = (figures: readonly Figure[]): Figure[] =>
    figures.flatMap((figure) => (figure.is === 'group' ? wordsOf(figure.figures) : figure.is === 'text' ? [figure] : []));
  test('a card a player for chips and wheel, the wheel itself and the pig on it; nothing where no system asks', () => {
    const names = extraPiecesOf(everything, { language: 'en' }).map(({ name }) => name);
    const players = Math.max(2, everything.scenario.players?.length ?? 0);
    expect(names.filter((name) => name === 'Upgrading a meeple')).toHaveLength(players);
    expect(names.filter((name) => name === 'Wheel of Fortune')).toHaveLength(players);
    expect(names.filter((name) => ['pig', 'wheel-board'].includes(name))).toEqual(['pig', 'wheel-board']);
    expect(extraPiecesOf(setupOf(scenarioById('base-game'), library), { language: 'en' })).toEqual([]);
  });
  test('the pig goes with the chips, and is alike on both sides', () => {
    const pig = extraPiecesOf(wheel, { language: 'en', size: 30 })[0] as PrintPiece;
    expect([pig.name, pig.width, pig.back]).toEqual(['pig', 30, pig.front]);
    const [first] = sheets([...tokenPiecesOf(everything), extraPiecesOf(everything, { language: 'en' })[0] as PrintPiece], {
      backs: 'none',
    });
    expect(uses((first as Page).figures).filter((key) => key.startsWith('pig:'))).toHaveLength(1);
  });
  test.each(LANGUAGES)('every word of the cards stays on the card, in %s', (language) => {
    for (const { front, width, height, cut } of extraPiecesOf(everything, { language }).filter(({ width }) => width === 88)) {
      expect(cut).toContain(`${width}`);
      for (const text of wordsOf(front)) if (text.is === 'text') expect(text.at[1]).toBeLessThan(height - 2.5);
    }
  });
  test('where ink is saved, backs and pieces stay white', () => {
    const pieces = [...tilePiecesOf(everything, { theme: 'thin' }), ...tokenPiecesOf(everything, { theme: 'thin' })];
    const grounds = pieces.flatMap(({ back }) => back.flatMap((figure) => (figure.is === 'path' ? [figure.fill] : [])));
    expect([...new Set(grounds)].every((fill) => /^#f|^#e/.test(fill ?? ''))).toBe(true);
  });
});
