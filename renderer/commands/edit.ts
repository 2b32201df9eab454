import { FRAME } from '../words/frame-words.ts';
import type { Command } from './command.ts';

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
    run: ({ editor, workbench }) => {
      if (workbench.tool?.isBusy) workbench.tool.cancel?.();
      else editor.undo();
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
    run: ({ editor }) => editor.redo(),
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
