import * as v from 'valibot';
import { count, type Immutable } from '../../documents/common.ts';

/** The open questions of map boards, each a named switch (facts/maps 5). */
export const switches = v.strictObject({
  startsInUse: v.exactOptional(count),
  /** When printed large cities count as laid tiles: once touched (default), or from the start. */
  citiesAwake: v.exactOptional(v.picklist(['when-touched', 'from-start'])),
  /** What a touch wakes: the whole large city (default), or the touched square alone. */
  cityWakes: v.exactOptional(v.picklist(['whole', 'touched-square'])),
  /** What opens an island: a road at the other end of its ferry (default), or any tile there. */
  ferryOpens: v.exactOptional(v.picklist(['road', 'tile'])),
  /** Whether a tile on a start in use may differ from the print at the border; by default it must match. */
  startMayDiffer: v.exactOptional(v.boolean()),
  /** A monastery at the border: complete when the existing squares round it are filled, for as many points (default), for nine, or never. */
  borderMonastery: v.exactOptional(v.picklist(['existing', 'nine', 'never'])),
  /** Printed city squares round a monastery: filled squares (default), or as if outside the board. */
  cityNextToMonastery: v.exactOptional(v.picklist(['filled', 'missing'])),
  /** Waves, highlights and islands not yet reached round a monastery: as if outside the board (default), or needed to complete it. */
  waterNextToMonastery: v.exactOptional(v.picklist(['missing', 'needed'])),
  /** What a printed road or city at the border counts for the feature that reaches it: nothing (default), a tile, or its coats of arms. */
  borderPrint: v.exactOptional(v.picklist(['nothing', 'tile', 'arms'])),
  /** Whether a border side without print closes what reaches it (default) or leaves it open. */
  neutralBorder: v.exactOptional(v.picklist(['closes', 'open'])),
  /** Points for covering a town; none by default. */
  townBonus: v.exactOptional(count),
  /** How a start tile is turned: the first way that agrees with the board (default), or a random one of these. */
  startTurned: v.exactOptional(v.picklist(['first', 'random'])),
  /** A tile that fits nowhere: another is drawn (default), the turn passes, or the game ends. */
  unplaceable: v.exactOptional(v.picklist(['redraw', 'pass', 'end'])),
  /** The game ends with the tiles, or with the tiles or the squares, whichever are used up first (default). */
  ends: v.exactOptional(v.picklist(['tiles', 'both'])),
  /** Meeples of a player, beside the one on the score track: 9 by default. */
  meeples: v.exactOptional(count),
});
export type MapBoardSwitches = Immutable<v.InferOutput<typeof switches>>;
