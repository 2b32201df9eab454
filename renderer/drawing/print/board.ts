import { boardHeight, boardWidth } from '../../../engine/board.ts';
import { inLanguage } from '../../../engine/documents/common.ts';
import { squareName } from '../../../engine/grid.ts';
import type { Setup } from '../../../engine/setup.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import { type Box, type Figure, group } from '../figure.ts';
import type { Page } from '../page.ts';
import { PALETTES } from '../palette.ts';
import type { View } from '../view.ts';
import { assemblyPage } from './assembly.ts';
import { barAcross, barDown, barFor, barLabel, cropMarks, smallPrint, words } from './furniture.ts';
import { BOARD_PRINT_DEFAULTS, type BoardPrintOptions, marginOf, paperSize } from './options.ts';
import { type Cut, type Hint, hintsOf, type Paging, type PagingOptions, pageCount, pagingOf } from './paging.ts';
import { type Region, regionFigure } from './region.ts';

/** Everything a printed board is made from. */
export interface BoardPrint {
  readonly setup: Setup;
  readonly options: BoardPrintOptions;
  readonly view: View;
  /** A square on the paper, calibrated. */
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
}
export type GivenOptions = Pick<BoardPrintOptions, 'language'> & Partial<BoardPrintOptions>;
export const boardPrint = (setup: Setup, given: GivenOptions): BoardPrint => {
  const options: BoardPrintOptions = { ...BOARD_PRINT_DEFAULTS, ...given };
  const style = { palette: PALETTES[options.theme], detail: 'full' } as const;
  return {
    setup,
    options,
    view: { setup, style, language: options.language, shown: options.shown, rim: 0 },
    square: (options.square ?? setup.board.sizes.square) * options.calibration,
    columns: boardWidth(setup.board),
    rows: boardHeight(setup.board),
  };
};
const pagingOptions = ({ options, square, columns, rows }: BoardPrint): PagingOptions => ({
  leastMargin: marginOf({ margin: 0, edge: options.edge }),
  columns,
  rows,
  square,
  paper: paperSize(options.paper),
  margin: marginOf(options),
  overlap: options.overlap,
  orientation: options.orientation,
});
/** How a board would be cut, undefined where a square does not fit on the paper. */
export const boardPaging = (setup: Setup, given: GivenOptions): Paging | undefined => pagingOf(pagingOptions(boardPrint(setup, given)));
/** How many pages a board takes, with the one that shows how they go together; 0 where a square does not fit. */
export const boardPageCount = (setup: Setup, given: GivenOptions): number => {
  const paging = boardPaging(setup, given);
  return paging ? pageCount(paging) + 1 : 0;
};
/** What would save pages if it were a little smaller. */
export const boardHints = (setup: Setup, given: GivenOptions): Hint[] => hintsOf(pagingOptions(boardPrint(setup, given)));

/** One page: its squares, and where on the paper they lie. */
export interface PageArea {
  readonly column: number;
  readonly row: number;
  readonly x: Cut;
  readonly y: Cut;
  readonly area: Box;
}
/** What a page shows beyond its squares: the overlap towards the next, or ground round the board where there is room. */
const beyond = (cuts: readonly Cut[], i: number, room: number, print: BoardPrint): { before: number; after: number } => {
  const { overlap, rim } = print.options;
  const isLast = i === cuts.length - 1;
  const free = room - (cuts[i] as Cut).count * print.square - (isLast ? 0 : overlap);
  const before = i === 0 ? Math.max(0, Math.min(rim, isLast ? free / 2 : free)) : 0;
  return { before, after: isLast ? Math.max(0, Math.min(rim, free - before)) : overlap };
};
/** The least ground that is seen at every side of the board, in squares. */
const seenRim = (print: BoardPrint, { columns, rows, paper }: Paging): number => {
  const margin = marginOf(print.options);
  const ends = [columns, rows].flatMap((cuts, axis) => {
    const room = (paper[axis] as number) - 2 * margin;
    return [beyond(cuts, 0, room, print).before, beyond(cuts, cuts.length - 1, room, print).after];
  });
  return Math.min(...ends) / print.square;
};
const pageAreas = (print: BoardPrint, { columns, rows, paper }: Paging): PageArea[] => {
  const margin = marginOf(print.options);
  return rows.flatMap((y, row) =>
    columns.map((x, column) => {
      const [left, top] = [
        beyond(columns, column, paper[0] - 2 * margin, print).before,
        beyond(rows, row, paper[1] - 2 * margin, print).before,
      ];
      const area = { x: margin + left, y: margin + top, width: x.count * print.square, height: y.count * print.square };
      return { column, row, x, y, area };
    }),
  );
};
/** The squares of each page, and where on the paper they lie. */
export const pagesOf = (setup: Setup, given: GivenOptions): PageArea[] => {
  const print = boardPrint(setup, given);
  const paging = pagingOf(pagingOptions(print));
  return paging ? pageAreas(print, paging) : [];
};
const areaName = ({ x, y }: PageArea): string =>
  `${squareName([x.from, y.from])}–${squareName([x.from + x.count - 1, y.from + y.count - 1])}`;

