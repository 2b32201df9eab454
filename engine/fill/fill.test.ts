import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finish } from '../jobs/task.ts';
import { setupObjections } from '../placement.ts';
import { type Random, randomFrom } from '../random.ts';
import { setupOf } from '../setup.ts';
import { baseOn, fillableByForce, fillsByForce, placementsOfLetters, problemWith, stockOf, walledProblem } from '../tests/fill-boards.ts';
import { library } from '../tests/library.ts';
import type { Edge } from '../tile.ts';
import type { Copies } from '../tiles/statistics.ts';
import { faultsOf } from './checker.ts';
import { deadSquares, deadSquaresIn } from './dead.ts';
import { type FillResult, fillSquares } from './fill.ts';
import { fillBoard } from './fill-board.ts';
import { HoleFiller } from './holes.ts';
import { parityProof } from './parity.ts';
import { type FillProblem, rectangle } from './problem.ts';
import { Search } from './search.ts';

const oracle = (name: string): string => readFileSync(new URL(`../oracles/${name}`, import.meta.url), 'utf8');
const base = stockOf('base');
const all = stockOf('base', 'inns-and-cathedrals', 'traders-and-builders');
const faults = (result: FillResult, squares: readonly (readonly [number, number])[], kinds: readonly Copies[], border?: Edge): string[] => [
  ...faultsOf({ squares, kinds, outside: () => border && [border] }, result.placements),
];
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;

describe('the checker', () => {
  test('passes the certificate of 72 tiles on 9 x 8', () => {
    const { placements, unknown } = placementsOfLetters(oracle('fill-9x8.txt'), base);
    expect(unknown).toEqual([]);
    expect(placements.length).toBe(72);
    expect([...faultsOf({ squares: rectangle(9, 8), kinds: base, outside: () => undefined }, placements)]).toEqual([]);
  });
  test('finds every single tile turned the wrong way', () => {
    const { placements } = placementsOfLetters(oracle('fill-9x8.txt'), base);
    const spoilt = placements.map((placement, i) =>
      placements.map((other, j) => (i === j ? { ...placement, rotation: ((placement.rotation + 1) % 4) as 0 } : other)),
    );
    const unseen = spoilt.filter(
      (tried) => [...faultsOf({ squares: rectangle(9, 8), kinds: base, outside: () => undefined }, tried)].length === 0,
    );
    // Only tiles that look alike when turned may pass: those of four equal edges.
    const alike = new Set(['base-B', 'base-C', 'base-X']);
    expect(unseen.length).toBe(placements.filter(({ tile }) => alike.has(tile)).length);
  });
  test('finds too many copies, squares outside and squares twice', () => {
    const c = { tile: 'base-C', rotation: 0 } as const;
    const tried = [
      { ...c, at: [0, 0] },
      { ...c, at: [0, 0] },
      { ...c, at: [5, 5] },
    ] as const;
    const found = [...faultsOf({ squares: rectangle(2, 2), kinds: base, outside: () => ['field'] }, tried)];
    expect(found.filter((fault) => fault.startsWith('no base-C')).length).toBe(2);
    expect(found).toContain('0,0 is filled twice');
    expect(found).toContain('5,5 is not to be filled');
    expect(found).toContain('0,0 N: city, but field is asked for');
  });
});

