import type { Language } from '../../../engine/documents/common.ts';
import { PAPERS, type Paper } from '../page.ts';
import type { PALETTES } from '../palette.ts';
import type { Shown } from '../view.ts';
import type { Orientation } from './paging.ts';

/** A paper by name, or its two sides in millimetres. */
export type PaperSize = Paper | readonly [width: number, height: number];
export const paperSize = (paper: PaperSize): readonly [width: number, height: number] =>
  typeof paper === 'string' ? PAPERS[paper] : paper;

/** Millimetres of a side. */
export const [LEAST_PAPER, MOST_PAPER] = [40, 5000] as const;

export interface BoardPrintOptions {
  readonly language: Language;
  readonly theme: keyof typeof PALETTES;
  readonly shown: Shown;
  /** Millimetres of a square; the board's own unless given. */
  readonly square?: number;
  readonly paper: PaperSize;
  /** Nothing of the board nearer to the edge of the paper; marks and words stand in it. */
  readonly margin: number;
  /** Nothing at all nearer to the edge of the paper: this printer does not print there. */
  readonly edge: number;
  /** 0: a butt joint. */
  readonly overlap: number;
  readonly orientation: Orientation | 'best';
  /** What this printer's 100 mm must be multiplied with to be 100 mm. */
  readonly calibration: number;
  /** How much ground is shown round the board where there is room for it. */
  readonly rim: number;
  /** What is cut off by a print shop, round posters and panels. */
  readonly bleed: number;
}
/** The edge most printers leave white, in millimetres. */
export const EDGE = 4.5;
/** What marks and words need between the edge that stays white and the board. */
const MARKS = 4.5;
export const BOARD_PRINT_DEFAULTS: Omit<BoardPrintOptions, 'language'> = {
  theme: 'colour',
  shown: { outside: true, grid: true, names: true, squareNames: false, tiles: false, tokens: false },
  paper: 'A4',
  margin: 9,
  edge: EDGE,
  overlap: 6,
  orientation: 'best',
  calibration: 1,
  rim: 12,
  bleed: 3,
};
/** The margin in force: at least what the marks need. */
export const marginOf = ({ margin, edge }: Pick<BoardPrintOptions, 'margin' | 'edge'>): number => Math.max(margin, edge + MARKS);
