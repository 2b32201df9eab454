import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, groundAt, isBorder, squaresOfBoard } from '../../engine/board.ts';
import { withBorder } from '../../engine/boards/border.ts';
import { painted } from '../../engine/boards/paint.ts';
import { LANGUAGES } from '../../engine/documents/common.ts';
import { isSea } from '../../engine/geography/seas.ts';
import { neighbour, SIDES, type Square, squareKey } from '../../engine/grid.ts';
import { setupOf } from '../../engine/setup.ts';
import { library } from '../../engine/tests/library.ts';
import { placeIn } from '../../engine/words/places.ts';
import { wholeSpan } from './layers/land.ts';
import { nameUses } from './layers/names.ts';
import { outsideAt } from './outside.ts';
import { type OutsideName, outsideNames, squaresUnder } from './outside-names.ts';
import { COLOUR } from './palette.ts';
import { scenarioById } from './tests/scenarios.ts';
import { SHOW_ALL, type View } from './view.ts';
import { textWidth } from './widths.ts';

const germany = library.board('germany') as Board;
const told = ({ lines }: OutsideName): string =>
  lines
    .join(' ')
    .replace(/\u00a0{3}/g, ' ')
    .replace(/\u00a0/g, '');

/** Islands and land with any border, some of it printed on. */
const anyBoard: fc.Arbitrary<Board> = fc
  .tuple(
    fc.array(
      fc.array(fc.constantFrom('#', '#', '.'), { minLength: 9, maxLength: 9 }).map((row) => row.join('')),
      { minLength: 8, maxLength: 8 },
    ),
    fc.array(fc.tuple(fc.constantFrom('North Sea', 'sea', 'Bosnia and Herzegovina', 'Poland', null), fc.boolean()), {
      minLength: 9,
      maxLength: 9,
    }),
  )
  .map(([rows, kinds]) => {
    const bare: Board = {
      ...germany,
      rows,
      cities: [],
      starts: [],
      towns: [],
      border: [],
      ferries: [{ from: [1, 1, 'E'], to: [5, 3, 'W'] }],
    };
    let board = bare;
    for (const at of squaresOfBoard(bare))
      for (const side of SIDES) {
        const [beyond, isPrinted] = kinds[(at[0] + 2 * at[1]) % kinds.length] as [string | null, boolean];
        if (isBorder(bare, at, side) && beyond)
          board = withBorder(board, [{ at, side }], { beyond, ...(isPrinted && !isSea(beyond) ? { print: 'road' } : {}) });
      }
    return board;
  });
const isTaken = (board: Board, square: Square): boolean =>
  board.border.some(({ at, side, print, to }) => (print || to) && squareKey(neighbour(at, side)) === squareKey(square));

test('a name lies on its own ground, beside the board, on no square, no printed road and no other name, and is no longer than its squares', () => {
  fc.assert(
    fc.property(
      anyBoard,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(1, 1.45),
      fc.constantFrom(0, 1),
      (board, language, letters, rim) => {
        const names = outsideNames(board, language, letters, rim);
        const under = names.flatMap((name) => squaresUnder(name));
        expect(new Set(under.map(squareKey)).size).toBe(under.length);
        expect(new Set(names.map(told)).size).toBe(names.length);
        for (const name of names) {
          for (const line of name.lines)
            expect(textWidth(line, name.size, name.isSea ? 'italic' : 'regular')).toBeLessThan(100 * name.length);
          expect(name.lines.length * 1.15 * name.size).toBeLessThan(100);
          for (const square of squaresUnder(name)) {
            expect(groundAt(board, square)).toBe('.');
            expect(outsideAt(board, square)).toEqual({ main: name.isSea ? 'sea' : 'foreign', quarters: [] });
            expect(isTaken(board, square)).toBe(false);
            if (rim === 0) expect(square[0] >= 0 && square[1] >= 0 && square[0] < 9 && square[1] < 8).toBe(true);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
test('Germany has all its neighbours round it, in the language of the reader', () => {
  for (const language of LANGUAGES) {
    const wanted = [...new Set(germany.border.flatMap(({ beyond }) => beyond ?? []))].map((name) =>
      isSea(name) ? placeIn(name, language) : placeIn(name, language).toUpperCase(),
    );
    expect(outsideNames(germany, language).map(told).sort(), language).toEqual(wanted.sort());
  }
});
test('painting inland finds nothing anew; names go with the switch of names and with the ground round the board', () => {
  const names = outsideNames(germany, 'en');
  expect(outsideNames(painted(germany, [[6, 8]], '~'), 'en')).toBe(names);
  const setup = setupOf(scenarioById('germany-chips'), library);
  const view: View = { setup, language: 'en', style: { palette: COLOUR, detail: 'full' }, shown: SHOW_ALL };
  const written = (one: View): number => [...nameUses(one, wholeSpan(setup.board))].filter(({ key }) => key?.startsWith('outside:')).length;
  expect(written(view)).toBe(names.length);
  expect(written({ ...view, shown: { ...SHOW_ALL, names: false } })).toBe(0);
  expect(written({ ...view, shown: { ...SHOW_ALL, outside: false } })).toBe(0);
  expect(written({ ...view, rim: 0 })).toBeLessThan(names.length);
});
