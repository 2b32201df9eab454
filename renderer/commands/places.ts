import type { Studio } from '../app/studio.svelte.ts';
import type { Tool } from '../editor/tool.ts';
import type { Command } from './command.ts';

/** Taking a tool is a command like any other. */
export const toolCommands = (tools: readonly Tool[]): readonly Command[] =>
  tools.map(({ id, label, icon, shortcut }) => ({
    id: `tool.${id}`,
    label,
    icon,
    menu: 'workspace',
    group: 'tools',
    ...(shortcut ? { shortcut } : {}),
    isOn: ({ workbench }) => workbench.tool?.id === id,
    run: ({ workbench }) => workbench.take(id),
  }));

/** Going to a workspace: Mod+1 to Mod+6. */
export const workspaceCommands = (studio: Studio): readonly Command[] =>
  studio.workbench.rooms.map(({ workspace }, index) => ({
    id: `workspace.${workspace.id}`,
    label: workspace.label,
    icon: workspace.icon,
    menu: 'view',
    group: 'workspaces',
    shortcut: `Mod+${index + 1}`,
    isOn: ({ workbench }) => workbench.workspace === workspace,
    run: ({ workbench }) => workbench.go(workspace.id),
  }));
