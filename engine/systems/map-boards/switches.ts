import * as v from 'valibot';
import { count } from '../../documents/common.ts';

/** The open questions of map boards, each a named switch (facts/maps 5). */
export const switches = v.strictObject({
  startsInUse: v.exactOptional(count),
});
