import { type Figure, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { CLOSE, curveTo, ellipse, lineTo, moveTo } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';

const FILLS: Readonly<Record<string, string>> = {
  red: '#c63a2f',
  blue: '#2c64b4',
  green: '#3f8f46',
  yellow: '#e6bd2b',
  black: '#35322e',
  pink: '#d9789f',
  white: '#f4efe6',
  purple: '#7d4f9e',
  orange: '#db7a22',
};
export type FigurePose = 'standing' | 'lying';
/** A wanderer in a cloak and a broad hat: our own figure. */
const cloak = ([x, y]: Point): string =>
  moveTo([x - 5, y - 6]) +
  curveTo([x - 13, y - 2], [x - 14, y + 8], [x - 15, y + 17]) +
  lineTo([x + 15, y + 17]) +
  curveTo([x + 14, y + 8], [x + 13, y - 2], [x + 5, y - 6]) +
  CLOSE;
const hat = ([x, y]: Point): string =>
  moveTo([x - 12, y - 12]) +
  curveTo([x - 5, y - 14], [x - 6, y - 22], [x, y - 22]) +
  curveTo([x + 6, y - 22], [x + 5, y - 14], [x + 12, y - 12]) +
  CLOSE;

const figureOf = (fill: string, { palette }: Style): Figure[] => {
  const ink = { fill, stroke: palette.outline, width: 2, join: 'round' } as const;
  return [path(cloak([0, 0]), ink), path(ellipse([0, -9], 6), ink), path(hat([0, 0]), ink)];
};
const mark = (sign: string, fill: string, lying: boolean): Figure => ({
  is: 'text',
  text: sign,
  at: lying ? [-5, 4.5] : [0, 13],
  size: 15,
  weight: 'bold',
  anchor: 'middle',
  fill: ['#f4efe6', '#e6bd2b'].includes(fill) ? '#2b2620' : '#ffffff',
});
/** A player's figure, standing, or lying as a farmer does; a sign on it tells players apart without colour, a ring an upgraded one. */
export const figureSymbol = (colour: string, sign: string, pose: FigurePose, upgraded: boolean, style: Style): SymbolArt => {
  const key = `figure:${styleKey(style)}:${colour}:${sign}:${pose}:${upgraded}`;
  const fill = FILLS[colour] ?? '#8a857c';
  const lying = pose === 'lying';
  const body: Figure = { is: 'group', at: [50, 52], ...(lying && { turn: 1 as const }), figures: figureOf(fill, style) };
  const ring = path(ellipse([50, 50], 28), { fill: style.palette.gold, stroke: style.palette.outline, width: 2.2 });
  return memo(key, () =>
    symbolArt(key, [...(upgraded ? [ring] : []), body, { is: 'group', at: [50, 52], figures: [mark(sign, fill, lying)] }]),
  );
};
