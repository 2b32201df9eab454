import { type Figure, path, type SymbolArt, symbolArt } from '../figure.ts';
import { CLOSE, curveTo, ellipse, lineTo, moveTo, polygon } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';
import { TOKEN_CENTRE, TOKEN_RADIUS } from './token.ts';

/** The colour round the pig. */
export const pigGround = ({ palette }: Style): string => palette.back;

const leg = (x: number): string =>
  polygon([
    [x, 54],
    [x + 6, 54],
    [x + 5, 66],
    [x + 1, 66],
  ]);
const ear = moveTo([58, 36]) + lineTo([60, 27]) + lineTo([67, 34]) + CLOSE;
const tail = moveTo([27, 44]) + curveTo([20, 42], [22, 35], [26, 38]) + curveTo([29, 41], [23, 43], [22, 40]);
const body = ({ palette }: Style): Figure[] => {
  const skin = palette.solid ? '#e9a6b3' : palette.paper;
  const ink = { fill: skin, stroke: palette.outline, width: 1.8, join: 'round' } as const;
  return [
    path(tail, { stroke: palette.outline, width: 1.8, cap: 'round' }),
    path(leg(31) + leg(39) + leg(52) + leg(59), ink),
    path(ellipse([46, 48], 20, 13), ink),
    path(ellipse([63, 43], 10.5, 9.5), ink),
    path(ear, ink),
    path(ellipse([72, 45], 3.6, 4.6), ink),
    path(ellipse([71.5, 43.6], 0.8) + ellipse([71.5, 46.6], 0.8) + ellipse([64.5, 40.5], 1.2), { fill: palette.outline }),
  ];
};
/** The pig that walks on the Wheel of Fortune, as a flat piece. */
export const pigSymbol = (style: Style): SymbolArt => {
  const key = `pig:${styleKey(style)}`;
  const { palette } = style;
  return memo(key, () =>
    symbolArt(key, [
      path(ellipse(TOKEN_CENTRE, TOKEN_RADIUS), { fill: pigGround(style), stroke: palette.outline, width: 2.4 }),
      path(ellipse(TOKEN_CENTRE, TOKEN_RADIUS - 4), {
        fill: palette.solid ? palette.backMark : palette.paper,
        stroke: palette.outline,
        width: 1.2,
      }),
      { is: 'group', at: [10, 7], scale: 0.83, figures: body(style) },
    ]),
  );
};
