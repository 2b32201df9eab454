import { type GameRecord, RECORD_VERSION } from '../documents/record.ts';
import type { Scenario } from '../documents/scenario.ts';
import { randomFrom } from '../random.ts';
import { type Library, setupOf } from '../setup.ts';
import { legalMoves, play, playChance } from './legal-moves.ts';
import type { Move } from './move.ts';
import { planOf } from './plan.ts';
import { needsChance, startGame } from './turn.ts';

/** A whole game of a scenario by chance, as a record that expects the scores it ended with. The same seed gives the same record. */
export const recordRandomGame = (scenario: Scenario, library: Library, seed: string): GameRecord => {
  const random = randomFrom(seed);
  const game = startGame(planOf(setupOf(scenario, library)));
  const moves: Move[] = [];
  while (!game.isOver) {
    if (needsChance(game)) moves.push(playChance(game, random) as Move);
    else {
      const legal = legalMoves(game);
      const move = legal[random.below(legal.length)] as Move;
      play(game, move);
      moves.push(move);
    }
  }
  const names = scenario.players?.map(({ name }) => name) ?? [];
  return {
    kind: 'record',
    version: RECORD_VERSION,
    id: scenario.id,
    title: scenario.title,
    scenario: scenario.id,
    moves,
    expectations: ['the game is over', ...names.map((name, player) => `${name} has ${game.scores[player]} points`)],
  };
};
