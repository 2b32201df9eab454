import type { SwitchBook } from './switch.ts';
import { WIND_ROSES_SWITCHES } from './wind-roses-switches.ts';

/** The words of every switch of every system. */
export const SWITCH_WORDS: SwitchBook = { ...WIND_ROSES_SWITCHES };
