import { type Figure, type Point, path } from '../figure.ts';
import { ellipse, line, polygon, rect, roundedRect } from '../pen.ts';
import type { Style } from './pen-style.ts';

const cross = ([x, y]: Point, height: number): string =>
  line([
    [x, y - height],
    [x, y],
  ]) +
  line([
    [x - height * 0.3, y - height * 0.65],
    [x + height * 0.3, y - height * 0.65],
  ]);

const yard = ({ palette, detail }: Style, [x, y]: Point): Figure[] => {
  const figures: Figure[] = [
    path(roundedRect(x - 25, y - 20, 50, 44, 12), { fill: palette.fieldLight, stroke: palette.treeDark, width: 3.2 }),
  ];
  if (detail === 'full')
    figures.push(path(roundedRect(x - 25, y - 20, 50, 44, 12), { stroke: palette.tree, width: 1.6, dash: [0.1, 3.4], cap: 'round' }));
  return figures;
};
const church = ({ palette, detail }: Style, [x, y]: Point): Figure[] => {
  const outline = { stroke: palette.outline, width: detail === 'full' ? 1.3 : 2, join: 'round' } as const;
  return [
    path(rect(x - 7, y - 2, 25, 19), { fill: palette.stone, ...outline }),
    path(
      polygon([
        [x - 8, y - 1],
        [x - 2, y - 13],
        [x + 15, y - 13],
        [x + 21, y - 1],
      ]),
      { fill: palette.slate, ...outline },
    ),
    path(rect(x - 19, y - 11, 13, 28), { fill: palette.stone, ...outline }),
    path(
      polygon([
        [x - 21, y - 10],
        [x - 12.5, y - 27],
        [x - 4, y - 10],
      ]),
      { fill: palette.slateDark, ...outline },
    ),
    path(cross([x - 12.5, y - 26], 9), { stroke: palette.outline, width: detail === 'full' ? 1.8 : 2.6, cap: 'round' }),
  ];
};
const windows = ({ palette }: Style, [x, y]: Point): Figure[] => {
  const arch = (dx: number, dy: number): string => rect(x + dx - 1.4, y + dy, 2.8, 5) + ellipse([x + dx, y + dy], 1.4);
  return [
    path(arch(0, 4) + arch(6, 4) + arch(12, 4) + arch(-12.5, -4), { fill: palette.slateDark }),
    path(rect(x - 15, y + 9, 5, 8) + ellipse([x - 12.5, y + 9], 2.5), { fill: palette.outline }),
    path(
      line([
        [x + 2, y - 7],
        [x + 14, y - 7],
      ]) +
        line([
          [x, y - 4],
          [x + 17, y - 4],
        ]),
      { stroke: palette.slateDark, width: 0.8 },
    ),
  ];
};
/** A monastery: church and tower in a hedged yard. */
export const monastery = (style: Style, [x, y]: Point): Figure[] => {
  const at: Point = [x, y + 2];
  const figures = [...yard(style, at), ...church(style, at)];
  return style.detail === 'bare' ? figures : [...figures, ...windows(style, at)];
};

/** A cathedral: two spires, a nave and a round window. */
export const cathedral = ({ palette, detail }: Style, [x, y]: Point): Figure[] => {
  const outline = { stroke: palette.outline, width: detail === 'full' ? 1.3 : 1.9, join: 'round' } as const;
  const spire = (dx: number): Figure[] => [
    path(rect(x + dx - 6.5, y - 12, 13, 32), { fill: palette.stone, ...outline }),
    path(
      polygon([
        [x + dx - 7.5, y - 11],
        [x + dx, y - 32],
        [x + dx + 7.5, y - 11],
      ]),
      { fill: palette.slateDark, ...outline },
    ),
    path(rect(x + dx - 1.7, y - 5, 3.4, 9) + ellipse([x + dx, y - 5], 1.7), { fill: palette.slateDark }),
  ];
  return [
    path(rect(x - 10, y - 8, 20, 28), { fill: palette.stone, ...outline }),
    path(
      polygon([
        [x - 11, y - 7],
        [x, y - 20],
        [x + 11, y - 7],
      ]),
      { fill: palette.slate, ...outline },
    ),
    ...spire(-15),
    ...spire(15),
    path(ellipse([x, y - 1], 4.6), { fill: palette.gold, ...outline }),
    path(rect(x - 4, y + 11, 8, 9) + ellipse([x, y + 11], 4), { fill: palette.outline }),
  ];
};
