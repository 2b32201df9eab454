import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { allLayouts, graphWithSpacing, patchySquares, rectangle } from '../tests/layouts.ts';
import { heatOf } from './heat.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { type LayoutProblem, withLocks } from './problem.ts';
import type { Quota } from './quotas.ts';
import { repairLayout } from './repair.ts';
import { orderOf, structureOf } from './structure.ts';
import { orbitOf, SYMMETRIES, type Symmetry, type SymmetryName } from './symmetry.ts';

const free = oracle.germanyLike.free as unknown as Square[];
const inside = (squares: readonly Square[], wanted: (x: number, y: number) => boolean): Square[] =>
  squares.filter(([x, y]) => wanted(x, y));
/** The board in so many columns and rows of boxes, each to hold its share of the tokens, rounded outwards. */
const boxes = (squares: readonly Square[], [width, height]: Square, [columns, rows]: Square, tokens: number): Quota[] =>
  Array.from({ length: columns * rows }, (_, box) => {
    const part = inside(squares, (x, y) => Math.floor((x * columns) / width) + columns * Math.floor((y * rows) / height) === box);
    const share = (tokens * part.length) / squares.length;
    return { squares: part, least: Math.max(0, Math.floor(share - 0.5)), most: Math.ceil(share + 0.5) };
  });
const meets = (quotas: readonly Quota[], layout: readonly Square[]): boolean =>
  quotas.every(({ squares, least, most }) => {
    const there = new Set(squares.map(String));
    const many = layout.filter((at) => there.has(String(at))).length;
    return many >= least && many <= most;
  });
const isSymmetric = (symmetry: Symmetry, layout: readonly Square[]): boolean => {
  const taken = new Set(layout.map(String));
  return layout.every((at) => orbitOf(symmetry, at).every((other) => taken.has(String(other))));
};
const layoutsOf = ({ graph, count }: LayoutProblem): Square[][] =>
  allLayouts(graph)
    .filter(({ length }) => length === count)
    .map((layout) => layout.map((index) => graph.squares[index] as Square));

describe('quotas by region', () => {
  test('count, draw and repair as trying all layouts says, on 60 small boards', () => {
    for (let seed = 0; seed < 60; seed++) {
      const squares = patchySquares(4, 4, 0.9, seed);
      const quotas: Quota[] = [
        { squares: inside(squares, (x) => x < 2), least: 1, most: 2 },
        { squares: inside(squares, (_, y) => y < 2), least: 0, most: 2 },
        { squares: inside(squares, (x, y) => x === y), least: 1, most: Number.POSITIVE_INFINITY },
      ];
      const problem = { ...withLocks(graphWithSpacing(squares), 5), quotas };
      const fitting = layoutsOf(problem).filter((layout) => meets(quotas, layout));
      expect(finish(countLayouts(problem)).count).toBe(String(fitting.length));
      const { layouts, objections } = finish(sampleLayouts(problem, { seed, count: 20 }));
      if (fitting.length === 0) expect(objections).not.toEqual([]);
      for (const layout of layouts) expect(meets(quotas, layout)).toBe(true);
      const stays = (layout: Square[]): number => layout.filter((at) => squares.slice(0, 5).includes(at)).length;
      const repair = finish(repairLayout(problem, squares.slice(0, 5)));
      expect(repair.stay).toBe(Math.max(0, ...fitting.map(stays)));
    }
  });
  test('on the Germany-like board a fair part of all layouts spreads by boxes, and every square keeps its share', () => {
    const quotas = boxes(free, [12, 16], [2, 2], 30);
    const problem = { ...withLocks(graphWithSpacing(free), 30), quotas };
    const part = Number(finish(countLayouts(problem)).count) / Number(oracle.germanyLike.orthogonal.k['30']);
    expect(part).toBeGreaterThan(0.15);
    expect(part).toBeLessThan(0.4);
    const all = finish(sampleLayouts(withLocks(graphWithSpacing(free), 30), { seed: 'share', count: 2000 })).layouts;
    expect(all.filter((layout) => meets(quotas, layout)).length / 2000).toBeCloseTo(part, 1);
    const heat = finish(heatOf(problem));
    expect(heat.squares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(30, 9);
  });
  test('quotas that go not together are said to', () => {
    const squares = rectangle(4, 4);
    const quotas = [
      { squares, least: 0, most: 2 },
      { squares: squares.slice(0, 8), least: 2, most: 3 },
    ];
    const problem = { ...withLocks(graphWithSpacing(squares), 3), quotas };
    const { count, objections } = finish(countLayouts(problem));
    expect([count, objections.length]).toEqual(['0', 1]);
  });
});

describe('symmetric layouts', () => {
  test.each(SYMMETRIES)('under %s count, draw and weigh squares as trying all layouts says', (under) => {
    for (const [width, height] of [
      [4, 4],
      [5, 5],
      ...(under === 'quarter-turn' || under === 'diagonal' ? [] : ([[5, 4]] as const)),
    ] as const) {
      const symmetry = { under: [under], width, height };
      const squares = inside(rectangle(width, height), (x, y) => (x * 3 + y) % 7 !== 6);
      for (let tokens = 0; tokens <= 8; tokens++) {
        const problem = { ...withLocks(graphWithSpacing(squares), tokens), symmetry };
        const fitting = layoutsOf(problem).filter((layout) => isSymmetric(symmetry, layout));
        expect(finish(countLayouts(problem)).count).toBe(String(fitting.length));
        for (const layout of finish(sampleLayouts(problem, { seed: tokens, count: 5 })).layouts) {
          expect(layout).toHaveLength(tokens);
          expect(isSymmetric(symmetry, layout)).toBe(true);
        }
        if (fitting.length === 0) continue;
        for (const { at, share } of finish(heatOf(problem)).squares)
          expect(share).toBeCloseTo(
            fitting.filter((layout) => layout.some((other) => String(other) === String(at))).length / fitting.length,
            10,
          );
      }
    }
  });
  test('go together with quotas and locks', () => {
    const squares = rectangle(5, 4);
    const symmetry = { under: ['left-right'], width: 5, height: 4 } as const;
    const quotas = [{ squares: squares.slice(0, 10), least: 2, most: 3 }];
    const problem = { ...withLocks(graphWithSpacing(squares), 5, [[0, 3]], [[0, 0]]), symmetry, quotas };
    const fits = (layout: Square[]): boolean => meets(quotas, layout) && isSymmetric(symmetry, layout);
    const has = (layout: Square[], at: string): boolean => layout.some((square) => String(square) === at);
    const fitting = layoutsOf(problem).filter((layout) => fits(layout) && has(layout, '0,3') && !has(layout, '0,0'));
    expect(fitting.length).toBeGreaterThan(0);
    expect(finish(countLayouts(problem)).count).toBe(String(fitting.length));
  });
  test('a mirrored 20x20 board has a small part of the nodes, a half turn fits in two words', () => {
    const graph = graphWithSpacing(rectangle(20, 20));
    const nodes = (under: SymmetryName): number =>
      finish(structureOf({ graph, symmetry: { under: [under], width: 20, height: 20 } }))?.diagram.nodes ?? Number.NaN;
    expect(nodes('left-right')).toBeLessThan(20_000);
    expect(nodes('quarter-turn')).toBeLessThan(20_000);
    expect(nodes('both-mirrors')).toBeLessThan(6000);
    expect(nodes('half-turn')).toBeLessThan(orderOf({ graph }).nodes);
  });
});
