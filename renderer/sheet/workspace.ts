import type { Workspace } from '../app/workspace.ts';
import { FRAME } from '../words/frame-words.ts';

export const sheetWorkspace: Workspace = { id: 'sheet', label: FRAME.sheet, icon: 'sheet' };
