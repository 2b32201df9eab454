import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import type { Square } from '../grid.ts';
import { boardOf } from '../setup.ts';
import { bundledScenarios, library } from '../tests/library.ts';
import { joinedPiece } from './joined-piece.ts';
import { pieceFrom, pieceText } from './kept-piece.ts';
import { sizeOf } from './move.ts';
import { capture, solidSquares, stamped } from './piece.ts';
import { rectangle } from './squares.ts';
import { cornerOf, stampAt, stampPlaceOf, stampPlaces, stampStep } from './stamp-pattern.ts';

const scenarios = bundledScenarios();
/** A rectangle of a bundled scenario's board, or one that reaches beyond it. */
const cut = fc
  .tuple(fc.constantFrom(...scenarios), fc.integer({ min: -1, max: 14 }), fc.integer({ min: -1, max: 14 }), fc.nat(5), fc.nat(5))
  .map(([scenario, x, y, width, height]) => ({ scenario, squares: rectangle([x, y], [x + width, y + height]) }));

test('a kept stamp is the same when it is read again', () => {
  fc.assert(
    fc.property(cut, ({ scenario, squares }) => {
      const piece = capture(scenario, library, squares);
      const again = pieceFrom(pieceText(piece));
      const target: Scenario = scenarios[0] as Scenario;
      expect(again && stamped(target, library, again, [1, 1])).toEqual(stamped(target, library, piece, [1, 1]));
      expect(again?.squares).toEqual(piece.squares);
    }),
    { numRuns: 60 },
  );
});
test.each(['', '{}', '[]', 'null', '{"squares":["#"]}', '{"squares":["#"],"scenario":{"kind":"board"}}', '{"squares":[1],"scenario":{}}'])(
  'no stamp is read from %s',
  (text) => expect(pieceFrom(text)).toBeUndefined(),
);

test('stamps of a drag lie side by side: no square belongs to two places, and every square to one', () => {
  const square: fc.Arbitrary<Square> = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
  const step: fc.Arbitrary<Square> = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }));
  fc.assert(
    fc.property(square, square, step, (from, at, size) => {
      const [x, y] = cornerOf(stampPlaceOf(at, from, size), from, size);
      expect(at[0] >= x && at[0] < x + size[0] && at[1] >= y && at[1] < y + size[1]).toBe(true);
      expect(stampPlaceOf(from, from, size)).toEqual([0, 0]);
    }),
  );
});
test('a fast drag leaves no place out', () => {
  expect(stampPlaces([0, 0], [3, 0])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});
test('the step is as wide as the widest and as high as the highest', () => {
  const germany = scenarios.find(({ id }) => id === 'germany-chips') as Scenario;
  const pieces = [rectangle([4, 3], [5, 3]), rectangle([4, 8], [4, 10])].map((squares) => capture(germany, library, squares));
  expect(stampStep(pieces)).toEqual([2, 3]);
  expect(stampStep([])).toEqual([1, 1]);
});
test('chance gives every stamp its turn, the same for the same seed', () => {
  const places = rectangle([-5, -5], [14, 14]);
  const drawn = places.map((place) => stampAt(['a', 'b', 'c'], 7, place));
  expect(places.map((place) => stampAt(['a', 'b', 'c'], 7, place))).toEqual(drawn);
  expect(places.map((place) => stampAt(['a', 'b', 'c'], 8, place))).not.toEqual(drawn);
  for (const stamp of ['a', 'b', 'c']) {
    const count = drawn.filter((one) => one === stamp).length;
    expect(count).toBeGreaterThan(90);
    expect(count).toBeLessThan(180);
  }
  expect(stampAt([], 7, [0, 0])).toBeUndefined();
});

test('a stamp on a board that is in order leaves it in order, and only its own squares changed', () => {
  fc.assert(
    fc.property(cut, fc.nat(12), fc.nat(12), ({ scenario, squares }, x, y) => {
      const piece = capture(scenario, library, squares);
      const [before, after] = [boardOf(scenario, library), boardOf(stamped(scenario, library, piece, [x, y]), library)];
      expect(sizeOf(after)).toEqual(sizeOf(before));
      const on = new Set(solidSquares(piece).map(([dx, dy]) => `${x + dx},${y + dy}`));
      for (const [row, line] of after.rows.entries())
        for (const [column, ground] of [...line].entries())
          if (!on.has(`${column},${row}`)) expect(ground).toBe(before.rows[row]?.[column]);
      for (const { squares: printed } of after.cities) for (const { at } of printed) expect(after.rows[at[1]]?.[at[0]]).toBe('O');
      for (const { at, side } of after.border) {
        const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
        expect(after.rows[at[1] + dy]?.[at[0] + dx] ?? '.').toBe('.');
      }
    }),
    { numRuns: 60 },
  );
});
test('stamps put down at once are what they are one by one, beyond the edge of the board too', () => {
  fc.assert(
    fc.property(cut, cut, fc.integer({ min: -4, max: 9 }), fc.integer({ min: -4, max: 9 }), fc.nat(3), (one, other, x, y, seed) => {
      const pieces = [one, other].map(({ scenario, squares }) => capture(scenario, library, squares));
      const step = stampStep(pieces);
      const placed = rectangle([-1, 0], [2, 1]).map((place) => ({
        piece: stampAt(pieces, seed, place)!,
        at: cornerOf(place, [x, y], step),
      }));
      const target = scenarios[0] as Scenario;
      const joined = joinedPiece(placed)!;
      const inTurn = placed.reduce((now, { piece, at }) => stamped(now, library, piece, at), target);
      expect(stamped(target, library, joined.piece, joined.at)).toEqual(inTurn);
    }),
    { numRuns: 60 },
  );
});
