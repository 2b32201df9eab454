import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
const folder = mkdtempSync(join(tmpdir(), 'tilewright-play-'));

test('shares of the games written to files merge to what one run gives', async () => {
  const parts = ['1/2', '2/2'].map((shard, i) => ({ shard, file: join(folder, `part-${i}.json`) }));
  for (const { shard, file } of parts)
    expect((await run('play', GERMANY, '--games', '4', '--seed', 's', '--shard', shard, '--out', file)).code).toBe(0);
  const merged = await run('play', 'merge', ...parts.map(({ file }) => file), '--json');
  const whole = await run('play', GERMANY, '--games', '4', '--seed', 's', '--json');
  expect(merged.json()).toEqual(whole.json());
});
test('figures are told in lines', async () => {
  const { code, out } = await run('play', GERMANY, '--games', '2');
  expect([code, out]).toEqual([0, expect.stringMatching(/^2 games, random bots\nplayer 1: mean/)]);
});
test.each([
  [['play', GERMANY, '--shard', '3/2'], '--shard takes a part'],
  [['play', GERMANY, '--bot', 'clever'], '--bot takes random, greedy'],
  [['play', GERMANY, '--games', 'many'], '--games takes a whole number'],
  [['play', 'merge'], 'play merge needs'],
])('%j is wrong use', async (argv, words) => {
  const { code, err } = await run(...argv);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
test('a file that is no part of a playtest is refused by name', async () => {
  const file = join(folder, 'other.json');
  writeFileSync(file, '{}');
  const { code, err } = await run('play', 'merge', file);
  expect([code, err]).toEqual([2, expect.stringContaining(file)]);
});
