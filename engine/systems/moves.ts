import { moves as mapChips } from './map-chips/moves.ts';
import { moves as wheelOfFortune } from './wheel-of-fortune/moves.ts';
import { moves as wonders } from './wonders/moves.ts';

/** The moves of the systems, as schemas; each system its own, told apart by `do`. */
export const systemMoves = [...mapChips, ...wheelOfFortune, ...wonders] as const;
