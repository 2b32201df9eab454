import type { Game } from '../../game/game.ts';
import { partCell } from '../../game/put.ts';
import { SIDES } from '../../grid.ts';
import type { Setup } from '../../setup.ts';
import { borderEntry } from './border-print.ts';

/** By a switch, a printed road or city at the border counts for what reaches it: as a tile, or with its arms. */
export const countBorder = (game: Game, setup: Setup, slot: number): void => {
  const counts = setup.scenario.systems['map-boards']?.borderPrint;
  if (counts !== 'tile' && counts !== 'arms') return;
  const { kinds } = game.plan;
  const kind = game.kind[slot] as number;
  const turns = game.turns[slot] as number;
  for (let i = 0; i < (kinds.parts[kind] as number); i++) {
    const part = (kinds.firstPart[kind] as number) + i;
    const square = game.ground.squareOf(partCell(game, game.cellOf(slot), part, turns));
    for (const [s, side] of SIDES.entries()) {
      const feature = kinds.reach[(part * 4 + turns) * 4 + s] as number;
      const entry = borderEntry(setup.board, square, side);
      if (feature < 0 || !entry?.print) continue;
      const node = (game.node[slot] as number) + feature;
      if (counts === 'tile') game.regions.moreTiles[node]!++;
      else game.regions.moreArms[node]! += entry.arms ?? 0;
    }
  }
};
