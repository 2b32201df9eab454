import type { Workspace } from '../app/workspace.ts';
import type { Command } from '../commands/command.ts';
import { selectTool } from '../editor/select-tool.ts';
import SystemsPanel from '../panels/systems/SystemsPanel.svelte';
import { SYSTEMS_WORDS } from '../panels/systems/words.ts';
import { FRAME } from '../words/frame-words.ts';
import FillPanel from './FillPanel.svelte';
import FittingPanel from './FittingPanel.svelte';
import { FILL } from './fill-words.ts';
import { fillsOf } from './fills.svelte.ts';
import LayingPanel from './LayingPanel.svelte';
import { LayTool, layToolOf } from './lay-tool.svelte.ts';
import { MoveTileTool } from './move-tile-tool.svelte.ts';
import StartsPanel from './StartsPanel.svelte';
import TilesPanel from './TilesPanel.svelte';
import WhyNotPanel from './WhyNotPanel.svelte';
import { SETUP } from './words.ts';

const commands: readonly Command[] = [
  {
    id: 'setup.turn',
    label: SETUP.turn,
    menu: 'workspace',
    group: 'lay',
    icon: 'rotate',
    shortcut: 'R',
    run: (studio) => layToolOf(studio)?.turn(),
  },
  {
    id: 'setup.next-tile',
    label: SETUP.nextTile,
    menu: 'workspace',
    group: 'lay',
    shortcut: 'N',
    run: (studio) => layToolOf(studio)?.step(1),
  },
  {
    id: 'setup.previous-tile',
    label: SETUP.previousTile,
    menu: 'workspace',
    group: 'lay',
    shortcut: 'Shift+N',
    run: (studio) => layToolOf(studio)?.step(-1),
  },
];

export const setupWorkspace: Workspace = {
  id: 'setup',
  label: FRAME.setup,
  icon: 'setup',
  tools: [(studio) => new LayTool(studio), (studio) => new MoveTileTool(studio), selectTool],
  panels: [
    { id: 'tiles', label: SETUP.tiles, body: TilesPanel },
    { id: 'why-not', label: SETUP.whyNot, body: WhyNotPanel },
    { id: 'fitting', label: FILL.fitting, body: FittingPanel },
    { id: 'fill', label: FILL.fill, body: FillPanel },
    { id: 'starts', label: SETUP.starts, body: StartsPanel },
    { id: 'systems', label: SYSTEMS_WORDS.heading, body: SystemsPanel, folded: true },
  ],
  layers: (studio) => fillsOf(studio).overlay(),
  top: LayingPanel,
  commands,
};
