import type { Component } from 'svelte';
import NewBoardDialog from '../board/new/NewBoardDialog.svelte';
import BackupsDialog from '../files/BackupsDialog.svelte';
import NewDialog from '../files/NewDialog.svelte';
import RecentDialog from '../files/RecentDialog.svelte';
import About from './About.svelte';
import GoTo from './GoTo.svelte';
import Palette from './Palette.svelte';
import SettingsDialog from './SettingsDialog.svelte';
import ShortcutSheet from './ShortcutSheet.svelte';

/** The dialogs that `studio.dialogs.show(name)` opens. */
export const DIALOGS: Readonly<Record<string, Component>> = {
  palette: Palette,
  settings: SettingsDialog,
  shortcuts: ShortcutSheet,
  'go-to': GoTo,
  about: About,
  new: NewDialog,
  'new-board': NewBoardDialog,
  recent: RecentDialog,
  backups: BackupsDialog,
};
