import type { CitySquare } from '../../../engine/board.ts';
import { HALVES, type Half, SIDES, type Side, sideOfHalf } from '../../../engine/grid.ts';
import type { Feature, Tile } from '../../../engine/tile.ts';
import { type Figure, type Point, path, type SymbolArt, symbolArt } from '../figure.ts';
import { line, polygon, rect, roundedRect } from '../pen.ts';
import { memo } from './memo.ts';
import { type Style, styleKey } from './pen-style.ts';
import { tileFigures } from './tile.ts';

const LINES: { readonly [side in Side]: readonly Point[] } = {
  N: [
    [0, 0],
    [100, 0],
  ],
  E: [
    [100, 0],
    [100, 100],
  ],
  S: [
    [0, 100],
    [100, 100],
  ],
  W: [
    [0, 0],
    [0, 100],
  ],
};
const withEdge = ({ edges }: CitySquare, ...wanted: readonly string[]): Side[] => SIDES.filter((side) => wanted.includes(edges[side]));

const isOpenField = ({ edges }: CitySquare, half: Half): boolean => !['city', 'inner'].includes(edges[sideOfHalf(half)]);
const featuresOf = (square: CitySquare): Feature[] => {
  const roads = withEdge(square, 'road').map((side): Feature => ({ type: 'road', edges: [side], ends: ['city'] }));
  const halves = HALVES.filter((half) => isOpenField(square, half));
  return [
    { type: 'city', edges: withEdge(square, 'city', 'inner'), ...(square.arms && { arms: square.arms }) },
    ...roads,
    { type: 'field', halves, cities: [0] },
  ];
};
const asTiles = new WeakMap<CitySquare, Tile>();
/** A printed square of a large city as a tile of its own, so that it is drawn like all others. */
export const cityTile = (square: CitySquare): Tile => {
  const known = asTiles.get(square);
  if (known) return known;
  const tile: Tile = { id: `printed-${square.at.join('-')}`, count: 1, features: featuresOf(square) };
  asTiles.set(square, tile);
  return tile;
};

const blocked = (square: CitySquare): string =>
  withEdge(square, 'blocked')
    .map((side) => line(LINES[side]))
    .join('');
/** A printed square of a large city, framed on every side but towards its own squares. */
export const citySquareSymbol = (square: CitySquare, style: Style): SymbolArt => {
  const { palette } = style;
  const key = `city:${styleKey(style)}:${square.at}:${SIDES.map((side) => square.edges[side]).join()}:${square.arms ?? 0}`;
  const frame = SIDES.filter((side) => square.edges[side] !== 'inner')
    .map((side) => line(LINES[side]))
    .join('');
  return memo(key, () =>
    symbolArt(key, [
      ...tileFigures(cityTile(square), style),
      path(frame, { stroke: palette.outline, width: 4.6, cap: 'square' }),
      path(frame, { stroke: palette.gold, width: 2.2, cap: 'square' }),
      path(blocked(square), { stroke: palette.outline, width: 9, dash: [5, 5] }),
    ]),
  );
};

const flag = ({ palette }: Style, [x, y]: Point): Figure[] => [
  path(
    line([
      [x, y + 17],
      [x, y - 17],
    ]),
    { stroke: palette.outline, width: 2.4, cap: 'round' },
  ),
  path(
    polygon([
      [x, y - 17],
      [x + 22, y - 10],
      [x, y - 3],
    ]),
    { fill: palette.borderline, stroke: palette.outline, width: 1.2, join: 'round' },
  ),
];
/** A start space: a double frame and a flag, solid when in use. */
export const startSymbol = (inUse: boolean, style: Style): SymbolArt => {
  const key = `start:${styleKey(style)}:${inUse}`;
  const { palette } = style;
  const look = inUse ? {} : { dash: [7, 5] };
  return memo(key, () =>
    symbolArt(key, [
      path(roundedRect(7, 7, 86, 86, 9), { fill: inUse ? palette.gold : palette.land, opacity: inUse ? 0.4 : 0.8 }),
      path(roundedRect(7, 7, 86, 86, 9), { stroke: palette.borderline, width: 3.4, ...look }),
      path(roundedRect(13, 13, 74, 74, 6), { stroke: palette.borderline, width: 1.2, ...look }),
      ...flag(style, [44, 44]),
    ]),
  );
};
const house = ({ palette }: Style, [x, y]: Point, w: number): Figure[] => [
  path(rect(x - w / 2, y - w * 0.3, w, w * 0.6), { fill: palette.stone, stroke: palette.outline, width: 1.2, join: 'round' }),
  path(
    polygon([
      [x - w * 0.62, y - w * 0.3],
      [x, y - w * 0.85],
      [x + w * 0.62, y - w * 0.3],
    ]),
    { fill: palette.roof, stroke: palette.outline, width: 1.2, join: 'round' },
  ),
];
/** A town: three houses. It is a name on the map and nothing more. */
export const townSymbol = (style: Style): SymbolArt => {
  const key = `town:${styleKey(style)}`;
  return memo(key, () => symbolArt(key, [...house(style, [36, 52], 17), ...house(style, [66, 53], 16), ...house(style, [51, 58], 20)]));
};
