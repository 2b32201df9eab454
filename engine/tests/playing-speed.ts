import germany from '../../scenarios/boards/germany.json' with { type: 'json' };
import scenario from '../../scenarios/scenarios/base-game.json' with { type: 'json' };
import chips from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import base from '../../scenarios/tile-sets/base.json' with { type: 'json' };
import inns from '../../scenarios/tile-sets/inns-and-cathedrals.json' with { type: 'json' };
import traders from '../../scenarios/tile-sets/traders-and-builders.json' with { type: 'json' };
import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { TileSet } from '../documents/tile-set.ts';
import { planOf } from '../game/plan.ts';
import { playOut } from '../game/playout.ts';
import { startGame } from '../game/turn.ts';
import { randomFrom } from '../random.ts';
import { type Library, setupOf } from '../setup.ts';

const SECONDS = 3;
const sets = new Map([base, inns, traders].map((set) => [set.id, set as unknown as TileSet]));
const library: Library = {
  board: () => germany as unknown as Board,
  tileSet: (id) => sets.get(id),
  boardIds: () => ['germany'],
  tileSetIds: () => [...sets.keys()],
};
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Random games per CPU second, every rule and the final scoring included. */
const gamesPerSecond = (doc: unknown): number => {
  const start = startGame(planOf(setupOf(doc as Scenario, library)));
  start.log = undefined;
  const game = start.clone();
  const random = randomFrom('bench');
  const play = (games: number): void => {
    for (let i = 0; i < games; i++) {
      game.copyFrom(start);
      playOut(game, random);
    }
  };
  play(1000);
  const began = cpuSeconds();
  let games = 0;
  for (; cpuSeconds() - began < SECONDS; games += 100) play(100);
  return games / (cpuSeconds() - began);
};

const WHAT: Readonly<Record<string, unknown>> = { 'random base games': scenario, 'random games on the Germany map with chips': chips };
for (const [name, doc] of Object.entries(WHAT)) console.log(JSON.stringify({ name, games: gamesPerSecond(doc) }));
