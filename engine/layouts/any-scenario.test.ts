import { describe, expect, test } from 'vitest';
import type { Board } from '../documents/board.ts';
import type { Scenario, Token } from '../documents/scenario.ts';
import { bySquare, type Square, squareKey } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Setup, setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { capacityOf } from './capacity.ts';
import { completeLayout } from './complete.ts';
import { type Constraint, SITES } from './constraint.ts';
import { heatOf } from './heat.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { tokenObjections } from './objections.ts';
import { problemOf } from './problem.ts';
import { repairLayout } from './repair.ts';
import { SYMMETRIES } from './symmetry.ts';

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;
const many = <T>(random: Random, most: number, make: () => T): T[] => Array.from({ length: random.below(most + 1) }, make);

const boardOf = (random: Random): Board => {
  const [width, height] = [2 + random.below(3), 2 + random.below(2)];
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => pick(random, [...'#######.iu^~'])).join(''));
  const named = (): { name: { en: string }; at: Square } => ({ name: { en: 'Place' }, at: [random.below(width), random.below(height)] });
  return {
    kind: 'board',
    version: 3,
    id: 'any',
    name: { en: 'Any' },
    sizes: { square: 45.5, tile: 45 },
    rows,
    cities: [],
    starts: many(random, 3, named),
    towns: many(random, 1, named),
    border: [],
    marks: many(random, 2, () => ({ at: named().at })),
  };
};
const MAKE: readonly ((random: Random) => Constraint)[] = [
  (random) => ({ demand: 'not-on', site: pick(random, SITES) }),
  (random) => ({ demand: 'not-beside', site: pick(random, SITES) }),
  () => ({ demand: 'apart', metric: 'orthogonal', distance: 1 }),
  (random) => ({ demand: 'apart', metric: pick(random, ['king', 'euclid', 'orthogonal'] as const), distance: 1 + random.below(3) / 2 }),
  (random) => ({ demand: 'most-on-a-square', most: random.below(4) }),
  (random) => ({ demand: 'each', site: pick(random, ['chip-mark', 'chumak', 'used-start', 'town'] as const), tokens: random.below(3) }),
  (random) => ({ demand: 'quota', columns: [0, random.below(3)], least: random.below(3), most: random.below(3) }),
  (random) => ({ demand: 'quota', rows: [random.below(3), 3], least: random.below(2) }),
  (random) => ({ demand: 'spread', columns: 1 + random.below(2), rows: 1 + random.below(2) }),
  (random) => ({ demand: 'symmetric', under: pick(random, SYMMETRIES) }),
];
const token = (at: Square, locked = false): Token => (locked ? { at, locked } : { at });
const scenarioOf = (random: Random, board: Board): Scenario => {
  const squares = squaresOf(board);
  const square = (): Square => pick(random, squares);
  const wanted = random.below(4);
  const constraints: Constraint[] = [{ demand: 'count', count: wanted }, ...many(random, 5, () => pick(random, MAKE)(random))];
  return {
    kind: 'scenario',
    version: 1,
    id: 'any',
    title: { en: 'Any' },
    board,
    systems: {},
    tiles: { sets: [] },
    starts: board.starts.slice(0, 2).map(({ at }) => at),
    laid: [],
    tokens: {
      supply: [{ colour: 'red', count: 9 }],
      constraints,
      placed: many(random, wanted, () => token(square(), random.below(4) === 0)),
      forbidden: many(random, 1, square),
    },
  };
};
const squaresOf = ({ rows }: Board): Square[] => rows.flatMap((row, y) => [...row].map((_, x): Square => [x, y]));

/** Every way to lay so many tokens, several on a square too. */
const ways = (squares: readonly Square[], tokens: number, from = 0): Square[][] =>
  tokens === 0 ? [[]] : squares.slice(from).flatMap((at, i) => ways(squares, tokens - 1, from + i).map((rest): Square[] => [at, ...rest]));
