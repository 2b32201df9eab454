import * as v from 'valibot';
import { square, text } from '../../documents/common.ts';
import { SECTORS } from './dial.ts';

/** A follower from supply on a crown space, instead of one on the tile. */
const crown = v.strictObject({ do: v.literal('crown'), sector: v.picklist(SECTORS), space: v.picklist([0, 1]) });
/** Plague: one of one's own followers on the landscape back to supply. */
const takeBack = v.strictObject({
  do: v.literal('take-back'),
  at: square,
  on: v.picklist(['field', 'road', 'city', 'monastery']),
  place: v.exactOptional(v.pipe(text, v.maxLength(2))),
});

export const moves = [crown, takeBack] as const;
