import { ROTATIONS, type Rotation } from '../grid.ts';
import type { Setup } from '../setup.ts';
import type { Placement } from '../tile.ts';
import type { Game } from './game.ts';

/** The tiles laid so far, in their order, without what is printed. */
export const laidOf = (game: Game): readonly Placement[] => {
  const laid: Placement[] = [];
  for (let slot = game.printed; slot < game.slots; slot++)
    laid.push({
      tile: game.plan.kinds.tiles[game.kind[slot] as number]?.id ?? '',
      at: game.squareOf(slot),
      rotation: ROTATIONS[game.turns[slot] as number] as Rotation,
    });
  return laid;
};

/** The game's ground as a set-up: what the rules of placement, layouts and drawing ask. */
export const setupNow = (game: Game): Setup => ({ ...game.plan.setup, catalogue: game.plan.catalogue, laid: laidOf(game) });
