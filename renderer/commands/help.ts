import { THEMES } from '../app/settings.svelte.ts';
import { FRAME } from '../words/frame-words.ts';
import { HELP } from '../words/help-words.ts';
import type { Command } from './command.ts';

const THEME_LABELS = { system: FRAME.themeSystem, light: FRAME.themeLight, dark: FRAME.themeDark } as const;
const THEME_ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

const themeCommands: readonly Command[] = THEMES.map((theme) => ({
  id: `view.theme-${theme}`,
  label: THEME_LABELS[theme],
  icon: THEME_ICONS[theme],
  menu: 'view',
  group: 'theme',
  isOn: ({ settings }) => settings.now.theme === theme,
  run: ({ settings }) => settings.change({ theme }),
}));

export const HELP_COMMANDS: readonly Command[] = [
  ...themeCommands,
  {
    id: 'help.palette',
    label: FRAME.palette,
    menu: 'help',
    icon: 'search',
    shortcut: 'Mod+K F1',
    run: ({ dialogs }) => dialogs.show('palette'),
  },
  {
    id: 'help.shortcuts',
    label: FRAME.shortcuts,
    menu: 'help',
    icon: 'keyboard',
    shortcut: '?',
    run: ({ dialogs }) => dialogs.show('shortcuts'),
  },
  {
    id: 'help.settings',
    label: FRAME.settings,
    menu: 'help',
    icon: 'settings',
    shortcut: 'Mod+,',
    run: ({ dialogs }) => dialogs.show('settings'),
  },
  {
    id: 'help.tour',
    label: HELP.tour,
    menu: 'help',
    icon: 'help',
    run: ({ settings, workbench }) => {
      workbench.go('board');
      settings.change({ greeted: false });
    },
  },
  { id: 'help.about', label: FRAME.about, menu: 'help', icon: 'note', run: ({ dialogs }) => dialogs.show('about') },
];
