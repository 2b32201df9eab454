import * as v from 'valibot';

/** What the texts of the Wind Roses leave open or print differently. */
export const switches = v.strictObject({
  /** `hig`: four sections. `spielbox`: two, north and south, two quarters each; its landscapes are unknown, the others' are used. */
  edition: v.exactOptional(v.picklist(['hig', 'spielbox'])),
  /** Whether the usual start tile is left out (default; no text says) or shuffled in. */
  usualStart: v.exactOptional(v.picklist(['out', 'shuffled'])),
});
