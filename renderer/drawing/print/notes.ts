import type { Facts } from '../../../engine/objection.ts';
import type { Setup } from '../../../engine/setup.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import type { Language } from '../../../engine/words/words.ts';
import { boardHints, boardPageCount } from './board.ts';
import { templateFaultOf, tooLarge } from './cut-sheet.ts';
import { BOARD_PRINT_DEFAULTS, marginOf } from './options.ts';
import { type BoardOrder, orderedPages, orderedPieces, type PieceOrder, type PrintOrder, pageSizes } from './order.ts';

/** What is to be said before anything is printed. */
export interface PrintNote {
  readonly text: string;
  /** Nothing can be printed until it is mended. */
  readonly stops: boolean;
}
type Say = (words: keyof typeof PRINT_WORDS, facts?: Facts) => string;

/** More pages than anyone glues together. */
export const MOST_PAGES = 1000;
/** Millimetres: no page of a PDF may be longer. */
const LONGEST_PAGE = 5080;

const tenths = (length: number): number => Math.round(length * 10) / 10;
const boardNotes = (setup: Setup, order: BoardOrder, words: Say): PrintNote[] => {
  const { form, options } = order;
  if (form !== 'pages') {
    const length = Math.ceil(Math.max(...pageSizes(setup, order).flatMap(({ width, height }) => [width, height])));
    return length > LONGEST_PAGE ? [{ text: words('tooLong', { length, most: LONGEST_PAGE }), stops: true }] : [];
  }
  const pages = boardPageCount(setup, options);
  const square = tenths(options.square ?? setup.board.sizes.square);
  if (pages === 0) return [{ text: words('tooLarge', { square }), stops: true }];
  if (pages > MOST_PAGES) return [{ text: words('tooManyPages', { pages, most: MOST_PAGES }), stops: true }];
  const hints = boardHints(setup, options).map(({ what, ...facts }) => words('hint', { what: words(what), ...facts }));
  const { margin, edge } = { ...BOARD_PRINT_DEFAULTS, ...options };
  const least = marginOf({ margin, edge });
  const raised = least > margin ? [words('marginRaised', { margin: least })] : [];
  return [...raised, ...hints].map((text) => ({ text, stops: false }));
};

const FAULTS = { outside: 'templateOutside', tight: 'templateTight' } as const;
const pieceNotes = (setup: Setup, order: PieceOrder, words: Say): PrintNote[] => {
  const pieces = orderedPieces(setup, order);
  if (pieces.length === 0) return [{ text: words('nothing'), stops: true }];
  const fault = templateFaultOf(pieces, order.sheets);
  if (fault) return [{ text: words(FAULTS[fault]), stops: true }];
  const list = tooLarge(pieces, order.sheets);
  const pages = orderedPages(setup, order).count;
  if (pages > MOST_PAGES) return [{ text: words('tooManyPages', { pages, most: MOST_PAGES }), stops: true }];
  return list.length > 0 ? [{ text: words('tooLargePieces', { list }), stops: pages === 0 }] : [];
};

/** What does not fit, and what would save pages; said in the language of whoever prints. */
export const notesOf = (setup: Setup, order: PrintOrder, language: Language): PrintNote[] => {
  const words: Say = (key, facts) => say(PRINT_WORDS[key], language, facts);
  if (order.what === 'board') return boardNotes(setup, order, words);
  return order.what === 'sheet' ? [] : pieceNotes(setup, order, words);
};
