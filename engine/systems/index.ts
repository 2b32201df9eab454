import type { System } from '../game/system.ts';
import { mapBoards } from './map-boards/system.ts';
import { mapChips } from './map-chips/system.ts';
import { wheelOfFortune } from './wheel-of-fortune/system.ts';
import { windRoses } from './wind-roses/system.ts';
import { wonders } from './wonders/system.ts';

/** The systems of play, in the order in which they act within a phase. */
export const SYSTEMS: readonly System[] = [mapBoards, mapChips, wheelOfFortune, windRoses, wonders];
