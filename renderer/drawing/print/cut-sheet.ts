import type { Language } from '../../../engine/documents/common.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import type { Message } from '../../../engine/words/words.ts';
import { type Figure, group, path } from '../figure.ts';
import type { Page } from '../page.ts';
import { line } from '../pen.ts';
import { BAR, barAcross, smallPrint } from './furniture.ts';
import { type PaperSize, PRINTABLE, paperSize } from './options.ts';
import type { PrintPiece } from './piece.ts';

/** Where pieces stand on a sheet of labels or in a jig, given by whoever made it. */
export interface Template {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: readonly [across: number, down: number];
  readonly offset: readonly [left: number, top: number];
}
export interface CutSheetOptions {
  readonly language: Language;
  readonly title: string;
  readonly paper: PaperSize;
  readonly margin: number;
  readonly bleed: number;
  /** Between pieces, beside their bleed. */
  readonly gutter: number;
  /** `lines` round each piece, `marks` at the ends of the rows and columns, `apart` on pages of their own, `none`. */
  readonly cuts: 'lines' | 'marks' | 'apart' | 'none';
  /** Along which edge the paper is turned over, `fold`: backs beside the fronts. */
  readonly backs: 'none' | 'long' | 'short' | 'fold';
  /** How far this printer puts the backs from where they should be, to be made good. */
  readonly backShift: readonly [number, number];
  /** Each piece on a page of its own: for print companies. */
  readonly single: boolean;
  readonly calibration: number;
  readonly template?: Template;
}
export const CUT_SHEET_DEFAULTS: Omit<CutSheetOptions, 'language' | 'title'> = {
  paper: 'A4',
  margin: 9,
  bleed: 0,
  gutter: 0,
  cuts: 'lines',
  backs: 'long',
  backShift: [0, 0],
  single: false,
  calibration: 1,
};
const CUT = { stroke: '#666666', width: 0.15 } as const;

/** The places of a sheet for pieces of one size. */
interface Grid {
  readonly places: readonly (readonly [number, number])[];
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}
const fits = (room: number, size: number, between: number): number => Math.max(0, Math.floor((room + between + 1e-9) / (size + between)));
const gridIn = (width: number, height: number, piece: PrintPiece, options: CutSheetOptions): Grid => {
  const { template, margin, bleed, gutter } = options;
  const between = gutter + 2 * bleed;
  const inner = margin + bleed;
  const across = template?.columns ?? fits(width - 2 * inner, piece.width, between);
  const down = template?.rows ?? fits(height - 2 * inner, piece.height, between);
  const pitch = template?.pitch ?? [piece.width + between, piece.height + between];
  const block = [across * pitch[0] - between, down * pitch[1] - between] as const;
  const offset = template?.offset ?? [(width - block[0]) / 2, (height - block[1]) / 2];
  const columns = Array.from({ length: across }, (_, i) => offset[0] + i * pitch[0]);
  const rows = Array.from({ length: down }, (_, i) => offset[1] + i * pitch[1]);
  return { places: rows.flatMap((y) => columns.map((x) => [x, y] as const)), columns, rows };
};
/** The better of both ways to hold the paper. */
const sheetFor = (piece: PrintPiece, options: CutSheetOptions): { width: number; height: number; grid: Grid } => {
  const [a, b] = paperSize(options.paper);
  const half = options.backs === 'fold' ? 0.5 : 1;
  const held = ([width, height]: readonly [number, number]) => ({ width, height, grid: gridIn(width * half, height, piece, options) });
  const [upright, across] = [held([Math.min(a, b), Math.max(a, b)]), held([Math.max(a, b), Math.min(a, b)])];
  return options.template || upright.grid.places.length >= across.grid.places.length ? upright : across;
};

const MARK = 3.5;
const marksOf = ({ columns, rows }: Grid, piece: PrintPiece, { bleed }: CutSheetOptions): string => {
  const [left, top] = [(columns[0] ?? 0) - bleed, (rows[0] ?? 0) - bleed];
  const [right, bottom] = [(columns.at(-1) ?? 0) + piece.width + bleed, (rows.at(-1) ?? 0) + piece.height + bleed];
  const xs = columns.flatMap((x) => [x, x + piece.width]);
  const ys = rows.flatMap((y) => [y, y + piece.height]);
  return (
    xs
      .map(
        (x) =>
          line([
            [x, top - 0.6 - MARK],
            [x, top - 0.6],
          ]) +
          line([
            [x, bottom + 0.6],
            [x, bottom + 0.6 + MARK],
          ]),
      )
      .join('') +
    ys
      .map(
        (y) =>
          line([
            [left - 0.6 - MARK, y],
            [left - 0.6, y],
          ]) +
          line([
            [right + 0.6, y],
            [right + 0.6 + MARK, y],
          ]),
      )
      .join('')
  );
};

type Placed = readonly [PrintPiece, readonly [number, number]];
const sides = (placed: readonly Placed[], side: 'front' | 'back'): Figure[] => placed.map(([piece, at]) => group(piece[side], { at }));
const knives = (placed: readonly Placed[]): Figure =>
  group(
    placed.map(([piece, at]) => group([path(piece.cut, CUT)], { at })),
    { name: 'cut-paths' },
  );

