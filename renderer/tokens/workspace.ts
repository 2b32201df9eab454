import type { Workspace } from '../app/workspace.ts';
import { selectTool } from '../editor/select-tool.ts';
import { FRAME } from '../words/frame-words.ts';
import { ASK } from './ask-words.ts';
import ByStartsPanel from './ByStartsPanel.svelte';
import HeatPanel from './HeatPanel.svelte';
import { KeepFreeTool } from './keep-free.ts';
import LayoutPanel from './LayoutPanel.svelte';
import LiveCount from './LiveCount.svelte';
import MendPanel from './MendPanel.svelte';
import { MEND } from './mend-words.ts';
import { mendingOf } from './mending.svelte.ts';
import { LockTool, MoveTool } from './move-tool.svelte.ts';
import RulesPanel from './RulesPanel.svelte';
import { RULES } from './rules-words.ts';
import SharePanel from './SharePanel.svelte';
import { STARTS } from './starts-words.ts';
import TriedPanel from './TriedPanel.svelte';
import WhyHerePanel from './WhyHerePanel.svelte';
import { TOKENS } from './words.ts';

export const tokensWorkspace: Workspace = {
  id: 'tokens',
  label: FRAME.tokens,
  icon: 'tokens',
  tools: [(studio) => new MoveTool(studio), (studio) => new LockTool(studio), (studio) => new KeepFreeTool(studio), selectTool],
  panels: [
    { id: 'layout', label: TOKENS.layout, body: LayoutPanel },
    { id: 'why-here', label: ASK.why, body: WhyHerePanel },
    { id: 'rules', label: RULES.panel, body: RulesPanel, folded: true },
    { id: 'by-starts', label: STARTS.panel, body: ByStartsPanel, folded: true },
    { id: 'mend', label: MEND.panel, body: MendPanel },
    { id: 'heat', label: MEND.heat, body: HeatPanel },
    { id: 'tried', label: ASK.tried, body: TriedPanel },
    { id: 'share', label: ASK.share, body: SharePanel },
  ],
  status: LiveCount,
  layers: (studio) => mendingOf(studio).overlay,
};
