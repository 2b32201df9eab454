import type { Random } from '../../../engine/random.ts';
import { type Figure, type Point, path } from '../figure.ts';
import { ellipse, line, polygon, rect } from '../pen.ts';
import { pointsOf, type Shape, shapePath } from '../shape.ts';
import type { Style } from './pen-style.ts';
import { type Clearance, scatter } from './spots.ts';

/** Directions a house may stand in, exact on every machine. */
const TURNS: readonly Point[] = [
  [1, 0],
  [0.96, 0.28],
  [0.8, 0.6],
  [0, 1],
  [0.96, -0.28],
  [0.8, -0.6],
];
type Roof = { readonly whole: string; readonly shade: string; readonly ridge: string };
const roof = ([x, y]: Point, [c, s]: Point, length: number, depth: number): Roof => {
  const place = (a: number, b: number): Point => [x + a * c - b * s, y + a * s + b * c];
  const [l, d] = [length / 2, depth / 2];
  return {
    whole: polygon([place(-l, -d), place(l, -d), place(l, d), place(-l, d)]),
    shade: polygon([place(-l, 0), place(l, 0), place(l, d), place(-l, d)]),
    ridge: line([place(-l, 0), place(l, 0)]),
  };
};
const SIZES = {
  full: { count: 60, length: 9.2, depth: 6.6, room: 6.4, apart: 10 },
  plain: { count: 24, length: 12.5, depth: 9, room: 8.5, apart: 15 },
  bare: { count: 9, length: 16, depth: 12, room: 9.5, apart: 21 },
} as const;

/** Houses seen from above, closely built where there is room. */
export const houses = ({ palette, detail }: Style, random: Random, free: Clearance): Figure[] => {
  const size = SIZES[detail];
  const roofs = scatter(random, size.count, size.room, size.apart, free).map((at) =>
    roof(at, TURNS[random.below(TURNS.length)] as Point, size.length - random.below(28) / 10, size.depth - random.below(8) / 10),
  );
  if (roofs.length === 0) return [];
  const part = (name: keyof Roof): string => roofs.map((one) => one[name]).join('');
  const figures: Figure[] = [
    path(part('whole'), { fill: palette.roof, stroke: palette.outline, width: detail === 'full' ? 1.1 : 1.6, join: 'round' }),
  ];
  if (detail !== 'bare') figures.push(path(part('shade'), { fill: palette.roofDark }));
  if (detail === 'full') figures.push(path(part('ridge'), { stroke: palette.outline, width: 0.5 }));
  return figures;
};

/** The paved ground of a city, with the strokes that tell it from a field without colour. */
export const cityGround = ({ palette, detail }: Style, ground: string, random: Random, free: Clearance): Figure[] => {
  const figures: Figure[] = [path(ground, { fill: palette.city })];
  if (detail !== 'full') return figures;
  const cobbles = scatter(random, 46, 3.5, 4, free)
    .map(([x, y]) =>
      line([
        [x - 1.3, y],
        [x + 1.3, y],
      ]),
    )
    .join('');
  return cobbles ? [...figures, path(cobbles, { stroke: palette.cityMark, width: 0.9, cap: 'round' })] : figures;
};

const tower = ([x, y]: Point, r: number, { palette }: Style): Figure[] => [
  path(ellipse([x, y], r), { fill: palette.wall, stroke: palette.outline, width: 1.1 }),
  path(ellipse([x, y], r * 0.56), { fill: palette.wallLight, stroke: palette.outline, width: 0.7 }),
];
/** A wall with its battlements, and towers where it bends. */
export const wall = (shape: Shape, style: Style): Figure[] => {
  const { palette, detail } = style;
  const d = shapePath(shape);
  const width = detail === 'full' ? 5.4 : 7;
  const figures: Figure[] = [path(d, { stroke: palette.outline, width: width + 2, cap: 'butt' }), path(d, { stroke: palette.wall, width })];
  if (detail === 'bare') return figures;
  figures.push(path(d, { stroke: palette.wallLight, width: width - 1.2, dash: detail === 'full' ? [2.6, 2.4] : [4.5, 4.5] }));
  const points = pointsOf(shape);
  const spots = [0.22, 0.78].map((share) => points[Math.round(share * (points.length - 1))] as Point);
  return detail === 'full' ? [...figures, ...spots.flatMap((at) => tower(at, 5, style))] : figures;
};

/** Where a road comes to a wall: two towers and an arch. */
export const gate = (style: Style, [x, y]: Point): Figure[] => {
  const { palette, detail } = style;
  const r = detail === 'full' ? 7 : 8.5;
  return [
    path(rect(x - r, y - r, 2 * r, 2 * r), { fill: palette.wall, stroke: palette.outline, width: 1.4, join: 'round' }),
    path(rect(x - r * 0.62, y - r * 0.62, r * 1.24, r * 1.24), { fill: palette.slateDark, stroke: palette.outline, width: 0.8 }),
    path(
      polygon([
        [x, y],
        [x - r * 0.62, y - r * 0.62],
        [x + r * 0.62, y - r * 0.62],
      ]),
      { fill: palette.slate },
    ),
    path(
      polygon([
        [x, y],
        [x + r * 0.62, y + r * 0.62],
        [x - r * 0.62, y + r * 0.62],
      ]),
      { fill: palette.slate },
    ),
  ];
};
