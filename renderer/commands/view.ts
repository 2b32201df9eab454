import { boardHeight, boardWidth } from '../../engine/board.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { FRAME } from '../words/frame-words.ts';
import type { Command } from './command.ts';

const MM_PER_INCH = 25.4;
/** CSS pixels to the inch. */
const CSS_DPI = 96;

/** Shows the whole board. */
export const fitBoard = ({ setup, viewport }: Studio): void =>
  viewport.fit({ x: -0.6, y: -0.6, width: boardWidth(setup.board) + 1.2, height: boardHeight(setup.board) + 1.2 });

const onCanvas = ({ workbench }: Studio): boolean => workbench.workspace.main === undefined;

export const VIEW_COMMANDS: readonly Command[] = [
  {
    id: 'view.zoom-in',
    label: FRAME.zoomIn,
    menu: 'view',
    group: 'zoom',
    icon: 'plus',
    shortcut: 'Mod+Plus',
    isPossible: onCanvas,
    run: ({ viewport }) => viewport.zoomIn(),
  },
  {
    id: 'view.zoom-out',
    label: FRAME.zoomOut,
    menu: 'view',
    group: 'zoom',
    icon: 'minus',
    shortcut: 'Mod+Minus',
    isPossible: onCanvas,
    run: ({ viewport }) => viewport.zoomOut(),
  },
  {
    id: 'view.fit',
    label: FRAME.zoomFit,
    menu: 'view',
    group: 'zoom',
    icon: 'fit',
    shortcut: 'Mod+0',
    isPossible: onCanvas,
    run: fitBoard,
  },
  {
    id: 'view.real-size',
    label: FRAME.zoomReal,
    menu: 'view',
    group: 'zoom',
    isPossible: onCanvas,
    run: ({ setup, viewport }) => viewport.zoomTo((setup.board.sizes.square / MM_PER_INCH) * CSS_DPI),
  },
  {
    id: 'view.go-to',
    label: FRAME.goToSquare,
    menu: 'view',
    group: 'go',
    icon: 'target',
    shortcut: 'Mod+G',
    isPossible: onCanvas,
    run: ({ dialogs }) => dialogs.show('go-to'),
  },
];
