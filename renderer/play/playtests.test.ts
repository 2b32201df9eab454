import { expect, test, vi } from 'vitest';
import { scenarios } from '../library/bundled.ts';
import { studioFor } from '../tests/studio.ts';
import { playtestsOf } from './playtests.svelte.ts';

test('bots play the scenario: scores, wins and sources add up, and the squares covered are shown', async () => {
  const studio = studioFor(scenarios.get('germany-chips'));
  const playtests = playtestsOf(studio);
  expect(playtests.overlay).toEqual({});
  playtests.start();
  await vi.waitFor(() => expect(playtests.result?.games).toBe(100), { timeout: 60_000, interval: 100 });
  const mean = playtests.players.reduce((sum, player) => sum + player.mean, 0);
  const points = playtests.sources.reduce((sum, [, each]) => sum + each, 0);
  expect(Math.abs(mean - points)).toBeLessThan(0.2);
  expect(playtests.players.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(99.9);
  const start = playtests.overlay.marks?.find(({ square }) => square.join() === '8,2');
  expect(start).toMatchObject({ kind: 'heat', text: '100' });
  playtests.showsHeat = false;
  expect(playtests.overlay).toEqual({});
});
