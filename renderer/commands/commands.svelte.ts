import type { Studio } from '../app/studio.svelte.ts';
import { LAYER_COMMANDS } from '../panels/layers/layers.ts';
import type { Command, MenuId } from './command.ts';
import { EDIT_COMMANDS } from './edit.ts';
import { FILE_COMMANDS } from './file.ts';
import { HELP_COMMANDS } from './help.ts';
import { type KeyPress, matches } from './keys.ts';
import { toolCommands, workspaceCommands } from './places.ts';
import { VIEW_COMMANDS } from './view.ts';

/** The one list of all a person can do. Menus, palette, tooltips, keys and the shortcut sheet read it. */
export class Commands {
  readonly #studio: Studio;
  readonly #everywhere: readonly Command[];
  constructor(studio: Studio) {
    this.#studio = studio;
    this.#everywhere = [
      ...FILE_COMMANDS,
      ...EDIT_COMMANDS,
      ...VIEW_COMMANDS,
      ...LAYER_COMMANDS,
      ...workspaceCommands(studio),
      ...HELP_COMMANDS,
    ];
  }

  /** What can be done now: everywhere, and in the workspace in front. */
  get now(): readonly Command[] {
    const { workspace, tools } = this.#studio.workbench;
    return [...this.#everywhere, ...toolCommands(tools), ...(workspace.commands ?? [])];
  }
  /** Every command of every workspace, for the shortcut sheet. */
  get all(): readonly Command[] {
    const { rooms } = this.#studio.workbench;
    const inRooms = rooms.flatMap(({ workspace, tools }) => [...toolCommands(tools), ...(workspace.commands ?? [])]);
    return [...new Map([...this.#everywhere, ...inRooms].map((command) => [command.id, command])).values()];
  }
  find(id: string): Command | undefined {
    return this.now.find((command) => command.id === id);
  }
  inMenu(menu: MenuId): readonly Command[] {
    return this.now.filter((command) => command.menu === menu);
  }
  shortcutOf(command: Command): string | undefined {
    const own = this.#studio.settings.now.shortcuts[command.id];
    return (own ?? command.shortcut) || undefined;
  }
  /** Gives a command a key of the person's own; undefined gives back the one it came with. */
  setShortcut(command: Command, shortcut: string | undefined): void {
    const { [command.id]: _, ...others } = this.#studio.settings.now.shortcuts;
    this.#studio.settings.change({ shortcuts: shortcut === undefined ? others : { ...others, [command.id]: shortcut } });
  }
  /** Commands that can be done at the same time and share a key. */
  get clashes(): ReadonlySet<string> {
    const found = new Set<string>();
    for (const { workspace, tools } of this.#studio.workbench.rooms) {
      const holders = new Map<string, string>();
      for (const command of [...this.#everywhere, ...toolCommands(tools), ...(workspace.commands ?? [])]) {
        for (const key of this.shortcutOf(command)?.toLowerCase().split(' ') ?? []) {
          const holder = holders.get(key);
          if (holder !== undefined) found.add(holder).add(command.id);
          holders.set(key, command.id);
        }
      }
    }
    return found;
  }
  isPossible(command: Command): boolean {
    return command.isPossible?.(this.#studio) ?? true;
  }
  run(command: Command): void {
    if (this.isPossible(command)) void command.run(this.#studio);
  }
  runById = (id: string): void => {
    const command = this.find(id);
    if (command) this.run(command);
  };
  /** Runs what a key press means; false if it means nothing here. */
  press(press: KeyPress): boolean {
    const command = this.now.find((each) => {
      const shortcut = this.shortcutOf(each);
      return shortcut !== undefined && matches(shortcut, press);
    });
    if (!command) return false;
    this.run(command);
    return true;
  }
}
