import { inLanguage } from '../../engine/documents/common.ts';
import type { Printer } from '../app/settings.svelte.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { mostDpi } from '../drawing/png/sizes.ts';
import type { Template } from '../drawing/print/cut-grid.ts';
import type { CutSheetOptions } from '../drawing/print/cut-sheet.ts';
import type { PrintNote } from '../drawing/print/notes.ts';
import { BOARD_PRINT_DEFAULTS, type PaperSize } from '../drawing/print/options.ts';
import type { BoardForm, BoardOrder, Pages, PieceOrder, PrintOrder } from '../drawing/print/order.ts';
import type { TokenShape } from '../drawing/print/piece.ts';
import { TOKEN_SIZE } from '../drawing/print/pieces-of.ts';
import type { Shown } from '../drawing/view.ts';
import { chosenPrinter } from './printers.ts';
import { sheetDesk } from './sheet-desk.svelte.ts';

export const WHAT = ['sheet', 'board', 'tiles', 'tokens'] as const;
export type What = (typeof WHAT)[number];

/** A sheet to begin with, that fits on A4 and on Letter. */
const LABELS: Template = { columns: 3, rows: 5, pitch: [60, 52], offset: [15, 18] };

const MOST_DPI = 2400;

type Press = typeof import('./press.ts');
const NO_PAGES: Pages = { count: 0, each: () => [] };

/** What is printed beside the sheet: boards, tiles and tokens, their options and pages. */
export class PrintDesk {
  readonly #studio: Studio;
  #press = $state.raw<Press | undefined>();
  what = $state<What>('sheet');
  form = $state<BoardForm>('pages');
  shown = $state.raw<Shown>(BOARD_PRINT_DEFAULTS.shown);
  #square = $state<number | undefined>();
  overlap = $state(BOARD_PRINT_DEFAULTS.overlap);
  margin = $state(BOARD_PRINT_DEFAULTS.margin);
  orientation = $state(BOARD_PRINT_DEFAULTS.orientation);
  across = $state(2);
  down = $state(2);
  /** A paper that has no name. */
  ownPaper = $state.raw<readonly [width: number, height: number] | undefined>();
  bleed = $state(0);
  gutter = $state(0);
  #tileSize = $state<number | undefined>();
  tokenSize = $state(TOKEN_SIZE);
  shape = $state<TokenShape>('round');
  backs = $state<CutSheetOptions['backs']>('long');
  cuts = $state<CutSheetOptions['cuts']>('lines');
  single = $state(false);
  extras = $state(false);
  usesTemplate = $state(false);
  template = $state.raw(LABELS);
  dpi = $state(300);
  outlines = $state(false);
  /** Whether the scenario travels in what is made of it. */
  carriesDocument = $state(true);

  constructor(studio: Studio) {
    this.#studio = studio;
    void this.ready();
  }
  /** What makes the pages, once it is loaded. */
  ready = async (): Promise<Press> => {
    this.#press ??= await import('./press.ts');
    return this.#press;
  };
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
  get paper(): PaperSize {
    return this.ownPaper ?? this.#sheet.paper;
  }
  get printer(): Printer {
    return chosenPrinter(this.#studio.settings.now);
  }
  toggle(part: keyof Shown): void {
    this.shown = { ...this.shown, [part]: !this.shown[part] };
  }
  place(some: Partial<Template>): void {
    this.template = { ...this.template, ...some };
  }

  get #common() {
    const { language, theme } = this.#sheet;
    const { factor, edge } = this.printer;
    return { language, theme, paper: this.paper, margin: this.margin, edge, bleed: this.bleed, calibration: factor };
  }
  get #board(): BoardOrder {
    const { form, across, down, shown, square, overlap, orientation } = this;
    return { what: 'board', form, panels: [across, down], options: { ...this.#common, shown, square, overlap, orientation } };
  }
  #pieces(what: PieceOrder['what']): PieceOrder {
    const { theme, ...paper } = this.#common;
    const { bleed, calibration } = paper;
    const { gutter, backs, cuts, single, template, size, shape, extras } = this;
    const { backShift } = this.printer;
    const sheets = { ...paper, title: this.title, gutter, backs, backShift, cuts, single, ...(this.usesTemplate && { template }) };
    return { what, extras, sheets, pieces: { bleed, calibration, theme, shape, size } };
  }
  /** What would be printed, as the command line and the worker are told it. */
  get order(): PrintOrder {
    if (this.what === 'sheet') return { what: 'sheet', options: this.#sheet.options };
    return this.what === 'board' ? this.#board : this.#pieces(this.what);
  }
  get title(): string {
    return inLanguage(this.#studio.scenario.title, this.#sheet.language);
  }
  /** What a file of these pages is called, without its ending. */
  get fileName(): string {
    const { id } = this.#studio.scenario;
    return this.what === 'sheet' ? id : `${id}-${this.what}`;
  }
  /** The pages as they would be printed, each made when it is looked at. */
  get pages(): Pages {
    return this.stop === undefined ? (this.#press?.orderedPages(this.#studio.setup, this.order) ?? NO_PAGES) : NO_PAGES;
  }
  /** What does not fit, and what would save pages. */
  get notes(): readonly PrintNote[] {
    return this.#press?.notesOf(this.#studio.setup, this.order, this.#studio.words.language) ?? [];
  }
  /** The most dots per inch a picture of these pages may have. */
  get mostDpi(): number {
    if (!this.#press || this.stop !== undefined) return MOST_DPI;
    return Math.min(MOST_DPI, ...this.#press.pageSizes(this.#studio.setup, this.order).map(mostDpi));
  }
  /** Why nothing can be printed as it stands. */
  get stop(): string | undefined {
    return this.notes.find(({ stops }) => stops)?.text;
  }
}

const desks = new WeakMap<Studio, PrintDesk>();
/** The print desk of a studio: the same for page, panels and commands. */
export const printDesk = (studio: Studio): PrintDesk => {
  const desk = desks.get(studio) ?? new PrintDesk(studio);
  desks.set(studio, desk);
  return desk;
};
