import type { Random } from '../../../engine/random.ts';
import { type Detail, type Figure, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { curveTo, ellipse, line, moveTo, polygon, rect, roundedRect } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey, varietyOf } from './pen-style.ts';
import { clearOf, scatter } from './spots.ts';

/** How many ways an empty square is drawn, so that a board does not look stamped. */
export const VARIANTS = 6;
const whole = (fill: string): Figure => path(rect(0, 0, 100, 100), { fill });

const hill = ([x, y]: Point): string => moveTo([x - 9, y + 3]) + curveTo([x - 4, y - 7], [x + 2, y - 7], [x + 9, y + 3]);
const bush = ([x, y]: Point): string =>
  line([
    [x, y + 4],
    [x, y],
  ]) + ellipse([x, y - 2.4], 2.6);
const grass = ([x, y]: Point): string =>
  line([
    [x - 3, y - 2],
    [x, y + 1],
    [x + 3, y - 2],
  ]);
const landMarks = (random: Random): string => {
  const points = scatter(random, 4, 14, 26, clearOf([[50, 50]]));
  return points.map((at) => ([hill, bush, grass, grass][random.below(4)] ?? grass)(at)).join('');
};
const wave = ([x, y]: Point): string =>
  moveTo([x - 9, y]) + curveTo([x - 6, y - 4], [x - 3, y - 4], [x, y]) + curveTo([x + 3, y - 4], [x + 6, y - 4], [x + 9, y]);
const waves = (random: Random, count: number): string => scatter(random, count, 11, 24, clearOf([])).map(wave).join('');

type Draw = (style: Style, variant: number) => Figure[];
const land: Draw = ({ palette, detail }, variant) => {
  if (detail !== 'full') return [whole(palette.land)];
  return [
    whole(palette.land),
    path(landMarks(varietyOf(`land${variant}`)), { stroke: palette.landMark, width: 1.1, cap: 'round', join: 'round' }),
  ];
};
const sea: Draw = ({ palette, detail }, variant) => {
  if (detail === 'bare') return [whole(palette.sea)];
  return [
    whole(palette.sea),
    path(waves(varietyOf(`sea${variant}`), 3), { stroke: palette.seaMark, width: 1.3, cap: 'round', join: 'round' }),
  ];
};
const printedWaves: Draw = ({ palette, detail }, variant) => [
  whole(palette.water),
  path(waves(varietyOf(`waves${variant}`), detail === 'full' ? 9 : 5), {
    stroke: palette.stone,
    width: detail === 'full' ? 2 : 3.4,
    cap: 'round',
    join: 'round',
  }),
];
const island: Draw = (style, variant) => [
  whole(style.palette.sea),
  path(roundedRect(1, 1, 98, 98, 22), { fill: style.palette.shore, stroke: style.palette.waterMark, width: 1.6 }),
  path(roundedRect(7, 7, 86, 86, 18), { fill: style.palette.land }),
  ...land(style, variant).slice(1),
];
const peak = ([x, y]: Point, size: number): readonly [string, string] => [
  polygon([
    [x - size, y + size * 0.7],
    [x, y - size * 0.8],
    [x + size, y + size * 0.7],
  ]),
  polygon([
    [x - size * 0.33, y - size * 0.3],
    [x, y - size * 0.8],
    [x + size * 0.33, y - size * 0.3],
    [x, y - size * 0.05],
  ]),
];
const highlight: Draw = ({ palette }) => {
  const peaks = [peak([34, 52], 22), peak([68, 48], 26), peak([50, 68], 20)];
  const outline = { stroke: palette.outline, width: 1.6, join: 'round' } as const;
  return [
    whole(palette.foreign),
    ...peaks.flatMap(([rock, snow]) => [path(rock, { fill: palette.wall, ...outline }), path(snow, { fill: palette.stone, ...outline })]),
  ];
};
const chumak: Draw = (style, variant) => [
  ...land(style, variant),
  path(ellipse([50, 50], 17), { stroke: style.palette.roadEdge, width: 3.4 }),
  path(
    line([
      [33, 50],
      [67, 50],
    ]) +
      line([
        [50, 33],
        [50, 67],
      ]) +
      line([
        [38, 38],
        [62, 62],
      ]) +
      line([
        [62, 38],
        [38, 62],
      ]),
    { stroke: style.palette.roadEdge, width: 1.8 },
  ),
  path(ellipse([50, 50], 4.5), { fill: style.palette.roadEdge }),
];
const foreign: Draw = ({ palette }) => [whole(palette.foreign)];
const nothing: Draw = ({ palette }) => [whole(palette.void)];

const DRAWN = { land, sea, waves: printedWaves, island, highlight, chumak, foreign, nothing } as const satisfies Record<string, Draw>;
export type GroundKind = keyof typeof DRAWN;

/** Kinds that are drawn alike on every square, by how much is drawn. */
const ALIKE: { readonly [detail in Detail]: ReadonlySet<GroundKind> } = {
  bare: new Set(['land', 'sea', 'island', 'highlight', 'chumak', 'foreign', 'nothing']),
  plain: new Set(['land', 'island', 'highlight', 'chumak', 'foreign', 'nothing']),
  full: new Set(['highlight', 'foreign', 'nothing']),
};

/** A square of bare ground. */
export const groundSymbol = (kind: GroundKind, style: Style, variant = 0): SymbolArt => {
  const worn = ALIKE[style.detail].has(kind) ? 0 : variant;
  const key = `ground:${styleKey(style)}:${kind}:${worn}`;
  return memo(key, () => symbolArt(key, DRAWN[kind](style, worn)));
};

const TRIANGLE = polygon([
  [-0.2, 0],
  [100.2, 0],
  [50, 50.2],
]);
/** The quarter of a square that lies at its north side, for ground that changes within a square. */
export const quarterSymbol = (kind: 'sea' | 'foreign' | 'nothing', style: Style): SymbolArt => {
  const key = `quarter:${styleKey(style)}:${kind}`;
  const fill = { sea: style.palette.sea, foreign: style.palette.foreign, nothing: style.palette.void }[kind];
  return memo(key, () => symbolArt(key, [path(TRIANGLE, { fill })]));
};

/** The line round an empty square. */
export const gridSymbol = (style: Style): SymbolArt => {
  const key = `grid:${styleKey(style)}`;
  const dash = style.detail === 'full' ? { dash: [3.2, 3.05] } : {};
  return memo(key, () =>
    symbolArt(key, [path(rect(0, 0, 100, 100), { stroke: style.palette.grid, width: style.detail === 'full' ? 1 : 2, ...dash })]),
  );
};
