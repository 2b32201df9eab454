import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbour, SIDES, type Square, squareKey } from '../../engine/grid.ts';
import { type Edge, rimOf, runsOf } from './outline.ts';

const squares = fc.array(fc.tuple(fc.integer({ min: -3, max: 9 }), fc.integer({ min: -3, max: 9 })), { maxLength: 80 });
const unitEdges = (edges: readonly Edge[]): string[] =>
  edges.flatMap(([x1, y1, x2, y2]) =>
    Array.from({ length: x2 - x1 + (y2 - y1) }, (_, i) => (y1 === y2 ? `- ${x1 + i},${y1}` : `| ${x1},${y1 + i}`)),
  );
/** Square by square: every side behind which no other of the squares lies. */
const slowRim = (all: readonly Square[]): string[] => {
  const keys = new Set(all.map(squareKey));
  const names = ([x, y]: Square) => ({ N: `- ${x},${y}`, E: `| ${x + 1},${y}`, S: `- ${x},${y + 1}`, W: `| ${x},${y}` });
  const distinct = [...new Map(all.map((square) => [squareKey(square), square])).values()];
  return distinct.flatMap((square) =>
    SIDES.filter((side) => !keys.has(squareKey(neighbour(square, side)))).map((side) => names(square)[side]),
  );
};

test('the runs of squares are the squares, each once', () =>
  fc.assert(
    fc.property(squares, (all) => {
      const inRuns = runsOf(all).flatMap(({ x, y, length }) => Array.from({ length }, (_, i) => squareKey([x + i, y])));
      expect(inRuns.sort()).toEqual([...new Set(all.map(squareKey))].sort());
    }),
  ));
test('the rim is every side towards a square that is not among them', () =>
  fc.assert(
    fc.property(squares, (all) => {
      expect(unitEdges(rimOf(runsOf(all))).sort()).toEqual(slowRim(all).sort());
    }),
  ));
test('a full rectangle has one run a row and four lines', () => {
  const all = Array.from({ length: 600 }, (_, i): Square => [i % 30, Math.floor(i / 30)]);
  expect(runsOf(all)).toHaveLength(20);
  expect(rimOf(runsOf(all))).toHaveLength(4);
});
