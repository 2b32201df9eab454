import { takeFigure } from '../../game/figures.ts';
import type { Game } from '../../game/game.ts';
import type { Move } from '../../game/move.ts';
import { nodeAtPlace, placeOfNode } from '../../game/place.ts';
import { squareName } from '../../grid.ts';
import { type Objection, objection } from '../../objection.ts';
import type { Wheel } from './wheel.ts';

const standsSomewhere = (game: Game, player: number): boolean => {
  for (let i = 0; i < game.figures; i++) if (game.regions.owner[game.standing[i] as number] === player + 1) return true;
  return false;
};

/** Asks the next player who has a follower on the landscape, the active player first, then clockwise; false when all have chosen. */
export const askNext = (game: Game, wheel: Wheel): boolean => {
  const { players } = game.plan;
  while (wheel.asked(game) < players) {
    const player = (game.player + wheel.asked(game)) % players;
    if (standsSomewhere(game, player)) {
      game.asker = player;
      return true;
    }
    wheel.countAsked(game);
  }
  return false;
};

/** Offers every node on which the asked player has a follower. */
export const offerTakeBacks = (game: Game): void => {
  for (let i = 0; i < game.figures; i++) {
    const node = game.standing[i] as number;
    if (game.regions.owner[node] === game.asker + 1) game.offer(node);
  }
};

export const takeBack = (game: Game, wheel: Wheel, node: number): void => {
  if (game.log) game.note({ what: 'wheel-of-fortune/plague', player: game.asker, squares: [placeOfNode(game, node).at] });
  takeFigure(game, node);
  wheel.countAsked(game);
};

export const takeBackMove = (game: Game, node: number): Move => ({ do: 'take-back', ...placeOfNode(game, node) }) as Move;

/** Why a move does not answer the Plague. */
export function* plagueObjections(game: Game, move: Move): Generator<Objection> {
  const player = game.plan.setup.scenario.players?.[game.asker]?.name ?? String(game.asker + 1);
  if (move.do !== 'take-back') return yield objection('wheel/must-take-back', {}, { player });
  const node = nodeAtPlace(game, move);
  const at = { squares: [move.at] };
  if (node < 0) yield objection('move/no-such-feature', at, { square: squareName(move.at), feature: move.on, place: move.place ?? '' });
  else if (game.regions.owner[node] !== game.asker + 1) yield objection('wheel/not-your-follower', at, { player });
}
