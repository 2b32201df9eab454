import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { randomFrom, shuffled } from '../random.ts';
import { graphWithSpacing, patchySquares, rectangle } from '../tests/layouts.ts';
import { capacityOf, fittingFold } from './capacity.ts';
import { type Fold, foldsOf, wideFoldsOf } from './fold.ts';
import { capacityOfFolds } from './fold-capacity.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { type LayoutProblem, withLocks } from './problem.ts';
import { repairByFolding, repairLayout } from './repair.ts';
import { orbitOf, type Symmetry, type SymmetryName } from './symmetry.ts';

const keys = (squares: readonly Square[]): readonly string[] => squares.map(String).sort();
const isSymmetric = (symmetry: Symmetry, layout: readonly Square[]): boolean => {
  const taken = new Set(layout.map(String));
  return layout.every((at) => orbitOf(symmetry, at).every((other) => taken.has(String(other))));
};

const FOLDABLE: readonly (readonly [SymmetryName, number, number])[] = [
  ['left-right', 6, 5],
  ['top-bottom', 5, 6],
  ['half-turn', 5, 5],
  ['half-turn', 6, 5],
  ['quarter-turn', 5, 5],
  ['quarter-turn', 6, 6],
  ['both-mirrors', 6, 6],
];
const SPACINGS = [
  ['orthogonal', 1],
  ['king', 1],
  ['euclid', 2],
] as const;

/** Small symmetric problems, some squares kept or kept free. */
const problems = (under: SymmetryName, width: number, height: number): LayoutProblem[] =>
  SPACINGS.flatMap(([metric, distance]) =>
    Array.from({ length: 14 }, (_, tokens) => {
      const squares = patchySquares(width, height, 0.9, `${under} ${tokens}`);
      const picked = shuffled(squares, randomFrom(`${metric} ${tokens}`));
      const [keep, forbid] = [picked.slice(0, tokens % 3 === 1 ? 1 : 0), picked.slice(1, 1 + (tokens % 4))];
      return {
        ...withLocks(graphWithSpacing(squares, metric, distance), tokens, keep, forbid),
        symmetry: { under: [under], width, height },
      };
    }),
  );
const capacityByFolds = (folds: readonly Fold[]) => capacityOfFolds(folds.map((fold) => [fold, finish(capacityOf(fold.problem))]));

describe.each(FOLDABLE)('a board symmetric under %s, %i by %i, laid together', (under, width, height) => {
  const all = problems(under, width, height);
  test('has as many layouts as the whole, and they are the same ones', () => {
    let found = 0;
    for (const problem of all) {
      const fold = finish(fittingFold(foldsOf(problem)));
      const { count } = finish(countLayouts(problem));
      expect(fold ? finish(countLayouts(fold.problem)).count : '0').toBe(count);
      if (!fold) continue;
      found++;
      for (const layout of finish(sampleLayouts(fold.problem, { seed: 'fold', count: 5 })).layouts) {
        const whole = fold.unfold(layout);
        expect([whole.length, new Set(keys(whole)).size]).toEqual([problem.count, problem.count]);
        expect(isSymmetric(problem.symmetry as Symmetry, whole)).toBe(true);
        expect(
          keys(
            finish(sampleLayouts({ ...problem, ...withLocks(problem.graph, problem.count, whole) }, { seed: 1, count: 1 })).layouts[0] ??
              [],
          ),
        ).toEqual(keys(whole));
      }
    }
    expect(found).toBeGreaterThan(3);
  });
  test('holds as many tokens', () => {
    for (const problem of all) expect(capacityByFolds(foldsOf(problem)).most).toBe(finish(capacityOf(problem)).most);
  });
  test('is mended with as many tokens left lying', () => {
    for (const problem of all.slice(0, 14)) {
      const placed = shuffled(problem.graph.squares, randomFrom('lying')).slice(0, problem.count);
      const [folded, whole] = [finish(repairByFolding(problem, placed, foldsOf(problem))), finish(repairLayout(problem, placed))];
      if (folded.objections.some(({ rule }) => rule === 'layout/too-wide')) continue;
      expect(folded.layout.length).toBe(whole.layout.length);
      expect(folded.stay).toBe(whole.stay);
      expect(folded.atMost).toBeGreaterThanOrEqual(whole.stay);
    }
  });
});

describe('symmetric boards too wide for a diagram', () => {
  const symmetry = { under: ['left-right'], width: 60, height: 60 } as const;
  const wide = (count: number): LayoutProblem => ({ ...withLocks(graphWithSpacing(rectangle(60, 60)), count), symmetry });
  test('are answered by their fold: drawn exactly, counted, filled and mended', () => {
    const { layouts, method, objections } = finish(sampleLayouts(wide(360), { seed: 1, count: 2 }));
    expect([method, objections]).toEqual(['coupling', []]);
    for (const layout of layouts) expect([layout.length, isSymmetric(symmetry, layout)]).toEqual([360, true]);
    expect(finish(capacityOf(wide(360))).most).toBe(1740);
    const lying = [...(layouts[0] as Square[]).slice(1)];
    expect(finish(repairLayout(wide(360), lying))).toMatchObject({ stay: 359, atMost: 359, layout: { length: 360 } });
  });
  test('an odd number of tokens has no layout, and that is said', () => {
    expect(finish(countLayouts(wide(361)))).toMatchObject({ count: '0', objections: [{ rule: 'layout/no-such-layout' }] });
    expect(finish(sampleLayouts(wide(361), { seed: 1, count: 1 })).objections).toMatchObject([{ rule: 'layout/no-such-layout' }]);
  });
  test('a mirror through squares leaves orbits of two sizes, which is too wide still', () => {
    const squares = rectangle(61, 60);
    const odd = { ...withLocks(graphWithSpacing(squares), 10), symmetry: { under: ['left-right'], width: 61, height: 60 } as const };
    expect(wideFoldsOf(odd)).toEqual([]);
    expect(finish(countLayouts(odd))).toMatchObject({ count: '?', objections: [{ rule: 'layout/too-wide' }] });
  });
});
