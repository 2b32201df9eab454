import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundAt } from '../board.ts';
import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { applyEdit } from '../edits/edit.ts';
import { boardOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { imagesOf, LIVE_SYMMETRIES } from './live-symmetry.ts';
import { sizeOf } from './move.ts';
import { partsOf } from './repeat-part.ts';
import { isInFrame } from './squares.ts';

const scenarioOn = (board: Partial<Board> & Pick<Board, 'rows'>): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 's',
  title: { en: 's' },
  board: {
    kind: 'board',
    version: 3,
    id: 'b',
    name: { en: 'b' },
    sizes: { square: 45.5, tile: 45 },
    cities: [],
    starts: [],
    towns: [],
    border: [],
    ...board,
  },
  systems: {},
  tiles: { sets: [] },
  starts: [],
  laid: [],
});
const repeated = (scenario: Scenario, symmetry: (typeof LIVE_SYMMETRIES)[number], part: ReturnType<typeof partsOf>[number]): Board => {
  const result = applyEdit(scenario, { do: 'repeat-part', symmetry, part }, library);
  if (!result.ok) throw new Error(result.problem.rule);
  return boardOf(result.value, library);
};

test('what is repeated makes the board symmetric, of odd and even sizes, and repeating it again changes nothing', () => {
  const size = fc.integer({ min: 1, max: 6 });
  const rows = fc.tuple(size, size).chain(([width, height]) =>
    fc.array(
      fc.array(fc.constantFrom('#', '~', '.'), { minLength: width, maxLength: width }).map((row) => row.join('')),
      { minLength: height, maxLength: height },
    ),
  );
  const chosen = fc
    .constantFrom(...LIVE_SYMMETRIES)
    .chain((symmetry) => fc.tuple(fc.constant(symmetry), fc.constantFrom(...partsOf(symmetry))));
  fc.assert(
    fc.property(rows, chosen, (rows, [symmetry, part]) => {
      const board = repeated(scenarioOn({ rows }), symmetry, part);
      for (const [y, row] of board.rows.entries())
        for (let x = 0; x < row.length; x++)
          for (const { at } of imagesOf([x, y], symmetry, sizeOf(board)).filter(({ at }) => isInFrame(board, at)))
            expect(groundAt(board, at)).toBe(row[x]);
      expect(repeated(scenarioOn({ rows: board.rows }), symmetry, part).rows).toEqual(board.rows);
    }),
    { numRuns: 150 },
  );
});
test('towns, printed sides and edges of large cities go with their squares, turned as they must be', () => {
  const scenario = scenarioOn({
    rows: ['O#~~', '##~~'],
    cities: [{ name: { en: 'Keep' }, squares: [{ at: [0, 0], edges: { N: 'city', E: 'road', S: 'field', W: 'blocked' } }] }],
    towns: [
      { name: { en: 'Town' }, at: [1, 1] },
      { name: { en: 'Gone' }, at: [3, 1] },
    ],
    border: [{ at: [0, 1], side: 'W', print: 'road' }],
  });
  const board = repeated(scenario, 'vertical', 'W');
  expect(board.rows).toEqual(['O##O', '####']);
  expect(board.towns.map(({ name, at }) => `${name.en} ${at}`)).toEqual(['Town 1,1', 'Town 2,1']);
  expect(board.cities[1]?.squares).toEqual([{ at: [3, 0], edges: { N: 'city', E: 'blocked', S: 'field', W: 'road' } }]);
  expect(board.border.map(({ at, side }) => `${at} ${side}`)).toEqual(['0,1 W', '3,1 E']);
  expect(repeated(scenario, 'horizontal', 'S').rows).toEqual(['##~~', '##~~']);
});