describe('whole fills', () => {
  const cases: [name: string, width: number, height: number, kinds: Copies[], border: Edge | undefined, perSquare: number][] = [
    ['72 of 72 on 9 x 8', 9, 8, base, undefined, 5],
    ['72 of 72 on 12 x 6', 12, 6, base, undefined, 5],
    ['114 of 114 on 19 x 6', 19, 6, all, undefined, 5],
    ['60 of 72 on 10 x 6', 10, 6, base, undefined, 2],
    ['110 of 114 on 11 x 10, field all round', 11, 10, all, 'field', 2],
    ['90 of 114 on 10 x 9', 10, 9, all, undefined, 2],
  ];
  test.each(cases)('%s, few nodes a square', (_, width, height, kinds, border, perSquare) => {
    const problem = problemWith(rectangle(width, height), kinds, border);
    const nodes = [1, 2, 3, 4, 5].map((seed) => {
      const result = finish(fillSquares(problem, { seed }));
      expect([result.possible, result.holes.length, faults(result, rectangle(width, height), kinds, border)]).toEqual([true, 0, []]);
      return result.work.nodes;
    });
    expect(median(nodes) / (width * height)).toBeLessThanOrEqual(perSquare);
  });
  test('the same seed gives the same fill', () => {
    const problem = problemWith(rectangle(9, 8), base);
    const [a, b, c] = [7, 7, 8].map((seed) => finish(fillSquares(problem, { seed })));
    expect(a).toEqual(b);
    expect(a?.placements).not.toEqual(c?.placements);
  });
  test('a fill of the Germany board keeps every rule of laying, its large cities and printed border included', () => {
    const scenario = { ...germany(), laid: [] };
    const result = finish(fillBoard(setupOf(scenario, library)));
    const laid = (result?.placements ?? []).map(({ tile, at, rotation }) => `${tile}/${rotation}@${at[0]},${at[1]}`);
    expect(laid.length).toBeGreaterThan(80);
    const objections = [...setupObjections(setupOf({ ...scenario, laid }, library))].filter(({ severity }) => severity === 'error');
    expect(objections.map(({ rule }) => rule).filter((rule) => /edges-match|square-is-free|copies-suffice/.test(rule))).toEqual([]);
  });
});
const germany = () => {
  const scenario = JSON.parse(readFileSync(new URL('../../scenarios/scenarios/germany-chips.json', import.meta.url), 'utf8'));
  return { ...scenario, tokens: undefined };
};

describe('small boards, against trying everything', () => {
  const few = (random: Random): Copies[] =>
    Array.from({ length: 3 + random.below(4) }, () => ({
      tile: (all[random.below(all.length)] as Copies).tile,
      copies: 1 + random.below(3),
    })).filter(({ tile }, i, list) => list.findIndex((other) => other.tile.id === tile.id) === i);
  const borders = [undefined, undefined, 'field', 'road', 'city'] as const;
  const cases = Array.from({ length: 300 }, (_, seed) => {
    const random = randomFrom(`small ${seed}`);
    const squares = rectangle(2 + random.below(2), 1 + random.below(3)).filter(() => random.below(8) > 0);
    return problemWith(squares, few(random), borders[random.below(borders.length)]);
  });
  test('the answer is the same, yes or no', () => {
    let yes = 0;
    for (const problem of cases) {
      const { possible } = finish(fillSquares(problem, { iterations: 0 }));
      expect(possible).toBe(fillableByForce(problem));
      if (possible) yes++;
    }
    expect(yes).toBeGreaterThan(30);
    expect(yes).toBeLessThan(270);
  });
  test('parity never refuses what can be filled, and refuses much of what cannot', () => {
    let refused = 0;
    for (const problem of cases) {
      if (!parityProof(problem)) continue;
      expect(fillableByForce(problem)).toBe(false);
      refused++;
    }
    expect(refused).toBeGreaterThan(4);
  });
  test('the search alone decides too, and its holes are as few as can be', () => {
    for (const problem of cases.slice(0, 120)) {
      const search = new Search(problem, randomFrom(1));
      let state = search.run(1000);
      while (state === 'more') state = search.run(1000);
      expect(state === 'found').toBe(fillableByForce(problem));
      const result = finish(fillSquares(problem, { iterations: 3000 }));
      expect(result.holes.length).toBe(fewestHolesByForce(problem));
      expect(result.holesAtLeast).toBeLessThanOrEqual(result.holes.length);
    }
  });
});

