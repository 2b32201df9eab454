import type { Workspace } from '../app/workspace.ts';
import { selectTool } from '../editor/select-tool.ts';
import { FRAME } from '../words/frame-words.ts';
import LayoutPanel from './LayoutPanel.svelte';
import { LockTool, MoveTool } from './move-tool.svelte.ts';
import { TOKENS } from './words.ts';

export const tokensWorkspace: Workspace = {
  id: 'tokens',
  label: FRAME.tokens,
  icon: 'tokens',
  tools: [(studio) => new MoveTool(studio), (studio) => new LockTool(studio), selectTool],
  panels: [{ id: 'layout', label: TOKENS.layout, body: LayoutPanel }],
};
