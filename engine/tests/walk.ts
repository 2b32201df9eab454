import type { Scenario } from '../documents/scenario.ts';
import type { Game } from '../game/game.ts';
import { legalMoves, play, playChance } from '../game/legal-moves.ts';
import type { Move } from '../game/move.ts';
import { planOf } from '../game/plan.ts';
import { needsChance, startGame } from '../game/turn.ts';
import { type Random, randomFrom } from '../random.ts';
import { setupWith } from './games.ts';

export interface Step {
  readonly game: Game;
  /** The moves made so far, chance included. */
  readonly moves: readonly Move[];
  readonly random: Random;
}

/** A random game of a scenario, looked at before every move and once more at its end. */
export function* walk(changes: Partial<Scenario>, seed: string | number): Generator<Step> {
  const random = randomFrom(seed);
  const game = startGame(planOf(setupWith(changes)));
  const moves: Move[] = [];
  while (!game.isOver) {
    yield { game, moves, random };
    if (needsChance(game)) moves.push(playChance(game, random) as Move);
    else {
      const legal = legalMoves(game);
      const move = legal[random.below(legal.length)] as Move;
      play(game, move);
      moves.push(move);
    }
  }
  yield { game, moves, random };
}

/** Moves that might be made at this moment, legal or not: the legal ones, and many near them. */
export function* candidateMoves({ game, random }: Step): Generator<Move> {
  const legal = legalMoves(game);
  for (let i = 0; i < Math.min(8, legal.length); i++) yield legal[random.below(legal.length)] as Move;
  yield { do: 'pass' };
  yield { do: 'draw', tile: 'base-D' };
  yield { do: 'draw', tile: 'no-such-tile' };
  if (game.slots === 0) return;
  yield* layCandidates(game, random);
  yield* figureCandidates(game, random);
  yield* systemCandidates(game, random);
}
const WONDERS = ['wonder-stonehenge', 'wonder-notre-dame', 'wonder-circus-maximus', 'wonder-alhambra'] as const;
function* systemCandidates(game: Game, random: Random): Generator<Move> {
  for (const sector of ['fortune', 'taxes', 'plague'] as const) yield { do: 'crown', sector, space: random.below(2) as 0 | 1 };
  const at = anySlot(game, random);
  yield { do: 'take-back', at, on: 'city', place: 'N' };
  for (let player = 0; player < 4; player++) yield { do: 'name-taker', player };
  for (const wonder of WONDERS) {
    yield { do: 'take-wonder', wonder };
    const [x, y] = anySlot(game, random);
    for (let i = 0; i < 3; i++)
      yield {
        do: 'lay-wonder',
        wonder,
        at: [x + random.below(7) - 3, y + random.below(7) - 3],
        rotation: random.below(4) as 0 | 1 | 2 | 3,
      };
  }
}

const anySlot = (game: Game, random: Random): readonly [number, number] => game.squareOf(random.below(game.slots));
function* layCandidates(game: Game, random: Random): Generator<Move> {
  const tile = game.plan.kinds.tiles[game.drawn]?.id ?? 'base-D';
  for (let i = 0; i < 12; i++) {
    const [x, y] = anySlot(game, random);
    const at = [x + random.below(5) - 2, y + random.below(5) - 2] as const;
    yield { do: 'lay', tile: random.below(20) === 0 ? 'base-X' : tile, at, rotation: random.below(4) as 0 | 1 | 2 | 3 };
  }
}
function* figureCandidates(game: Game, random: Random): Generator<Move> {
  for (let i = 0; i < 8; i++) {
    const at = i < 6 && game.figureSlot >= 0 ? game.squareOf(game.figureSlot) : anySlot(game, random);
    const on = (['road', 'city', 'field', 'monastery'] as const)[random.below(4)] as 'road' | 'city' | 'field' | 'monastery';
    const places = on === 'field' ? ['NW', 'NE', 'EN', 'ES', 'SE', 'SW', 'WS', 'WN'] : ['N', 'E', 'S', 'W'];
    const place = places[random.below(places.length)] as string;
    yield on === 'monastery' ? { do: 'figure', at, on } : { do: 'figure', at, on, place };
    const pay = [
      [2, 2],
      [2, 1, 1],
      [1, 1, 1, 1],
      [2, 1],
      [2, 2, 1],
    ][random.below(5)] as (1 | 2)[];
    yield { do: 'upgrade', at, on, ...(on === 'monastery' ? {} : { place }), pay, keep: random.below(2) === 0 ? 1 : 2 };
  }
}
