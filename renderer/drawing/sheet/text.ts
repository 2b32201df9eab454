import type { Facts } from '../../../engine/objection.ts';
import type { Setup } from '../../../engine/setup.ts';
import { say } from '../../../engine/words/format.ts';
import type { Message } from '../../../engine/words/words.ts';
import { paletteOf, type SheetOptions } from './options.ts';
import { kept, type Piece, paragraph } from './piece.ts';

/** What every part of a sheet is made from. */
export interface Sheet {
  readonly setup: Setup;
  readonly options: SheetOptions;
}
/** Free table: no board to draw, nor to speak of. */
export const isEmptyBoard = ({ setup }: Sheet): boolean => setup.board.rows.length === 0;
export const SIZE = 3.3;
const SMALL = 2.75;
const HEADING = 4.3;

export const speak = ({ options }: Sheet, message: Message, facts?: Facts): string => say(message, options.language, facts);
const ink = ({ options }: Sheet): string => paletteOf(options).ink;
const common = (sheet: Sheet) => ({ fill: ink(sheet), language: sheet.options.language });

export const heading = (sheet: Sheet, message: Message): Piece =>
  kept(
    paragraph(speak(sheet, message), {
      ...common(sheet),
      fill: paletteOf(sheet.options).borderline,
      size: HEADING,
      weight: 'bold',
      before: 2.6,
      after: 0.8,
    }),
  );
/** What a part of a section is called: as large as its text, and on the page of its first line. */
export const subheading = (sheet: Sheet, text: string): Piece =>
  kept(paragraph(text, { ...common(sheet), size: SIZE, weight: 'bold', before: 1, after: 0.6 }));
export const body = (sheet: Sheet, text: string): Piece => paragraph(text, { ...common(sheet), size: SIZE, after: 1 });
/** A line with a sign, a number or a bullet, before it. */
export const item = (sheet: Sheet, sign: string, text: string): Piece =>
  paragraph(text, { ...common(sheet), size: SIZE, sign, indent: 5, after: 0.9 });
export const small = (sheet: Sheet, text: string): Piece => paragraph(text, { ...common(sheet), size: SMALL, after: 0.7 });
