import type { Studio } from '../app/studio.svelte.ts';
import { LAYER_COMMANDS } from '../panels/layers/layers.ts';
import type { Command, MenuId } from './command.ts';
import { EDIT_COMMANDS } from './edit.ts';
import { FILE_COMMANDS } from './file.ts';
import { HELP_COMMANDS } from './help.ts';
import type { KeyMap } from './key-map.ts';
import { type KeyPress, matches, shownKeys } from './keys.ts';
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
  /** The keys of a command as they are shown; none when it has no shortcut. */
  keysOf = (command: Command | undefined): readonly string[] => {
    const shortcut = command && this.shortcutOf(command);
    return shortcut ? shownKeys(shortcut, this.#studio.mac, this.#studio.words.language) : [];
  };
  /** Gives a command a key of the person's own; undefined gives back the one it came with. */
  setShortcut(command: Command, shortcut: string | undefined): void {
    const { [command.id]: _, ...others } = this.#studio.settings.now.shortcuts;
    this.#studio.settings.change({ shortcuts: shortcut === undefined ? others : { ...others, [command.id]: shortcut } });
  }
  /** Gives every command the key it came with, but for those given. */
  setAllShortcuts(shortcuts: KeyMap): void {
    this.#studio.settings.change({ shortcuts });
  }
  get hasOwnShortcuts(): boolean {
    return Object.keys(this.#studio.settings.now.shortcuts).length > 0;
  }
  /** Commands that can be done at the same time and share a key: each with the others. */
  get clashes(): ReadonlyMap<string, ReadonlySet<Command>> {
    const found = new Map<string, Set<Command>>();
    const note = (one: Command, other: Command) => found.set(one.id, (found.get(one.id) ?? new Set()).add(other));
    for (const { workspace, tools } of this.#studio.workbench.rooms)
      for (const holders of this.#byKey([...this.#everywhere, ...toolCommands(tools), ...(workspace.commands ?? [])]))
        for (const one of holders) for (const other of holders) if (one !== other) note(one, other);
    return found;
  }
  /** Commands that share a key. */
  #byKey(commands: readonly Command[]): readonly (readonly Command[])[] {
    const holders = new Map<string, Command[]>();
    for (const command of commands)
      for (const key of new Set(this.shortcutOf(command)?.toLowerCase().split(' ')))
        holders.set(key, [...(holders.get(key) ?? []), command]);
    return [...holders.values()];
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