const picture = (print: BoardPrint, paging: Paging, page: PageArea): Figure => {
  const margin = marginOf(print.options);
  const across = beyond(paging.columns, page.column, paging.paper[0] - 2 * margin, print);
  const down = beyond(paging.rows, page.row, paging.paper[1] - 2 * margin, print);
  const { square } = print;
  const region: Region = {
    x: page.x.from - across.before / square,
    y: page.y.from - down.before / square,
    width: page.x.count + (across.before + across.after) / square,
    height: page.y.count + (down.before + down.after) / square,
  };
  const figure = regionFigure(print.view, region, square, `area-${areaName(page)}`);
  return group([figure], { at: [page.area.x - across.before, page.area.y - down.before], alt: areaName(page) });
};

const LETTERS = 26;
/** The letter of a seam: pages on both its sides wear it. */
export const seamLetter = (index: number): string =>
  (index < LETTERS ? '' : seamLetter(Math.floor(index / LETTERS) - 1)) + String.fromCharCode(65 + (index % LETTERS));
const acrossSeam = ({ columns }: Paging, column: number, row: number): string => seamLetter(row * (columns.length - 1) + column);
const downSeam = ({ columns, rows }: Paging, column: number, row: number): string =>
  seamLetter(rows.length * (columns.length - 1) + row * columns.length + column);
const letters = (edge: number, paging: Paging, { column, row, area }: PageArea): Figure[] => {
  const [middleX, middleY] = [area.x + 4, area.y + area.height * 0.75];
  const [right, bottom] = [paging.paper[0] - edge, paging.paper[1] - edge];
  const bold = { weight: 'bold', size: 3.4 } as const;
  return [
    ...(column > 0 ? [words(acrossSeam(paging, column - 1, row), edge, middleY, bold)] : []),
    ...(column < paging.columns.length - 1 ? [words(acrossSeam(paging, column, row), right, middleY, { ...bold, anchor: 'end' })] : []),
    ...(row > 0 ? [words(downSeam(paging, column, row - 1), middleX, edge + 3, bold)] : []),
    ...(row < paging.rows.length - 1 ? [words(downSeam(paging, column, row), middleX, bottom, bold)] : []),
  ];
};

const furniture = (print: BoardPrint, paging: Paging, page: PageArea, number: number): Figure[] => {
  const { setup, options } = print;
  const { language, calibration, edge } = options;
  const [width, height] = paging.paper;
  const title = inLanguage(setup.board.name, language);
  const facts = { title, page: number, pages: pageCount(paging) + 1, area: areaName(page) };
  const [across, down] = [barFor(width - 2 * edge - 2, calibration), barFor(height - 2 * edge - 2, calibration)];
  return [
    cropMarks(page.area),
    ...letters(edge, paging, page),
    smallPrint(say(PRINT_WORDS.pageOf, language, facts), edge + 22, edge + 2.4, width - 2 * edge - 24),
    barAcross((width - across * calibration) / 2, height - edge, across * calibration, barLabel(across, language)),
    barDown(width - edge, (height - down * calibration) / 2, down * calibration, `${down} mm`),
  ];
};

/** The board cut into pages at square lines, and a last page that shows how they go together. Made one by one as they are asked for. */
export function* boardPages(setup: Setup, given: GivenOptions): Generator<Page> {
  const plain = boardPrint(setup, given);
  const paging = pagingOf(pagingOptions(plain));
  if (!paging) return;
  const print = { ...plain, view: { ...plain.view, rim: seenRim(plain, paging) } };
  const areas = pageAreas(print, paging);
  for (const [i, page] of areas.entries()) {
    const [width, height] = paging.paper;
    yield { width, height, name: areaName(page), figures: [picture(print, paging, page), ...furniture(print, paging, page, i + 1)] };
  }
  yield assemblyPage(print, paging, areas, { across: acrossSeam, down: downSeam });
}
