import { expect, test } from 'vitest';
import { tokenObjections } from '../../engine/layouts/objections.ts';
import { setupOf } from '../../engine/setup.ts';
import { studioFor } from '../tests/studio.ts';
import { ByStarts } from './by-starts.svelte.ts';

test('every choice of starts is counted once, and taking one is a step that keeps the answer', async () => {
  const studio = studioFor();
  const byStarts = new ByStarts(studio);
  expect(byStarts.rows).toEqual([]);
  await byStarts.ask();
  expect(byStarts.rows.map(({ isUsed }) => isUsed)).toEqual([false, true, false, false]);
  const counts = byStarts.rows.map(({ count }) => BigInt(count.count));
  expect(counts.every((count) => count >= (counts[3] as bigint))).toBe(true);
  const first = byStarts.rows[0]?.count.starts as [number, number][];
  byStarts.use(first);
  expect(studio.scenario.starts).toEqual(first);
  expect(byStarts.rows.map(({ isUsed }) => isUsed)).toEqual([true, false, false, false]);
  studio.editor.undo();
  expect(byStarts.rows[1]?.isUsed).toBe(true);
});

test('a layout for every choice breaks no rule whichever starts are then used', async () => {
  const studio = studioFor();
  const byStarts = new ByStarts(studio);
  await byStarts.ask();
  await byStarts.scatterForEvery();
  for (const { count } of byStarts.rows.slice(0, 3))
    expect(tokenObjections(setupOf({ ...studio.scenario, starts: count.starts as [number, number][] }, studio.setup.library))).toEqual([]);
});
