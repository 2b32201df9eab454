import type { Workspace } from '../app/workspace.ts';
import type { Command } from '../commands/command.ts';
import { FRAME } from '../words/frame-words.ts';
import OptionsPanel from './OptionsPanel.svelte';
import ScenarioPanel from './ScenarioPanel.svelte';
import SheetMain from './SheetMain.svelte';
import { sheetDesk } from './sheet-desk.svelte.ts';
import { SHEET } from './words.ts';

const common = { menu: 'workspace', group: 'out' } as const;
const commands: readonly Command[] = [
  { id: 'sheet.pdf', label: SHEET.savePdf, ...common, icon: 'save', shortcut: 'Mod+E', run: (studio) => sheetDesk(studio).savePdf() },
  { id: 'sheet.svg', label: SHEET.saveSvg, ...common, run: (studio) => sheetDesk(studio).saveSvg() },
  { id: 'sheet.print', label: SHEET.print, ...common, icon: 'print', shortcut: 'Mod+P', run: (studio) => sheetDesk(studio).print() },
];

export const sheetWorkspace: Workspace = {
  id: 'sheet',
  label: FRAME.sheet,
  icon: 'sheet',
  main: SheetMain,
  panels: [
    { id: 'options', label: SHEET.options, body: OptionsPanel },
    { id: 'scenario', label: SHEET.scenario, body: ScenarioPanel },
  ],
  commands,
};
