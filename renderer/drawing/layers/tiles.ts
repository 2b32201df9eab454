import { squareKey, turnedOffset } from '../../../engine/grid.ts';
import type { Setup } from '../../../engine/setup.ts';
import { type Placement, squaresOf } from '../../../engine/tile.ts';
import type { Use } from '../figure.ts';
import { tileSymbol } from '../symbols/tile.ts';
import type { View } from '../view.ts';

const covers = new WeakMap<Setup, ReadonlySet<string>>();
const coveredBy = ({ catalogue }: Setup, { tile, at, rotation }: Placement): string[] => {
  const kind = catalogue.tiles.get(tile);
  const offsets = kind ? squaresOf(kind).map((offset) => turnedOffset(offset, rotation)) : [];
  return offsets.map(([x, y]) => squareKey([at[0] + x, at[1] + y]));
};
/** Keys of the squares that laid tiles cover; none while tiles are not shown. */
export const coveredSquares = ({ setup, shown }: View): ReadonlySet<string> => {
  if (!shown.tiles) return new Set();
  const known = covers.get(setup) ?? new Set(setup.laid.flatMap((placement) => coveredBy(setup, placement)));
  covers.set(setup, known);
  return known;
};

/** The laid tiles, bottom one first. */
export function* tileUses({ setup, style, shown }: View): Generator<Use> {
  if (!shown.tiles) return;
  for (const [i, { tile, at, rotation }] of setup.laid.entries()) {
    const kind = setup.catalogue.tiles.get(tile);
    if (kind) yield { symbol: tileSymbol(kind, style), at, turn: rotation, key: `${i}:${tile}` };
  }
}