/** The place of the back of a piece: where it meets the front once the paper is turned over. */
const behind = ([piece, [x, y]]: Placed, width: number, height: number, { backs, backShift: [dx, dy] }: CutSheetOptions): Placed => {
  const isUpright = width <= height;
  const mirrorsX = backs === 'fold' || (backs === 'long') === isUpright;
  return [piece, mirrorsX ? [width - x - piece.width + dx, y + dy] : [x + dx, height - y - piece.height + dy]];
};

interface Run {
  readonly pieces: readonly PrintPiece[];
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
}
/** Pieces of one size go together; each size begins a new sheet. */
const runsOf = (pieces: readonly PrintPiece[], options: CutSheetOptions): Run[] => {
  const bySize = new Map<string, PrintPiece[]>();
  for (const piece of pieces) {
    const size = `${piece.width}x${piece.height}`;
    bySize.set(size, [...(bySize.get(size) ?? []), piece]);
  }
  return [...bySize.values()].flatMap((alike): Run[] => {
    const sheet = sheetFor(alike[0] as PrintPiece, options);
    const each = sheet.grid.places.length;
    if (each === 0) return [];
    return Array.from({ length: Math.ceil(alike.length / each) }, (_, i) => ({ ...sheet, pieces: alike.slice(i * each, (i + 1) * each) }));
  });
};
/** Pieces too large for the paper: they are left out, and whoever prints is told. */
export const tooLarge = (
  pieces: readonly PrintPiece[],
  given: Pick<CutSheetOptions, 'language' | 'title'> & Partial<CutSheetOptions>,
): string[] => {
  const options = { ...CUT_SHEET_DEFAULTS, ...given };
  return options.single
    ? []
    : [...new Set(pieces.filter((piece) => sheetFor(piece, options).grid.places.length === 0).map(({ name }) => name))];
};

const furniture = (words: Message, { width, height }: Run, options: CutSheetOptions, page: number, pages: number): Figure[] => {
  const { language, title, calibration } = options;
  const length = BAR * calibration;
  const text = `${say(words, language, { title, page, pages })} · ${say(PRINT_WORDS.notice, language)}`;
  return [
    smallPrint(text, PRINTABLE, PRINTABLE + 2, width - 2 * PRINTABLE),
    barAcross((width - length) / 2, height - PRINTABLE, length, say(PRINT_WORDS.atFullSize, language, { length: BAR })),
  ];
};
const fold = ({ width, height }: Run, { language }: CutSheetOptions): Figure[] => [
  path(
    line([
      [width / 2, PRINTABLE],
      [width / 2, height - PRINTABLE],
    ]),
    { stroke: '#333333', width: 0.2, dash: [2, 1.4] },
  ),
  smallPrint(say(PRINT_WORDS.foldHere, language), width / 2 + 1, PRINTABLE + 6, 30),
];

const runPages = (run: Run, options: CutSheetOptions, number: number, count: number): Page[] => {
  const { width, height, grid, pieces } = run;
  const placed = pieces.map((piece, i): Placed => [piece, grid.places[i] as readonly [number, number]]);
  const backs = placed.map((one) => behind(one, width, height, options));
  const page = (words: Message, figures: readonly Figure[]): Page => ({
    width,
    height,
    name: say(words, options.language, { title: options.title, page: number, pages: count }),
    figures: [...figures, ...furniture(words, run, options, number, count)],
  });
  const lines = options.cuts === 'lines' ? [knives(placed)] : [];
  const marks =
    options.cuts === 'marks' ? [group([path(marksOf(grid, pieces[0] as PrintPiece, options), CUT)], { name: 'cut-marks' })] : [];
  if (options.backs === 'fold')
    return [
      page(PRINT_WORDS.fronts, [...sides(placed, 'front'), ...sides(backs, 'back'), ...lines, ...marks, ...fold(run, options)]),
      ...(options.cuts === 'apart' ? [page(PRINT_WORDS.cuts, [knives(placed)])] : []),
    ];
  return [
    page(PRINT_WORDS.fronts, [...sides(placed, 'front'), ...lines, ...marks]),
    ...(options.backs === 'none' ? [] : [page(PRINT_WORDS.backs, sides(backs, 'back'))]),
    ...(options.cuts === 'apart' ? [page(PRINT_WORDS.cuts, [knives(placed)])] : []),
  ];
};

/** One side of a piece alone on a page as large as it is with its bleed. */
const alone = ({ name, width, height, ...piece }: PrintPiece, side: 'front' | 'back', { bleed }: CutSheetOptions): Page => ({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
  name: `${name} ${side}`,
  trim: { x: bleed, y: bleed, width, height },
  figures: [group(piece[side], { at: [bleed, bleed], alt: name })],
});

/** Pieces on sheets to be cut, their backs where they meet the fronts. */
export function* cutSheets(
  pieces: readonly PrintPiece[],
  given: Pick<CutSheetOptions, 'language' | 'title'> & Partial<CutSheetOptions>,
): Generator<Page> {
  const options: CutSheetOptions = { ...CUT_SHEET_DEFAULTS, ...given };
  if (options.single) {
    for (const piece of pieces) {
      yield alone(piece, 'front', options);
      if (options.backs !== 'none') yield alone(piece, 'back', options);
    }
    return;
  }
  const runs = runsOf(pieces, options);
  for (const [i, run] of runs.entries()) yield* runPages(run, options, i + 1, runs.length);
}
