import type { Figure, SymbolArt, Use } from '../figure.ts';
import { group } from '../figure.ts';
import { usesOf } from '../layers.ts';
import { placed } from '../picture.ts';
import type { View } from '../view.ts';

/** A part of a board in squares, whole or not. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const UNIT = 100;
const NEAR = 2;
/** How far, in squares, a symbol reaches from the corner of its square, whatever its turn. */
const reachOf = ({ box }: SymbolArt): number =>
  Math.max(Math.abs(box.x), Math.abs(box.y), Math.abs(box.x + box.width), Math.abs(box.y + box.height), UNIT) / UNIT;
const touches = (region: Region, { symbol, at }: Use): boolean => {
  const reach = reachOf(symbol);
  const [dx, dy] = [at[0] - region.x, at[1] - region.y];
  return dx + reach + 1 > 0 && dx - reach < region.width && dy + reach + 1 > 0 && dy - reach < region.height;
};

/** A part of the board at a scale, cut to a box whose upper left corner is the origin. */
export const regionFigure = (view: View, region: Region, square: number, name?: string): Figure => {
  const span = {
    from: [Math.floor(region.x) - NEAR, Math.floor(region.y) - NEAR],
    to: [Math.ceil(region.x + region.width) + NEAR, Math.ceil(region.y + region.height) + NEAR],
  } as const;
  const uses = [...usesOf(view, span)].filter((use) => touches(region, use));
  const clip = { x: 0, y: 0, width: region.width * square, height: region.height * square };
  return group(placed(uses, square, [region.x, region.y]), { clip, ...(name !== undefined && { name }) });
};
