import type { Workspace } from '../app/workspace.ts';
import type { Command } from '../commands/command.ts';
import { later } from '../shared/later.ts';
import { FRAME } from '../words/frame-words.ts';
import ComparePanel from './ComparePanel.svelte';
import StatisticsPanel from './StatisticsPanel.svelte';
import { tileDeskOf } from './tile-desk.svelte.ts';
import { TILES } from './words.ts';

const commands: readonly Command[] = [
  {
    id: 'tiles.new',
    label: TILES.newTile,
    menu: 'workspace',
    group: 'tile',
    icon: 'plus',
    run: (studio) => tileDeskOf(studio).newTile(),
  },
  {
    id: 'tiles.copy',
    label: TILES.copyTile,
    menu: 'workspace',
    group: 'tile',
    icon: 'copy',
    isPossible: (studio) => tileDeskOf(studio).tile !== undefined,
    run: (studio) => tileDeskOf(studio).copyTile(),
  },
  {
    id: 'tiles.to-clipboard',
    label: TILES.toClipboard,
    menu: 'workspace',
    group: 'clipboard',
    icon: 'copy',
    shortcut: 'Mod+C',
    isPossible: (studio) => tileDeskOf(studio).tile !== undefined,
    run: (studio) => tileDeskOf(studio).toClipboard(),
  },
  {
    id: 'tiles.from-clipboard',
    label: TILES.fromClipboard,
    menu: 'workspace',
    group: 'clipboard',
    icon: 'paste',
    shortcut: 'Mod+V',
    run: (studio) => tileDeskOf(studio).fromClipboard(),
  },
  {
    id: 'tiles.remove',
    label: TILES.removeTile,
    menu: 'workspace',
    group: 'tile',
    icon: 'remove',
    isPossible: (studio) => tileDeskOf(studio).ownSet !== undefined,
    run: (studio) => tileDeskOf(studio).removeTile(),
  },
];

export const tilesWorkspace: Workspace = {
  id: 'tiles',
  label: FRAME.tiles,
  icon: 'tiles',
  main: later(() => import('./TilesMain.svelte')),
  panels: [
    { id: 'figures', label: TILES.statistics, body: StatisticsPanel },
    { id: 'compare', label: TILES.compare, body: ComparePanel, folded: true },
    { id: 'exchange', label: TILES.exchange, body: later(() => import('./ExchangePanel.svelte')), folded: true },
  ],
  commands,
};
