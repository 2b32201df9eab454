import type { Language } from '../../../engine/documents/common.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import type { Message } from '../../../engine/words/words.ts';
import { type Figure, group, path } from '../figure.ts';
import type { Page } from '../page.ts';
import { line } from '../pen.ts';
import { cutMarks, type GridOptions, type HeldSheet, sheetFor, templateFault } from './cut-grid.ts';
import { barAcross, barFor, barLabel, smallPrint } from './furniture.ts';
import { EDGE } from './options.ts';
import type { PrintPiece } from './piece.ts';

export interface CutSheetOptions extends GridOptions {
  readonly language: Language;
  readonly title: string;
  /** `lines` round each piece, `marks` at the ends of the rows and columns, `apart` on pages of their own, `none`. */
  readonly cuts: 'lines' | 'marks' | 'apart' | 'none';
  /** How far this printer puts the backs from where they should be, to be made good. */
  readonly backShift: readonly [number, number];
  /** Each piece on a page of its own: for print companies. */
  readonly single: boolean;
  readonly calibration: number;
}
export type GivenSheets = Pick<CutSheetOptions, 'language' | 'title'> & Partial<CutSheetOptions>;
export const CUT_SHEET_DEFAULTS: Omit<CutSheetOptions, 'language' | 'title'> = {
  paper: 'A4',
  margin: 9,
  edge: EDGE,
  bleed: 0,
  gutter: 0,
  cuts: 'lines',
  backs: 'long',
  backShift: [0, 0],
  single: false,
  calibration: 1,
};
const CUT = { stroke: '#666666', width: 0.15 } as const;

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
  readonly sheet: HeldSheet;
  readonly pieces: readonly PrintPiece[];
}
/** Pieces of one size, and how their sheets are laid out: a template is made for the first size alone. */
interface Alike {
  readonly pieces: readonly PrintPiece[];
  readonly sheet: HeldSheet;
  readonly fault: ReturnType<typeof templateFault>;
}
const alikeOf = (pieces: readonly PrintPiece[], options: CutSheetOptions): Alike[] => {
  const sizes = new Map<string, PrintPiece[]>();
  for (const piece of pieces) {
    const size = `${piece.width}x${piece.height}`;
    const alike = sizes.get(size);
    if (alike) alike.push(piece);
    else sizes.set(size, [piece]);
  }
  const { template: _, ...free } = options;
  return [...sizes.values()].map((alike, i): Alike => {
    const [first, used] = [alike[0] as PrintPiece, i === 0 ? options : free];
    return { pieces: alike, sheet: sheetFor(first, used), fault: templateFault(first, used) };
  });
};
/** Pieces of one size go together; each size begins a new sheet. */
const runsOf = (pieces: readonly PrintPiece[], options: CutSheetOptions): Run[] =>
  alikeOf(pieces, options).flatMap(({ pieces: alike, sheet }): Run[] => {
    const each = sheet.grid.places.length;
    if (each === 0) return [];
    return Array.from({ length: Math.ceil(alike.length / each) }, (_, i) => ({ sheet, pieces: alike.slice(i * each, (i + 1) * each) }));
  });
const withDefaults = (given: GivenSheets): CutSheetOptions => ({ ...CUT_SHEET_DEFAULTS, ...given });
/** Pieces too large for the paper: they are left out, and whoever prints is told. */
export const tooLarge = (pieces: readonly PrintPiece[], given: GivenSheets): string[] => {
  const options = withDefaults(given);
  if (options.single) return [];
  const large = alikeOf(pieces, options).filter(({ sheet }) => sheet.grid.places.length === 0);
  return [...new Set(large.flatMap(({ pieces: alike }) => alike.map(({ name }) => name)))];
};
/** What is wrong with the template, if pieces are to go where one says. */
export const templateFaultOf = (pieces: readonly PrintPiece[], given: GivenSheets): Alike['fault'] => {
  const options = withDefaults(given);
  return options.single ? undefined : alikeOf(pieces, options).find(({ fault }) => fault !== undefined)?.fault;
};
const pagesEach = ({ backs, cuts, single }: CutSheetOptions): number =>
  (backs === 'none' || (backs === 'fold' && !single) ? 1 : 2) + (cuts === 'apart' && !single ? 1 : 0);
