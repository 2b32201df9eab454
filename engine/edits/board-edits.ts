import { withGround } from '../board.ts';
import type { Board, Ground, NamedSquare } from '../documents/board.ts';
import type { Texts } from '../documents/common.ts';
import type { Scenario } from '../documents/scenario.ts';
import { type Square, sameSquare } from '../grid.ts';
import { boardOf, type Library } from '../setup.ts';
import type { Applier } from './edit.ts';

/** The scenario with its board changed. The first change makes a bundled board the scenario's own. */
export const withBoard = (scenario: Scenario, library: Library, change: (board: Board) => Board): Scenario => {
  const before = boardOf(scenario, library);
  const after = change(before);
  return after === before ? scenario : { ...scenario, board: after };
};

const paint: Applier<{ readonly squares: readonly Square[]; readonly ground: Ground }> = (scenario, { squares, ground }, library) =>
  withBoard(scenario, library, (board) => squares.reduce((now, square) => withGround(now, square, ground), board));

const renamed = (list: readonly NamedSquare[], at: Square, name: Texts | undefined): NamedSquare[] => {
  const others = list.filter((entry) => !sameSquare(entry.at, at));
  return name ? [...others, { name, at }] : others;
};
/** Names the town on a square; without a name the town is taken away. */
const nameTown: Applier<{ readonly at: Square; readonly name?: Texts }> = (scenario, { at, name }, library) =>
  withBoard(scenario, library, (board) => ({ ...board, towns: renamed(board.towns, at, name) }));
const nameStart: Applier<{ readonly at: Square; readonly name?: Texts }> = (scenario, { at, name }, library) =>
  withBoard(scenario, library, (board) => ({ ...board, starts: renamed(board.starts, at, name) }));
/** Puts a whole board in place of the present one. */
const setBoard: Applier<{ readonly board: Board }> = (scenario, { board }) => ({ ...scenario, board });

export const BOARD_EDITS = { paint, 'name-town': nameTown, 'name-start': nameStart, 'set-board': setBoard };