/** Tries every set of holes, smallest first. */
const fewestHolesByForce = (problem: FillProblem): number => {
  const n = problem.squares.length;
  const sets = Array.from({ length: 1 << n }, (_, set) => set).sort((a, b) => ones(a) - ones(b));
  const best = sets.find((holes) => fillableByForce(without(problem, holes)));
  return ones(best ?? (1 << n) - 1);
};
const ones = (set: number): number => set.toString(2).replaceAll('0', '').length;
const without = (problem: FillProblem, holes: number): FillProblem => {
  const kept = [...problem.squares.keys()].filter((square) => !((holes >> square) & 1));
  const index = new Map(kept.map((square, i) => [square, i]));
  const sides = kept.flatMap((square) => [0, 1, 2, 3].map((side) => 4 * square + side));
  return {
    ...problem,
    squares: kept.map((square) => problem.squares[square] as readonly [number, number]),
    neighbours: Int32Array.from(sides, (i) => index.get(problem.neighbours[i] as number) ?? -1),
    allowed: Uint8Array.from(sides, (i) => problem.allowed[i] as number),
  };
};

describe('parity', () => {
  test('the base box cannot fill a board with field all round, and that is known without a node of search', () => {
    const result = finish(fillSquares(problemWith(rectangle(9, 8), base, 'field'), { iterations: 50 }));
    expect(result).toMatchObject({
      possible: false,
      proof: { by: 'parity', oddEdges: ['field', 'city'], freeSides: 0 },
      work: { nodes: 0 },
    });
    expect(result.holes.length).toBeGreaterThan(0);
  });
  test('one tile in hand takes the objection away', () => {
    expect(parityProof(problemWith(rectangle(71, 1), base))).toBeUndefined();
  });
});

interface Verdict {
  readonly laid: string;
  readonly possible: boolean;
}
describe('mid-game positions, as a second solver judges them', () => {
  const { positions } = JSON.parse(oracle('fill-verdicts.json')) as { positions: Verdict[] };
  test('there are at least 50, of both kinds', () => {
    expect(positions.length).toBeGreaterThanOrEqual(50);
    expect(positions.filter(({ possible }) => possible).length).toBeGreaterThan(15);
    expect(positions.filter(({ possible }) => !possible).length).toBeGreaterThan(15);
  });
  test.each(positions.map((verdict, i) => ({ ...verdict, name: `${i + 1}: ${verdict.laid.split(' ').length} tiles laid` })))(
    '$name',
    ({ laid, possible }) => {
      const setup = baseOn(9, 8, laid);
      const result = finish(fillBoard(setup, { iterations: 0 }));
      expect(result?.possible).toBe(possible);
      if (!possible) return;
      const words = (result?.placements ?? []).map(({ tile, at, rotation }) => `${tile}/${rotation}@${at[0]},${at[1]}`);
      const whole = baseOn(9, 8, [laid, ...words].join(' '));
      expect(whole.laid.length).toBe(72);
      expect([...faultsOf({ squares: rectangle(9, 8), kinds: base, outside: () => undefined }, whole.laid)]).toEqual([]);
    },
  );
});

interface Fewest {
  readonly width: number;
  readonly height: number;
  readonly border: Edge | null;
  readonly laid: string;
  readonly holes: number;
}
describe('the fewest holes, as a second solver proves them', () => {
  const { fewest } = JSON.parse(oracle('fill-verdicts.json')) as { fewest: Fewest[] };
  test('there are at least twelve boards', () => expect(fewest.length).toBeGreaterThanOrEqual(12));
  test.each(fewest)('$width x $height, $border border, $holes holes', ({ width, height, border, laid, holes }) => {
    const problem = walledProblem(width, height, laid, border);
    const filler = new HoleFiller(problem, randomFrom(1));
    while (filler.begin(100));
    while (filler.holes > holes && filler.iterations < 10_000) filler.improve();
    expect(filler.holes).toBe(holes);
    for (let more = 0; more < 200; more++) filler.improve();
    expect(filler.holes).toBe(holes);
    expect(deadSquaresIn(problem).emptyAtLeast).toBeLessThanOrEqual(holes);
  });
});

