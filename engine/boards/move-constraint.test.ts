import { describe, expect, test } from 'vitest';
import type { Scenario, Tokens } from '../documents/scenario.ts';
import { applyEdit, type Edit } from '../edits/edit.ts';
import type { Square } from '../grid.ts';
import type { Constraint } from '../layouts/constraint.ts';
import { tokenObjections } from '../layouts/objections.ts';
import { randomFrom } from '../random.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { emptyBoard } from './shapes.ts';
import { MIRRORS, type MirrorLine } from './symmetry.ts';

const [COLUMNS, ROWS] = [6, 4];
const board = emptyBoard(
  'b',
  { en: 'b' },
  Array.from({ length: ROWS }, () => '#'.repeat(COLUMNS)),
);
const scenarioWith = (constraints: readonly Constraint[], placed: readonly Square[] = []): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 's',
  title: { en: 's' },
  board,
  systems: {},
  tiles: { sets: [] },
  starts: [],
  laid: [],
  tokens: { supply: [{ colour: 'red', count: 24 }], constraints, placed: placed.map((at) => ({ at })) },
});
const edited = (scenario: Scenario, ...edits: readonly Edit[]): Scenario =>
  edits.reduce((now, edit) => {
    const done = applyEdit(now, edit, library);
    if (!done.ok) throw new Error(done.problem.rule);
    return done.value;
  }, scenario);
const constraintsOf = ({ tokens }: Scenario): Tokens['constraints'] => tokens?.constraints ?? [];
const became = (constraint: Constraint, ...edits: readonly Edit[]): Constraint | undefined =>
  constraintsOf(edited(scenarioWith([constraint]), ...edits))[0];

const RIGHT: Edit = { do: 'turn-board', turns: 1 };
const mirror = (line: MirrorLine): Edit => ({ do: 'mirror-board', line });
const WAYS: readonly Edit[] = [
  RIGHT,
  { do: 'turn-board', turns: 2 },
  { do: 'turn-board', turns: 3 },
  ...(Object.keys(MIRRORS) as MirrorLine[]).map(mirror),
];

describe('what is demanded of tokens goes with the board', () => {
  const west: Constraint = { demand: 'quota', columns: [0, 1], least: 2 };
  test.each([
    ['the western columns turned right are the top rows', RIGHT, { demand: 'quota', rows: [0, 1], least: 2 }],
    ['mirrored left to right they are the eastern ones', mirror('vertical'), { demand: 'quota', columns: [4, 5], least: 2 }],
    [
      'with a new column in the west they are one further on',
      { do: 'resize-board', margins: { left: 1, top: 0, right: 0, bottom: 0 } },
      { demand: 'quota', columns: [1, 2], least: 2 },
    ],
    ['of what is shifted over the edge the rest stays', { do: 'shift-board', by: [-1, 0] }, { demand: 'quota', columns: [0, 0], least: 2 }],
    ['columns that are all gone stay as they were', { do: 'shift-board', by: [-2, 0] }, west],
  ] as const)('%s', (_, edit, wanted) => expect(became(west, edit)).toEqual(wanted));

  test('columns and rows, boxes and axes change places in a quarter turn', () => {
    expect(became({ demand: 'quota', columns: [0, 1], rows: [3, 3] }, RIGHT)).toEqual({ demand: 'quota', columns: [0, 0], rows: [0, 1] });
    expect(became({ demand: 'quota', squares: [[5, 0]] }, RIGHT)).toEqual({ demand: 'quota', squares: [[3, 5]] });
    expect(became({ demand: 'spread', columns: 3, rows: 1 }, RIGHT)).toEqual({ demand: 'spread', columns: 1, rows: 3 });
    expect(became({ demand: 'symmetric', under: 'left-right' }, RIGHT)).toEqual({ demand: 'symmetric', under: 'top-bottom' });
    expect(became({ demand: 'symmetric', under: 'left-right' }, mirror('vertical'))).toEqual({ demand: 'symmetric', under: 'left-right' });
  });
  test('turning or mirroring the table changes nothing of what is objected to', () => {
    const demands: readonly Constraint[] = [
      west,
      { demand: 'quota', rows: [1, 2], columns: [2, 5], most: 2 },
      {
        demand: 'quota',
        squares: [
          [0, 0],
          [3, 2],
          [5, 3],
        ],
        least: 2,
      },
      { demand: 'spread', columns: 3, rows: 1 },
      { demand: 'spread', columns: 2, rows: 2 },
      { demand: 'symmetric', under: 'left-right' },
      { demand: 'symmetric', under: 'top-bottom' },
      { demand: 'symmetric', under: 'half-turn' },
    ];
    const rulesOf = (scenario: Scenario): string[] => [...tokenObjections(setupOf(scenario, library))].map(({ rule }) => rule).sort();
    let raised = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = randomFrom(`moved ${seed}`);
      const placed = Array.from({ length: 6 }, (): Square => [random.below(COLUMNS), random.below(ROWS)]);
      const scenario = scenarioWith([demands[seed % demands.length]!], placed);
      raised += rulesOf(scenario).length > 0 ? 1 : 0;
      for (const way of WAYS) expect(rulesOf(edited(scenario, way))).toEqual(rulesOf(scenario));
      expect(edited(scenario, RIGHT, RIGHT, RIGHT, RIGHT)).toEqual(scenario);
    }
    expect(raised).toBeGreaterThan(20);
  });
});
