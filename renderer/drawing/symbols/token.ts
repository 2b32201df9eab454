import { type Figure, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { CLOSE, curveTo, ellipse, line, lineTo, moveTo, polygon } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';

type Emblem = (at: Point, r: number) => string;
const crown: Emblem = ([x, y], r) =>
  polygon([
    [x - r, y + r * 0.7],
    [x - r, y - r * 0.5],
    [x - r * 0.45, y + r * 0.05],
    [x, y - r * 0.8],
    [x + r * 0.45, y + r * 0.05],
    [x + r, y - r * 0.5],
    [x + r, y + r * 0.7],
  ]);
const drop: Emblem = ([x, y], r) =>
  moveTo([x, y - r]) +
  curveTo([x + r * 0.25, y - r * 0.4], [x + r * 0.8, y], [x + r * 0.7, y + r * 0.4]) +
  curveTo([x + r * 0.6, y + r], [x - r * 0.6, y + r], [x - r * 0.7, y + r * 0.4]) +
  curveTo([x - r * 0.8, y], [x - r * 0.25, y - r * 0.4], [x, y - r]) +
  CLOSE;
const STAR: readonly Point[] = [
  [0, -1],
  [0.24, -0.33],
  [0.95, -0.31],
  [0.38, 0.12],
  [0.59, 0.81],
  [0, 0.4],
  [-0.59, 0.81],
  [-0.38, 0.12],
  [-0.95, -0.31],
  [-0.24, -0.33],
];
const star: Emblem = ([x, y], r) => polygon(STAR.map(([dx, dy]): Point => [x + dx * r, y + dy * r]));
const leaf: Emblem = ([x, y], r) =>
  moveTo([x, y - r]) +
  curveTo([x + r, y - r * 0.3], [x + r * 0.7, y + r * 0.7], [x, y + r]) +
  curveTo([x - r * 0.7, y + r * 0.7], [x - r, y - r * 0.3], [x, y - r]) +
  CLOSE;
const diamond: Emblem = ([x, y], r) =>
  polygon([
    [x, y - r],
    [x + r * 0.8, y],
    [x, y + r],
    [x - r * 0.8, y],
  ]);
const cross: Emblem = ([x, y], r) => {
  const t = r * 0.33;
  const half: readonly Point[] = [
    [-t, -r],
    [t, -r],
    [t, -t],
    [r, -t],
    [r, t],
    [t, t],
    [t, r],
    [-t, r],
    [-t, t],
    [-r, t],
    [-r, -t],
    [-t, -t],
  ];
  return polygon(half.map(([dx, dy]): Point => [x + dx, y + dy]));
};
const heart: Emblem = ([x, y], r) =>
  moveTo([x, y + r]) +
  curveTo([x - r * 1.7, y - r * 0.3], [x - r * 0.7, y - r * 1.4], [x, y - r * 0.4]) +
  curveTo([x + r * 0.7, y - r * 1.4], [x + r * 1.7, y - r * 0.3], [x, y + r]) +
  CLOSE;
const disc: Emblem = (at, r) => ellipse(at, r * 0.85);
const triangle: Emblem = ([x, y], r) => moveTo([x, y - r]) + lineTo([x + r, y + r * 0.8]) + lineTo([x - r, y + r * 0.8]) + CLOSE;

interface Look {
  readonly fill: string;
  readonly emblem: Emblem;
}
/** Colours by the names scenarios give them; each has its own emblem, so that no eye needs the colour. */
export const TOKEN_LOOKS: Readonly<Record<string, Look>> = {
  purple: { fill: '#7d4f9e', emblem: crown },
  'light-blue': { fill: '#4f9fcb', emblem: drop },
  orange: { fill: '#db7a22', emblem: star },
  green: { fill: '#4f8a45', emblem: leaf },
  red: { fill: '#b8392f', emblem: heart },
  blue: { fill: '#2f5fa3', emblem: diamond },
  yellow: { fill: '#c79a17', emblem: triangle },
  white: { fill: '#8d897f', emblem: disc },
  black: { fill: '#3a3632', emblem: cross },
  pink: { fill: '#c8628c', emblem: heart },
  brown: { fill: '#86603a', emblem: leaf },
  grey: { fill: '#77736c', emblem: disc },
};
/** The ground of a token: its colour, or paper where ink is saved. */
export const tokenFill = (colour: string, { palette }: Style): string => (palette.solid ? lookOf(colour).fill : palette.paper);
const lookOf = (colour: string): Look => TOKEN_LOOKS[colour] ?? { fill: '#5d6b73', emblem: diamond };

const RADIUS = 31;
export const TOKEN_RADIUS = RADIUS;
/** A little above the middle, so that the name of a town stays to be read. */
const [X, Y] = [50, 46];
const CENTRE: Point = [X, Y];
export const TOKEN_CENTRE = CENTRE;
const shadow = (style: Style): Figure[] =>
  style.detail === 'bare' ? [] : [path(ellipse([X + 1.5, Y + 2.5], RADIUS + 1.5), { fill: style.palette.outline, opacity: 0.28 })];
const rayed = (inner: number, outer: number): string =>
  [
    [0, -1],
    [0.5, -0.866],
    [0.866, -0.5],
    [1, 0],
    [0.866, 0.5],
    [0.5, 0.866],
    [0, 1],
    [-0.5, 0.866],
    [-0.866, 0.5],
    [-1, 0],
    [-0.866, -0.5],
    [-0.5, -0.866],
  ]
    .map(([c, s]) =>
      line([
        [X + (c as number) * inner, Y + (s as number) * inner],
        [X + (c as number) * outer, Y + (s as number) * outer],
      ]),
    )
    .join('');

/** A token lying face down: all alike. Flat: without the shadow it throws on a board. */
export const tokenBack = (style: Style, isFlat = false): SymbolArt => {
  const key = `token:${styleKey(style)}:${isFlat}:back`;
  const { palette, detail } = style;
  return memo(key, () =>
    symbolArt(key, [
      ...(isFlat ? [] : shadow(style)),
      path(ellipse(CENTRE, RADIUS), { fill: palette.back, stroke: palette.outline, width: 2.4 }),
      path(ellipse(CENTRE, RADIUS - 6), { stroke: palette.backMark, width: 2 }),
      ...(detail === 'bare' ? [] : [path(rayed(7, 19), { stroke: palette.backMark, width: 2.2, cap: 'round' })]),
      path(ellipse(CENTRE, detail === 'bare' ? 11 : 5), { fill: palette.backMark }),
    ]),
  );
};
/** A token lying face up: colour, emblem and value. */
export const tokenFace = (colour: string, value: number | undefined, style: Style, isFlat = false): SymbolArt => {
  const key = `token:${styleKey(style)}:${isFlat}:${colour}:${value ?? ''}`;
  const { fill, emblem } = lookOf(colour);
  const { palette } = style;
  const [ground, mark] = palette.solid ? [fill, '#ffffff'] : [palette.paper, fill];
  const shown = value === undefined ? '' : String(value);
  return memo(key, () =>
    symbolArt(key, [
      ...(isFlat ? [] : shadow(style)),
      path(ellipse(CENTRE, RADIUS), { fill: ground, stroke: palette.outline, width: 2.4 }),
      path(ellipse(CENTRE, RADIUS - 5), { stroke: mark, width: 1.6, opacity: 0.8 }),
      path(emblem([X, shown ? Y - 15 : Y], shown ? 9.5 : 18), { fill: mark, stroke: palette.outline, width: 1 }),
      ...(shown ? [{ is: 'text', text: shown, at: [X, Y + 22], size: 34, fill: mark, weight: 'bold', anchor: 'middle' } as const] : []),
    ]),
  );
};
/** A small lock beside a token that stays where it is. */
export const lockSymbol = (style: Style): SymbolArt => {
  const key = `lock:${styleKey(style)}`;
  const { palette } = style;
  return memo(key, () =>
    symbolArt(key, [
      path(moveTo([72, 22]) + curveTo([72, 8], [88, 8], [88, 22]), { stroke: palette.outline, width: 4 }),
      path(
        polygon([
          [68, 22],
          [92, 22],
          [92, 40],
          [68, 40],
        ]),
        { fill: palette.gold, stroke: palette.outline, width: 2, join: 'round' },
      ),
    ]),
  );
};
