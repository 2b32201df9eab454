import { type Figure, type Point, path } from '../figure.ts';
import { CLOSE, curveTo, ellipse, line, lineTo, moveTo, polygon, rect } from '../pen.ts';
import type { Style } from './pen-style.ts';

const shieldPath = ([x, y]: Point, w: number): string =>
  moveTo([x - w, y - w]) +
  lineTo([x + w, y - w]) +
  lineTo([x + w, y]) +
  curveTo([x + w, y + w * 0.75], [x + w * 0.4, y + w * 1.1], [x, y + w * 1.4]) +
  curveTo([x - w * 0.4, y + w * 1.1], [x - w, y + w * 0.75], [x - w, y]) +
  CLOSE;
/** A coat of arms: a white cross on blue. */
export const arms = ({ palette }: Style, [x, y]: Point, w = 8): Figure[] => [
  path(shieldPath([x, y], w + 1.6), { fill: palette.armsMark, stroke: palette.outline, width: 1.2, join: 'round' }),
  path(shieldPath([x, y], w), { fill: palette.armsField }),
  path(rect(x - w * 0.22, y - w, w * 0.44, w * 2.32) + rect(x - w, y - w * 0.28, w * 2, w * 0.44), { fill: palette.armsMark }),
];

const badge = ({ palette }: Style, at: Point, r: number): Figure[] => [
  path(ellipse(at, r), { fill: palette.stone, stroke: palette.outline, width: 1.3 }),
];
const ear = ([x, y]: Point): string => {
  const leaf = (dy: number) =>
    line([
      [x - 3.5, y + dy - 3],
      [x, y + dy],
      [x + 3.5, y + dy - 3],
    ]);
  const stalk = line([
    [x, y + 6],
    [x, y - 6],
  ]);
  return stalk + [-3, 0, 3].map(leaf).join('');
};
const grain = ({ palette }: Style, at: Point): Figure[] => [
  path(ear(at), { stroke: palette.outline, width: 2.6, cap: 'round' }),
  path(ear(at), { stroke: palette.gold, width: 1.4, cap: 'round' }),
];
const wine = ({ palette }: Style, [x, y]: Point): Figure[] => [
  path(
    [
      [-3, -2],
      [0, -2],
      [3, -2],
      [-1.5, 1],
      [1.5, 1],
      [0, 4],
    ]
      .map(([dx, dy]) => ellipse([x + (dx as number), y + (dy as number)], 1.9))
      .join(''),
    {
      fill: palette.roofDark,
      stroke: palette.outline,
      width: 0.5,
    },
  ),
  path(
    line([
      [x, y - 3],
      [x + 2, y - 6.5],
    ]),
    { stroke: palette.treeDark, width: 1.3, cap: 'round' },
  ),
];
const cloth = ({ palette }: Style, [x, y]: Point): Figure[] => [
  path(rect(x - 4.5, y - 4, 9, 8), { fill: palette.slate, stroke: palette.outline, width: 0.9 }),
  path(
    line([
      [x - 4.5, y - 1.2],
      [x + 4.5, y - 1.2],
    ]) +
      line([
        [x - 4.5, y + 1.4],
        [x + 4.5, y + 1.4],
      ]),
    { stroke: palette.stone, width: 0.9 },
  ),
];
const GOODS: Readonly<Record<string, (style: Style, at: Point) => Figure[]>> = { grain, wine, cloth };
export const goods = (style: Style, kind: string, at: Point): Figure[] => [...badge(style, at, 9), ...(GOODS[kind]?.(style, at) ?? [])];

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-3, 0],
    [3, 0],
  ],
  [
    [-3.2, 2.2],
    [3.2, 2.2],
    [0, -3.2],
  ],
];
/** A little wheel with as many pips as the pig moves. */
export const wheel = (style: Style, count: number, [x, y]: Point): Figure[] => {
  const pips = (PIPS[count] ?? []).map(([dx, dy]) => ellipse([x + dx, y + dy], 2)).join('');
  const spokes = (
    [
      [0, 1],
      [0.866, 0.5],
      [0.866, -0.5],
    ] as const
  )
    .map(([c, s]) =>
      line([
        [x - 11 * c, y - 11 * s],
        [x + 11 * c, y + 11 * s],
      ]),
    )
    .join('');
  return [
    path(ellipse([x, y], 11), { fill: style.palette.gold, stroke: style.palette.outline, width: 1.4 }),
    path(spokes, { stroke: style.palette.outline, width: 1.1 }),
    path(ellipse([x, y], 7), { fill: style.palette.stone, stroke: style.palette.outline, width: 1.1 }),
    path(pips, { fill: style.palette.outline }),
  ];
};

const ROSE: Readonly<Record<string, string>> = { orange: '#d9772b', blue: '#2d6fb0' };
const ray = ([x, y]: Point, [c, s]: Point, r: number): readonly [string, string] => {
  const tip: Point = [x + c * r, y + s * r];
  const side = (turn: number): Point => [x + (c * 0.72 - s * turn * 0.72) * r * 0.26, y + (s * 0.72 + c * turn * 0.72) * r * 0.26];
  return [polygon([[x, y], side(1), tip]), polygon([[x, y], side(-1), tip])];
};
const EIGHT: readonly Point[] = [
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
  [0.7, -0.7],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const NORTHS: Readonly<Record<string, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** A wind rose of eight points, north marked by a ring. */
export const rose = ({ palette }: Style, colour: string, north: string, [x, y]: Point, r: number): Figure[] => {
  const fill = ROSE[colour] ?? palette.roofDark;
  const rays = EIGHT.map((point, i) => ray([x, y], point, i < 4 ? r * 0.86 : r));
  const [nx, ny] = NORTHS[north] ?? [0, -1];
  return [
    path(ellipse([x, y], r * 0.74), { fill: palette.stone, stroke: fill, width: 1.6 }),
    path(rays.map(([, b]) => b).join(''), { fill: palette.stone, stroke: palette.outline, width: 0.7, join: 'round' }),
    path(rays.map(([a]) => a).join(''), { fill, stroke: palette.outline, width: 0.7, join: 'round' }),
    path(ellipse([x + nx * (r + 3), y + ny * (r + 3)], 2.4), { fill, stroke: palette.outline, width: 0.9 }),
  ];
};

const CORNERS: Readonly<Record<string, Point>> = { NW: [-1, -1], NE: [1, -1], SE: [1, 1], SW: [-1, 1] };
/** A quarter of a wind rose, pointing to its quadrant. */
export const quarterRose = ({ palette }: Style, quadrant: string, [x, y]: Point, r: number): Figure[] => {
  const [sx, sy] = CORNERS[quadrant] ?? [1, 1];
  const from: Point = [x - sx * r * 0.5, y - sy * r * 0.5];
  const rays = (
    [
      [sx, 0],
      [0, sy],
      [sx * 0.85, sy * 0.85],
    ] as const
  ).map((point) => ray(from, point, r * 1.3));
  return [
    path(ellipse([x, y], r * 0.98), { fill: palette.stone, stroke: palette.outline, width: 1.2 }),
    path(rays.map(([, b]) => b).join(''), { fill: palette.stone, stroke: palette.outline, width: 0.7, join: 'round' }),
    path(rays.map(([a]) => a).join(''), { fill: palette.roofDark, stroke: palette.outline, width: 0.7, join: 'round' }),
  ];
};