describe('dead squares', () => {
  test('a square nothing fits is dead at once', () => {
    // A city, a road and field meet round 1,1 in a way no tile of the base set shows: C F R F.
    const setup = baseOn(3, 3, 'base-C/0@1,0 base-B/0@0,1 base-B/0@2,1 base-X/0@1,2');
    expect(deadSquares(setup).dead).toEqual([[1, 1]]);
    const [why] = deadSquares(setup).because;
    expect([why?.wanted, why?.why, why?.kinds]).toEqual([{ N: 'city', E: 'field', S: 'road', W: 'field' }, 'no-kind', []]);
  });
  test('two squares that need the one crossroads cannot both be filled', () => {
    // Roads on all sides of both free squares; the box has one crossroads.
    const found = deadSquares(
      baseOn(
        5,
        3,
        ['base-U/0@0,1', 'base-U/0@2,1', 'base-U/1@1,0', 'base-U/1@1,2', 'base-U/0@4,1', 'base-U/1@3,0', 'base-U/1@3,2'].join(' '),
      ),
    );
    expect(found.dead).toEqual([]);
    expect(found.shortage).toEqual({
      squares: [
        [1, 1],
        [3, 1],
      ],
      codes: ['RRRR'],
      kinds: ['base-X'],
      copies: 1,
    });
    expect(found.emptyAtLeast).toBe(1);
  });
  test('more squares than tiles is no shortage of any squares, only fewer tiles', () => {
    const found = deadSquares(baseOn(9, 9, 'base-D/0@4,4'));
    expect(found).toEqual({ dead: [], because: [], emptyAtLeast: 9 });
  });
  test('an untouched board has none', () => expect(deadSquares(baseOn(9, 8, ''))).toEqual({ dead: [], because: [], emptyAtLeast: 0 }));
});

describe('the work', () => {
  test('shows its progress and can be left off', () => {
    const twice = all.map(({ tile, copies }) => ({ tile, copies: 2 * copies }));
    const task = fillSquares(problemWith(rectangle(16, 12), twice, 'field'));
    const stages: string[] = [];
    for (let step = task.next(); !step.done && stages.length < 2; step = task.next()) stages.push(step.value.stage);
    expect(stages.every((stage) => stage === 'fill/search')).toBe(true);
    expect(stages.length).toBe(2);
  });
  test('gives up with "not known" when its nodes are used up', () => {
    const hard = problemWith(rectangle(9, 8), base);
    const result = finish(fillSquares(hard, { nodes: 5, iterations: 0 }));
    expect(result.possible).toBeUndefined();
    expect(result.holes.length + result.placements.length).toBe(72);
  });
  test('a board of 3,600 squares is filled as far as the tiles go, in slices', () => {
    const many = all.map(({ tile, copies }) => ({ tile, copies: 10 * copies }));
    const task = fillSquares(problemWith(rectangle(60, 60), many), { iterations: 20 });
    let slices = 0;
    let step = task.next();
    for (; !step.done; step = task.next()) slices++;
    expect(step.value.proof).toEqual({ by: 'too-few-tiles', squares: 3600, tiles: 1140 });
    expect(step.value.holes.length).toBeGreaterThanOrEqual(2460);
    expect(step.value.placements.length).toBeGreaterThan(1000);
    expect(slices).toBeGreaterThan(20);
  });
  test('free ground has no end and is not filled', () => {
    const { scenario } = baseOn(3, 3, '');
    expect(finish(fillBoard(setupOf({ ...scenario, systems: {} }, library)))).toBeUndefined();
  });
  test('fills are counted alike by search and by force on a tiny board', () => {
    expect(fillsByForce(problemWith(rectangle(1, 1), base))).toBe(new Set(problemWith(rectangle(1, 1), base).stock.codes.map(String)).size);
  });
});
