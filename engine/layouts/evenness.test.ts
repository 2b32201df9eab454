import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { allLayouts, graphWithSpacing, patchySquares, rectangle } from '../tests/layouts.ts';
import { EvennessMeter } from './evenness.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { mostEvenLayout } from './most-even.ts';
import { baselineOf, standingsOf } from './percentiles.ts';
import { type LayoutProblem, withLocks } from './problem.ts';

const free = oracle.germanyLike.free as unknown as Square[];
/** All 132 squares of the Germany-like outline. */
const outline = oracle.germanyLike.rows.flatMap((row, y) => [...row].flatMap((char, x): Square[] => (char === '.' ? [] : [[x, y]])));
const GERMANY = withLocks(graphWithSpacing(free), 30);

describe('evenness', () => {
  test('agrees with measuring every square, token and rectangle one by one', () => {
    for (let seed = 0; seed < 40; seed++) {
      const squares = patchySquares(6, 5, 0.8, seed);
      const tokens = squares.filter((_, i) => (i * 7 + seed) % 5 === 0);
      const squared = ([x, y]: Square, [u, v]: Square): number => (x - u) ** 2 + (y - v) ** 2;
      const nearest = squares.map((at) => Math.min(...tokens.map((token) => squared(at, token))));
      let most = 0;
      for (let x = 0; x < 6; x++)
        for (let y = 0; y < 5; y++)
          for (let u = x; u < 6; u++)
            for (let v = y; v < 5; v++) {
              const inside = ([a, b]: Square): boolean => a >= x && a <= u && b >= y && b <= v;
              const gap = tokens.filter(inside).length / tokens.length - squares.filter(inside).length / squares.length;
              most = Math.max(most, Math.abs(gap));
            }
      const next = tokens.map((token) =>
        Math.min(...tokens.filter((other) => other !== token).map((other) => Math.sqrt(squared(token, other)))),
      );
      const found = new EvennessMeter(squares).measure(tokens);
      expect(found.energy).toBeCloseTo(nearest.reduce((a, b) => a + b, 0) / squares.length, 12);
      expect(found.hole).toBe(Math.max(...nearest));
      expect(found.discrepancy).toBeCloseTo(most, 12);
      expect(found.spacing).toBeCloseTo(next.reduce((a, b) => a + b, 0) / next.length, 12);
    }
  });
  test('percentiles rank layouts among uniform legal ones', () => {
    const baseline = finish(baselineOf(GERMANY, outline));
    expect(baseline.layouts).toBe(10_000);
    const at = (share: number): number => baseline.scores.energy[Math.floor(share * 10_000)] as number;
    // The prototype found 1.076, 1.265 and 1.629 among 20,000.
    for (const [share, energy] of [
      [0.01, 1.076],
      [0.5, 1.265],
      [0.99, 1.629],
    ] as const)
      expect(Math.abs(at(share) - energy)).toBeLessThan(0.025);
    const { layouts } = finish(sampleLayouts(GERMANY, { seed: 'other', count: 200 }));
    const ranks = layouts.map((layout) => standingsOf(baseline, outline, layout).energy.percentile);
    expect(ranks.reduce((a, b) => a + b, 0) / 200).toBeGreaterThan(42);
    expect(ranks.reduce((a, b) => a + b, 0) / 200).toBeLessThan(58);
  });
});

describe('the most even layout', () => {
  test('reaches the proved optimum on the Germany-like board', () => {
    const { layout, energy } = finish(mostEvenLayout(GERMANY, { squares: outline, seed: 'even', trials: 200_000 }));
    expect(layout).toHaveLength(30);
    // 0.9015 was proved optimal by an integer program.
    expect(energy).toBeLessThan(0.9016);
    expect(energy).toBeGreaterThan(0.9014);
    const standings = standingsOf(finish(baselineOf(GERMANY, outline, 2000)), outline, layout);
    expect(standings.energy.percentile).toBe(100);
  });
  test('is the best of all layouts on boards that can be gone through, in at least 19 of 20 runs', () => {
    let reached = 0;
    for (let seed = 0; seed < 20; seed++) {
      const squares = patchySquares(5, 5, 0.9, seed);
      const graph = graphWithSpacing(squares);
      const meter = new EvennessMeter(squares);
      const energies = allLayouts(graph)
        .filter(({ length }) => length === 5)
        .map((layout) => meter.energy(layout.map((index) => squares[index] as Square)));
      const { energy } = finish(mostEvenLayout(withLocks(graph, 5), { squares, seed, trials: 4000 }));
      if (energy <= Math.min(...energies) + 1e-9) reached++;
    }
    expect(reached).toBeGreaterThanOrEqual(19);
  });
  test('is a layout of the problem, whatever that demands: symmetry, quotas, several tokens a square', () => {
    const squares = rectangle(5, 5);
    const demands: Partial<LayoutProblem>[] = [
      { symmetry: { under: ['left-right'], width: 5, height: 5 } },
      { quotas: [{ squares: rectangle(5, 2), least: 1, most: 2 }] },
      { graph: graphWithSpacing(squares, 'orthogonal', 1, 2), limits: new Map([[0, 1]]) },
    ];
    for (const demand of demands) {
      const problem = { ...withLocks(graphWithSpacing(squares), 6, [[0, 0]], [[3, 3]]), ...demand };
      const { layout } = finish(mostEvenLayout(problem, { squares, seed: 1, trials: 2000 }));
      expect(layout).toHaveLength(6);
      const { count } = finish(countLayouts({ ...problem, ...withLocks(problem.graph, 6, layout, [[3, 3]]) }));
      expect(count).toBe('1');
    }
  });
  test('keeps locked tokens and squares kept free', () => {
    const problem = withLocks(graphWithSpacing(rectangle(6, 6)), 6, [[0, 0]], [[3, 3]]);
    const { layout } = finish(mostEvenLayout(problem, { squares: rectangle(6, 6), seed: 1, trials: 2000 }));
    expect(layout).toHaveLength(6);
    expect(layout).toContainEqual([0, 0]);
    expect(layout).not.toContainEqual([3, 3]);
  });
});
