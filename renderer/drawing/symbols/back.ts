import { type Figure, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { ellipse, line, polygon, rect } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';

const STEP = 12.5;
const lattice = (): string => {
  const lines: string[] = [];
  for (let at = -100; at <= 100; at += STEP) {
    const [from, to] = [Math.max(0, at), Math.min(100, 100 + at)];
    lines.push(
      line([
        [from, from - at],
        [to, to - at],
      ]),
      line([
        [from, 100 - (from - at)],
        [to, 100 - (to - at)],
      ]),
    );
  }
  return lines.join('');
};
const compass = ([x, y]: Point, r: number, style: Style, ground: string): Figure[] => {
  const { palette } = style;
  const star = polygon([
    [x, y - r],
    [x + r * 0.22, y - r * 0.22],
    [x + r, y],
    [x + r * 0.22, y + r * 0.22],
    [x, y + r],
    [x - r * 0.22, y + r * 0.22],
    [x - r, y],
    [x - r * 0.22, y - r * 0.22],
  ]);
  return [
    path(ellipse([x, y], r * 1.25), { fill: ground, stroke: palette.outline, width: 1.2 }),
    path(star, { fill: palette.backMark, stroke: palette.outline, width: 0.9, join: 'round' }),
  ];
};
/** The back of a tile; the start tile's is dark and framed, so that it is found. */
export const tileBack = (isStart: boolean, style: Style): SymbolArt => {
  const { palette } = style;
  const key = `back:${styleKey(style)}:${isStart}`;
  const ground = isStart ? palette.back : palette.tileBack;
  return memo(key, () =>
    symbolArt(key, [
      path(rect(0, 0, 100, 100), { fill: ground }),
      path(lattice(), { stroke: palette.backMark, width: 0.7, opacity: 0.5 }),
      ...(isStart ? [path(rect(9, 9, 82, 82), { stroke: palette.backMark, width: 3 })] : []),
      ...compass([50, 50], isStart ? 26 : 20, style, ground),
    ]),
  );
};
/** What the back goes on with beyond its edge. */
export const backGround = (isStart: boolean, { palette }: Style): string => (isStart ? palette.back : palette.tileBack);
