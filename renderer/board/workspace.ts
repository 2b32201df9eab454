import type { Workspace } from '../app/workspace.ts';
import { selectTool } from '../editor/select-tool.ts';
import { FRAME } from '../words/frame-words.ts';
import { Brush } from './brush.svelte.ts';
import FiguresPanel from './FiguresPanel.svelte';
import GroundStrip from './GroundStrip.svelte';
import SquarePanel from './SquarePanel.svelte';
import { BOARD } from './words.ts';

export const boardWorkspace: Workspace = {
  id: 'board',
  label: FRAME.board,
  icon: 'board',
  tools: [selectTool, (studio) => new Brush(studio)],
  top: GroundStrip,
  panels: [
    { id: 'square', label: BOARD.square, body: SquarePanel },
    { id: 'figures', label: BOARD.figures, body: FiguresPanel },
  ],
};
