import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish, type Progress, type Task } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { graphWithSpacing, patchySquares, rectangle, structure } from '../tests/layouts.ts';
import { countsByTokens, exactCount } from './count.ts';
import { buildDiagram, type Diagram } from './diagram.ts';
import { heatOf } from './heat.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { mostEvenLayout } from './most-even.ts';
import { goodOrder, readingOrder } from './order.ts';
import { type ConflictGraph, withLocks } from './problem.ts';
import { repairLayout } from './repair.ts';
import { structureOf } from './structure.ts';

const free = oracle.germanyLike.free as unknown as Square[];
const diagram = (graph: ConflictGraph, order: Int32Array): Diagram =>
  finish(buildDiagram({ conflicts: graph.conflicts }, order, 50_000_000)) as Diagram;

/** Distinct sets of undecided squares that are blocked, layer by layer, found by going through all layouts of those decided. */
const blockedSets = ({ conflicts }: ConflictGraph, order: Int32Array): number => {
  let sum = 0;
  for (let decided = 0; decided <= order.length; decided++) {
    const [past, future] = [[...order.slice(0, decided)], new Set(order.slice(decided))];
    const sets = new Set<string>();
    const extend = (taken: number[], from: number): void => {
      sets.add(
        [...new Set(taken.flatMap((vertex) => conflicts[vertex] ?? []))]
          .filter((v) => future.has(v))
          .sort()
          .join(),
      );
      for (let i = from; i < past.length; i++)
        if (!taken.some((other) => conflicts[other]?.includes(past[i] as number))) extend([...taken, past[i] as number], i + 1);
    };
    extend([], 0);
    sum += sets.size;
  }
  return sum;
};

describe('the diagram', () => {
  test.each([
    ['orthogonal', 1],
    ['king', 1],
    ['euclid', 2],
  ] as const)('with %s spacing has one node for each distinct set of blocked squares', (metric, distance) => {
    for (let seed = 0; seed < 12; seed++) {
      const graph = graphWithSpacing(patchySquares(4, 4, 0.8, seed), metric, distance);
      for (const { order } of [goodOrder(graph.conflicts), readingOrder(graph.conflicts)])
        expect(diagram(graph, order).nodes).toBe(blockedSets(graph, order));
    }
  });
  test('of a board like Germany has at most a third of the nodes of reading order', () => {
    const graph = graphWithSpacing(free);
    const reading = diagram(graph, readingOrder(graph.conflicts).order).nodes;
    expect(reading).toBe(894);
    expect(diagram(graph, goodOrder(graph.conflicts).order).nodes).toBeLessThanOrEqual(reading / 3);
  });
  test('of a patchy 30x30 board has at most a fifteenth', () => {
    const graph = graphWithSpacing(patchySquares(30, 30, 0.7, 'nodes'));
    const [good, reading] = [goodOrder(graph.conflicts), readingOrder(graph.conflicts)];
    expect(diagram(graph, good.order).nodes * 15).toBeLessThan(diagram(graph, reading.order).nodes);
  });
  test('three orders give the same numbers', () => {
    const graph = graphWithSpacing(patchySquares(8, 8, 0.9, 'orders'));
    const problem = withLocks(graph, 9);
    const plain = structure(graph);
    const reversed = diagram(
      graph,
      Int32Array.from(graph.squares, (_, i) => graph.squares.length - 1 - i),
    );
    const reading = diagram(graph, readingOrder(graph.conflicts).order);
    const count = (built: Diagram): string => finish(exactCount({ ...plain, diagram: built }, problem)).count;
    expect(count(reversed)).toBe(count(plain.diagram));
    expect(count(reading)).toBe(count(plain.diagram));
  });
});

describe('work', () => {
  test('a count takes at most one addition for each node, number of tokens and limb, and few carries', () => {
    const graph = graphWithSpacing(rectangle(14, 14));
    const built = structure(graph);
    const { work, count } = finish(exactCount(built, withLocks(graph, 45)));
    const limbs = 3;
    expect(BigInt(count) < 2n ** BigInt(42 * limbs)).toBe(true);
    expect(work.additions).toBeLessThanOrEqual(work.nodes * 46 * limbs);
    expect(work.carries).toBeLessThanOrEqual(0.1 * work.additions);
    expect(work.bytes).toBeLessThan(10 * 2 ** 20);
  });
  test('all numbers of tokens come from one sweep', () => {
    const graph = graphWithSpacing(free);
    const built = structure(graph);
    const all = finish(countsByTokens(built, withLocks(graph, 0), 46));
    for (const tokens of [0, 7, 30, 46]) expect(all[tokens]).toBe(finish(exactCount(built, withLocks(graph, tokens))).count);
  });
  test('a lock sweeps anew over the diagram that stands', () => {
    const graph = graphWithSpacing(free);
    const before = finish(structureOf({ graph }));
    finish(countLayouts(withLocks(graph, 30, [[4, 0]], [[9, 15]])));
    expect(finish(structureOf({ graph }))).toBe(before);
  });
  test('drawing says what it took', () => {
    const graph = graphWithSpacing(rectangle(60, 60));
    const { work, method } = finish(sampleLayouts(withLocks(graph, 360), { seed: 1, count: 2 }));
    expect(method).toBe('coupling');
    expect(work?.sweeps).toBeGreaterThan(work?.tries ?? 0);
    const small = finish(sampleLayouts(withLocks(graphWithSpacing(free), 30), { seed: 1, count: 1 }));
    expect(small.work).toEqual({ nodes: 225 });
  });
});

describe('tasks', () => {
  const wide = withLocks(graphWithSpacing(rectangle(16, 16)), 60);
  const tasks: [string, () => Task<unknown>][] = [
    ['count', () => countLayouts(wide)],
    ['sample', () => sampleLayouts(wide, { seed: 1, count: 5000 })],
    ['heat', () => heatOf(wide)],
    ['repair', () => repairLayout(wide, rectangle(16, 4))],
    ['most even', () => mostEvenLayout(withLocks(wide.graph, 20), { seed: 1, squares: rectangle(16, 16) })],
  ];
  test.each(tasks)('%s tells its progress, and can be ended between any two steps', (_, begin) => {
    const task = begin();
    const told: Progress[] = [];
    for (let step = task.next(); !step.done && told.length < 12; step = task.next()) told.push(step.value);
    expect(told.length).toBeGreaterThan(4);
    expect(told.every(({ stage, done, total }) => stage !== '' && done >= 0 && (total === 0 || done <= total))).toBe(true);
    task.return(undefined);
    expect(task.next().done).toBe(true);
  });
});
