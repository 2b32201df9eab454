import { describe, expect, test } from 'vitest';
import { ALL_MIXES } from '../tests/all-mixes.ts';
import { disagreements, losses, lostInText } from '../tests/game-checks.ts';
import { MIXES } from '../tests/mixes.ts';
import { type Step, walk } from '../tests/walk.ts';
import { termOf } from '../words/terms.ts';
import { gameJson } from './json.ts';
import { play } from './legal-moves.ts';
import { planOf } from './plan.ts';
import { startGame } from './turn.ts';

const MINUTE = 60_000;

describe.each(Object.entries(MIXES))('%s, at every moment of a game', (_, changes) => {
  test(
    'each legal move is accepted, every other refused with an objection',
    () => {
      for (const seed of [0, 1]) for (const step of walk(changes, seed)) expect(disagreements(step)).toEqual([]);
    },
    3 * MINUTE,
  );
  test(
    'nothing is lost in JSON',
    () => {
      for (const { game } of walk(changes, 'json')) expect(lostInText(game)).toEqual([]);
    },
    MINUTE,
  );
});

/** Looks closely at one moment in so many, so that many games can be looked at. */
const ONE_IN = 25;
const GAMES = 20;

describe.each(ALL_MIXES)('%s', (_, changes) => {
  test(
    `${GAMES} random games: tiles, figures and points are conserved, legal moves are accepted and others refused, JSON and record give the same`,
    () => {
      for (let seed = 0; seed < GAMES; seed++) {
        let last: Step | undefined;
        for (const step of walk(changes, `mix ${seed}`)) {
          last = step;
          if (step.random.below(ONE_IN) > 0 && !step.game.isOver) continue;
          expect([...losses(step.game), ...disagreements(step), ...lostInText(step.game)]).toEqual([]);
        }
        expect(last?.game.isOver).toBe(true);
        expect((last?.game.log ?? []).map(({ what }) => what).filter((what) => !termOf('event', what))).toEqual([]);
        if (seed < 4) expectSameReplay(last as Step);
      }
    },
    10 * MINUTE,
  );
});

const expectSameReplay = ({ game, moves }: Step): void => {
  const again = startGame(planOf(game.plan.setup));
  for (const move of JSON.parse(JSON.stringify(moves)) as Step['moves']) play(again, move);
  expect(gameJson(again)).toEqual(gameJson(game));
};
