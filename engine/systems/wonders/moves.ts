import * as v from 'valibot';
import { id, square } from '../../documents/common.ts';

const MOST_PLAYERS = 6;
/** The active player names who of those on or past the space takes a wonder; players count from 0. */
const nameTaker = v.strictObject({
  do: v.literal('name-taker'),
  player: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1)),
});
const takeWonder = v.strictObject({ do: v.literal('take-wonder'), wonder: id });
/** The wonder won before is laid instead of drawing a tile. */
const layWonder = v.strictObject({ do: v.literal('lay-wonder'), wonder: id, at: square, rotation: v.picklist([0, 1, 2, 3]) });

export const moves = [nameTaker, takeWonder, layWonder] as const;
