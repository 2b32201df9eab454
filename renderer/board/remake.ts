import { type Move, movedSquares } from '../../engine/boards/move.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Edit } from '../../engine/edits/edit.ts';
import { wordsOfRule } from '../../engine/words/index.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { fitBoard } from '../commands/view.ts';

/** True if the scenario became another; what is refused is said. */
export const apply = (studio: Studio, message: Message, edit: Edit): boolean => {
  const before = studio.scenario;
  const done = studio.editor.apply({ message }, edit);
  if (!done.ok) studio.dialogs.tell(wordsOfRule(done.problem.rule)?.message ?? message, done.problem.facts, 'error');
  return studio.scenario !== before;
};
/** Changes the whole board; what is chosen goes where its squares go, and a board that was seen whole still is. */
export const remake = (studio: Studio, message: Message, edit: Edit, moveOf: (board: Board) => Move): void => {
  const move = moveOf(studio.setup.board);
  if (!apply(studio, message, edit)) return;
  studio.selection.set(movedSquares(studio.selection.squares, move));
  studio.selection.cursor = undefined;
  if (studio.viewport.isFitted) fitBoard(studio);
};
