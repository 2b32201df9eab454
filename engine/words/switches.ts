import { GAME_SWITCHES, MAP_BOARDS_SWITCHES, MAP_CHIPS_SWITCHES } from './map-switches.ts';
import type { SwitchBook } from './switch.ts';
import { WHEEL_SWITCHES } from './wheel-switches.ts';
import { WIND_ROSES_SWITCHES } from './wind-roses-switches.ts';
import { WONDER_SWITCHES } from './wonder-switches.ts';

/** The words of every switch of every system. */
export const SWITCH_WORDS: SwitchBook = {
  ...GAME_SWITCHES,
  ...MAP_BOARDS_SWITCHES,
  ...MAP_CHIPS_SWITCHES,
  ...WHEEL_SWITCHES,
  ...WIND_ROSES_SWITCHES,
  ...WONDER_SWITCHES,
};
