import type { Workspace } from '../app/workspace.ts';
import { FRAME } from '../words/frame-words.ts';

export const tokensWorkspace: Workspace = { id: 'tokens', label: FRAME.tokens, icon: 'tokens' };
