import { describe, expect, test } from 'vitest';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { randomFrom, shuffled } from '../random.ts';
import { graphWithSpacing, patchySquares, rectangle } from '../tests/layouts.ts';
import { capacityOf } from './capacity.ts';
import { type Fold, foldOf } from './fold.ts';
import { countLayouts, reachedByFold, sampleLayouts } from './layouts.ts';
import { type LayoutProblem, withLocks } from './problem.ts';
import { repairLayout } from './repair.ts';
import { repairByFolding } from './repair-wide.ts';
import { orbitOf, type Symmetry, type SymmetryName } from './symmetry.ts';

const keys = (squares: readonly Square[]): readonly string[] => squares.map(String).sort();
const isSymmetric = (symmetry: Symmetry, layout: readonly Square[]): boolean => {
  const taken = new Set(layout.map(String));
  return layout.every((at) => orbitOf(symmetry, at).every((other) => taken.has(String(other))));
};

const FOLDABLE: readonly (readonly [SymmetryName, number, number])[] = [
  ['left-right', 6, 5],
  ['left-right', 5, 5],
  ['top-bottom', 5, 6],
  ['half-turn', 5, 5],
  ['half-turn', 6, 5],
  ['quarter-turn', 5, 5],
  ['quarter-turn', 6, 6],
  ['both-mirrors', 6, 6],
  ['both-mirrors', 5, 6],
  ['both-mirrors', 7, 5],
  ['diagonal', 5, 5],
  ['diagonal', 4, 6],
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
const foldFor = (problem: LayoutProblem): Fold => foldOf(problem) as Fold;

describe.each(FOLDABLE)('a board symmetric under %s, %i by %i, laid together', (under, width, height) => {
  const all = problems(under, width, height);
  test('has as many layouts as the whole, and they are the same ones', () => {
    let found = 0;
    for (const problem of all) {
      const fold = foldFor(problem);
      const reached = finish(reachedByFold(fold));
      const { count } = finish(countLayouts(problem));
      expect(fold.isWhole ? finish(countLayouts(fold.problem)).count : '0').toBe(count);
      expect(reached === (count === '0' ? 'some' : 'none')).toBe(false);
      if (count === '0') continue;
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
    for (const problem of all) {
      const { problem: folded, unit } = foldFor(problem);
      expect(unit * finish(capacityOf(folded)).most).toBe(finish(capacityOf(problem)).most);
    }
  });
  test('is mended with as many tokens left lying', () => {
    for (const problem of all.slice(0, 14)) {
      const placed = shuffled(problem.graph.squares, randomFrom('lying')).slice(0, problem.count);
      const [folded, whole] = [finish(repairByFolding(problem, foldFor(problem), placed)), finish(repairLayout(problem, placed))];
      if (folded.objections.some(({ rule }) => rule === 'layout/too-wide')) continue;
      expect(folded.layout.length).toBe(whole.layout.length);
      expect(folded.stay).toBeLessThanOrEqual(whole.stay);
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
  test.each([
    ['left-right', 61, 60],
    ['both-mirrors', 61, 61],
    ['diagonal', 60, 60],
  ] as const)('also where a %s of %i by %i leaves squares by themselves: an odd number of tokens too', (under, width, height) => {
    const name = { under: [under], width, height };
    const odd = { ...withLocks(graphWithSpacing(rectangle(width, height)), 401), symmetry: name };
    const { layouts, method, objections } = finish(sampleLayouts(odd, { seed: 1, count: 1 }));
    expect([method, objections]).toEqual(['coupling', []]);
    for (const layout of layouts) expect([layout.length, isSymmetric(name, layout)]).toEqual([401, true]);
    const { most, layout, proof } = finish(capacityOf(odd));
    expect([layout.length, proof]).toEqual([most, { by: 'bound', atMost: most, groups: [] }]);
    const mended = finish(repairLayout(odd, (layouts[0] as Square[]).slice(1)));
    expect([mended.layout.length, isSymmetric(name, mended.layout)]).toEqual([401, true]);
    expect(mended.stay).toBeLessThanOrEqual(mended.atMost);
  });
});
