import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardHeight, boardWidth } from '../../engine/board.ts';
import { GROUNDS } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { applyEdit, type Edit } from '../../engine/edits/edit.ts';
import { SIDES, type Square } from '../../engine/grid.ts';
import { type Setup, setupOf } from '../../engine/setup.ts';
import { changedSquares } from '../canvas/changes.ts';
import { wholeSpan } from '../drawing/layers/land.ts';
import { LAYERS } from '../drawing/layers.ts';
import { COLOUR } from '../drawing/palette.ts';
import { SHOW_ALL } from '../drawing/view.ts';
import { boards, bundled, scenarios } from '../library/bundled.ts';

/** How far from a changed square its art may reach: what the canvas draws anew round it. */
const REACH = 2;
const usesIn = (setup: Setup): Map<string, Square> => {
  const view = { setup, style: { palette: COLOUR, detail: 'full' }, language: 'en', shown: SHOW_ALL } as const;
  const all = new Map<string, Square>();
  for (const { id, kind, uses } of LAYERS) {
    if (kind !== 'bulk') continue;
    for (const { symbol, at, turn } of uses(view, wholeSpan(setup.board))) all.set(`${id} ${symbol.key} ${at} ${turn}`, at);
  }
  return all;
};
const isNear =
  ([x, y]: Square) =>
  ([u, v]: Square): boolean =>
    Math.abs(u - x) <= REACH && Math.abs(v - y) <= REACH;
const onBoard = (id: string): Scenario => ({ ...(scenarios.get('germany-map') as Scenario), starts: [], laid: [], board: boards.get(id)! });

/** Edits of any kind that a stroke, a shape or the border tool makes on a board. */
const editsOn = (id: string): fc.Arbitrary<Edit> => {
  const board = boards.get(id)!;
  const square = fc.tuple(fc.nat(boardWidth(board) - 1), fc.nat(boardHeight(board) - 1));
  const squares = fc
    .tuple(square, fc.nat(5), fc.nat(5))
    .map(([[x, y], w, h]) => Array.from({ length: (w + 1) * (h + 1) }, (_, i): Square => [x + (i % (w + 1)), y + Math.floor(i / (w + 1))]));
  const side = fc.oneof(
    ...board.border.map((entry) => fc.constant(entry)),
    fc.tuple(square, fc.constantFrom(...SIDES)).map(([at, side]) => ({ at, side })),
  );
  return fc.oneof(
    squares.map((squares): Edit => ({ do: 'clear', squares })),
    fc.tuple(squares, fc.constantFrom(...GROUNDS)).map(([squares, ground]): Edit => ({ do: 'paint', squares, ground })),
    fc
      .tuple(side, fc.constantFrom('sea', 'Elsewhere', null))
      .map(([{ at, side }, beyond]): Edit => ({ do: 'set-border', sides: [{ at, side }], change: { beyond } })),
    squares.map(
      (squares): Edit => ({
        do: 'set-border',
        sides: squares.flatMap((at) => SIDES.map((side) => ({ at, side }))),
        change: { beyond: 'sea' },
      }),
    ),
  );
};

test.each(['germany', 'fjords', 'western-frontier'])('%s: what an edit changes in the picture is drawn anew', (id) => {
  const first = onBoard(id);
  fc.assert(
    fc.property(fc.array(editsOn(id), { minLength: 1, maxLength: 4 }), (edits) => {
      let scenario = first;
      for (const edit of edits) {
        const result = applyEdit(scenario, edit, bundled);
        if (!result.ok) continue;
        const [before, after] = [setupOf(scenario, bundled), setupOf(result.value, bundled)];
        const [old, now, drawn] = [usesIn(before), usesIn(after), changedSquares(before, after, 'en')];
        const stale = [...old].filter(([key]) => !now.has(key)).concat([...now].filter(([key]) => !old.has(key)));
        if (drawn) for (const [key, at] of stale) expect(drawn.some(isNear(at)), `${edit.do}: ${key}`).toBe(true);
        scenario = result.value;
      }
    }),
    { numRuns: 40 },
  );
});
