import type { Side, Square } from '../../../engine/grid.ts';
import { type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { CLOSE, curveTo, line, lineTo, moveTo, polygon } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';
import { entryOf } from './road-shape.ts';

export interface FerryEnd {
  readonly at: Square;
  readonly side: Side;
}
const boat = ([x, y]: Point): readonly [string, string] => [
  moveTo([x - 12, y + 2]) + lineTo([x + 12, y + 2]) + curveTo([x + 10, y + 9], [x - 10, y + 9], [x - 12, y + 2]) + CLOSE,
  polygon([
    [x - 1, y],
    [x - 1, y - 15],
    [x + 10, y],
  ]),
];
/** A ferry from one side to another, as seen from the square it starts on. */
export const ferrySymbol = (from: FerryEnd, to: FerryEnd, style: Style): SymbolArt => {
  const step: Point = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const key = `ferry:${styleKey(style)}:${from.side}:${step}:${to.side}`;
  const [a, end] = [entryOf(from.side), entryOf(to.side)];
  const b: Point = [end[0] + step[0] * 100, end[1] + step[1] * 100];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [left, top] = [Math.min(a[0], b[0]) - 20, Math.min(a[1], b[1]) - 20];
  const box = { x: left, y: top, width: Math.abs(a[0] - b[0]) + 40, height: Math.abs(a[1] - b[1]) + 40 };
  const [hull, sail] = boat(middle);
  const { palette } = style;
  return memo(key, () =>
    symbolArt(
      key,
      [
        path(line([a, b]), { stroke: palette.stone, width: 6 }),
        path(line([a, b]), { stroke: palette.armsField, width: 3, dash: [8, 6], cap: 'butt' }),
        path(hull, { fill: palette.roof, stroke: palette.outline, width: 1.4, join: 'round' }),
        path(sail, { fill: palette.stone, stroke: palette.outline, width: 1.4, join: 'round' }),
      ],
      box,
    ),
  );
};
