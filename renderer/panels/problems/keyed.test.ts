import { expect, test } from 'vitest';
import { studioFor } from '../../tests/studio.ts';
import { keyed } from './keyed.ts';
import type { Problem } from './problems.svelte.ts';

const problem = (rule: string, x: number, path?: string): Problem => ({
  objection: { rule, severity: 'error', at: { squares: [[x, 0]], ...(path ? { path } : {}) }, facts: {} },
  waived: undefined,
});

test('a problem keeps its key when another goes, and no key comes twice', () => {
  const all = [problem('a', 1), problem('a', 2), problem('a', 2), problem('b', 2, 'rows')];
  const keys = keyed(all).map(({ key }) => key);
  expect(new Set(keys).size).toBe(all.length);
  expect(keyed(all.slice(1)).map(({ key }) => key)).toEqual(keys.slice(1));
});
test('the problems of a bundled scenario have keys of their own', () => {
  const studio = studioFor();
  studio.problems.judge();
  const keys = keyed(studio.problems.all).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
});
