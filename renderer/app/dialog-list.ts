import type { Component } from 'svelte';
import { later } from '../shared/later.ts';
import GoTo from './GoTo.svelte';
import Palette from './Palette.svelte';

/** The dialogs that `studio.dialogs.show(name)` opens. Those that take keys typed right after their shortcut are there at once; the others are loaded when they are first opened. */
export const DIALOGS: Readonly<Record<string, Component>> = {
  palette: Palette,
  'go-to': GoTo,
  settings: later(() => import('./SettingsDialog.svelte')),
  shortcuts: later(() => import('./ShortcutSheet.svelte')),
  about: later(() => import('./About.svelte')),
  new: later(() => import('../files/NewDialog.svelte')),
  'new-board': later(() => import('../board/new/NewBoardDialog.svelte')),
  transform: later(() => import('../board/transform/TransformDialog.svelte')),
  recent: later(() => import('../files/RecentDialog.svelte')),
  backups: later(() => import('../files/BackupsDialog.svelte')),
};
