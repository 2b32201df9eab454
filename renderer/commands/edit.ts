import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { StepName } from '../editor/editor.svelte.ts';
import { FRAME } from '../words/frame-words.ts';
import type { Command } from './command.ts';

/** Takes a step and says to screen readers which. */
const told = (studio: Studio, message: Message, name: StepName | undefined, step: () => void): void => {
  step();
  if (name) studio.announce(message, { step: studio.t(name.message, name.facts) });
};

/** Undo first ends a gesture that is under way. */
export const EDIT_COMMANDS: readonly Command[] = [
  {
    id: 'edit.undo',
    label: FRAME.undo,
    menu: 'edit',
    group: 'history',
    icon: 'undo',
    shortcut: 'Mod+Z',
    isPossible: ({ editor, workbench }) => editor.canUndo || workbench.tool?.isBusy === true,
    run: (studio) => {
      const { editor, workbench } = studio;
      if (workbench.tool?.isBusy) workbench.tool.cancel?.();
      else told(studio, FRAME.undone, editor.undoName, editor.undo);
    },
  },
  {
    id: 'edit.redo',
    label: FRAME.redo,
    menu: 'edit',
    group: 'history',
    icon: 'redo',
    shortcut: 'Mod+Shift+Z Mod+Y',
    isPossible: ({ editor, workbench }) => editor.canRedo && !workbench.tool?.isBusy,
    run: (studio) => told(studio, FRAME.redone, studio.editor.redoName, studio.editor.redo),
  },
  {
    id: 'edit.cancel',
    label: FRAME.cancel,
    shortcut: 'Escape',
    run: ({ selection, workbench }) => {
      if (workbench.tool?.isBusy) workbench.tool.cancel?.();
      else selection.clear();
    },
  },
];
