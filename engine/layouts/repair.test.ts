import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { randomFrom, shuffled } from '../random.ts';
import { allLayouts, graphWithSpacing, patchySquares, rectangle } from '../tests/layouts.ts';
import { cheapestAssignment } from './assignment.ts';
import { heaviestOfSize } from './heaviest.ts';
import { twoColours } from './matching.ts';
import { movesBetween } from './mend.ts';
import { withLocks } from './problem.ts';
import { repairLayout } from './repair.ts';

const free = oracle.germanyLike.free as unknown as Square[];
const isFree = (squares: readonly Square[], layout: readonly Square[]): boolean => {
  const graph = graphWithSpacing(squares);
  const at = layout.map((square) => squares.findIndex(([x, y]) => x === square[0] && y === square[1]));
  return at.every((i) => i >= 0 && !at.some((j) => graph.conflicts[i]?.includes(j)));
};

describe('repair', () => {
  test('keeps as many tokens as any layout can, on 150 small boards against trying all', () => {
    const random = randomFrom('repair');
    let judged = 0;
    for (let seed = 0; judged < 150; seed++) {
      const squares = patchySquares(4, 4, 0.85, seed);
      const tokens = 3 + random.below(3);
      const placed = shuffled(squares, random).slice(0, tokens);
      const graph = graphWithSpacing(squares);
      const lies = new Set(placed.map(String));
      const keeps = (layout: number[]): number => layout.filter((index) => lies.has(String(squares[index]))).length;
      const fitting = allLayouts(graph).filter(({ length }) => length === tokens);
      const repair = finish(repairLayout(withLocks(graph, tokens), placed));
      if (fitting.length === 0) {
        expect(repair.objections).not.toEqual([]);
        continue;
      }
      judged++;
      expect(repair.stay).toBe(Math.max(...fitting.map(keeps)));
      expect(repair.layout).toHaveLength(tokens);
      expect(repair.moves).toHaveLength(tokens - repair.stay);
    }
  });
  test('a legal layout is left alone', () => {
    const placed: Square[] = [
      [4, 0],
      [3, 1],
      [8, 1],
    ];
    expect(finish(repairLayout(withLocks(graphWithSpacing(free), 3), placed))).toMatchObject({ stay: 3, atMost: 3, moves: [] });
  });
  test('tokens too few are added, tokens too many taken away, locked ones stay', () => {
    const graph = graphWithSpacing(free);
    const placed = free.slice(0, 12);
    const fewer = finish(repairLayout(withLocks(graph, 4), placed));
    expect(fewer.moves.filter(({ to }) => to === undefined)).toHaveLength(8);
    const more = finish(repairLayout(withLocks(graph, 20, [[9, 15]]), placed));
    expect(more.moves.filter(({ from }) => from === undefined)).toHaveLength(8);
    expect(more.layout).toContainEqual([9, 15]);
  });
  test('a board too wide for a diagram is mended by flows, with a proof', () => {
    const random = randomFrom('wide repair');
    const squares = patchySquares(60, 60, 0.8, 'holes');
    const tokens = 700;
    const placed = shuffled(squares, random).slice(0, tokens);
    const repair = finish(repairLayout(withLocks(graphWithSpacing(squares), tokens), placed));
    expect(repair.layout).toHaveLength(tokens);
    expect(isFree(squares, repair.layout)).toBe(true);
    expect(repair.stay).toBe(repair.atMost);
    expect(repair.moves).toHaveLength(tokens - repair.stay);
  });
});

test('the heaviest set of a size by flows is the heaviest of all, on 150 small boards', () => {
  const random = randomFrom('flows');
  let proved = 0;
  for (let seed = 0; seed < 150; seed++) {
    const graph = graphWithSpacing(patchySquares(4, 4, 0.85, `flow ${seed}`));
    const worth = graph.squares.map(() => random.below(9) - (seed % 2 === 0 ? 0 : 5));
    const size = 2 + random.below(4);
    const best = allLayouts(graph)
      .filter(({ length }) => length === size)
      .map((layout) => layout.reduce((sum, index) => sum + (worth[index] as number), 0));
    const found = finish(
      heaviestOfSize({ graph: graph.conflicts, colour: twoColours(graph.conflicts) as Uint8Array, worth, sizes: worth.map(() => 1) }, size),
    );
    if (best.length === 0) expect(found).toBeUndefined();
    else {
      expect(found?.vertices).toHaveLength(size);
      expect(found?.worth).toBeLessThanOrEqual(Math.max(...best));
      expect(found?.bound).toBeGreaterThanOrEqual(Math.max(...best));
      if (found?.worth === found?.bound) proved++;
    }
  }
  expect(proved).toBeGreaterThan(110);
});

test('arrows go the shortest way in all, against trying every pairing', () => {
  const random = randomFrom('arrows');
  const permutations = (n: number): number[][] =>
    n === 0
      ? [[]]
      : permutations(n - 1).flatMap((rest) => Array.from({ length: n }, (_, i) => [...rest.slice(0, i), n - 1, ...rest.slice(i)]));
  for (let round = 0; round < 50; round++) {
    const cost = Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => random.below(20)));
    const total = (columns: number[]): number => columns.slice(0, 4).reduce((sum, column, row) => sum + (cost[row]?.[column] as number), 0);
    expect(total(cheapestAssignment(cost))).toBe(Math.min(...permutations(5).map(total)));
  }
  const moves = movesBetween(rectangle(3, 1), [
    [0, 5],
    [2, 0],
  ]);
  expect(moves).toEqual([{ from: [0, 0], to: [0, 5] }, { from: [1, 0] }]);
});
