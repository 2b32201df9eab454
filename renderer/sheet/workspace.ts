import type { Workspace } from '../app/workspace.ts';
import type { Command } from '../commands/command.ts';
import { later } from '../shared/later.ts';
import { FRAME } from '../words/frame-words.ts';
import OutPanel from './OutPanel.svelte';
import { PRINTING } from './print-words.ts';
import ScenarioPanel from './ScenarioPanel.svelte';
import { printPages, savePdf, savePng, saveSvg } from './take-out.ts';
import { SHEET } from './words.ts';

const common = { menu: 'workspace', group: 'out' } as const;
const commands: readonly Command[] = [
  { id: 'sheet.pdf', label: SHEET.savePdf, ...common, icon: 'save', shortcut: 'Mod+E', run: savePdf },
  { id: 'sheet.svg', label: SHEET.saveSvg, ...common, run: saveSvg },
  { id: 'sheet.png', label: PRINTING.savePng, ...common, run: savePng },
  { id: 'sheet.print', label: SHEET.print, ...common, icon: 'print', shortcut: 'Mod+P', run: printPages },
];

export const sheetWorkspace: Workspace = {
  id: 'sheet',
  label: FRAME.sheet,
  icon: 'sheet',
  main: later(() => import('./SheetMain.svelte')),
  panels: [
    { id: 'options', label: PRINTING.what, body: OutPanel },
    { id: 'scenario', label: SHEET.scenario, body: ScenarioPanel },
  ],
  commands,
};
