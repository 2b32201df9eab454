import * as v from 'valibot';
import { count } from '../documents/common.ts';

/** How the base game is played, where printings differ or a scenario wants it otherwise. */
export const gameSwitches = v.strictObject({
  /** What a completed city of two tiles pays: 4 (current rules) or 2 (older printings). */
  twoTileCity: v.exactOptional(v.picklist([4, 2])),
  /** Figures a player has to play with, instead of what the systems say. */
  figures: v.exactOptional(count),
  /** False: no farmers. */
  farmers: v.exactOptional(v.boolean()),
  /** True: a tile may not shut in free squares. */
  noEnclosedHoles: v.exactOptional(v.boolean()),
});
export type GameSwitches = Readonly<v.InferOutput<typeof gameSwitches>>;
