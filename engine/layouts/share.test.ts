import { describe, expect, test } from 'vitest';
import { bySquare, type Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { graphWithSpacing, rectangle } from '../tests/layouts.ts';
import { dealTokens } from './deal.ts';
import { sampleLayouts } from './layouts.ts';
import { withLocks } from './problem.ts';
import { layoutOfCode, shareCode } from './share.ts';

const problem = withLocks(graphWithSpacing(oracle.germanyLike.free as unknown as Square[]), 30);

describe('share codes', () => {
  test('give back the layout they were made of, whatever is locked now', () => {
    for (const layout of finish(sampleLayouts(problem, { seed: 'codes', count: 30 })).layouts) {
      const code = finish(shareCode({ ...problem, kept: [3], barred: [8] }, layout)) as string;
      expect(code).toMatch(/^[0-9A-Z]{5}-Y-[0-9A-Z]{1,11}$/);
      const back = finish(layoutOfCode(problem, code.toLowerCase()));
      expect(back.ok && back.value.sort(bySquare)).toEqual(layout);
    }
  });
  test('of a board too wide for numbers hold the squares', () => {
    const wide = withLocks(graphWithSpacing(rectangle(60, 60)), 300);
    const [layout] = finish(sampleLayouts(wide, { seed: 1, count: 1 })).layouts;
    const code = finish(shareCode(wide, layout ?? [])) as string;
    const back = finish(layoutOfCode(wide, code));
    expect(back.ok && back.value).toEqual(layout);
  });
  test('an illegal layout has none; a foreign or broken code is refused in words', () => {
    expect(
      finish(
        shareCode(problem, [
          [4, 0],
          [4, 1],
        ]),
      ),
    ).toBeUndefined();
    const other = finish(
      shareCode(withLocks(graphWithSpacing(rectangle(4, 4)), 2), [
        [0, 0],
        [2, 2],
      ]),
    ) as string;
    const refusal = (code: string): string => {
      const read = finish(layoutOfCode(problem, code));
      return read.ok ? '' : read.problem.rule;
    };
    expect(refusal(other)).toBe('layout/code-of-this-board');
    expect(refusal('hello')).toBe('layout/code-is-read');
    expect(refusal('A-?-C')).toBe('layout/code-is-read');
  });
});

describe('dealing', () => {
  const supply = ['purple', 'light-blue', 'orange'].flatMap((colour) => [
    { colour, value: 1, count: 6 },
    { colour, value: 2, count: 4 },
  ]);
  const placed = rectangle(30, 1).map((at) => ({ at }));
  test('gives every chip of the supply once, by seed', () => {
    const dealt = dealTokens({ supply, placed }, 'a');
    expect(dealt).toEqual(dealTokens({ supply, placed }, 'a'));
    expect(dealt).not.toEqual(dealTokens({ supply, placed }, 'b'));
    for (const { colour, value, count } of supply)
      expect(dealt.filter((token) => token.colour === colour && token.value === value)).toHaveLength(count);
  });
  test('of 30 for 20 squares, ten stay unseen', () => {
    const dealt = dealTokens({ supply, placed: placed.slice(0, 20) }, 'a');
    expect(dealt.every(({ colour, value }) => colour && value)).toBe(true);
    for (const { colour, value, count } of supply)
      expect(dealt.filter((token) => token.colour === colour && token.value === value).length).toBeLessThanOrEqual(count);
  });
  test('keeps what is known and gives squares the colour they ask for', () => {
    const known = placed.map((token, i) => (i === 29 ? { ...token, colour: 'orange', value: 2 } : token));
    const dealt = dealTokens({ supply, placed: known }, 'a', ({ at }) => (at[0] < 10 ? 'purple' : undefined));
    expect(dealt.slice(0, 10).every(({ colour }) => colour === 'purple')).toBe(true);
    expect(dealt[29]).toEqual({ at: [29, 0], colour: 'orange', value: 2 });
    expect(dealt.filter(({ colour }) => colour === 'orange')).toHaveLength(10);
  });
});
