import type { Random } from '../../../engine/random.ts';
import { type Figure, type Point, path } from '../figure.ts';
import { curveTo, ellipse, line, moveTo, polygon, rect } from '../pen.ts';
import type { Shape } from '../shape.ts';
import { shapePath } from '../shape.ts';
import type { Style } from './pen-style.ts';
import { type Clearance, scatter } from './spots.ts';

export const fieldGround = ({ palette }: Style): Figure[] => [path(rect(0, 0, 100, 100), { fill: palette.field })];

const meadow = (random: Random): string => {
  const [x, y] = [random.below(100), random.below(100)];
  const [rx, ry] = [14 + random.below(14), 7 + random.below(8)];
  const keep = (value: number, reach: number): number => Math.max(reach, Math.min(100 - reach, value));
  return ellipse([keep(x, rx), keep(y, ry)], rx, ry);
};
const tuft = ([x, y]: Point): string =>
  line([
    [x - 2, y - 2.2],
    [x - 0.6, y],
    [x, y - 3],
  ]) +
  line([
    [x, y - 3],
    [x + 0.6, y],
    [x + 2, y - 2.2],
  ]);

/** Light meadows and tufts of grass. */
export const meadows = ({ palette, detail }: Style, random: Random, free: Clearance): Figure[] => {
  const light = Array.from({ length: 3 }, () => meadow(random)).join('');
  if (detail === 'bare') return [];
  const tufts = scatter(random, detail === 'full' ? 13 : 5, 4, 9, free)
    .map(tuft)
    .join('');
  const figures: Figure[] = [path(light, { fill: palette.fieldLight })];
  if (tufts) figures.push(path(tufts, { stroke: palette.fieldMark, width: detail === 'full' ? 0.9 : 1.6, cap: 'round', join: 'round' }));
  return figures;
};

const roundTree = ([x, y]: Point, r: number): readonly [string, string, string] => [
  ellipse([x + r * 0.22, y + r * 0.28], r * 1.02),
  ellipse([x, y], r),
  ellipse([x - r * 0.28, y - r * 0.3], r * 0.45),
];
const fir = ([x, y]: Point, r: number): readonly [string, string, string] => [
  polygon([
    [x - r, y + r],
    [x, y - r * 1.5],
    [x + r, y + r],
  ]),
  polygon([
    [x - r * 0.9, y + r * 0.8],
    [x, y - r * 1.5],
    [x + r * 0.15, y + r * 0.8],
  ]),
  '',
];
/** Trees where there is room, round ones and firs. */
export const trees = ({ palette, detail }: Style, random: Random, free: Clearance): Figure[] => {
  if (detail === 'bare') return [];
  const points = scatter(random, detail === 'full' ? 4 + random.below(5) : 3, detail === 'full' ? 6.5 : 8, 6.6, free);
  const drawn = points.map((at) => {
    const r = (detail === 'full' ? 3.3 : 4.6) + random.below(12) / 10;
    return random.below(3) === 0 ? fir(at, r) : roundTree(at, r);
  });
  if (drawn.length === 0) return [];
  const part = (i: 0 | 1 | 2): string => drawn.map((one) => one[i]).join('');
  return [
    path(part(0), { fill: palette.treeDark }),
    path(part(1), { fill: palette.tree }),
    ...(part(2) && detail === 'full' ? [path(part(2), { fill: palette.fieldLight, opacity: 0.55 })] : []),
  ];
};

/** A row of bushes: what parts two fields where no road or wall does. */
export const hedge = ({ palette }: Style, shape: Shape): Figure[] => [
  path(shapePath(shape), { stroke: palette.treeDark, width: 5, dash: [0.1, 4.6], cap: 'round' }),
  path(shapePath(shape), { stroke: palette.tree, width: 3.4, dash: [0.1, 4.6], cap: 'round' }),
];

/** A small walled garden with four beds. */
export const garden = ({ palette }: Style, [x, y]: Point): Figure[] => {
  const bed = (dx: number, dy: number): string => rect(x + dx, y + dy, 5, 5);
  const flowers = [-4.5, 4.5].flatMap((dx) => [-4.5, 4.5].map((dy) => ellipse([x + dx, y + dy], 1.5))).join('');
  return [
    path(rect(x - 8.5, y - 8.5, 17, 17), { fill: palette.road, stroke: palette.treeDark, width: 2.2, join: 'round' }),
    path(bed(-7, -7) + bed(2, -7) + bed(-7, 2) + bed(2, 2), { fill: palette.tree }),
    path(flowers, { fill: palette.flower }),
    path(ellipse([x, y], 1.8), { fill: palette.water, stroke: palette.outline, width: 0.5 }),
  ];
};

/** A pond with two ripples. */
export const pond = ({ palette }: Style, [x, y]: Point, r: number): Figure[] => {
  const shore =
    moveTo([x - r, y]) +
    curveTo([x - r, y - r * 0.8], [x - r * 0.2, y - r * 0.9], [x + r * 0.3, y - r * 0.6]) +
    curveTo([x + r * 1.1, y - r * 0.5], [x + r * 1.2, y + r * 0.3], [x + r * 0.7, y + r * 0.6]) +
    curveTo([x + r * 0.1, y + r], [x - r, y + r * 0.8], [x - r, y]);
  const ripples =
    line([
      [x - r * 0.5, y - 0.1 * r],
      [x + r * 0.1, y - 0.1 * r],
    ]) +
    line([
      [x - r * 0.1, y + 0.3 * r],
      [x + r * 0.5, y + 0.3 * r],
    ]);
  return [
    path(`${shore}Z`, { fill: palette.water, stroke: palette.waterMark, width: 1 }),
    path(ripples, { stroke: palette.stone, width: 0.9, cap: 'round' }),
  ];
};
