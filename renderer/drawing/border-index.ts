import type { Board, BorderSide } from '../../engine/board.ts';
import { SIDES, type Side, type Square, squareOrder } from '../../engine/grid.ts';

const indexed = new WeakMap<Board['border'], ReadonlyMap<number, BorderSide>>();
const keyOf = (square: Square, side: Side): number => SIDES.length * squareOrder(square) + SIDES.indexOf(side);
/** The entry of a border side, found without looking through all. */
export const borderEntry = ({ border }: Board, square: Square, side: Side): BorderSide | undefined => {
  const known = indexed.get(border) ?? new Map(border.map((entry) => [keyOf(entry.at, entry.side), entry]));
  indexed.set(border, known);
  return known.get(keyOf(square, side));
};
