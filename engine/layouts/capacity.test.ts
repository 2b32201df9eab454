import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { graphWithSpacing, patchySquares, rectangle, structure } from '../tests/layouts.ts';
import { fullestLayout } from './best.ts';
import { capacityOf, roomObjections } from './capacity.ts';
import { completeLayout } from './complete.ts';
import { exactCount } from './count.ts';
import { heatOf } from './heat.ts';
import { type ConflictGraph, withLocks } from './problem.ts';

const free = oracle.germanyLike.free as unknown as Square[];
const isConflictFree = ({ squares, conflicts }: ConflictGraph, layout: readonly Square[]): boolean => {
  const taken = new Set(layout.map((square) => squares.findIndex((other) => String(other) === String(square))));
  return !taken.has(-1) && [...taken].every((index) => !(conflicts[index] ?? []).some((other) => taken.has(other)));
};

describe('how many tokens fit', () => {
  test.each([
    ['orthogonal', 1, oracle.germanyLike.orthogonal.maximum],
    ['king', 1, oracle.germanyLike['king (diagonals conflict too)'].maximum],
    ['euclid', 2, oracle.germanyLike['euclidean distance > 2'].maximum],
    ['king', 2, 17],
  ] as const)('on the Germany-like board with %s spacing %s: %s', (metric, distance, most) => {
    expect(finish(capacityOf(withLocks(graphWithSpacing(free, metric, distance), 0))).most).toBe(most);
  });
  test('matching and diagram agree on 400 random boards, and the certificate is one', () => {
    for (let seed = 0; seed < 400; seed++) {
      const graph = graphWithSpacing(patchySquares(3 + (seed % 9), 3 + (seed % 7), 0.5 + (seed % 5) / 10, seed));
      const { most, layout, proof } = finish(capacityOf(withLocks(graph, 0)));
      expect(most).toBe(finish(fullestLayout(structure(graph).diagram))?.value);
      expect(layout).toHaveLength(most);
      expect(isConflictFree(graph, layout)).toBe(true);
      const groups = proof.by === 'groups' ? proof.groups : [];
      expect(groups).toHaveLength(most);
      expect(groups.flat().map(String).sort()).toEqual(graph.squares.map(String).sort());
      for (const [a, b] of groups) if (a && b) expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])).toBe(1);
    }
  });
  test('beside kept tokens it is what the diagram says', () => {
    for (let seed = 0; seed < 60; seed++) {
      const graph = graphWithSpacing(patchySquares(6, 6, 0.8, seed));
      const problem = withLocks(graph, 0, graph.squares.slice(3, 4), graph.squares.slice(9, 12));
      const { most } = finish(capacityOf(problem));
      expect(finish(exactCount(structure(graph), { ...problem, count: most })).count).not.toBe('0');
      expect(finish(exactCount(structure(graph), { ...problem, count: most + 1 })).count).toBe('0');
    }
  });
  test('where a board is too wide for a diagram and not two-coloured, it is filled band by band, here up to the bound', () => {
    const graph = graphWithSpacing(rectangle(40, 40), 'king');
    const { most, layout, proof } = finish(capacityOf(withLocks(graph, 0)));
    expect(isConflictFree(graph, layout)).toBe(true);
    expect(layout).toHaveLength(most);
    expect(proof).toMatchObject({ by: 'groups' });
    expect(most).toBe(400);
  });
  test('locks that cannot be are named', () => {
    const graph = graphWithSpacing(rectangle(3, 3));
    const rules = (keep: Square[], forbid: Square[] = []): string[] => {
      const problem = withLocks(graph, 2, keep, forbid);
      return roomObjections(problem, finish(capacityOf(problem))).map(({ rule }) => rule);
    };
    expect(
      rules([
        [0, 0],
        [1, 0],
      ]),
    ).toEqual(['layout/kept-too-near']);
    expect(rules([[7, 7]])).toEqual(['layout/kept-where-none-may-lie']);
    expect(rules([[0, 0]], [[0, 0]])).toEqual(['layout/kept-and-forbidden']);
    expect(rules([[0, 0]])).toEqual([]);
  });
  test('where groups do not prove it, all layouts were gone through', () => {
    const graph = graphWithSpacing(free, 'king');
    const problem = withLocks(graph, 31);
    const [found] = roomObjections(problem, finish(capacityOf(problem)));
    expect(['layout/no-room', 'layout/no-room-in-any']).toContain(found?.rule);
    expect(found?.facts['most']).toBe(30);
  });
});

describe('completing a layout', () => {
  const problem = withLocks(graphWithSpacing(free), 30);
  test('keeps what lies and adds the rest', () => {
    const placed: Square[] = [
      [4, 0],
      [8, 1],
    ];
    const { layouts } = finish(completeLayout(problem, placed, { seed: 1, count: 20 }));
    for (const layout of layouts) expect(layout).toEqual(expect.arrayContaining(placed));
  });
  test('says what is in the way when it cannot be done', () => {
    const none = (placed: Square[]): string[] =>
      finish(completeLayout(problem, placed, { seed: 1, count: 1 })).objections.map(({ rule }) => rule);
    expect(
      none([
        [4, 0],
        [4, 1],
      ]),
    ).toEqual(['layout/kept-too-near']);
    expect(none([[6, 0]])).toEqual(['layout/kept-where-none-may-lie']);
  });
});

describe('the heat map', () => {
  const problem = withLocks(graphWithSpacing(free), 30, [[4, 0]], [[9, 15]]);
  const heat = finish(heatOf(problem));
  test('adds up to the number of tokens', () => {
    expect(heat.squares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(30, 10);
  });
  test('is to 1e-12 what counting with the square forced gives', () => {
    const built = structure(problem.graph);
    const all = BigInt(finish(exactCount(built, problem)).count);
    for (const { at, share } of heat.squares) {
      const forced = withLocks(problem.graph, 30, [[4, 0], at], [[9, 15]]);
      const barredToo = forced.kept.some((index) => forced.barred.includes(index));
      const count = barredToo ? 0n : BigInt(finish(exactCount(built, forced)).count);
      expect(Math.abs(share - Number((count * 10n ** 15n) / all) / 1e15)).toBeLessThan(1e-12);
    }
  });
  test('is exact on a board with more layouts than a double can count', () => {
    const squares = patchySquares(60, 60, 0.5, 'heat');
    const shares = finish(heatOf(withLocks(graphWithSpacing(squares), 60))).squares;
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(60, 8);
  });
});
