import { type Figure, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { curveTo, ellipse, line, lineTo, moveTo, rect } from '../pen.ts';
import { cityArt } from './city-art.ts';
import { cityShape } from './city-shape.ts';
import { arms } from './marks.ts';
import { memo } from './memo.ts';
import { type Style, styleKey, varietyOf } from './pen-style.ts';
import { ROAD_WIDTH } from './road.ts';

const REACH = { x: -12, y: -60, width: 124, height: 72 };
const side = (name: string, style: Style, draw: () => Figure[]): SymbolArt => {
  const key = `border:${styleKey(style)}:${name}`;
  return memo(key, () => symbolArt(key, draw(), REACH));
};

/** A coast at the north side: sand, foam, and two lines of waves running out. */
export const shoreSide = (style: Style): SymbolArt =>
  side('shore', style, () => {
    const { palette, detail } = style;
    const ripple = (y: number): string =>
      moveTo([4, y]) + curveTo([30, y - 3], [36, y + 3], [50, y]) + curveTo([64, y - 3], [70, y + 3], [96, y]);
    const figures: Figure[] = [path(rect(0, -5, 100, 5), { fill: palette.shore })];
    figures.push(
      path(
        line([
          [0, -5],
          [100, -5],
        ]),
        { stroke: palette.waterMark, width: 1.5, cap: 'round' },
      ),
    );
    if (detail === 'full')
      figures.push(
        path(ripple(-11), { stroke: palette.seaMark, width: 1.2 }),
        path(ripple(-18), { stroke: palette.seaMark, width: 0.9, opacity: 0.6 }),
      );
    return figures;
  });
/** The sand that rounds a corner between two coasts. */
export const shoreCorner = (style: Style): SymbolArt =>
  side('shore-corner', style, () => [
    path(`${moveTo([0, 0]) + lineTo([0, -5]) + curveTo([-3, -5], [-5, -3], [-5, 0])}Z`, { fill: style.palette.shore }),
    path(moveTo([0, -5]) + curveTo([-3, -5], [-5, -3], [-5, 0]), { stroke: style.palette.waterMark, width: 1.5 }),
  ]);

/** A land border: a tinted band and a line of dashes and dots. */
export const landSide = (style: Style): SymbolArt =>
  side('land', style, () => [
    path(rect(0, -9, 100, 9), { fill: style.palette.borderline, opacity: 0.22 }),
    path(
      line([
        [0, 0],
        [100, 0],
      ]),
      { stroke: style.palette.borderline, width: 3, dash: [12, 4, 2, 4], cap: 'butt' },
    ),
  ]);
/** A side of which nothing is said: a plain line. */
export const plainSide = (style: Style): SymbolArt =>
  side('plain', style, () => [
    path(
      line([
        [0, 0],
        [100, 0],
      ]),
      { stroke: style.palette.outline, width: 2.4, cap: 'square' },
    ),
  ]);
/** The edge of a table: nothing lies beyond, and nothing is closed. */
export const tableSide = (style: Style): SymbolArt =>
  side('table', style, () => [
    path(rect(-9, -9, 118, 9), { fill: style.palette.roadEdge, stroke: style.palette.outline, width: 1.4 }),
    path(
      line([
        [-4, -4.5],
        [104, -4.5],
      ]),
      { stroke: style.palette.outline, width: 0.8, opacity: 0.6 },
    ),
  ]);

const STUB = 26;
/** A road printed at the border, leading away. */
export const roadStub = (style: Style): SymbolArt =>
  side('road', style, () => {
    const { palette } = style;
    const d = line([
      [50, 0],
      [50, -STUB],
    ]);
    const end: Point = [50, -STUB];
    return [
      path(d, { stroke: palette.roadEdge, width: ROAD_WIDTH + 3 }),
      path(d, { stroke: palette.road, width: ROAD_WIDTH }),
      path(ellipse(end, 7), { fill: palette.road, stroke: palette.roadEdge, width: 1.5 }),
      path(ellipse(end, 2.6), { fill: palette.roadEdge }),
    ];
  });
/** A city printed at the border, its walls closed to the outside. */
export const cityStub = (style: Style, shields: number): SymbolArt =>
  side(`city${shields}`, style, () => {
    const shape = cityShape(['N'], { others: new Set(['E']), reachesMiddle: false });
    const plan = { cities: [{ ...shape, arms: 0, cathedral: false }], roads: [], rivers: [], hasMonastery: false, hedges: [] };
    const art = cityArt(plan, {}, style, varietyOf('border city'));
    const signs = Array.from({ length: shields }, (_, i) => arms(style, [50 + (i - (shields - 1) / 2) * 20, 9], 6)).flat();
    return [{ is: 'group', at: [100, 0], turn: 2, figures: [...art, ...signs] }];
  });
