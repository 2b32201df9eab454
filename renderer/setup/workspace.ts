import type { Workspace } from '../app/workspace.ts';
import { FRAME } from '../words/frame-words.ts';

export const setupWorkspace: Workspace = { id: 'setup', label: FRAME.setup, icon: 'setup' };
