import type { Workspace } from '../app/workspace.ts';
import { FRAME } from '../words/frame-words.ts';

export const boardWorkspace: Workspace = { id: 'board', label: FRAME.board, icon: 'board' };
