import type { Square } from '../grid.ts';

/**
 * Something that happened in a game. The score of a player is the sum of the points of his events.
 * `what` is a key of the words: "road", "city", "monastery", "field", "discarded", or a system's own ("map-chips/chip").
 */
export interface GameEvent {
  readonly what: string;
  readonly turn: number;
  readonly player?: number;
  readonly points?: number;
  readonly squares?: readonly Square[];
  readonly tile?: string;
}
