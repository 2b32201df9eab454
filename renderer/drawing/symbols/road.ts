import { type Figure, type Point, path } from '../figure.ts';
import { ellipse, line, polygon, rect } from '../pen.ts';
import { pointsOf, type Shape, shapePath } from '../shape.ts';
import type { Style } from './pen-style.ts';

export const ROAD_WIDTH = 8.5;
const EDGE = 1.5;
const widthOf = ({ detail }: Style): number => (detail === 'full' ? ROAD_WIDTH : ROAD_WIDTH + 2.5);

/** Roads of one layer: edges first, then the ways, so that where they meet no edge crosses. */
export const roads = (style: Style, shapes: readonly Shape[]): Figure[] => {
  if (shapes.length === 0) return [];
  const { palette, detail } = style;
  const d = shapes.map(shapePath).join('');
  const width = widthOf(style);
  const figures: Figure[] = [
    path(d, { stroke: palette.roadEdge, width: width + 2 * EDGE, cap: 'butt', join: 'round' }),
    path(d, { stroke: palette.road, width, cap: 'butt', join: 'round' }),
  ];
  if (detail === 'full') figures.push(path(d, { stroke: palette.roadEdge, width: 0.7, dash: [2.4, 5.6], cap: 'round', opacity: 0.45 }));
  return figures;
};
/** A road that goes over another: parapets keep them apart. */
export const bridge = (style: Style, shape: Shape): Figure[] => {
  const span = line(pointsOf(shape).slice(4, 9));
  const width = widthOf(style);
  return [
    path(span, { stroke: style.palette.outline, width: width + 7 }),
    path(span, { stroke: style.palette.wallLight, width: width + 4.6 }),
  ];
};

const cottage = ({ palette }: Style, [x, y]: Point, size: number): Figure[] => [
  path(rect(x - size * 0.5, y - size * 0.1, size, size * 0.62), { fill: palette.stone, stroke: palette.outline, width: 1 }),
  path(
    polygon([
      [x - size * 0.66, y - size * 0.06],
      [x - size * 0.3, y - size * 0.62],
      [x + size * 0.3, y - size * 0.62],
      [x + size * 0.66, y - size * 0.06],
    ]),
    {
      fill: palette.roof,
      stroke: palette.outline,
      width: 1,
      join: 'round',
    },
  ),
  path(rect(x - size * 0.12, y + size * 0.18, size * 0.24, size * 0.34), { fill: palette.outline }),
];
/** A crossing where roads end: a paved place with a well. */
export const crossing = ({ palette, detail }: Style, [x, y]: Point): Figure[] => {
  const r = detail === 'full' ? 9 : 11;
  const figures: Figure[] = [path(ellipse([x, y], r), { fill: palette.road, stroke: palette.roadEdge, width: 1.6 })];
  figures.push(path(ellipse([x, y], r * 0.55), { fill: palette.wall, stroke: palette.outline, width: 1.2 }));
  if (detail !== 'bare') figures.push(path(ellipse([x, y], r * 0.28), { fill: palette.water, stroke: palette.outline, width: 0.8 }));
  return figures;
};
/** Some cottages round a crossing. */
export const village = (style: Style, [x, y]: Point): Figure[] =>
  style.detail === 'bare'
    ? []
    : [...cottage(style, [x - 12, y - 9], 11), ...cottage(style, [x + 12, y - 10], 10), ...cottage(style, [x + 11, y + 12], 11)];

/** An inn: a tall house with a sign, by the water. */
export const inn = (style: Style, [x, y]: Point): Figure[] => {
  const { palette } = style;
  const sign = line([
    [x + 6, y - 3],
    [x + 10, y - 3],
  ]);
  return [
    path(rect(x - 6, y - 3, 12, 10), { fill: palette.stone, stroke: palette.outline, width: 1.1 }),
    path(
      polygon([
        [x - 8, y - 2.6],
        [x - 4, y - 10],
        [x + 4, y - 10],
        [x + 8, y - 2.6],
      ]),
      { fill: palette.slateDark, stroke: palette.outline, width: 1.1, join: 'round' },
    ),
    path(rect(x - 1.6, y + 1.5, 3.2, 5.5), { fill: palette.outline }),
    path(rect(x - 4.8, y - 0.6, 2.2, 2.6) + rect(x + 2.6, y - 0.6, 2.2, 2.6), { fill: palette.gold, stroke: palette.outline, width: 0.5 }),
    path(sign, { stroke: palette.outline, width: 0.9 }),
    path(ellipse([x + 10, y], 2.6), { fill: palette.gold, stroke: palette.outline, width: 0.8 }),
  ];
};

export const rivers = ({ palette, detail }: Style, shapes: readonly Shape[]): Figure[] => {
  if (shapes.length === 0) return [];
  const d = shapes.map(shapePath).join('');
  const figures: Figure[] = [
    path(d, { stroke: palette.waterMark, width: 17, cap: 'butt' }),
    path(d, { stroke: palette.water, width: 14, cap: 'butt' }),
  ];
  if (detail !== 'bare') figures.push(path(d, { stroke: palette.stone, width: 1, dash: [5, 9], cap: 'round', opacity: 0.8 }));
  return figures;
};
