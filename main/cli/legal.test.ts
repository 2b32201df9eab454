import { expect, test } from 'vitest';
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';

test('legal lists the places of a tile as squares and rotations', async () => {
  const { code, json } = await run('legal', GERMANY, '--tile', 'E', '--json');
  expect(code).toBe(0);
  const { tile, placements } = json() as { tile: string; placements: { x: number; y: number; rotation: number }[] };
  expect(tile).toBe('base-E');
  expect(placements).toContainEqual({ x: 8, y: 3, rotation: 1 });
  expect(placements.every(({ rotation }) => rotation >= 0 && rotation < 4)).toBe(true);
});
test('an alias names the same tile', async () => {
  const [ours, theirs] = [await run('legal', GERMANY, '--tile', 'base-E'), await run('legal', GERMANY, '--tile', 'BA/C')];
  expect(theirs.out).toBe(ours.out);
});
test('all rotations are never fewer', async () => {
  const lines = (text: string): number => text.split('\n').length;
  const [distinct, all] = [await run('legal', GERMANY, '--tile', 'B'), await run('legal', GERMANY, '--tile', 'B', '--all-rotations')];
  expect(lines(all.out)).toBeGreaterThan(lines(distinct.out));
});
test('with a square it says why not there, and exits 1', async () => {
  const { code, json } = await run('legal', GERMANY, '--tile', 'E', '--at', 'J6', '--json');
  expect(code).toBe(1);
  expect((json() as { objections: { rule: string }[] }).objections.map(({ rule }) => rule)).toContain('placement/not-on-a-large-city');
});
test('a square west or north of the first one may be named', async () => {
  const said = await Promise.all(['-1,-2', '0,-3'].map((at) => run('legal', GERMANY, '--tile', 'E', '--at', at, '--json')));
  expect(said.map(({ json }) => (json() as { placement: { x: number; y: number } }).placement)).toMatchObject([
    { x: -1, y: -2 },
    { x: 0, y: -3 },
  ]);
});
test.each([
  [['legal', GERMANY], 'needs --tile'],
  [['legal', GERMANY, '--tile', 'nothing'], 'no tile “nothing”'],
  [['legal', '--tile', 'E'], 'takes one file'],
  [['legal', GERMANY, '--tile', 'E', '--at', 'here'], '--at takes a square'],
  [['legal', GERMANY, '--tile', 'E', '--at', 'A1', '--rotation', '4'], '--rotation takes a whole number from 0 to 3'],
])('%j is wrong use', async (argv, words) => {
  const { code, err } = await run(...argv);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
