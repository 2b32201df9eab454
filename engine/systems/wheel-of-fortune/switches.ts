import * as v from 'valibot';

/** What editions and house rules of the Wheel leave open. */
export const switches = v.strictObject({
  /** A house rule: the wheel lies beside the table, only its dial and crowns are used. */
  aside: v.exactOptional(v.boolean()),
  /** The start tile when the wheel lies aside: the list's start tile, else an ordinary city with a road past it (default), or any tile. */
  asideStart: v.exactOptional(v.picklist(['usual', 'random'])),
  /** Before the Big Box of 2014 Famine paid only those with most farmers on a field. */
  famineMajority: v.exactOptional(v.boolean()),
});
