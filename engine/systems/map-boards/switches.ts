import * as v from 'valibot';
import { count } from '../../documents/common.ts';

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
});
