import { type Figure, type Point, path } from '../figure.ts';
import { CLOSE, curveTo, ellipse, line, lineTo, moveTo, polygon } from '../pen.ts';
import type { Style } from './pen-style.ts';

/** Middles of the six sectors, Fortune in the north and on clockwise; exact on every machine. */
const MIDDLES: readonly Point[] = [
  [0, -1],
  [0.866, -0.5],
  [0.866, 0.5],
  [0, 1],
  [-0.866, 0.5],
  [-0.866, -0.5],
];
const EDGES: readonly Point[] = [
  [-0.5, -0.866],
  [0.5, -0.866],
  [1, 0],
  [0.5, 0.866],
  [-0.5, 0.866],
  [-1, 0],
];
const CROWNS = [1, 2, 1, 2, 1, 2] as const;
/** The handle of a sixth of a circle. */
const SIXTH = 0.3573;
const FILLS = ['#e8c34a', '#c98f4c', '#d8cfa6', '#8fb3cc', '#c9645a', '#8d9a6a'] as const;

const from = ([x, y]: Point, [c, s]: Point, r: number): Point => [x + c * r, y + s * r];
const sector = (at: Point, r: number, i: number): string => {
  const [a, b] = [EDGES[i] as Point, EDGES[(i + 1) % 6] as Point];
  const bend = ([c, s]: Point, turn: number): Point => [c - s * SIXTH * turn, s + c * SIXTH * turn];
  return moveTo(at) + lineTo(from(at, a, r)) + curveTo(from(at, bend(a, 1), r), from(at, bend(b, -1), r), from(at, b, r)) + CLOSE;
};

type Emblem = (at: Point, r: number) => string;
const star: Emblem = ([x, y], r) =>
  polygon([
    [x, y - r],
    [x + r * 0.25, y - r * 0.25],
    [x + r, y],
    [x + r * 0.25, y + r * 0.25],
    [x, y + r],
    [x - r * 0.25, y + r * 0.25],
    [x - r, y],
    [x - r * 0.25, y - r * 0.25],
  ]);
const coins: Emblem = ([x, y], r) =>
  ellipse([x - r * 0.5, y + r * 0.3], r * 0.48) + ellipse([x + r * 0.5, y + r * 0.3], r * 0.48) + ellipse([x, y - r * 0.5], r * 0.48);
const ear: Emblem = ([x, y], r) =>
  [-0.7, -0.2, 0.3]
    .map((dy) => ellipse([x - r * 0.32, y + dy * r], r * 0.2, r * 0.36) + ellipse([x + r * 0.32, y + dy * r], r * 0.2, r * 0.36))
    .join('') + ellipse([x, y - r * 0.9], r * 0.18, r * 0.34);
const bolt: Emblem = ([x, y], r) =>
  polygon([
    [x + r * 0.2, y - r],
    [x - r * 0.6, y + r * 0.15],
    [x - r * 0.05, y + r * 0.15],
    [x - r * 0.3, y + r],
    [x + r * 0.6, y - r * 0.2],
    [x + r * 0.05, y - r * 0.2],
  ]);
const flame: Emblem = ([x, y], r) =>
  moveTo([x, y - r]) +
  curveTo([x + r * 0.3, y - r * 0.3], [x + r, y], [x + r * 0.55, y + r * 0.7]) +
  curveTo([x + r * 0.3, y + r], [x - r * 0.3, y + r], [x - r * 0.55, y + r * 0.7]) +
  curveTo([x - r, y], [x - r * 0.3, y - r * 0.2], [x, y - r]) +
  CLOSE;
const skull: Emblem = ([x, y], r) =>
  ellipse([x, y - r * 0.2], r * 0.75) +
  polygon([
    [x - r * 0.4, y + r * 0.3],
    [x + r * 0.4, y + r * 0.3],
    [x + r * 0.34, y + r],
    [x - r * 0.34, y + r],
  ]);
const EMBLEMS = [star, coins, ear, bolt, flame, skull] as const;

const crownSpaces = (at: Point, r: number, i: number): Point[] => {
  const middle = MIDDLES[i] as Point;
  const across: Point = [-middle[1], middle[0]];
  const [cx, cy] = from(at, middle, r * 0.78);
  return CROWNS[i] === 1 ? [[cx, cy]] : [-1, 1].map((side): Point => [cx + across[0] * side * r * 0.16, cy + across[1] * side * r * 0.16]);
};
const crown = ([x, y]: Point, r: number): string =>
  polygon([
    [x - r, y + r * 0.6],
    [x - r, y - r * 0.5],
    [x - r * 0.45, y],
    [x, y - r * 0.8],
    [x + r * 0.45, y],
    [x + r, y - r * 0.5],
    [x + r, y + r * 0.6],
  ]);

/** The Wheel of Fortune: six sectors told apart by their emblems, with their crown spaces. */
export const dial = ({ palette, detail }: Style, at: Point, r: number): Figure[] => {
  const outline = { stroke: palette.outline, width: detail === 'full' ? 2 : 4, join: 'round' } as const;
  const spaces = MIDDLES.flatMap((_, i) => crownSpaces(at, r, i));
  return [
    path(ellipse(at, r * 1.07), { fill: palette.wall, ...outline }),
    ...FILLS.map((fill, i) => path(sector(at, r, i), { fill: palette.solid ? fill : palette.paper, ...outline })),
    ...EMBLEMS.map((emblem, i) =>
      path(emblem(from(at, MIDDLES[i] as Point, r * 0.47), r * 0.13), { fill: palette.stone, stroke: palette.outline, width: 1.6 }),
    ),
    path(spaces.map((space) => ellipse(space, r * 0.115)).join(''), { fill: palette.stone, ...outline }),
    path(spaces.map((space) => crown(space, r * 0.06)).join(''), { fill: palette.gold, stroke: palette.outline, width: 1 }),
    path(ellipse(at, r * 0.16), { fill: palette.wallLight, ...outline }),
    path(line([from(at, [-1, 0], r * 0.08), from(at, [1, 0], r * 0.08)]), { stroke: palette.outline, width: 2 }),
  ];
};
