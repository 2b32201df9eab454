import type { Language } from '../../../engine/documents/common.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import { type Box, type Figure, path, type TextFigure } from '../figure.ts';
import { line } from '../pen.ts';
import { fitted, textWidth } from '../widths.ts';

const INK = '#222222';
const HAIR = 0.2;
const SMALL = 2.5;
export const words = (text: string, x: number, y: number, more: Partial<TextFigure> = {}): TextFigure => ({
  is: 'text',
  text,
  at: [x, y],
  size: SMALL,
  fill: INK,
  ...more,
});

const MARK = 3.8;
const GAP = 0.6;
/** Marks at the corners of a box, outside it, on the lines along which it is cut. */
export const cropMarks = ({ x, y, width, height }: Box): Figure => {
  const [right, bottom] = [x + width, y + height];
  const corner = (cx: number, cy: number, dx: number, dy: number): string =>
    line([
      [cx + dx * GAP, cy],
      [cx + dx * (GAP + MARK), cy],
    ]) +
    line([
      [cx, cy + dy * GAP],
      [cx, cy + dy * (GAP + MARK)],
    ]);
  const d = corner(x, y, -1, -1) + corner(right, y, 1, -1) + corner(x, bottom, -1, 1) + corner(right, bottom, 1, 1);
  return { is: 'group', name: 'crop-marks', figures: [path(d, { stroke: INK, width: HAIR })] };
};

const TICK = 1.4;
/** The length of the bars by which a print is checked, in millimetres of the finished print. */
export const BAR = 100;
/** The bar for a length of paper: the whole one, or a shorter where it would leave the page. */
export const barFor = (room: number, calibration: number): number => [BAR, 50, 20].find((bar) => bar * calibration <= room) ?? 10;
/** A bar across, from its left end; `length` is already calibrated. */
export const barAcross = (x: number, y: number, length: number, label: string): Figure => ({
  is: 'group',
  name: 'bar-across',
  figures: [
    path(
      line([
        [x, y - TICK],
        [x, y],
        [x + length, y],
        [x + length, y - TICK],
      ]),
      { stroke: '#000000', width: HAIR, cap: 'butt', join: 'miter' },
    ),
    words(label, x + length / 2, y - 0.7, { anchor: 'middle', size: 2.1 }),
  ],
});
export const barDown = (x: number, y: number, length: number, label: string): Figure => ({
  is: 'group',
  name: 'bar-down',
  figures: [
    path(
      line([
        [x - TICK, y],
        [x, y],
        [x, y + length],
        [x - TICK, y + length],
      ]),
      { stroke: '#000000', width: HAIR, cap: 'butt', join: 'miter' },
    ),
    { is: 'group', at: [x - 0.7, y + length / 2], turn: 3, figures: [words(label, 0, 0, { anchor: 'middle', size: 2.1 })] },
  ],
});
/** What stands at a bar: how to print, and its length; a short bar has room for its length alone. */
export const barLabel = (bar: number, language: Language): string =>
  bar === BAR ? say(PRINT_WORDS.atFullSize, language, { length: BAR }) : `${bar} mm`;

const LEAST = 0.5;
/** A text with as many of its letters as there is room for. */
const shortened = (text: string, width: number, size: number): string => {
  if (textWidth(text, size) <= width) return text;
  let letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > width) letters = letters.slice(0, -1);
  return letters.length > 0 ? `${letters.join('').trimEnd()}…` : '';
};
/** A line of small print, made narrower where it must be, and shorter where even that does not do. */
export const smallPrint = (text: string, x: number, y: number, width: number): Figure => {
  const said = shortened(text, width, SMALL * LEAST);
  return said === '' ? { is: 'group', figures: [] } : fitted(words(said, x, y), width, LEAST);
};
