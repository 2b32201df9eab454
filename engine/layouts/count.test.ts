import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { randomFrom } from '../random.ts';
import { allLayouts, graphWithSpacing, patchySquares, rectangle, structure } from '../tests/layouts.ts';
import { countsByTokens, exactCount } from './count.ts';
import type { Diagram } from './diagram.ts';
import { type ConflictGraph, withLocks } from './problem.ts';

const counts = (graph: ConflictGraph, most: number): readonly string[] =>
  finish(countsByTokens(structure(graph), withLocks(graph, most), most));
const count = (graph: ConflictGraph, tokens: number, keep: Square[] = [], forbid: Square[] = []): string =>
  finish(exactCount(structure(graph), withLocks(graph, tokens, keep, forbid))).count;
const total = (numbers: readonly string[]): string => numbers.reduce((sum, number) => sum + BigInt(number), 0n).toString();

/** The same sums in whole numbers of any length. */
const slowCounts = ({ lo, hi, sizes, order }: Diagram, most: number): readonly bigint[] => {
  const none = (): bigint[] => new Array(most + 1).fill(0n);
  let next: bigint[][] = Array.from({ length: sizes[order.length] as number }, () => [1n, ...none().slice(1)]);
  for (let i = order.length - 1; i >= 0; i--) {
    const [left, taken] = [lo[i] as Int32Array, hi[i] as Int32Array];
    next = Array.from(left, (node, here) => {
      const [out, into] = [next[node] as bigint[], next[taken[here] as number] ?? none()];
      return out.map((ways, tokens) => ways + (into[tokens - 1] ?? 0n));
    });
  }
  return next[0] as bigint[];
};

const METRICS = [
  ['orthogonal', 1],
  ['orthogonal', 2],
  ['king', 1],
  ['king', 2],
  ['euclid', 2],
  ['euclid', 2.3],
] as const;
const free = oracle.germanyLike.free as unknown as Square[];

describe('counting layouts', () => {
  test.each([
    ['orthogonal', 1, oracle.germanyLike.orthogonal.k],
    ['king', 1, oracle.germanyLike['king (diagonals conflict too)'].k],
    ['euclid', 2, oracle.germanyLike['euclidean distance > 2'].k],
  ] as const)('the Germany-like board of the oracle has its numbers with %s spacing', (metric, distance, wanted) => {
    const graph = graphWithSpacing(free, metric, distance);
    for (const [tokens, number] of Object.entries(wanted)) expect(count(graph, Number(tokens))).toBe(number);
  });
  test('all sizes of the oracle add up to its total, from one sweep', () => {
    const graph = graphWithSpacing(free);
    expect(total(counts(graph, 46))).toBe(oracle.germanyLike.orthogonal.total);
    expect(count(graph, 47)).toBe('0');
  });
  test('squares from 1x1 to 8x8 have the totals of A006506 and A063443', () => {
    const wanted = oracle.squares;
    for (const [metric, numbers] of [
      ['orthogonal', wanted['orthogonal total over all k (OEIS A006506)']],
      ['king', wanted['king total over all k (OEIS A063443)']],
    ] as const)
      for (const [size, number] of Object.entries(numbers)) {
        const graph = graphWithSpacing(rectangle(Number(size), Number(size)), metric);
        expect(total(counts(graph, graph.squares.length))).toBe(number);
      }
  });
  test('small random boards with every spacing agree with trying all layouts', () => {
    for (let seed = 0; seed < 60; seed++)
      for (const [metric, distance] of METRICS) {
        const graph = graphWithSpacing(patchySquares(3 + (seed % 3), 3 + (seed % 2), 0.85, seed), metric, distance);
        const bySize = new Array(graph.squares.length + 1).fill(0);
        for (const layout of allLayouts(graph)) bySize[layout.length]++;
        expect(counts(graph, graph.squares.length)).toEqual(bySize.map(String));
      }
  });
  test('locks and squares kept free agree with trying all layouts', () => {
    const random = randomFrom('locks');
    for (let seed = 0; seed < 60; seed++) {
      const graph = graphWithSpacing(patchySquares(4, 4, 0.9, seed));
      const indices = graph.squares.map((_, index) => index);
      const keep = indices.filter(() => random.below(8) === 0);
      const bar = indices.filter((index) => !keep.includes(index) && random.below(6) === 0);
      const fits = allLayouts(graph).filter((layout) => keep.every((i) => layout.includes(i)) && !bar.some((i) => layout.includes(i)));
      const named = (list: number[]): Square[] => list.map((index) => graph.squares[index] as Square);
      for (let tokens = 0; tokens <= 6; tokens++)
        expect(count(graph, tokens, named(keep), named(bar))).toBe(String(fits.filter(({ length }) => length === tokens).length));
    }
  });
  test.each([
    ['4 x 150', rectangle(150, 4), 'orthogonal', 1],
    ['8 x 60', rectangle(8, 60), 'orthogonal', 1],
    ['6 x 90', rectangle(6, 90), 'king', 1],
    ['7 x 90, a tenth of squares left out', patchySquares(7, 90, 0.9, 'long'), 'euclid', 2],
  ] as const)('numbers of a hundred digits and more are those of whole numbers summed one by one: %s', (_, squares, metric, distance) => {
    const graph = graphWithSpacing(squares, metric, distance);
    const most = Math.floor(squares.length / 5);
    expect(counts(graph, most)).toEqual(slowCounts(structure(graph).diagram, most).map(String));
    expect(count(graph, most)).toBe(counts(graph, most)[most]);
  });
  test('several tokens on a square count once for each number of them', () => {
    const pair = graphWithSpacing(
      [
        [0, 0],
        [1, 0],
        [5, 0],
      ],
      'orthogonal',
      1,
      2,
    );
    // One of the two neighbours or neither holds 0 to 2, the third square 0 to 2: (1 + 2x + 2x^2)(1 + x + x^2).
    expect(counts(pair, 4)).toEqual(['1', '3', '5', '4', '2']);
  });
  test('a token locked where no rule lets it lie leaves no layout', () => {
    expect(count(graphWithSpacing(rectangle(2, 2)), 1, [[9, 9]])).toBe('0');
  });
});
