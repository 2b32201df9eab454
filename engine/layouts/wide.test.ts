import { describe, expect, test } from 'vitest';
import { bySquare, type Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { randomFrom } from '../random.ts';
import { allLayouts, graphWithSpacing, patchySquares, rectangle, structure } from '../tests/layouts.ts';
import { capacityOf } from './capacity.ts';
import { completeLayout } from './complete.ts';
import { exactCount } from './count.ts';
import { type EstimatedCount, estimatedCount } from './estimate.ts';
import { type Fold, foldOf } from './fold.ts';
import { heatOf } from './heat.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import type { Method } from './method.ts';
import { Moves } from './moves.ts';
import { planOf } from './plan.ts';
import { type LayoutProblem, weightOf, withLocks } from './problem.ts';
import { repairLayout } from './repair.ts';
import { type Drawn, type Source, sourceOf } from './sources.ts';

const free = oracle.germanyLike.free as unknown as Square[];
const draw = (problem: LayoutProblem, method: Method, seed: string, count: number): Square[][] => {
  const source = finish(sourceOf(problem, randomFrom(seed), method)) as Source;
  return Array.from({ length: count }, () => {
    const drawn = finish(source.draw()) as Drawn;
    expect(drawn.method).toBe(method);
    return drawn.squares;
  });
};

/** Squared deviations of the squares' frequencies from the exact heat map, in standard errors. */
const deviations = (problem: LayoutProblem, layouts: Square[][]): number[] => {
  const seen = new Map<string, number>();
  for (const at of layouts.flat()) seen.set(String(at), (seen.get(String(at)) ?? 0) + 1);
  const n = layouts.length;
  return finish(heatOf(problem))
    .squares.filter(({ share }) => share > 1e-9 && share < 1 - 1e-9)
    .map(({ at, share }) => ((seen.get(String(at)) ?? 0) / n - share) / Math.sqrt((share * (1 - share)) / n));
};

const KEEP: Square[] = [
  [4, 0],
  [9, 15],
];
describe.each([
  ['exact', withLocks(graphWithSpacing(free), 30), 20_000],
  ['fugacity', withLocks(graphWithSpacing(free), 30), 8000],
  ['fugacity', withLocks(graphWithSpacing(free), 30, KEEP, [[5, 1]]), 4000],
  ['coupling', withLocks(graphWithSpacing(free), 24), 8000],
  ['coupling', withLocks(graphWithSpacing(free), 24, KEEP, [[5, 1]]), 4000],
  ['coupling', withLocks(graphWithSpacing(free, 'king'), 9), 8000],
  ['coupling', withLocks(graphWithSpacing(free, 'euclid', 2), 8, KEEP, [[5, 1]]), 4000],
  ['rejection', withLocks(graphWithSpacing(free), 9), 8000],
  ['rejection', withLocks(graphWithSpacing(free), 9, KEEP, [[5, 1]]), 4000],
  ['rejection', withLocks(graphWithSpacing(free, 'king'), 6), 8000],
  ['walk', withLocks(graphWithSpacing(free), 24), 8000],
] as const)('layouts drawn by %s', (method, problem, many) => {
  const layouts = draw(problem, method, 'marginals', many);
  test('have the marginals of the exact heat map', () => {
    const part = many / 4;
    const zs = [0, 1, 2, 3].flatMap((i) => deviations(problem, layouts.slice(i * part, (i + 1) * part)));
    expect(zs.reduce((sum, z) => sum + z * z, 0) / zs.length).toBeLessThan(1.3);
    expect(Math.max(...zs.map(Math.abs))).toBeLessThan(4.5);
  });
  test('are layouts of the wanted size that keep what is kept', () => {
    for (const layout of layouts.slice(0, 200)) {
      expect(new Set(layout.map(String)).size).toBe(problem.count);
      expect(finish(capacityOf(withLocks(problem.graph, problem.count, layout))).most).toBeGreaterThanOrEqual(problem.count);
      for (const index of problem.kept) expect(layout).toContainEqual(problem.graph.squares[index]);
      for (const index of problem.barred) expect(layout).not.toContainEqual(problem.graph.squares[index]);
    }
  });
});

describe.each(['exact', 'fugacity', 'coupling', 'rejection', 'walk'] as const)('on a small board, layouts drawn by %s', (method) => {
  test('are all equally likely (chi-square)', () => {
    const graph = graphWithSpacing(rectangle(4, 4));
    const all = allLayouts(graph).filter(({ length }) => length === 4);
    const key = (squares: Square[]): string => squares.sort(bySquare).join(' ');
    const seen = new Map(all.map((layout) => [key(layout.map((index) => graph.squares[index] as Square)), 0]));
    expect(seen.size).toBeGreaterThanOrEqual(200);
    const draws = 40 * all.length;
    for (const squares of draw(withLocks(graph, 4), method, 'chi', draws)) seen.set(key(squares), (seen.get(key(squares)) as number) + 1);
    expect(seen.size).toBe(all.length);
    const expected = draws / all.length;
    const chi2 = [...seen.values()].reduce((sum, many) => sum + (many - expected) ** 2 / expected, 0);
    expect(Math.abs(chi2 - (all.length - 1)) / Math.sqrt(2 * (all.length - 1))).toBeLessThan(4);
  });
});

describe('the plan', () => {
  const planned = (squares: Square[], count: number, metric: 'orthogonal' | 'king' = 'orthogonal'): string[] => {
    const { count: counted, sample, heat } = planOf(withLocks(graphWithSpacing(squares, metric), count));
    return [counted, sample, heat];
  };
  test('is exact for a board like Germany, whatever is asked', () => expect(planned(free, 30)).toEqual(['exact', 'exact', 'exact']));
  test('counts 20x20 exactly and draws from it by fugacity', () => {
    expect(planned(rectangle(20, 20), 92).slice(0, 2)).toEqual(['exact', 'fugacity']);
  });
  test('couples a full 60x60 board up to a third, walks beyond, and throws a few tokens', () => {
    expect(planned(rectangle(60, 60), 800)).toEqual(['estimate', 'coupling', 'coupling']);
    expect(planned(rectangle(60, 60), 1600)).toEqual(['estimate', 'walk', 'walk']);
    expect(planned(rectangle(60, 60), 60)).toEqual(['estimate', 'rejection', 'rejection']);
    expect(planned(rectangle(60, 60), 400, 'king')).toEqual(['estimate', 'coupling', 'coupling']);
    expect(planned(rectangle(60, 60), 600, 'king')).toEqual(['estimate', 'walk', 'walk']);
  });
  test('weighs every square of a board of 16x16 exactly, and of 20x20 by layouts drawn', () => {
    expect(planned(rectangle(16, 16), 59)[2]).toBe('exact');
    expect(planned(rectangle(20, 20), 92)[2]).toBe('fugacity');
  });
  test('is exact for a 60x60 board full of holes', () => {
    expect(planned(patchySquares(60, 60, 0.55, 1), 300)[0]).toBe('exact');
  });
});

describe('a board of 60x60', () => {
  const full = withLocks(graphWithSpacing(rectangle(60, 60)), 828);
  test.each([360, 828, 1000])('is drawn by coupling with %s tokens', (count) => {
    const { layouts, method } = finish(sampleLayouts({ ...full, count }, { seed: 'wide', count: 2 }));
    expect(method).toBe('coupling');
    for (const layout of layouts) expect(layout).toHaveLength(count);
  });
  test('holds 1800 tokens, and says why no more', () => {
    const capacity = finish(capacityOf(full));
    expect(capacity.most).toBe(1800);
    expect(capacity.proof).toMatchObject({ by: 'groups' });
  });
});

test('an estimated count agrees with the exact one', () => {
  const problem = withLocks(graphWithSpacing(free), 30, KEEP);
  const exact = Number(finish(exactCount(structure(problem.graph), problem)).count);
  const { between } = finish(estimatedCount(problem)) as EstimatedCount;
  expect(Number(between[0])).toBeLessThan(exact * 1.05);
  expect(Number(between[1])).toBeGreaterThan(exact * 0.95);
  expect(Number(between[1]) / Number(between[0])).toBeLessThan(2);
});

describe('squares kept free on a wide board', () => {
  const all = rectangle(60, 60);
  const few = all.filter(([x, y]) => x < 12 && y < 12);
  const rest = all.filter(([x, y]) => x >= 12 || y >= 12);
  const given = withLocks(graphWithSpacing(all, 'king'), 20, [[0, 0]], rest);
  const small = withLocks(graphWithSpacing(few, 'king'), 20, [[0, 0]]);
  test('leave a small one, of which everything is answered exactly', () => {
    const { count, method } = finish(countLayouts(given));
    expect([count, method]).toEqual([finish(countLayouts(small)).count, 'exact']);
    expect(finish(sampleLayouts(given, { seed: 1, count: 1 })).method).toBe('exact');
    const heat = finish(heatOf(given));
    expect([heat.method, heat.squares.length]).toEqual(['exact', 3600]);
    expect(heat.squares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(20, 9);
    expect(finish(capacityOf(given)).most).toBe(finish(capacityOf(small)).most);
  });
});

describe('where diagonals conflict too, on a board of 60x60', () => {
  const graph = graphWithSpacing(patchySquares(60, 60, 0.8, 1), 'king');
  test('how many fit is known within a few', () => {
    const { most, proof, layout } = finish(capacityOf(withLocks(graph, 800)));
    expect(proof.by).toBe('bound');
    const { atMost } = proof as { atMost: number };
    expect(atMost - most).toBeLessThan(0.025 * atMost);
    const index = new Map(graph.squares.map((at, i) => [String(at), i]));
    const taken = new Set(layout.map((at) => index.get(String(at)) as number));
    expect(taken.size).toBe(most);
    for (const i of taken) expect(graph.conflicts[i]?.some((other) => taken.has(other))).toBe(false);
  });
  test('a mend keeps as many as can be kept, and says so', () => {
    const placed = graph.squares.filter((_, i) => (i * 7919) % 11 === 0);
    const { stay, atMost, layout } = finish(repairLayout(withLocks(graph, placed.length), placed));
    expect([layout.length, stay]).toEqual([placed.length, atMost]);
  });
  test('quotas are met by drawing anew', () => {
    const quotas = [{ squares: graph.squares.filter(([x]) => x < 30), least: 0, most: 25 }];
    const { layouts, method } = finish(sampleLayouts({ ...withLocks(graph, 60), quotas }, { seed: 1, count: 3 }));
    expect([layouts.length, method]).toEqual([3, 'rejection']);
    for (const layout of layouts) expect(layout.filter(([x]) => x < 30).length).toBeLessThanOrEqual(25);
  });
});

/** Whether layouts fall on all that there are evenly, by chi-square. */
const isEven = (all: readonly string[], drawn: readonly string[]): void => {
  const seen = new Map(all.map((key) => [key, 0]));
  for (const key of drawn) seen.set(key, (seen.get(key) ?? Number.NaN) + 1);
  const expected = drawn.length / all.length;
  const chi2 = [...seen.values()].reduce((sum, many) => sum + (many - expected) ** 2 / expected, 0);
  expect(Math.abs(chi2 - (all.length - 1)) / Math.sqrt(2 * (all.length - 1))).toBeLessThan(4);
};
const keyOf = (layout: readonly Square[]): string => [...layout].sort(bySquare).join(' ');

describe.each([
  ['left-right', 5, 5, 'orthogonal', 6],
  ['both-mirrors', 9, 7, 'orthogonal', 8],
  ['diagonal', 5, 5, 'orthogonal', 5],
  ['left-right', 7, 5, 'king', 5],
] as const)('where a %s of %i by %i leaves squares that stand for fewer tokens (%s)', (under, width, height, metric, tokens) => {
  const whole = { ...withLocks(graphWithSpacing(rectangle(width, height), metric), tokens), symmetry: { under: [under], width, height } };
  const { problem } = foldOf(whole) as Fold;
  const all = allLayouts(problem.graph)
    .filter((layout) => layout.reduce((sum, index) => sum + weightOf(problem.graph, index), 0) === problem.count)
    .map((layout) => keyOf(layout.map((index) => problem.graph.squares[index] as Square)));
  test.each(['coupling', 'walk'] as const)('layouts drawn by %s are all equally likely', (method) => {
    expect(problem.graph.weights).toBeDefined();
    expect(all.length).toBeGreaterThan(60);
    isEven(all, draw(problem, method, 'fold', 40 * all.length).map(keyOf));
  });
  test('an estimated count agrees with the exact one', () => {
    const { between } = finish(estimatedCount(problem)) as EstimatedCount;
    expect(Number(between[0])).toBeLessThan(all.length * 1.05);
    expect(Number(between[1])).toBeGreaterThan(all.length * 0.95);
  });
});

describe('where squares hold several tokens', () => {
  const graph = graphWithSpacing(rectangle(3, 3), 'orthogonal', 1, 3);
  const problem = withLocks(graph, 6, [[0, 0]]);
  const all = Array.from({ length: 4 ** 9 }, (_, code) =>
    graph.squares.flatMap((at, i) => Array.from({ length: (code >> (2 * i)) & 3 }, () => at)),
  )
    .filter((layout) => layout.length === 6 && String(layout[0]) === '0,0')
    .filter((layout) => layout.every(([x, y]) => layout.every(([a, b]) => Math.abs(x - a) + Math.abs(y - b) !== 1)));
  test('layouts drawn by a walk are all equally likely', () => {
    expect(String(all.length)).toBe(finish(exactCount(structure(graph), problem)).count);
    isEven(all.map(keyOf), draw(problem, 'walk', 'several', 40 * all.length).map(keyOf));
  });
  test('an estimated count agrees with the exact one', () => {
    const { between } = finish(estimatedCount(problem)) as EstimatedCount;
    expect(Number(between[0])).toBeLessThan(all.length * 1.05);
    expect(Number(between[1])).toBeGreaterThan(all.length * 0.95);
  });
  test('a board of 60x60 is filled, drawn from, mended and counted', () => {
    const wide = withLocks(graphWithSpacing(rectangle(60, 60), 'orthogonal', 1, 2), 2000, [[0, 0]]);
    expect(finish(capacityOf(wide)).most).toBe(3600);
    const { layouts, method } = finish(sampleLayouts(wide, { seed: 1, count: 1 }));
    expect([layouts[0]?.length, method]).toEqual([2000, 'walk']);
    expect(layouts[0]?.every((at) => at !== undefined)).toBe(true);
    const { layout, stay, atMost } = finish(repairLayout(wide, layouts[0] as Square[]));
    expect([layout.length, stay, atMost]).toEqual([2000, 2000, 2000]);
  });
});

test('a token that lies on a square kept free cannot be completed, however wide the board', () => {
  const wide = withLocks(graphWithSpacing(rectangle(60, 60), 'king'), 20, [], [[5, 5]]);
  expect(finish(completeLayout(wide, [[5, 5]], { seed: 1, count: 1 })).objections.map(({ rule }) => rule)).toEqual([
    'layout/kept-and-forbidden',
  ]);
});
describe('quotas on a board too wide to be gone through with them', () => {
  const squares = rectangle(14, 14);
  const quotas = [0, 7].flatMap((left) =>
    [0, 7].map((top) => ({ squares: squares.filter(([x, y]) => x >= left && x < left + 7 && y >= top && y < top + 7), least: 7, most: 9 })),
  );
  const problem = { ...withLocks(graphWithSpacing(squares), 32, [[0, 0]]), quotas };
  const isMet = (layout: readonly Square[]): boolean =>
    quotas.every((quota) => [7, 8, 9].includes(layout.filter(([x, y]) => quota.squares.some(([a, b]) => a === x && b === y)).length));
  test('a mend is found and told how good it is', () => {
    const placed = squares.filter(([x, y]) => (x + y) % 2 === 0 && y < 7).slice(0, 32);
    const { layout, stay, atMost, objections } = finish(repairLayout(problem, placed));
    expect([layout.length, objections, isMet(layout)]).toEqual([32, [], true]);
    expect(stay).toBeGreaterThanOrEqual(8);
    expect(stay).toBeLessThanOrEqual(atMost);
  });
  test('layouts are counted within an interval and drawn, symmetric ones too', () => {
    const { count, between, method } = finish(countLayouts(problem));
    expect(method).toBe('estimate');
    expect(Number(between?.[0])).toBeLessThan(Number(count));
    const symmetric = { ...problem, ...withLocks(problem.graph, 32), symmetry: { under: ['left-right'] as const, width: 14, height: 14 } };
    for (const asked of [problem, symmetric]) {
      const { layouts } = finish(sampleLayouts(asked, { seed: 1, count: 2 }));
      expect(layouts.map((layout) => [layout.length, isMet(layout)])).toEqual([
        [32, true],
        [32, true],
      ]);
    }
  });
});
test('moves towards quotas keep the number of tokens, also where a symmetry makes orbits of several sizes', () => {
  const squares = rectangle(3, 3);
  const symmetry = { under: ['both-mirrors'] as const, width: 3, height: 3 };
  const quotas = [{ squares: rectangle(3, 1), least: 1, most: 3 }];
  const layout: Square[] = [
    [0, 1],
    [1, 1],
    [2, 1],
  ];
  const moves = new Moves({ ...withLocks(graphWithSpacing(squares, 'orthogonal', 0), 3), symmetry, quotas }, layout);
  expect([moves.excess(), moves.approach(() => 0), moves.excess()]).toEqual([1, true, 0]);
  expect(keyOf(moves.squares())).toBe('1,0 1,1 1,2');
});
test('how many fit on a wide board with quotas is told by a layout that meets them', () => {
  const squares = rectangle(60, 60);
  const quotas = [{ squares: squares.filter(([x]) => x < 30), least: 5, most: 10 }];
  const { layout, most, proof } = finish(capacityOf({ ...withLocks(graphWithSpacing(squares), 20), quotas }));
  expect(layout).toHaveLength(most);
  expect(layout.filter(([x]) => x < 30)).toHaveLength(10);
  expect(proof).toMatchObject({ by: 'bound' });
});
