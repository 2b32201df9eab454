import { mount } from 'svelte';
import '../app/tokens.css';
import '../app/base.css';
import { capture } from '../../engine/boards/piece.ts';
import { rectangle } from '../../engine/boards/squares.ts';
import App from '../app/App.svelte';
import { start } from '../app/start.ts';
import type { WorkspaceId } from '../app/workspace.ts';
import { paletteOf } from '../board/palette.svelte.ts';
import { fitBoard } from '../commands/view.ts';
import { islandScenario } from '../tests/large.ts';

/** A tool of a workspace. */
export interface Place {
  readonly workspace: WorkspaceId;
  readonly tool: string;
}
const studio = await start();
mount(App, { target: document.getElementById('app') as HTMLElement, props: { studio } });

const opened = (size: number): void => {
  studio.files.create(islandScenario(size));
};
/** Fills the middle of the board: so many squares, as one step. */
const fill = (squares: number): void => {
  const side = Math.ceil(Math.sqrt(squares));
  const from = Math.floor((studio.setup.board.rows.length - side) / 2);
  const chosen = Array.from({ length: squares }, (_, i): [number, number] => [from + (i % side), from + Math.floor(i / side)]);
  const name = studio.commands.find('edit.undo')?.label;
  if (name) studio.editor.apply({ message: name }, { do: 'paint', squares: chosen, ground: '~' });
};

/** What the bench may do to the whole program. */
const hand = {
  open: opened,
  close: (): Promise<void> => studio.files.close(),
  openFiles: (): number => studio.desk.documents.length,
  fit: (): void => fitBoard(studio),
  fill,
  undo: (): void => studio.commands.runById('edit.undo'),
  tools: (): Place[] =>
    studio.workbench.rooms
      .filter(({ workspace }) => !workspace.main)
      .flatMap(({ workspace, tools }) => tools.map(({ id }) => ({ workspace: workspace.id, tool: id }))),
  take: ({ workspace, tool }: Place): void => {
    studio.workbench.go(workspace);
    studio.workbench.take(tool);
    studio.selection.clear();
    paletteOf(studio).ground = '~';
    paletteOf(studio).hold(capture(studio.scenario, studio.library, rectangle([40, 40], [41, 41])));
  },
  /** Where the middle of a square is on the page. */
  pixels: (square: readonly [number, number]): readonly [number, number] => {
    const { left, top } = (document.querySelector('[role=grid]') as HTMLElement).getBoundingClientRect();
    const [x, y] = studio.viewport.pixelsOf([square[0] + 0.5, square[1] + 0.5]);
    return [left + x, top + y];
  },
};
export type Hand = typeof hand;
Object.assign(window, { hand });
