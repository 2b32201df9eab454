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
  ['base-game', [1, 102]],
  ['wheel-of-fortune', [1, 681]],
  ['wind-roses', [1, 133]],
])('where a scenario lays nothing, perft counts from what every game of it begins with: %s', async (scenario, counts) => {
  const { json } = await run('perft', `scenarios/scenarios/${scenario}.json`, '--depth', '1', '--json');
  expect(json()).toEqual({ counts });
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
test('all rotations count apart when asked for', async () => {
  const { json } = await run('perft', '--board', 'D@0,0', '--depth', '1', '--all-rotations', '--by-kind', '--json');
  expect((json() as { kinds: object }).kinds).toMatchObject({ 'base-X': 8, 'base-B': 4, 'base-D': 6 });
});
test.each([
  ['letters and ids, turned and shifted together', 'D/1@-7,4 base-V/2@-7,5', 'D@0,0 V/1@1,0', 0],
  ['the order of laying', 'V/1@1,0 D@0,0', 'D@0,0 V/1@1,0', 0],
])('%s change no count', async (_, one, other) => {
  const counts = async (board: string) => (await run('perft', '--board', board, '--depth', '2', '--json')).json();
  expect(await counts(one)).toEqual(await counts(other));
});
test.each([
  ['two tiles on a square', 'D@0,0 E@0,0', 'placement/square-is-free'],
  ['sides that do not match', 'D@0,0 E/1@1,0', 'placement/edges-match'],
  ['more copies than there are', 'C@0,0 C@1,0', 'setup/copies-suffice'],
])('there is nothing to count on a board with %s', async (_, board, rule) => {
  const { code, err } = await run('perft', '--board', board);
  expect([code, err]).toEqual([1, expect.stringContaining(rule)]);
});
test('tiles that hang apart are counted on, and said to hang apart', async () => {
  const { code, json, err } = await run('perft', '--board', 'D@0,0 B@9,9', '--depth', '1', '--json');
  expect([code, (json() as { counts: number[] }).counts.length, err]).toEqual([0, 2, expect.stringContaining('setup/tiles-hang-together')]);
});
test('an option given twice is wrong use', async () => {
  const { code, err } = await run('perft', '--set', 'base', '--set', 'wonders');
  expect([code, err]).toEqual([2, expect.stringContaining('--set is given twice')]);
});
