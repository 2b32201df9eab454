import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { applyEdit, type Edit } from '../edits/edit.ts';
import { neighbour, SIDES, type Square, squareKey } from '../grid.ts';
import { boardOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { imagesApart } from './joined-images.ts';
import { isPossible, LIVE_SYMMETRIES, symmetric } from './live-symmetry.ts';
import { BOARD_CHECKS } from './objections.ts';
import { partsOf } from './repeat-part.ts';
import { emptyBoard } from './shapes.ts';

const land = (width: number, height: number): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 's',
  title: { en: 's' },
  board: emptyBoard(
    'b',
    { en: 'b' },
    Array.from({ length: height }, () => '#'.repeat(width)),
  ),
  systems: {},
  tiles: { sets: [] },
  starts: [],
  laid: [],
});
const after = (scenario: Scenario, edits: readonly Edit[]): Board => {
  const result = applyEdit(scenario, { do: 'group', edits }, library);
  if (!result.ok) throw new Error(result.problem.rule);
  return boardOf(result.value, library);
};
/** A stroke of single squares in live symmetry, as the brush makes it. */
const stroke = (way: readonly Square[], symmetry: (typeof LIVE_SYMMETRIES)[number], size: Square): Edit[] =>
  way.map((at) => ({ do: 'paint', ground: 'O', symmetry, squares: symmetric([at], symmetry, size) }));
const groups = (board: Board): string[][] => board.cities.map(({ squares }) => squares.map(({ at }) => squareKey(at)).sort());
const cityFaults = (board: Board): string[] =>
  BOARD_CHECKS.flatMap((check) => [...check(board)])
    .map(({ rule }) => rule)
    .filter((rule) => /city-torn|inner|siblings|claimed|twice|empty/.test(rule));

test.each([
  [
    'even',
    6,
    [
      [1, 1],
      [2, 1],
    ],
    ['1,1', '2,1', '3,1', '4,1'],
  ],
  [
    'odd',
    5,
    [
      [1, 1],
      [2, 1],
    ],
    ['1,1', '2,1', '3,1'],
  ],
] as const)('a stroke that meets its image at the axis of an %s board is one city, with inner edges between', (_, width, way, wanted) => {
  const board = after(land(width, 3), stroke(way, 'vertical', [width, 3]));
  expect(groups(board)).toEqual([[...wanted]]);
  expect(board.cities[0]?.squares.find(({ at }) => at[0] === 2)?.edges).toMatchObject({ E: 'inner', W: 'inner' });
  expect(cityFaults(board)).toEqual([]);
});
test('what does not meet its image stays two cities, and so do cities that are no images of one another', () => {
  expect(
    groups(
      after(
        land(6, 3),
        stroke(
          [
            [0, 1],
            [1, 1],
          ],
          'vertical',
          [6, 3],
        ),
      ),
    ),
  ).toEqual([
    ['0,1', '1,1'],
    ['4,1', '5,1'],
  ]);
  const edits: Edit[] = [
    { do: 'paint', ground: 'O', squares: [[0, 0]] },
    { do: 'paint', ground: 'O', squares: [[2, 0]] },
    ...stroke([[1, 0]], 'horizontal', [6, 3]),
  ];
  expect(
    groups(after(land(6, 3), edits))
      .map((squares) => squares.length)
      .sort(),
  ).toEqual([1, 1, 2]);
});
test('a name that a person gave is kept; two of them stay two cities, and it is known', () => {
  const stem: Edit[] = stroke([[0, 1]], 'vertical', [4, 3]);
  const meet: Edit[] = stroke([[1, 1]], 'vertical', [4, 3]);
  const named = (at: Square, en: string): Edit => ({ do: 'name-city', at, name: { en } });
  const one = after(land(4, 3), [...stem, named([3, 1], 'Keep'), ...meet]);
  expect(one.cities.map(({ name, squares }) => [name.en, squares.length])).toEqual([['Keep', 4]]);
  expect(imagesApart(one, 'vertical')).toBeUndefined();
  const two = after(land(4, 3), [...stem, named([3, 1], 'Keep'), named([0, 1], 'Port'), ...meet]);
  expect(two.cities.map(({ name, squares }) => [name.en, squares.length])).toEqual([
    ['Port', 2],
    ['Keep', 2],
  ]);
  expect(imagesApart(two, 'vertical')?.map(({ name }) => name.en)).toEqual(['Port', 'Keep']);
});
test('without symmetry nothing is joined', () => {
  const way: Square[] = [
    [0, 0],
    [2, 0],
    [1, 0],
  ];
  expect(
    after(
      land(3, 1),
      way.map((at) => ({ do: 'paint', ground: 'O', squares: [at] })),
    ).cities,
  ).toHaveLength(2);
});
test('whatever is painted in a symmetry, no city touches an image of its own, and every city is in order', () => {
  const size = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }));
  const drawn = fc
    .tuple(size, fc.constantFrom(...LIVE_SYMMETRIES))
    .filter(([frame, symmetry]) => isPossible(symmetry, frame))
    .chain(([frame, symmetry]) =>
      fc.tuple(
        fc.constant(frame),
        fc.constant(symmetry),
        fc.array(fc.tuple(fc.nat(frame[0] - 1), fc.nat(frame[1] - 1)), { minLength: 1, maxLength: 12 }),
      ),
    );
  fc.assert(
    fc.property(drawn, ([frame, symmetry, way]) => {
      const board = after(land(...frame), stroke(way, symmetry, frame));
      expect(cityFaults(board)).toEqual([]);
      const cityOf = new Map(groups(board).flatMap((squares, i) => squares.map((key) => [key, i] as const)));
      const images = board.cities.map(
        ({ squares }) =>
          new Set(
            symmetric(
              squares.map(({ at }) => at),
              symmetry,
              frame,
            ).map(squareKey),
          ),
      );
      for (const [key, city] of cityOf)
        for (const side of SIDES) {
          const other = cityOf.get(squareKey(neighbour(key.split(',').map(Number) as unknown as Square, side))) ?? city;
          if (other !== city) expect(groups(board)[other]?.some((square) => images[city]?.has(square))).toBe(false);
        }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['vertical', 6, 3],
  ['vertical', 7, 3],
  ['horizontal', 5, 6],
  ['horizontal', 5, 7],
  ['both', 6, 6],
  ['both', 7, 5],
  ['half-turn', 6, 6],
  ['quarter-turn', 6, 6],
  ['all', 7, 7],
] as const)('a city in the middle is one when a part is repeated: %s on %i by %i', (symmetry, width, height) => {
  const middle: Square[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (Math.abs(2 * x + 1 - width) <= 2 && Math.abs(2 * y + 1 - height) <= 2) middle.push([x, y]);
  const edits: Edit[] = [
    { do: 'paint', ground: 'O', squares: middle },
    { do: 'paint', ground: 'O', squares: [[0, 0]] },
  ];
  for (const part of partsOf(symmetry)) {
    const board = after(land(width, height), [...edits, { do: 'repeat-part', symmetry, part }]);
    const touching = board.cities.filter(({ squares }) => squares.some(({ at }) => middle.some((one) => squareKey(one) === squareKey(at))));
    expect(touching.map(({ squares }) => squares.length)).toEqual([middle.length]);
    expect(cityFaults(board)).toEqual([]);
  }
});
