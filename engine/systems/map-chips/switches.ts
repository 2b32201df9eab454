import * as v from 'valibot';

/** Where the rules of the map chips are silent. */
export const switches = v.strictObject({
  /** Upgrades a player may make in one turn: any number (default; the rules set no limit), or one. */
  upgradesPerTurn: v.exactOptional(v.picklist(['unlimited', 'one'])),
  /** Chips left over at the end: worth nothing (default), or their value. */
  leftOver: v.exactOptional(v.picklist(['nothing', 'value'])),
  /** Payments for each meeple (the Wheel's, the wonders'): an upgraded one is one meeple (default), or two. */
  upgradedPaysTwice: v.exactOptional(v.boolean()),
});
