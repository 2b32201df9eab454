import type { Scenario } from '../documents/scenario.ts';
import type { Game } from '../game/game.ts';
import { legalMoves, play } from '../game/legal-moves.ts';
import type { Move, MoveOf } from '../game/move.ts';
import { Chips } from '../systems/map-chips/chips.ts';
import { gameOf, turn } from './games.ts';

export type Switches = NonNullable<Scenario['systems']['map-chips']>;
export const SUPPLY = ['purple', 'light-blue', 'orange'].flatMap((colour) => [
  { colour, value: 1, count: 6 },
  { colour, value: 2, count: 4 },
]);
/** A row of monasteries in the south; chips of these values lie north of it, from the west. */
export const withChips = (values: readonly (1 | 2)[], switches: Switches = {}, more: Partial<Scenario> = {}): Game =>
  gameOf({
    systems: { 'map-chips': switches },
    tiles: { sets: [{ set: 'base', times: 3 }] },
    laid: [0, 1, 2, 3, 4, 5, 6, 7].map((x) => `base-B/0@${x},1`),
    tokens: {
      supply: SUPPLY,
      constraints: [],
      placed: values.map((value, x) => ({ at: [x, 0] as const, value, colour: ['purple', 'light-blue', 'orange'][x % 3] as string })),
    },
    ...more,
  });
export const chipsOf = (game: Game): Chips => new Chips(game.plan.setup, 0);
export const held = (game: Game, player = 0): readonly number[] => [1, 2].map((value) => chipsOf(game).held(game, player, value));
export const places = (game: Game): readonly number[] =>
  Array.from({ length: chipsOf(game).count }, (_, chip) => chipsOf(game).place(game, chip));
export const upgradeAt = (x: number, pay: readonly (1 | 2)[], keep: 1 | 2 = pay[0] as 1 | 2): MoveOf<'upgrade'> => ({
  do: 'upgrade',
  at: [x, 0],
  on: 'road',
  place: 'E',
  pay,
  keep,
});
export const isAsked = (game: Game): boolean => game.stageName === 'figured';
export const paymentsOffered = (game: Game): readonly string[] =>
  [...new Set(legalMoves(game).flatMap((move) => (move.do === 'upgrade' ? [move.pay.join('+')] : [])))].sort();
export const made = (game: Game, move: Move): Game => {
  play(game, move);
  return game;
};

/** A road from the west end at 0, held by the first player, its end at `last` held by the second, who also took no chip. */
export const twoOnARoad = (game: Game, last = 3): Game => {
  turn(game, 'base-A/3@0,0', ['road', 'E']);
  turn(game, `base-A/1@${last},0`, ['road', 'W']);
  return turn(game, 'base-U/0@1,0');
};

/** The first player takes every chip with a road of his; the second builds elsewhere. Ends where an upgrade is asked for, or past it. */
export function collectAll(game: Game): Game {
  const { count } = chipsOf(game);
  for (let x = 0; x < count; x++) {
    if (isAsked(game)) play(game, { do: 'pass' });
    turn(game, x === 0 ? 'base-A/3@0,0' : `base-U/0@${x},0`, x === 0 ? ['road', 'E'] : undefined);
    if (x === count - 1) return game;
    if (isAsked(game)) play(game, { do: 'pass' });
    turn(game, `base-B/0@${x},2`);
    if (isAsked(game)) play(game, { do: 'pass' });
  }
  return game;
}
