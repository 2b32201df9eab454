import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuEntry } from '../contract.ts';

type Choose = (command: string) => void;

const accelerator = (shortcut: string): string => shortcut.replace(/\bCtrl\b/, 'CmdOrCtrl');

/** The page answers the keys itself; the menu only shows them. */
const keysOf = ({ shortcut }: MenuEntry): MenuItemConstructorOptions =>
  shortcut === undefined ? {} : { accelerator: accelerator(shortcut), registerAccelerator: false };

const itemFrom = (entry: MenuEntry | 'line', choose: Choose): MenuItemConstructorOptions => {
  if (entry === 'line') return { type: 'separator' };
  const { label, command, entries, enabled = true, checked } = entry;
  if (entries) return { label, enabled, submenu: entries.map((inner) => itemFrom(inner, choose)) };
  return {
    label,
    enabled,
    ...keysOf(entry),
    ...(checked !== undefined && { type: 'checkbox' as const, checked }),
    ...(command !== undefined && { id: command, click: () => choose(command) }),
  };
};

/** What a Mac expects beside our own menus. */
const MAC_FIRST: MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : [];

/** The native menus from the page's command registry. */
export const showMenu = (menus: readonly MenuEntry[], choose: Choose): void =>
  Menu.setApplicationMenu(Menu.buildFromTemplate([...MAC_FIRST, ...menus.map((menu) => itemFrom(menu, choose))]));
