import { describe, expect, test } from 'vitest';
import germany from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import type { Board } from '../documents/board.ts';
import type { Scenario, Tokens } from '../documents/scenario.ts';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import proposedBoard from '../oracles/germany-proposal.json' with { type: 'json' };
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { randomFrom } from '../random.ts';
import { setupOf } from '../setup.ts';
import { graphWithSpacing, rectangle, structure } from '../tests/layouts.ts';
import { library } from '../tests/library.ts';
import { capacityOf } from './capacity.ts';
import { keptTable } from './count.ts';
import { LayoutIndex } from './draw.ts';
import { heatOf } from './heat.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { problemOf, withLocks } from './problem.ts';

const GERMANY = germany as unknown as Scenario;
const TOKENS = GERMANY.tokens as Tokens;
const setup = setupOf(GERMANY, library);
const germanyProblem = problemOf(setup);
const proposal = oracle.germanyProposal.orthogonal;
const STARTS: Record<string, Square> = { Rostock: [8, 2], Erfurt: [7, 8], Stuttgart: [4, 13] };

describe('the Germany scenario', () => {
  test.each(Object.keys(proposal) as (keyof typeof proposal)[])('the proposed board has the numbers of the oracle for %s', (name) => {
    const towns = name.includes('none on towns');
    const tokens = towns ? { ...TOKENS, constraints: [...TOKENS.constraints, { demand: 'not-on', site: 'town' } as const] } : TOKENS;
    const starts = name
      .replace(/ .*/, '')
      .split('+')
      .map((start) => STARTS[start] as Square);
    const problem = problemOf(setupOf({ ...GERMANY, board: proposedBoard as unknown as Board, tokens }, library), { starts });
    const found = finish(countLayouts(problem));
    expect({ free: problem.graph.squares.length, most: found.capacity.most, layouts30: found.count }).toEqual(proposal[name]);
  });
  test('samples have the marginals of the heat map', () => {
    const drawn = 20_000;
    const heat = finish(heatOf(germanyProblem));
    const { layouts } = finish(sampleLayouts(germanyProblem, { seed: 'marginals', count: drawn }));
    const seen = new Map<string, number>();
    for (const layout of layouts) for (const at of layout) seen.set(String(at), (seen.get(String(at)) ?? 0) + 1);
    const zs = heat.squares.map(
      ({ at, share }) => ((seen.get(String(at)) ?? 0) / drawn - share) / Math.sqrt((share * (1 - share)) / drawn),
    );
    expect(Math.max(...zs.map(Math.abs))).toBeLessThan(4.5);
    expect(zs.reduce((sum, z) => sum + z * z, 0) / zs.length).toBeLessThan(1.3);
  });
  test('the same seed gives the same layouts, another seed others', () => {
    const draw = (seed: string): unknown => finish(sampleLayouts(germanyProblem, { seed, count: 3 })).layouts;
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });
  test('locked tokens stay in every layout drawn', () => {
    const keep: Square[] = [
      [4, 1],
      [10, 13],
    ];
    const { layouts } = finish(sampleLayouts(problemOf(setup, { keep, forbid: [[9, 1]] }), { seed: 1, count: 200 }));
    for (const layout of layouts) {
      expect(layout).toHaveLength(30);
      expect(layout).toEqual(expect.arrayContaining(keep));
      expect(layout).not.toContainEqual([9, 1]);
    }
  });
  test('when none exists it says how many fit', () => {
    const found = finish(sampleLayouts(problemOf(setup, { count: 66 }), { seed: 1, count: 1 }));
    const room = finish(capacityOf(germanyProblem));
    expect(room.most).toBeGreaterThanOrEqual(36);
    expect(found.layouts).toEqual([]);
    expect(found.objections).toMatchObject([{ rule: 'layout/no-room', facts: { demanded: 66, most: room.most } }]);
    const { pairs, singles } = (found.objections[0]?.facts ?? {}) as { pairs: number; singles: number };
    expect(pairs + singles).toBe(room.most);
    expect(2 * pairs + singles).toBe(germanyProblem.graph.squares.length);
  });
});

describe('drawing layouts', () => {
  const graph = graphWithSpacing(rectangle(4, 4));
  const problem = withLocks(graph, 5);
  const built = structure(graph);
  const index = new LayoutIndex(built, finish(keptTable(built, problem)), 5);

  test('numbers and layouts stand one to one', () => {
    const total = Number(index.total);
    expect(total).toBe(Number(finish(countLayouts(problem)).count));
    const seen = new Set<string>();
    for (let number = 0; number < total; number++) {
      const squares = index.squares(index.unrank(BigInt(number)));
      expect(index.rank(squares)).toBe(BigInt(number));
      seen.add(String(squares));
    }
    expect(seen.size).toBe(total);
  });
  test('what is no layout has no number', () => {
    expect(
      index.rank([
        [0, 0],
        [1, 0],
        [3, 3],
        [0, 3],
        [2, 2],
      ]),
    ).toBeUndefined();
    expect(index.rank([[0, 0]])).toBeUndefined();
    expect(index.rank([[9, 9]])).toBeUndefined();
  });
  test('every layout is equally likely (chi-square)', () => {
    const total = Number(index.total);
    expect(total).toBeGreaterThanOrEqual(200);
    expect(total).toBeLessThanOrEqual(2000);
    const random = randomFrom('chi');
    const draws = 400 * total;
    const seen = new Float64Array(total);
    for (let i = 0; i < draws; i++) {
      const number = Number(index.rank(index.squares(index.draw(random))));
      seen[number] = (seen[number] as number) + 1;
    }
    const expected = draws / total;
    const chi2 = seen.reduce((sum, many) => sum + (many - expected) ** 2 / expected, 0);
    expect(Math.abs(chi2 - (total - 1)) / Math.sqrt(2 * (total - 1))).toBeLessThan(4);
  });
});
