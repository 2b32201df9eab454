import { inLanguage, type Language } from '../../../engine/documents/common.ts';
import type { Setup } from '../../../engine/setup.ts';
import type { Page } from '../page.ts';
import type { PdfInfo } from '../pdf/pdf.ts';
import type { SheetOptions } from '../sheet/options.ts';
import { sheetPages } from '../sheet/sheet.ts';
import { boardPageCount, boardPages, type GivenOptions } from './board.ts';
import { CUT_SHEET_DEFAULTS, cutSheetCount, cutSheets, type GivenSheets } from './cut-sheet.ts';
import { extraPiecesOf } from './extras.ts';
import type { PrintPiece } from './piece.ts';
import { type PieceOptions, tilePiecesOf, tokenPiecesOf } from './pieces-of.ts';
import { panelCount, panelPages, posterPage } from './poster.ts';

export type BoardForm = 'pages' | 'poster' | 'panels';
export interface BoardOrder {
  readonly what: 'board';
  readonly form: BoardForm;
  readonly panels: readonly [across: number, down: number];
  readonly options: GivenOptions;
}
export interface PieceOrder {
  readonly what: 'tiles' | 'tokens';
  readonly pieces: PieceOptions;
  /** The cards and boards of the systems too. */
  readonly extras: boolean;
  readonly sheets: GivenSheets;
}
export interface SheetOrder {
  readonly what: 'sheet';
  readonly options: Pick<SheetOptions, 'language'> & Partial<SheetOptions>;
}
/** What is to be printed, as plain data: command line, page and worker make the same pages of it. */
export type PrintOrder = SheetOrder | BoardOrder | PieceOrder;

export const languageOf = (order: PrintOrder): Language => ('sheets' in order ? order.sheets.language : order.options.language);
const duplexOf = (order: PrintOrder): PdfInfo['duplex'] => {
  const backs = 'sheets' in order && !order.sheets.single ? (order.sheets.backs ?? CUT_SHEET_DEFAULTS.backs) : 'none';
  return backs === 'long' || backs === 'short' ? backs : undefined;
};
/** What a PDF of it says of itself. */
export const infoOf = ({ scenario }: Setup, order: PrintOrder): PdfInfo => {
  const language = languageOf(order);
  const author = scenario.credit?.author;
  const duplex = duplexOf(order);
  return { title: inLanguage(scenario.title, language), language, ...(author !== undefined && { author }), ...(duplex && { duplex }) };
};

export const orderedPieces = (setup: Setup, { what, pieces, extras, sheets }: PieceOrder): PrintPiece[] => [
  ...(what === 'tiles' ? tilePiecesOf(setup, pieces) : tokenPiecesOf(setup, pieces)),
  ...(extras ? extraPiecesOf(setup, { ...pieces, language: sheets.language }) : []),
];

/** Pages, and how many there will be; each is made when it is asked for. */
export interface Pages {
  readonly count: number;
  each(): Iterable<Page>;
}
const listed = (pages: readonly Page[]): Pages => ({ count: pages.length, each: () => pages });

const boardOrder = (setup: Setup, { form, panels, options }: BoardOrder): Pages => {
  if (form === 'poster') return listed([posterPage(setup, options)]);
  if (form === 'panels') return { count: panelCount(setup, panels), each: () => panelPages(setup, options, ...panels) };
  return { count: boardPageCount(setup, options), each: () => boardPages(setup, options) };
};
/** How large the pages of an order are; those of a board are alike. */
export const pageSizes = (setup: Setup, order: PrintOrder): readonly Pick<Page, 'width' | 'height'>[] => {
  const pages = orderedPages(setup, order).each();
  if (order.what !== 'board' || order.form !== 'pages') return [...pages];
  for (const first of pages) return [first];
  return [];
};
/** The pages of an order. */
export const orderedPages = (setup: Setup, order: PrintOrder): Pages => {
  if (order.what === 'sheet') return listed(sheetPages(setup, order.options));
  if (order.what === 'board') return boardOrder(setup, order);
  const pieces = orderedPieces(setup, order);
  return { count: cutSheetCount(pieces, order.sheets), each: () => cutSheets(pieces, order.sheets) };
};
