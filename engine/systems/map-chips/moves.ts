import * as v from 'valibot';
import { square, text } from '../../documents/common.ts';

/** Pays chips worth exactly 4 and puts one of them under a figure of one's own, which stands on a feature of the tile at a square. */
const upgrade = v.strictObject({
  do: v.literal('upgrade'),
  at: square,
  on: v.picklist(['field', 'road', 'city', 'monastery']),
  place: v.exactOptional(v.pipe(text, v.maxLength(2))),
  /** Values of the chips paid, the greatest first. */
  pay: v.array(v.picklist([1, 2])),
  /** Value of the chip that goes under the figure. */
  keep: v.picklist([1, 2]),
});

export const moves = [upgrade] as const;
