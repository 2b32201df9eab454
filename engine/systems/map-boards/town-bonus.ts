import type { Game } from '../../game/game.ts';
import { award } from '../../game/points.ts';
import { partCell } from '../../game/put.ts';
import { type Square, sameSquare } from '../../grid.ts';
import type { Setup } from '../../setup.ts';

/** By a switch, covering a town pays; an unused start is a town too. */
export const payTowns = (game: Game, { board, scenario }: Setup): void => {
  const points = scenario.systems['map-boards']?.townBonus ?? 0;
  if (points === 0) return;
  const towns: readonly Square[] = [...board.towns, ...board.starts].map(({ at }) => at);
  for (let slot = game.laidFrom; slot < game.slots; slot++)
    for (const square of squaresOfSlot(game, slot))
      if (towns.some((town) => sameSquare(town, square))) award(game, game.player, points, 'map-boards/town', [square]);
};

const squaresOfSlot = (game: Game, slot: number): readonly Square[] => {
  const { kinds } = game.plan;
  const kind = game.kind[slot] as number;
  const first = kinds.firstPart[kind] as number;
  return Array.from({ length: kinds.parts[kind] as number }, (_, i) =>
    game.ground.squareOf(partCell(game, game.cellOf(slot), first + i, game.turns[slot] as number)),
  );
};