/** How many pages pieces take. */
export const cutSheetCount = (pieces: readonly PrintPiece[], given: GivenSheets): number => {
  const options = withDefaults(given);
  return (options.single ? pieces.length : runsOf(pieces, options).length) * pagesEach(options);
};

/** What a line of small print needs at the edge of the paper. */
const LINE = 3.4;
/** Words above and the bar below, each where the pieces leave room for it. */
const furniture = (words: Message, { sheet, pieces }: Run, options: CutSheetOptions, page: number, pages: number): Figure[] => {
  const { language, title, calibration, bleed, edge } = options;
  const { width, height, grid } = sheet;
  const [first, last] = [grid.rows[0] ?? 0, (grid.rows.at(-1) ?? 0) + (pieces[0]?.height ?? 0)];
  const bar = barFor(width - 2 * edge - 2, calibration);
  const [length, label] = [bar * calibration, barLabel(bar, language)];
  const text = `${say(words, language, { title, page, pages })} · ${say(PRINT_WORDS.notice, language)}`;
  return [
    ...(first - bleed >= edge + LINE ? [smallPrint(text, edge, edge + 2, width - 2 * edge)] : []),
    ...(height - last - bleed >= edge + LINE ? [barAcross((width - length) / 2, height - edge, length, label)] : []),
  ];
};
const fold = ({ width, height }: HeldSheet, { language, edge }: CutSheetOptions): Figure[] => [
  path(
    line([
      [width / 2, edge],
      [width / 2, height - edge],
    ]),
    { stroke: '#333333', width: 0.2, dash: [2, 1.4] },
  ),
  smallPrint(say(PRINT_WORDS.foldHere, language), width / 2 + 1, edge + 6, 30),
];

const placesOf = ({ sheet, pieces }: Run): readonly Placed[] =>
  pieces.map((piece, i): Placed => [piece, sheet.grid.places[i] as readonly [number, number]]);
/** A page of a run: its figures, with what stands round them. */
const pageOf = (words: Message, figures: readonly Figure[], run: Run, options: CutSheetOptions, page: number, pages: number): Page => ({
  width: run.sheet.width,
  height: run.sheet.height,
  name: say(words, options.language, { title: options.title, page, pages }),
  figures: [...figures, ...furniture(words, run, options, page, pages)],
});
const printed = (run: Run, options: CutSheetOptions, number: number, count: number): Page[] => {
  const { sheet, pieces } = run;
  const placed = placesOf(run);
  const backs = placed.map((one) => behind(one, sheet.width, sheet.height, options));
  const page = (words: Message, figures: readonly Figure[]): Page => pageOf(words, figures, run, options, number, count);
  const lines = options.cuts === 'lines' ? [knives(placed)] : [];
  const marks =
    options.cuts === 'marks' ? [group([path(cutMarks(sheet, pieces[0] as PrintPiece, options), CUT)], { name: 'cut-marks' })] : [];
  const fronts = [...sides(placed, 'front'), ...lines, ...marks];
  if (options.backs === 'fold')
    return [page(PRINT_WORDS.fronts, [...sides(placed, 'front'), ...sides(backs, 'back'), ...lines, ...marks, ...fold(sheet, options)])];
  if (options.backs === 'none') return [page(PRINT_WORDS.fronts, fronts)];
  return [page(PRINT_WORDS.fronts, fronts), page(PRINT_WORDS.backs, sides(backs, 'back'))];
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
export function* cutSheets(pieces: readonly PrintPiece[], given: GivenSheets): Generator<Page> {
  const options = withDefaults(given);
  if (options.single) {
    for (const piece of pieces) {
      yield alone(piece, 'front', options);
      if (options.backs !== 'none') yield alone(piece, 'back', options);
    }
    return;
  }
  const runs = runsOf(pieces, options);
  for (const [i, run] of runs.entries()) yield* printed(run, options, i + 1, runs.length);
  // Behind them all, so that fronts and backs stay pairs for paper that is turned over.
  if (options.cuts !== 'apart') return;
  for (const [i, run] of runs.entries()) yield pageOf(PRINT_WORDS.cuts, [knives(placesOf(run))], run, options, i + 1, runs.length);
}
