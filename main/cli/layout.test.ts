import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import germany from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
type Squares = [number, number][];
interface Answer {
  readonly ok: boolean;
  readonly count: string;
  readonly method: string;
  readonly promise: string;
  readonly capacity: number;
  readonly proof: { by: string; groups: Squares[] };
  readonly layouts: Squares[];
  readonly moves: { from?: [number, number]; to?: [number, number] }[];
  readonly heat: { x: number; y: number; share: number }[];
  readonly objections: { rule: string; message: string }[];
}
const ask = async (...argv: string[]): Promise<Answer & { code: number }> => {
  const { code, json } = await run('layout', ...argv, '--json');
  return { code, ...(json() as Answer) };
};
const withTokens = (squares: Squares): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'layout-')), 'scenario.json');
  writeFileSync(file, JSON.stringify({ ...germany, tokens: { ...germany.tokens, placed: squares.map((at) => ({ at })) } }));
  return file;
};

test('layout count gives the number, its method and how many fit', async () => {
  const { code, count, method, promise, capacity } = await ask('count', GERMANY);
  expect([code, method, promise]).toEqual([0, 'exact', 'exact']);
  expect(count).toMatch(/^\d{15,}$/);
  expect(capacity).toBeGreaterThanOrEqual(36);
});
test('other starts, and layouts legal for every pair, are counted too', async () => {
  const [all, pair, every] = [
    await ask('count', GERMANY),
    await ask('count', GERMANY, '--starts', 'Rostock Erfurt'),
    await ask('count', GERMANY, '--starts', 'every'),
  ];
  expect(pair.count).not.toBe(all.count);
  expect(BigInt(every.count)).toBeLessThan(BigInt(all.count));
  expect(BigInt(every.count)).toBeLessThan(BigInt(pair.count));
});
test('every choice of starts can be counted at once', async () => {
  const { code, json, out } = await run('layout', 'count', GERMANY, '--starts', 'each', '--json');
  const { byStarts } = json() as { byStarts: { starts: unknown; count: string }[] };
  expect([code, byStarts.length, byStarts[3]?.starts]).toEqual([0, 4, 'every']);
  expect(byStarts[1]?.count).toBe((await ask('count', GERMANY)).count);
  expect(out.length).toBeGreaterThan(0);
  expect((await run('layout', 'count', GERMANY, '--starts', 'each')).out).toMatch(/^Rostock \+ Erfurt: \d+, capacity \d+\n/);
});
test('layout sample draws by seed, keeps what it is told to keep and writes a scenario that checks clean', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'layout-')), 'drawn.json');
  const [a, b, other] = [
    await ask('sample', GERMANY, '--seed', '7', '--count', '3', '--keep', '9,1 K14', '--out', out),
    await ask('sample', GERMANY, '--seed', '7', '--count', '3', '--keep', '9,1;K14'),
    await ask('sample', GERMANY, '--seed', '8', '--count', '3'),
  ];
  expect(a.layouts).toEqual(b.layouts);
  expect(a.layouts).not.toEqual(other.layouts);
  for (const layout of a.layouts)
    expect(layout).toEqual(
      expect.arrayContaining([
        [9, 1],
        [10, 13],
      ]),
    );
  expect(a.layouts.map(({ length }) => length)).toEqual([30, 30, 30]);
  expect(JSON.parse(readFileSync(out, 'utf8')).tokens.placed).toHaveLength(30);
  expect((await run('check', out)).code).toBe(0);
});
test('layout complete adds what is missing to what lies', async () => {
  const placed = germany.tokens.placed.slice(0, 20).map(({ at }) => at) as Squares;
  const { code, layouts } = await ask('complete', withTokens(placed), '--seed', '1');
  expect(code).toBe(0);
  expect(layouts[0]).toHaveLength(30);
  expect(layouts[0]).toEqual(expect.arrayContaining(placed));
});
test('layout repair moves as few tokens as can be', async () => {
  const placed = germany.tokens.placed.map(({ at }) => at) as Squares;
  const [x, y] = placed[0] as [number, number];
  const broken: Squares = [[x, y + 1], [x, y], ...placed.slice(2)];
  const { code, moves, layouts } = await ask('repair', withTokens(broken));
  expect(code).toBe(0);
  expect(moves).toHaveLength(1);
  expect(layouts[0]).toHaveLength(30);
});
test('layout heat adds up to the number of tokens', async () => {
  const { heat, method } = await ask('heat', GERMANY);
  expect(method).toBe('exact');
  expect(heat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(30, 9);
});
test('too many tokens exit 1 with the proof in words', async () => {
  const { code, ok, capacity, proof, objections } = await ask('capacity', GERMANY, '--tokens', '90');
  expect([code, ok]).toEqual([1, false]);
  expect(proof.groups).toHaveLength(capacity);
  expect(objections[0]?.message).toMatch(/^90 tokens do not fit\. .*pairs of neighbours.*single squares?;.*at most \d+ in all\.$/);
});
test('without --json the answer is lines of text', async () => {
  expect((await run('layout', 'count', GERMANY)).out).toMatch(/^\d+ exact\ncapacity \d+\n$/);
  expect((await run('layout', 'sample', GERMANY)).out.trim().split(' ')).toHaveLength(30);
});
test.each([
  [['layout', 'guess', GERMANY], 'layout takes count'],
  [['layout', 'count'], 'takes one file'],
  [['layout', 'sample', GERMANY, '--count', '0'], '--count takes a whole number'],
  [['layout', 'count', GERMANY, '--starts', 'Paris'], '“Paris” is no square'],
])('%j is wrong use', async (argv, words) => {
  const { code, err } = await run(...argv);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
