import { expect, test } from 'vitest';
import { run } from './run.ts';

test('perft counts the games from the start tile of the base set', async () => {
  const { code, json } = await run('perft', '--set', 'base', '--board', 'D@0,0', '--depth', '2', '--json');
  expect([code, json()]).toEqual([0, { counts: [1, 102, 15804] }]);
});
test('perft by kind adds up to the last count', async () => {
  const { json } = await run('perft', '--board', 'D@0,0', '--depth', '1', '--by-kind', '--json');
  const { counts, kinds } = json() as { counts: number[]; kinds: Record<string, number> };
  expect(kinds).toMatchObject({ 'base-A': 5, 'base-X': 2 });
  expect(Object.values(kinds).reduce((sum, games) => sum + games, 0)).toBe(counts[1]);
});
test('perft starts from the set-up of a scenario too', async () => {
  const { code, out } = await run('perft', 'scenarios/scenarios/germany-chips.json', '--depth', '1');
  expect(code).toBe(0);
  expect(out).toMatch(/^0 1\n1 \d+\n$/);
});
test.each([
  [['perft', '--set', 'none'], 'no tile set “none”'],
  [['perft', '--board', 'what'], '“what” in --board is no laid tile'],
  [['perft', '--board', 'ic-CCC@0,0'], 'hold no tile “ic-CCC”'],
  [['perft', '--depth', '9'], '--depth takes a whole number from 0 to 6'],
])('%j is wrong use', async (argv, words) => {
  const { code, err } = await run(...argv);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
