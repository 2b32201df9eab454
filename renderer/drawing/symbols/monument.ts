import { type Figure, type Point, path } from '../figure.ts';
import { CLOSE, curveTo, ellipse, lineTo, moveTo, polygon, rect } from '../pen.ts';
import { cathedral } from './monastery.ts';
import type { Style } from './pen-style.ts';

const place = ({ palette }: Style, at: Point): Figure[] => [
  path(ellipse(at, 46, 34), { fill: palette.shore, stroke: palette.roadEdge, width: 2 }),
];
const stones = (style: Style, [x, y]: Point): Figure[] => {
  const ink = { fill: style.palette.wallLight, stroke: style.palette.outline, width: 1.6, join: 'round' } as const;
  const gate = (dx: number, dy: number): string =>
    rect(x + dx - 9, y + dy - 10, 5, 16) + rect(x + dx + 4, y + dy - 10, 5, 16) + rect(x + dx - 11, y + dy - 15, 22, 5);
  return [
    path(gate(0, -14), ink),
    path(gate(-25, -1), ink),
    path(gate(25, -1), ink),
    path(rect(x - 6, y + 8, 5, 11) + rect(x + 10, y + 10, 5, 9) + rect(x - 20, y + 12, 5, 9), ink),
  ];
};
const arena = (style: Style, [x, y]: Point): Figure[] => {
  const { palette } = style;
  const ink = { stroke: palette.outline, width: 1.8 } as const;
  return [
    path(ellipse([x, y], 38, 24), { fill: palette.stone, ...ink }),
    path(ellipse([x, y], 31, 18), { fill: palette.wall, ...ink }),
    path(ellipse([x, y], 24, 12), { fill: palette.shore, ...ink }),
    path(rect(x - 14, y - 1.6, 28, 3.2), { fill: palette.roof, stroke: palette.outline, width: 1 }),
  ];
};
const palace = (style: Style, [x, y]: Point): Figure[] => {
  const { palette } = style;
  const ink = { stroke: palette.outline, width: 1.6, join: 'round' } as const;
  const arch = (dx: number): string =>
    moveTo([x + dx - 4, y + 18]) +
    lineTo([x + dx - 4, y + 8]) +
    curveTo([x + dx - 4, y + 2], [x + dx + 4, y + 2], [x + dx + 4, y + 8]) +
    lineTo([x + dx + 4, y + 18]) +
    CLOSE;
  return [
    path(rect(x - 32, y - 6, 64, 24), { fill: palette.city, ...ink }),
    path(rect(x - 30, y - 24, 18, 42), { fill: palette.city, ...ink }),
    path(rect(x + 8, y - 18, 20, 36), { fill: palette.city, ...ink }),
    path(
      polygon([
        [x - 32, y - 23],
        [x - 21, y - 33],
        [x - 10, y - 23],
      ]) +
        polygon([
          [x + 6, y - 17],
          [x + 18, y - 27],
          [x + 30, y - 17],
        ]),
      { fill: palette.roof, ...ink },
    ),
    path(arch(-21) + arch(-6) + arch(5) + arch(18), { fill: palette.slateDark }),
  ];
};
const DRAWN: Readonly<Record<string, (style: Style, at: Point) => Figure[]>> = {
  stonehenge: stones,
  'notre-dame': (style, [x, y]) => cathedral(style, [x, y + 4]),
  'circus-maximus': arena,
  alhambra: palace,
};
/** A wonder on its bare ground, where its roads end. */
export const monument = (style: Style, kind: string, at: Point): Figure[] => [...place(style, at), ...(DRAWN[kind]?.(style, at) ?? [])];
