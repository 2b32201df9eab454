import { type Game, NONE } from '../../game/game.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { award } from '../../game/points.ts';
import { type Objection, objection } from '../../objection.ts';
import { CROWNS, crownNumber, crownsIn, SECTORS } from './dial.ts';
import type { Wheel } from './wheel.ts';

const ONE_FOLLOWER = 3;
const ALONE_ON_TWO = 6;

/** Scores the crown followers of a sector and gives them back: alone 3, alone where there are two spaces 6, two 3 each. */
export const scoreCrowns = (game: Game, wheel: Wheel, sector: number): void => {
  const spaces = crownsIn(sector);
  const taken = spaces.filter((crown) => wheel.onCrown(game, crown) >= 0);
  const points = spaces.length === 2 && taken.length === 1 ? ALONE_ON_TWO : ONE_FOLLOWER;
  for (const crown of taken) {
    award(game, wheel.onCrown(game, crown), points, 'wheel-of-fortune/crown');
    wheel.leaveCrown(game, crown);
  }
};

/** True if a figure was already placed on this turn's tile. */
const hasPlaced = (game: Game): boolean => {
  const slot = game.figureSlot;
  if (slot === NONE) return false;
  const first = game.node[slot] as number;
  const count = game.plan.kinds.features[game.kind[slot] as number] as number;
  for (let i = 0; i < count; i++) if (game.regions.owner[first + i] !== 0) return true;
  return false;
};

/** Offers every free crown space, unless a figure was placed on the tile or none is in supply. */
export const offerCrowns = (game: Game, wheel: Wheel): void => {
  if ((game.supply[game.player] as number) <= 0 || hasPlaced(game)) return;
  for (let crown = 0; crown < CROWNS.length; crown++) if (wheel.onCrown(game, crown) < 0) game.offer(crown);
};

export const takeCrown = (game: Game, wheel: Wheel, crown: number): void => wheel.standOnCrown(game, crown, game.player);

export const crownMove = (crown: number): Move => {
  const { sector, space } = CROWNS[crown] as (typeof CROWNS)[number];
  return { do: 'crown', sector: SECTORS[sector] as (typeof SECTORS)[number], space: space as 0 | 1 };
};

/** Why a follower may not go on a crown space. */
export function* crownObjections(game: Game, wheel: Wheel, { sector, space }: MoveOf<'crown'>): Generator<Objection> {
  const crown = crownNumber(sector, space);
  const player = game.plan.setup.scenario.players?.[game.player]?.name ?? String(game.player + 1);
  if (crown < 0) yield objection('wheel/no-such-crown', {}, { sector });
  else if (wheel.onCrown(game, crown) >= 0) yield objection('wheel/crown-is-taken', {}, { sector });
  if ((game.supply[game.player] as number) <= 0) yield objection('move/no-figure-left', {}, { player });
  if (hasPlaced(game)) yield objection('wheel/follower-is-placed', {}, { player });
}
