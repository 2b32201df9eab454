import { inLanguage } from '../../engine/documents/common.ts';
import { PRINT_WORDS } from '../../engine/words/print-words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Page } from '../drawing/page.ts';
import { boardHints, boardPages, boardPaging } from '../drawing/print/board.ts';
import { type CutSheetOptions, cutSheets, tooLarge } from '../drawing/print/cut-sheet.ts';
import { extraPiecesOf } from '../drawing/print/extras.ts';
import { BOARD_PRINT_DEFAULTS } from '../drawing/print/options.ts';
import type { PrintPiece, TokenShape } from '../drawing/print/piece.ts';
import { TOKEN_SIZE, tilePiecesOf, tokenPiecesOf } from '../drawing/print/pieces-of.ts';
import { panelPages, posterPage } from '../drawing/print/poster.ts';
import type { Shown } from '../drawing/view.ts';
import { sheetDesk } from './sheet-desk.svelte.ts';

export const WHAT = ['sheet', 'board', 'tiles', 'tokens'] as const;
export type What = (typeof WHAT)[number];
export type Form = 'pages' | 'poster' | 'panels';
const BAR = 100;

/** What is printed beside the sheet: boards, tiles and tokens, their options and pages. */
export class PrintDesk {
  readonly #studio: Studio;
  what = $state<What>('sheet');
  form = $state<Form>('pages');
  shown = $state.raw<Shown>(BOARD_PRINT_DEFAULTS.shown);
  #square = $state<number | undefined>();
  overlap = $state(BOARD_PRINT_DEFAULTS.overlap);
  margin = $state(BOARD_PRINT_DEFAULTS.margin);
  orientation = $state(BOARD_PRINT_DEFAULTS.orientation);
  /** What the bar of 100 mm measures on this printer's paper. */
  measured = $state(BAR);
  across = $state(2);
  down = $state(2);
  bleed = $state(0);
  gutter = $state(0);
  #tileSize = $state<number | undefined>();
  tokenSize = $state(TOKEN_SIZE);
  shape = $state<TokenShape>('round');
  backs = $state<CutSheetOptions['backs']>('long');
  cuts = $state<CutSheetOptions['cuts']>('lines');
  single = $state(false);
  extras = $state(false);
  dpi = $state(300);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get #sheet() {
    return sheetDesk(this.#studio);
  }
  get square(): number {
    return this.#square ?? this.#studio.setup.board.sizes.square;
  }
  set square(size: number) {
    this.#square = size;
  }
  get size(): number {
    return this.what === 'tokens' ? this.tokenSize : (this.#tileSize ?? this.#studio.setup.board.sizes.tile);
  }
  set size(size: number) {
    if (this.what === 'tokens') this.tokenSize = size;
    else this.#tileSize = size;
  }
  toggle(part: keyof Shown): void {
    this.shown = { ...this.shown, [part]: !this.shown[part] };
  }

  get #common() {
    const { language, paper, theme } = this.#sheet;
    return { language, paper, theme, margin: this.margin, bleed: this.bleed, calibration: BAR / this.measured };
  }
  get #board() {
    const { shown, square, overlap, orientation } = this;
    return { ...this.#common, shown, square, overlap, orientation };
  }
  get #cut() {
    const { gutter, backs, cuts, single } = this;
    return { ...this.#common, title: this.title, gutter, backs, cuts, single };
  }
  get #pieces(): PrintPiece[] {
    const { size, shape } = this;
    const look = { ...this.#common, size, shape };
    const { setup } = this.#studio;
    if (this.what === 'tiles') return tilePiecesOf(setup, look);
    return [...tokenPiecesOf(setup, look), ...(this.extras ? extraPiecesOf(setup, this.#common) : [])];
  }
  get title(): string {
    return inLanguage(this.#studio.scenario.title, this.#sheet.language);
  }
  /** What a file of these pages is called, without its ending. */
  get fileName(): string {
    const { id } = this.#studio.scenario;
    return this.what === 'sheet' ? id : `${id}-${this.what}`;
  }
  /** The pages as they would be printed, made one by one. */
  get pages(): readonly Page[] {
    const { setup } = this.#studio;
    if (this.what === 'sheet') return this.#sheet.pages;
    if (this.what !== 'board') return [...cutSheets(this.#pieces, this.#cut)];
    if (this.form === 'poster') return [posterPage(setup, this.#board)];
    return this.form === 'panels' ? [...panelPages(setup, this.#board, this.across, this.down)] : [...boardPages(setup, this.#board)];
  }
  /** What does not fit, and what would save pages. */
  get hints(): readonly string[] {
    const { t, setup } = this.#studio;
    if (this.what === 'tiles' || this.what === 'tokens') {
      const list = tooLarge(this.#pieces, this.#cut);
      return list.length > 0 ? [t(PRINT_WORDS.tooLargePieces, { list })] : [];
    }
    if (this.what === 'sheet' || this.form !== 'pages') return [];
    if (!boardPaging(setup, this.#board)) return [t(PRINT_WORDS.tooLarge, { square: this.square })];
    return boardHints(setup, this.#board).map(({ what, ...facts }) => t(PRINT_WORDS.hint, { what: t(PRINT_WORDS[what]), ...facts }));
  }
}

const desks = new WeakMap<Studio, PrintDesk>();
/** The print desk of a studio: the same for page, panels and commands. */
export const printDesk = (studio: Studio): PrintDesk => {
  const desk = desks.get(studio) ?? new PrintDesk(studio);
  desks.set(studio, desk);
  return desk;
};
