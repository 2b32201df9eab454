import { expect, test } from 'vitest';
import { finish } from '../jobs/task.ts';
import { setupWith } from '../tests/games.ts';
import { MIXES } from '../tests/mixes.ts';
import { type Histogram, meanOf, mergePlaytests, playtest } from './playtest.ts';

const SHORT = {
  tiles: {
    sets: [{ set: 'base' }],
    order: { draws: Array.from({ length: 12 }, (_, i) => `base-${'UVDKJWUVEUVB'[i]}`), afterwards: 'end' as const },
  },
};
const times = (values: Histogram): number => values.reduce((sum, [, each]) => sum + each, 0);

test('parts played apart add up to the whole, to the byte', () => {
  const setup = setupWith(SHORT);
  const whole = finish(playtest(setup, { games: 7, seed: 'x' }));
  const parts = [1, 2, 3].map((part) => finish(playtest(setup, { games: 7, seed: 'x', shard: { part, of: 3 } })));
  expect(JSON.stringify(mergePlaytests(parts))).toBe(JSON.stringify(whole));
});
test('every game is counted once in every figure, and somebody wins each', () => {
  const { games, scores, discarded, empty, wins } = finish(playtest(setupWith(SHORT), { games: 9, seed: 1 }));
  expect([games, ...scores.map(times), times(discarded), times(empty)]).toEqual([9, 9, 9, 9, 9]);
  expect(wins.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(9);
});
test('points by their reasons are all the points', () => {
  const { points, scores, games } = finish(playtest(setupWith(SHORT), { games: 5, seed: 2 }));
  const total = scores.reduce((sum, values) => sum + meanOf(values) * games, 0);
  expect(Object.values(points).reduce((sum, each) => sum + each, 0)).toBeCloseTo(total, 6);
});
test('the same seed gives the same playtest, another seed another', () => {
  const run = (seed: string): string => JSON.stringify(finish(playtest(setupWith(SHORT), { games: 4, seed })));
  expect(run('a')).toBe(run('a'));
  expect(run('a')).not.toBe(run('b'));
});
test('a greedy bot scores more than a random one', () => {
  const mean = (bot: 'random' | 'greedy'): number =>
    meanOf(finish(playtest(setupWith(SHORT), { games: 12, seed: 3, bot })).scores[0] ?? []);
  expect(mean('greedy')).toBeGreaterThan(mean('random'));
});
test('on a board the squares left empty are counted', () => {
  const { empty, covered } = finish(playtest(setupWith(MIXES['map board'] ?? {}), { games: 1, seed: 1 }));
  const left = empty[0]?.[0] ?? 0;
  expect(left + Object.keys(covered).length).toBe(125);
});
