import type { Board } from '../board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { dealAny } from '../game/deal.ts';
import type { Game } from '../game/game.ts';
import { play } from '../game/legal-moves.ts';
import type { Move } from '../game/move.ts';
import { objections } from '../game/objections.ts';
import { planOf } from '../game/plan.ts';
import { startGame } from '../game/turn.ts';
import { parsePlacement } from '../notation.ts';
import { randomFrom } from '../random.ts';
import { type Setup, setupOf } from '../setup.ts';
import type { Placement } from '../tile.ts';
import { library } from './library.ts';

/** A scenario for tests: the base game on a free table for two, with what a test changes. */
export const scenarioOf = (changes: Partial<Scenario> = {}): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 'test',
  title: { en: 'Test' },
  board: 'table',
  systems: {},
  tiles: { sets: [{ set: 'base' }] },
  starts: [],
  laid: [],
  players: [{ name: 'Anna' }, { name: 'Bert' }],
  ...changes,
});
export const setupWith = (changes: Partial<Scenario> = {}): Setup => setupOf(scenarioOf(changes), library);
/** A game of such a scenario, dealt. */
export const gameOf = (changes: Partial<Scenario> = {}, seed: string | number = 1): Game => {
  const game = startGame(planOf(setupWith(changes)));
  dealAny(game, randomFrom(seed));
  return game;
};

/** A board of these rows, with what a test adds. */
export const boardOf = (rows: readonly string[], more: Partial<Board> = {}): Board => ({
  kind: 'board',
  version: 3,
  id: 'test-board',
  name: { en: 'Test board' },
  sizes: { square: 45.5, tile: 45 },
  rows,
  cities: [],
  starts: [],
  towns: [],
  border: [],
  ...more,
});

type Figure = readonly [on: 'road' | 'city' | 'field' | 'monastery', place?: string];
/** Draws this tile, lays it ("base-U/1@2,0"), stands a figure on it or none, and stops before anything else is asked. */
export const turn = (game: Game, word: string, figure?: Figure): Game => {
  const { tile, at, rotation } = parsePlacement(word) as Placement;
  play(game, { do: 'draw', tile });
  play(game, { do: 'lay', tile, at, rotation });
  if (figure) play(game, { do: 'figure', at, on: figure[0], ...(figure[1] ? { place: figure[1] } : {}) });
  else if (game.stageName === 'figure') play(game, { do: 'pass' });
  return game;
};
export const scoresOf = (game: Game): readonly number[] => [...game.scores];
export const rulesAgainst = (game: Game, move: Move): readonly string[] => objections(game, move).map(({ rule }) => rule);
