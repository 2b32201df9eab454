import type { Workspace } from '../app/workspace.ts';
import { FRAME } from '../words/frame-words.ts';

export const playWorkspace: Workspace = { id: 'play', label: FRAME.play, icon: 'play' };
