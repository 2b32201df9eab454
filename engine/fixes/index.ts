import type { Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { BOARD_FIXES } from './board-fixes.ts';
import type { Fixers, QuickFix } from './fix.ts';
import { PLACEMENT_FIXES } from './placement-fixes.ts';
import { SETUP_FIXES } from './setup-fixes.ts';
import { TILE_FIXES } from './tile-fixes.ts';
import { TOKEN_FIXES } from './token-fixes.ts';

/** Every way out there is, by rule; a room adds its table here. */
export const FIXERS: Fixers = { ...BOARD_FIXES, ...PLACEMENT_FIXES, ...SETUP_FIXES, ...TILE_FIXES, ...TOKEN_FIXES };

/** The ways out of an objection, the likeliest first; none where nobody knows one. */
export const fixesFor = (setup: Setup, objection: Objection): readonly QuickFix[] => FIXERS[objection.rule]?.(setup, objection) ?? [];
