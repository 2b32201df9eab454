import { type Figure, path, type SymbolArt, symbolArt, type TextFigure, UNIT } from '../figure.ts';
import type { OutsideName } from '../outside-names.ts';
import { roundedRect } from '../pen.ts';
import { fitted, textWidth } from '../widths.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';

const BOX = { x: -60, y: -40, width: 220, height: 180 };
/** Names beyond the border run away from the board. */
const WIDE_BOX = { x: -190, y: -60, width: 480, height: 220 };
/** From line to line, in sizes of its letters. */
const LEADING = 1.15;
const words = (text: string, size: number, y: number, style: Style, look: Partial<TextFigure> = {}): TextFigure => ({
  is: 'text',
  text,
  at: [50, y],
  size: size * (style.letters ?? 1),
  anchor: 'middle',
  fill: style.palette.ink,
  halo: style.palette.paper,
  ...look,
});
const label = (kind: string, text: string, style: Style, draw: () => Figure[], box = BOX): SymbolArt => {
  const key = `label:${styleKey(style)}:${style.letters ?? 1}:${kind}:${text}`;
  return memo(key, () => symbolArt(key, draw(), box));
};

/** The name of a town, below it. */
export const townName = (text: string, style: Style): SymbolArt =>
  label('town', text, style, () => [fitted(words(text, 16.5, 88, style), 112)]);
export const startName = (text: string, style: Style): SymbolArt =>
  label('start', text, style, () => [fitted(words(text, 18, 87, style, { weight: 'bold', fill: style.palette.borderline }), 84, 0.5)]);
/** The name of a large city on a ribbon. */
export const cityName = (text: string, style: Style): SymbolArt =>
  label('city', text, style, () => {
    const figure = words(text, 17.5, 50 + 6 * (style.letters ?? 1), style, { weight: 'bold' });
    const { halo: _, ...plain } = figure;
    const width = textWidth(text, figure.size, 'bold') + 14;
    return [
      path(roundedRect(50 - width / 2, 50 - figure.size * 0.66, width, figure.size * 1.4, 5), {
        fill: style.palette.paper,
        stroke: style.palette.outline,
        width: 1.8,
        opacity: 0.92,
      }),
      plain,
    ];
  });
/** Where a printed road or city at the border leads; laid beyond the north side and written level whatever the turn. */
export const leadsTo = (text: string, side: 'N' | 'E' | 'S' | 'W', style: Style): SymbolArt =>
  label(
    `to:${side}`,
    text,
    style,
    () => {
      const base = words(text, 13.5, 0, style, { weight: 'italic' });
      const places = { N: [50, -38], E: [134, 54], S: [50, 147], W: [-34, 54] } as const;
      const anchors = { N: 'middle', E: 'start', S: 'middle', W: 'end' } as const;
      return [fitted({ ...base, at: places[side], anchor: anchors[side] }, side === 'N' || side === 'S' ? 130 : 63, 0.5)];
    },
    WIDE_BOX,
  );
/** The name of a square, small in its corner. */
export const squareLabel = (text: string, style: Style): SymbolArt =>
  label('square', text, style, () => [{ ...words(text, 12, 14, style, { fill: style.palette.roadEdge }), at: [5, 14], anchor: 'start' }]);
/** The name of a sea or country beyond the border, in the middle of a row of squares. */
export const outsideName = ({ lines, isSea, size, length }: Omit<OutsideName, 'at' | 'turn'>, style: Style): SymbolArt => {
  const key = `outside:${style.palette.id}:${isSea}:${size}:${length}:${lines.join('/')}`;
  const { sea, seaName, foreign, foreignName } = style.palette;
  const [fill, halo, weight] = isSea ? ([seaName, sea, 'italic'] as const) : ([foreignName, foreign, 'regular'] as const);
  const look = { size, anchor: 'middle', fill, halo, weight } as const;
  const first = UNIT / 2 + size * (0.34 - (LEADING * (lines.length - 1)) / 2);
  return memo(key, () =>
    symbolArt(
      key,
      lines.map((text, i): Figure => ({ is: 'text', text, at: [(UNIT * length) / 2, first + i * LEADING * size], ...look })),
      { x: 0, y: 0, width: UNIT * length, height: UNIT },
    ),
  );
};
