import { inLanguage } from '../../../engine/documents/common.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import { type Figure, group, path } from '../figure.ts';
import type { Page } from '../page.ts';
import { rect } from '../pen.ts';
import { brokenLines } from '../widths.ts';
import type { BoardPrint, PageArea } from './board.ts';
import { smallPrint, words } from './furniture.ts';
import { marginOf } from './options.ts';
import { type Paging, pageCount } from './paging.ts';
import { regionFigure } from './region.ts';

/** Gives the letter of the seam after a page, across or down. */
export interface Seams {
  across(paging: Paging, column: number, row: number): string;
  down(paging: Paging, column: number, row: number): string;
}
const HEAD = 34;
const text = (print: BoardPrint): string[] => {
  const { language, overlap, calibration } = print.options;
  const joint = overlap > 0 ? PRINT_WORDS.assemblyOverlap : PRINT_WORDS.assemblyButt;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const square = print.square / calibration;
  const sizes = {
    width: round(print.columns * square),
    height: round(print.rows * square),
    square: round(square),
    tile: print.setup.board.sizes.tile,
  };
  return [say(joint, language, { overlap }), say(PRINT_WORDS.boardSize, language, sizes), say(PRINT_WORDS.notice, language)];
};

const mapOf = (print: BoardPrint, paging: Paging, areas: readonly PageArea[], seams: Seams, square: number): Figure[] => {
  const frames = areas.map(({ x, y }) => rect(x.from * square, y.from * square, x.count * square, y.count * square)).join('');
  const size = Math.min(9, square * 1.6);
  const bold = { weight: 'bold', anchor: 'middle', halo: '#ffffff' } as const;
  const labels = areas.flatMap(({ column, row, x, y }, i): Figure[] => {
    const [left, top, width, height] = [x.from * square, y.from * square, x.count * square, y.count * square];
    return [
      words(String(i + 1), left + width / 2, top + height / 2 + size * 0.35, { ...bold, size }),
      ...(column < paging.columns.length - 1
        ? [words(seams.across(paging, column, row), left + width, top + height * 0.75, { ...bold, size: size * 0.6 })]
        : []),
      ...(row < paging.rows.length - 1
        ? [words(seams.down(paging, column, row), left + width * 0.15, top + height + size * 0.2, { ...bold, size: size * 0.6 })]
        : []),
    ];
  });
  const whole = { x: 0, y: 0, width: print.columns, height: print.rows };
  const veil = path(rect(0, 0, print.columns * square, print.rows * square), { fill: '#ffffff', opacity: 0.45 });
  return [regionFigure({ ...print.view, rim: 0 }, whole, square), veil, path(frames, { stroke: '#000000', width: 0.5 }), ...labels];
};

/** The page that shows how the others go together. */
export const assemblyPage = (print: BoardPrint, paging: Paging, areas: readonly PageArea[], seams: Seams): Page => {
  const [width, height] = paging.paper;
  const margin = marginOf(print.options);
  const { language } = print.options;
  const room = { width: width - 2 * margin, height: height - 2 * margin - HEAD };
  const square = Math.min(room.width / print.columns, room.height / print.rows);
  const lines = text(print).flatMap((paragraph) => brokenLines(paragraph, room.width, 3.2));
  const name = say(PRINT_WORDS.assembly, language);
  const pages = pageCount(paging) + 1;
  return {
    width,
    height,
    name,
    figures: [
      words(name, margin, margin + 5, { size: 5.5, weight: 'bold' }),
      ...lines.map((line, i) => words(line, margin, margin + 11 + i * 4.2, { size: 3.2 })),
      group(mapOf(print, paging, areas, seams, square), {
        at: [margin + (room.width - square * print.columns) / 2, margin + HEAD],
        alt: name,
      }),
      smallPrint(
        say(PRINT_WORDS.pageOf, language, { title: inLanguage(print.setup.board.name, language), page: pages, pages, area: name }),
        margin,
        height - margin + 3,
        room.width,
      ),
    ],
  };
};
