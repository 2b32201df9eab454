import type { Workspace } from '../app/workspace.ts';
import { FRAME } from '../words/frame-words.ts';

export const tilesWorkspace: Workspace = { id: 'tiles', label: FRAME.tiles, icon: 'tiles' };
