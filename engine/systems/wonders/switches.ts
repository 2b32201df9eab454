import * as v from 'valibot';

/** What printings and languages of the Wonders leave open. */
export const switches = v.strictObject({
  /** When it is tested whether somebody wins a wonder: once, in step 3 (default), or after every scoring. */
  wonderCheck: v.exactOptional(v.picklist(['step3', 'everyScoring'])),
  /** From when on Notre-Dame and Stonehenge pay: the owner's next turn (default), or the turn of placing (first printing). */
  wondersPay: v.exactOptional(v.picklist(['nextTurn', 'placingTurn'])),
  /** Stonehenge and a road completed by the extra tile in the placing turn: nothing (Czech, default), or 3 (Dutch). */
  extraTileRoad: v.exactOptional(v.picklist(['nothing', 'pays'])),
  /** A wheel number on an extra tile acts when it is drawn, a quarter rose when it is laid (default); or neither does. */
  extraTileActs: v.exactOptional(v.boolean()),
  /** Circus Maximus and Alhambra laid in their owner's last turn pay (default), or do not. */
  lastTurnPays: v.exactOptional(v.boolean()),
  /** Meeples where a map is in play too: 6 in supply and 2 to win, as the wonders say (default), or the map's number and 2 to win. */
  meeples: v.exactOptional(v.picklist(['wonders', 'maps'])),
});
