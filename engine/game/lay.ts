import type { Game } from './game.ts';
import { put } from './put.ts';

/** Lays a tile of the game and lets the systems see it (`tilePut`); no rule is asked. Returns its slot. */
export const lay = (game: Game, kind: number, cell: number, rotation: number): number => {
  const slot = put(game, kind, cell, rotation);
  for (const { tilePut } of game.plan.systems) tilePut?.(game, slot);
  return slot;
};
