import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import germany from '../../scenarios/boards/germany.json' with { type: 'json' };
import scenario from '../../scenarios/scenarios/base-game.json' with { type: 'json' };
import everything from '../../scenarios/scenarios/everything.json' with { type: 'json' };
import chips from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import base from '../../scenarios/tile-sets/base.json' with { type: 'json' };
import inns from '../../scenarios/tile-sets/inns-and-cathedrals.json' with { type: 'json' };
import traders from '../../scenarios/tile-sets/traders-and-builders.json' with { type: 'json' };
import wheel from '../../scenarios/tile-sets/wheel-of-fortune.json' with { type: 'json' };
import roses from '../../scenarios/tile-sets/wind-roses.json' with { type: 'json' };
import wonders from '../../scenarios/tile-sets/wonders.json' with { type: 'json' };
import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { TileSet } from '../documents/tile-set.ts';
import { randomFrom } from '../random.ts';
import { type Library, setupOf } from '../setup.ts';
import { planOf } from './plan.ts';
import { playOut } from './playout.ts';
import { startGame } from './turn.ts';

const SECONDS = 3;
const sets = new Map([base, inns, traders, wheel, roses, wonders].map((set) => [set.id, set as unknown as TileSet]));
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
  play(100);
  const began = cpuSeconds();
  let games = 0;
  for (; cpuSeconds() - began < SECONDS; games += 100) play(100);
  return games / (cpuSeconds() - began);
};

/** The throw-away program the aim is measured by, where it lies beside the repository. */
const PROTOTYPE = '../shared/prototype/algorithms/fast-engine.mjs';
const prototypeGames = (): number | undefined => {
  if (!existsSync(PROTOTYPE)) return undefined;
  const { stdout } = spawnSync(process.execPath, [PROTOTYPE, 'games', String(SECONDS), '1'], { encoding: 'utf8' });
  return Number(/([\d.]+) per cpu-s/.exec(stdout)?.[1]);
};

export const bench = () => {
  const games = gamesPerSecond(scenario);
  const prototype = prototypeGames();
  return [
    {
      name: 'random base games per CPU second',
      games,
      ...(prototype ? { prototype, ratio: games / prototype } : { prototype: 'not here' }),
    },
    { name: 'random games on the Germany map with chips per CPU second', games: gamesPerSecond(chips) },
    { name: 'random games with all systems per CPU second', games: gamesPerSecond(everything) },
  ];
};
