import { expect, test } from 'vitest';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { studioFor, take, touch } from '../tests/studio.ts';
import { ASK } from './ask-words.ts';
import { countFacts, shortCount } from './figures.ts';
import { liveCountOf } from './live-count.svelte.ts';
import { questionOf } from './question.ts';
import { setNumber } from './rules.ts';
import { sourceOf, verdictOn, WhyHere } from './why-here.svelte.ts';

const step = { message: ASK.laid };
const choose = (studio: Studio, square: Square): void => {
  const tool = take(studio, 'tokens', 'select');
  tool.press?.(touch(square));
  tool.release?.(touch(square));
};

test('a square beside a token is refused by a rule with its source; the token itself lies rightly', () => {
  const studio = studioFor();
  const why = new WhyHere(studio);
  expect(why.verdict).toBeUndefined();
  choose(studio, [5, 1]);
  const [refusal] = why.verdict?.objections ?? [];
  expect(refusal?.at.squares).toContainEqual([4, 1]);
  expect(refusal && sourceOf(refusal, 'en')).not.toBe('');
  choose(studio, [4, 1]);
  expect(why.verdict).toMatchObject({ isTaken: true, objections: [] });
});

test('asking after a token leaves all verdicts as they were', () => {
  const { setup } = studioFor();
  const before = verdictOn(setup, [5, 1]);
  verdictOn(setup, [4, 1]);
  expect(verdictOn(setup, [5, 1])).toEqual(before);
});

test('layouts with a token on a square and layouts without one are all layouts', async () => {
  const studio = studioFor();
  const [why, live] = [new WhyHere(studio), liveCountOf(studio)];
  const at: Square = [4, 1];
  await live.ask();
  const all = BigInt(live.answer?.count ?? 0);
  choose(studio, at);
  await why.ask(at);
  const withToken = BigInt(why.left?.count ?? 0);
  studio.editor.apply(step, { do: 'set-forbidden', forbidden: [at] });
  expect([why.left, live.answer]).toEqual([undefined, undefined]);
  await live.ask();
  expect(withToken).toBeGreaterThan(0n);
  expect(withToken + BigInt(live.answer?.count ?? 0)).toBe(all);
});

test('the live count is of the scenario as it stands: a lock asks anew, undo finds the answer again', async () => {
  const studio = studioFor();
  const live = liveCountOf(studio);
  await live.ask();
  const first = live.answer;
  studio.editor.apply(step, { do: 'lock-token', at: [4, 1], locked: true });
  expect(live.answer).toBeUndefined();
  await live.ask();
  expect(BigInt(live.answer?.count ?? 0)).toBeLessThan(BigInt(first?.count ?? 0));
  studio.editor.undo();
  expect(live.answer).toBe(first);
});

test('the live count waits for a pause, and a stale question is never asked', async () => {
  const studio = studioFor();
  const live = liveCountOf(studio);
  live.soon(1)();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(live.answer).toBeUndefined();
  live.soon(1);
  await expect.poll(() => live.answer?.method).toBe('exact');
});

test('moving a token or changing the seed asks nothing new; the number of tokens does', () => {
  const studio = studioFor();
  const before = questionOf(studio.scenario);
  studio.editor.apply(step, { do: 'move-token', from: [4, 1], to: [5, 1] });
  studio.editor.apply(step, { do: 'set-seed', seed: 'x' });
  expect(questionOf(studio.scenario)).toBe(before);
  setNumber(studio, 28);
  expect(questionOf(studio.scenario)).not.toBe(before);
});

test('a long number is three digits and a power of ten; what cannot be counted says so', () => {
  const studio = studioFor();
  expect(shortCount(studio, '1234567')).toBe('1,234,567');
  expect(shortCount(studio, '12399999999999999999')).toBe('1.23 · 10¹⁹');
  const capacity = { most: 0 } as never;
  expect(countFacts(studio, { count: '?', method: 'exact', capacity, objections: [] })).toEqual({
    count: '?',
    method: 'not to be counted',
  });
});
