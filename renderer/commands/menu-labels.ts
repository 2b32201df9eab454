import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { FRAME } from '../words/frame-words.ts';
import type { MenuId } from './command.ts';

/** What the menus are called; the workspace's own goes by its name. */
export const menuLabels = ({ workbench }: Studio): { readonly [menu in MenuId]: Message } => ({
  file: FRAME.menuFile,
  edit: FRAME.menuEdit,
  view: FRAME.menuView,
  workspace: workbench.workspace.label,
  help: FRAME.menuHelp,
});
