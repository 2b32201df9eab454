import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { IconName } from '../shared/icons.ts';

export const MENUS = ['file', 'edit', 'view', 'workspace', 'help'] as const;
export type MenuId = (typeof MENUS)[number];

/** What a person can do, with a name and a key: read by menus, palette, tooltips and the shortcut sheet. */
export interface Command {
  /** Stable: settings keep shortcuts by it. */
  readonly id: string;
  readonly label: Message;
  /** In which menu it stands; without one only the palette has it. */
  readonly menu?: MenuId;
  /** Commands of one group stand together in a menu, parted from others by a line. */
  readonly group?: string;
  readonly icon?: IconName;
  /** "Mod+Shift+Z", "R", "F1", "Mod+Plus"; several for one command are parted by a blank. */
  readonly shortcut?: string;
  isPossible?(studio: Studio): boolean;
  /** For commands that switch something: whether it is on. */
  isOn?(studio: Studio): boolean;
  run(studio: Studio): void | Promise<void>;
}
