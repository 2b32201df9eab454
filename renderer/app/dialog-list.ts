import type { Component } from 'svelte';
import GoTo from './GoTo.svelte';
import Palette from './Palette.svelte';

interface Loaded {
  readonly default: Component;
}
const here = (dialog: Component) => (): Loaded => ({ default: dialog });

/** The dialogs that `studio.dialogs.show(name)` opens. Those that take keys typed right after their shortcut are there at once; the others are loaded when they are first opened. */
export const DIALOGS: Readonly<Record<string, () => Loaded | Promise<Loaded>>> = {
  palette: here(Palette),
  'go-to': here(GoTo),
  settings: () => import('./SettingsDialog.svelte'),
  shortcuts: () => import('./ShortcutSheet.svelte'),
  about: () => import('./About.svelte'),
  new: () => import('../files/NewDialog.svelte'),
  'new-board': () => import('../board/new/NewBoardDialog.svelte'),
  recent: () => import('../files/RecentDialog.svelte'),
  backups: () => import('../files/BackupsDialog.svelte'),
};
