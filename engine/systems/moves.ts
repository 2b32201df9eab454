import { moves as mapChips } from './map-chips/moves.ts';

/** The moves of the systems, as schemas; each system its own, told apart by `do`. */
export const systemMoves = [...mapChips] as const;
