import * as v from 'valibot';
import { switches as mapBoards } from './map-boards/switches.ts';
import { switches as mapChips } from './map-chips/switches.ts';
import { switches as wheelOfFortune } from './wheel-of-fortune/switches.ts';
import { switches as windRoses } from './wind-roses/switches.ts';
import { switches as wonders } from './wonders/switches.ts';

/** The systems a scenario may switch on, with their switches; a system is on when it is named. */
export const systemSwitches = v.strictObject({
  'map-boards': v.exactOptional(mapBoards),
  'map-chips': v.exactOptional(mapChips),
  'wheel-of-fortune': v.exactOptional(wheelOfFortune),
  wonders: v.exactOptional(wonders),
  'wind-roses': v.exactOptional(windRoses),
});
export type SystemId = keyof v.InferOutput<typeof systemSwitches>;
