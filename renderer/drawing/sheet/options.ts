import type { Language } from '../../../engine/documents/common.ts';
import type { Paper } from '../page.ts';
import type { Palette } from '../palette.ts';
import { PALETTES } from '../palette.ts';

/** The parts of a sheet, in the order in which they stand. */
export const SECTIONS = ['picture', 'setup', 'tokenRules', 'layout', 'ownText', 'rules', 'switches', 'tiles', 'scores', 'credits'] as const;
export type Section = (typeof SECTIONS)[number];
/** Parts that are left out unless asked for. */
const ON_DEMAND: readonly Section[] = ['scores'];
export const DEFAULT_SECTIONS: readonly Section[] = SECTIONS.filter((section) => !ON_DEMAND.includes(section));

export interface SheetOptions {
  readonly language: Language;
  readonly paper: Paper;
  readonly theme: keyof typeof PALETTES;
  readonly sections: readonly Section[];
  /** Large: the picture has the first page for itself. Small: the text begins beside it. */
  readonly picture: 'small' | 'large';
  /** The number of legal layouts, counted by whoever asks for the sheet. */
  readonly layouts?: string;
  /** A text to travel as a QR code. */
  readonly shareCode?: string;
  /** How many numbered copies; none are numbered when it is 1. */
  readonly copies: number;
}
export const SHEET_DEFAULTS: Omit<SheetOptions, 'language'> = {
  paper: 'A4',
  theme: 'colour',
  sections: DEFAULT_SECTIONS,
  picture: 'small',
  copies: 1,
};
export const paletteOf = ({ theme }: SheetOptions): Palette => PALETTES[theme];
