import { expect, test } from 'vitest';
import { lay } from '../../game/lay.ts';
import { fitsAt } from '../../game/placements.ts';
import { MIXES } from '../../tests/mixes.ts';
import { walk } from '../../tests/walk.ts';
import { hoardOf, IDS, win } from '../../tests/wonders.ts';
import { Placing } from './placing.ts';

test('where an extra tile helps is where, laid in a copy of the game, it gives the wonder a place beside it', () => {
  const answers = { yes: 0, no: 0 };
  const { board, starts } = MIXES['map board'] as { board: string; starts: [number, number][] };
  const tiles = { sets: [{ set: 'base' }, { set: 'wonders' }] };
  for (let seed = 0; seed < 6; seed++)
    for (const step of walk({ board, starts, tiles, systems: { 'map-boards': {}, wonders: {} } }, `helps ${seed}`)) {
      if (step.game.stageName !== 'lay' || step.game.turn % 5 !== seed % 5) continue;
      const game = step.game.clone();
      const placing = new Placing(
        hoardOf(game),
        IDS.map((id) => game.plan.kinds.indexOf.get(id) ?? 0),
      );
      win(game, game.player, seed % IDS.length);
      game.extra = 1;
      for (const cell of game.ground.frontier.slice(0, game.ground.frontierSize))
        for (const turns of [0, 1, 2, 3]) {
          if (!fitsAt(game, game.drawn, cell, turns)) continue;
          const trial = game.clone();
          lay(trial, trial.drawn, cell, turns);
          const helps = placing.hasPlace(trial);
          expect(placing.helps(game, cell, turns)).toBe(helps);
          answers[helps ? 'yes' : 'no']++;
        }
    }
  expect(answers.yes).toBeGreaterThan(50);
  expect(answers.no).toBeGreaterThan(50);
}, 120_000);