const withPlaced = ({ scenario }: Setup, placed: readonly Square[]): Setup => {
  const { tokens } = scenario;
  return setupOf({ ...scenario, tokens: { ...(tokens as NonNullable<typeof tokens>), placed: placed.map((at) => token(at)) } }, library);
};
/** How many of some squares, counted as often as they stand there, are among others. */
const common = (a: readonly Square[], b: readonly Square[]): number => {
  const left = b.map(squareKey);
  return a.filter((at) => left.includes(squareKey(at)) && left.splice(left.indexOf(squareKey(at)), 1)).length;
};
const keyOf = (layout: readonly Square[]): string => [...layout].sort(bySquare).join(' ');
const at = (tokens: readonly Token[] = []): Square[] => tokens.map((each) => each.at);

/** Scenarios on which every question is also answered by trying: the layouts the token rules have nothing against. */
const CASES = Array.from({ length: 250 }, (_, seed) => {
  const random = randomFrom(`any ${seed}`);
  const setup = setupOf(scenarioOf(random, boardOf(random)), library);
  const { tokens } = setup.scenario;
  const locked = at(tokens?.placed.filter((each) => each.locked));
  const problem = problemOf(setup);
  const fitting = ways(squaresOf(setup.board), problem.count).filter(
    (layout) => common(locked, layout) === locked.length && tokenObjections(withPlaced(setup, layout)).length === 0,
  );
  return { seed, setup, problem, fitting, placed: at(tokens?.placed) };
});

describe('for any scenario, whatever it demands of its tokens', () => {
  test('there are as many layouts as the rules have nothing against, or a reason why there is none', () => {
    expect(CASES.filter(({ fitting }) => fitting.length > 1).length).toBeGreaterThan(60);
    for (const { seed, problem, fitting } of CASES) {
      const { count, objections } = finish(countLayouts(problem));
      expect([seed, count, objections.length > 0]).toEqual([seed, String(fitting.length), fitting.length === 0]);
      expect(finish(capacityOf(problem)).most >= problem.count || fitting.length === 0).toBe(true);
    }
  });
  test('layouts drawn and completed are among them', () => {
    for (const { seed, problem, fitting, placed } of CASES) {
      const all = new Set(fitting.map(keyOf));
      const drawn = finish(sampleLayouts(problem, { seed, count: 6 }));
      expect([seed, drawn.layouts.length]).toEqual([seed, fitting.length > 0 ? 6 : 0]);
      for (const layout of drawn.layouts) expect([seed, all.has(keyOf(layout))]).toEqual([seed, true]);
      const keeping = fitting.filter((layout) => common(placed, layout) === placed.length);
      const completed = finish(completeLayout(problem, placed, { seed, count: 3 }));
      expect([seed, completed.layouts.length]).toEqual([seed, keeping.length > 0 ? 3 : 0]);
      for (const layout of completed.layouts) expect([seed, keeping.map(keyOf).includes(keyOf(layout))]).toEqual([seed, true]);
    }
  });
  test('a mend leaves as many tokens as any of them, and the heat map weighs them all', () => {
    for (const { seed, problem, fitting, placed } of CASES) {
      const { layout, stay } = finish(repairLayout(problem, placed));
      const best = Math.max(0, ...fitting.map((each) => common(placed, each)));
      expect([seed, stay, fitting.length === 0 || fitting.map(keyOf).includes(keyOf(layout))]).toEqual([seed, best, true]);
      const { squares, objections } = finish(heatOf(problem));
      expect([seed, objections.length > 0]).toEqual([seed, fitting.length === 0]);
      for (const { at: square, share } of squares)
        expect(share).toBeCloseTo(fitting.flat().filter((other) => squareKey(other) === squareKey(square)).length / fitting.length, 9);
    }
  });
});

test('a square that may hold a dozen tokens counts for a dozen, however few are wanted', () => {
  const random = randomFrom('dozen');
  const board = { ...boardOf(random), rows: ['##'], starts: [], towns: [], marks: [] };
  const constraints: Constraint[] = [
    { demand: 'count', count: 2 },
    { demand: 'most-on-a-square', most: 12 },
    { demand: 'apart', metric: 'orthogonal', distance: 1 },
  ];
  const scenario = { ...scenarioOf(random, board), tokens: { supply: [{ colour: 'red', count: 2 }], constraints, placed: [] } };
  expect(finish(capacityOf(problemOf(setupOf(scenario, library)))).most).toBe(12);
});
