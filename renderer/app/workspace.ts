import type { Component } from 'svelte';
import type { Setup } from '../../engine/setup.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Command } from '../commands/command.ts';
import type { Overlay, ToolMaker } from '../editor/tool.ts';
import type { IconName } from '../shared/icons.ts';
import type { Studio } from './studio.svelte.ts';

export const WORKSPACE_IDS = ['board', 'tokens', 'tiles', 'setup', 'play', 'sheet'] as const;
export type WorkspaceId = (typeof WORKSPACE_IDS)[number];

/** A part of the right column: a heading that folds, and a component below it. The component gets the studio by `useStudio()`. */
export interface Panel {
  readonly id: string;
  readonly label: Message;
  readonly body: Component;
  /** Folded until somebody opens it. */
  readonly folded?: boolean;
}

/**
 * One of the six workspaces over the same scenario.
 *
 * How to fill one: a workspace is a folder (`renderer/board/`) whose `workspace.ts` exports one `Workspace`, listed in
 * `app/workspaces.ts`. All of it is optional but the name:
 *
 * - `tools` are made once (`(studio) => Tool`, see `editor/tool.ts`) and stand in the left rail; the first is the one taken at first.
 *   A tool hears touches in squares and answers with an `overlay()`; state that drawing depends on is `$state` in a `.svelte.ts` class.
 * - `panels` stand in the right column above the problems, in this order.
 * - `layers(studio)` is what the workspace draws over the board whatever the tool (legal squares, heat, regions). Keep it cheap: it is
 *   asked again whenever state that it read changes. Memoise by document value, never work per pointer move over all squares.
 * - `shows(studio)` gives another set-up to show than the scenario's (a game being played); memoise it.
 * - `commands` are what a person can do here with a name and a key; they join menu, palette and shortcut sheet by themselves.
 * - `main` takes the place of the board canvas (the tile designer, the sheet). `top` is a strip above the canvas (options of tools).
 *
 * Words of a workspace stand in its `words.ts` (`... as const satisfies Messages`, four languages; a test reads every `*words.ts`).
 * Everything else comes from the studio: `studio.editor.apply(stepName, edit, gesture?)` to change, `studio.setup` to ask the engine,
 * `studio.t(MESSAGE, facts)` to speak, `studio.selection`, `studio.viewport`, `studio.jobs.run(...)` for long work, `studio.announce(...)`.
 */
export interface Workspace {
  readonly id: WorkspaceId;
  readonly label: Message;
  readonly icon: IconName;
  readonly tools?: readonly ToolMaker[];
  readonly panels?: readonly Panel[];
  readonly commands?: readonly Command[];
  /** The set-up to show in place of the scenario's own: the board of a game being played. */
  readonly shows?: (studio: Studio) => Setup;
  readonly layers?: (studio: Studio) => Overlay;
  readonly main?: Component;
  readonly top?: Component;
  /** What the workspace says in the status bar. */
  readonly status?: Component;
}
