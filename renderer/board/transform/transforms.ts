import { moveUnder, sizeOf } from '../../../engine/boards/move.ts';
import { distinct, type Frame, frameOf } from '../../../engine/boards/squares.ts';
import { MIRRORS, type Symmetry, squareUnder } from '../../../engine/boards/symmetry.ts';
import type { Edit } from '../../../engine/edits/edit.ts';
import { type Square, squareKey } from '../../../engine/grid.ts';
import type { Message } from '../../../engine/words/words.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import type { IconName } from '../../shared/icons.ts';
import { apply, remake } from '../remake.ts';
import { BOARD_TOOLS } from '../tool-words.ts';

/** A way to lay the board, or a part of it, onto the table anew. */
export interface Transform {
  readonly id: string;
  readonly label: Message;
  readonly icon: IconName;
  readonly symmetry: Symmetry;
  readonly shortcut?: string;
}
const turn = (turns: Symmetry['turns']): Symmetry => ({ mirrored: false, turns });
/** All ways but to leave it as it is: turns first, then mirrors. */
export const TRANSFORMS = [
  { id: 'turn-right', label: BOARD_TOOLS.turnRight, icon: 'rotate', symmetry: turn(1), shortcut: 'Z' },
  { id: 'turn-half', label: BOARD_TOOLS.turnHalf, icon: 'rotate', symmetry: turn(2) },
  { id: 'turn-left', label: BOARD_TOOLS.turnLeft, icon: 'rotate', symmetry: turn(3), shortcut: 'Shift+Z' },
  { id: 'mirror-vertical', label: BOARD_TOOLS.mirrorVertical, icon: 'mirror', symmetry: MIRRORS.vertical, shortcut: 'X' },
  { id: 'mirror-horizontal', label: BOARD_TOOLS.mirrorHorizontal, icon: 'mirror', symmetry: MIRRORS.horizontal, shortcut: 'Y' },
  { id: 'mirror-diagonal', label: BOARD_TOOLS.mirrorDiagonal, icon: 'mirror', symmetry: MIRRORS.diagonal },
  { id: 'mirror-antidiagonal', label: BOARD_TOOLS.mirrorAntidiagonal, icon: 'mirror', symmetry: MIRRORS.antidiagonal },
] as const satisfies readonly Transform[];

/** What is transformed: the whole board, or what is chosen on it. */
export type Scope = 'board' | 'chosen';
export const canMoveChosen = ({ selection }: Studio): boolean => selection.squares.length > 1;

const boardEdit = (symmetry: Symmetry): Edit => {
  const line = (Object.keys(MIRRORS) as (keyof typeof MIRRORS)[]).find(
    (name) => symmetry.mirrored && MIRRORS[name].turns === symmetry.turns,
  );
  return line ? { do: 'mirror-board', line } : { do: 'turn-board', turns: symmetry.turns };
};
/** Where the squares of a frame come to lie when it is turned, its corner where it was. */
const turnWithin =
  ({ left, top, width, height }: Frame, symmetry: Symmetry) =>
  ([x, y]: Square): Square => {
    const [u, v] = squareUnder(symmetry, [width, height], [x - left, y - top]);
    return [u + left, v + top];
  };
/** Where a square comes to lie: what is chosen turns within its frame, the corner of which stays. */
export const squareMoved = ({ selection: { squares }, setup }: Studio, symmetry: Symmetry, scope: Scope) => {
  if (scope === 'board') return (square: Square): Square => squareUnder(symmetry, sizeOf(setup.board), square);
  const chosen = new Set(squares.map(squareKey));
  const turned = turnWithin(frameOf(squares), symmetry);
  return (square: Square): Square => (chosen.has(squareKey(square)) ? turned(square) : square);
};

export const transformEdit = ({ selection: { squares } }: Studio, symmetry: Symmetry, scope: Scope): Edit => {
  if (scope === 'board') return boardEdit(symmetry);
  const { left, top } = frameOf(squares);
  return { do: 'move-squares', squares, to: [left, top], symmetry };
};
/** Turns or mirrors the board or what is chosen, as one step; what is chosen stays so. */
export const transform = (studio: Studio, message: Message, symmetry: Symmetry, scope: Scope): void => {
  const edit = transformEdit(studio, symmetry, scope);
  const after = distinct(studio.selection.squares.map(squareMoved(studio, symmetry, scope)));
  if (scope === 'board') remake(studio, message, edit, (board) => moveUnder(symmetry, board));
  else if (apply(studio, message, edit)) studio.selection.set(after);
};
