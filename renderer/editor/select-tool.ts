import type { Square } from '../../engine/grid.ts';
import { squareKey } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { TOOLS } from '../words/tool-words.ts';
import { rectangleOf } from './squares.ts';
import type { Overlay, Tool, ToolMaker, Touch } from './tool.ts';

const without = (squares: readonly Square[], taken: readonly Square[]): Square[] => {
  const keys = new Set(taken.map(squareKey));
  return squares.filter((square) => !keys.has(squareKey(square)));
};
const both = (a: readonly Square[], b: readonly Square[]): Square[] => {
  const keys = new Set(b.map(squareKey));
  return a.filter((square) => keys.has(squareKey(square)));
};
/** Shift adds, Ctrl takes away, both together keep what is in both. */
const combined = (before: readonly Square[], drawn: readonly Square[], { shift, mod }: Touch): readonly Square[] => {
  if (shift && mod) return both(before, drawn);
  if (shift) return [...before, ...without(drawn, before)];
  return mod ? without(before, drawn) : drawn;
};

/** Chooses squares by a rectangle. */
class SelectTool implements Tool {
  readonly id = 'select';
  readonly label = TOOLS.select;
  readonly hint = TOOLS.selectHint;
  readonly icon = 'select';
  readonly shortcut = 'V';
  readonly holds = true;
  readonly #studio: Studio;
  #from: Square | undefined;
  #before: readonly Square[] = [];

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  press(at: Touch): void {
    this.#from = at.square;
    this.#before = this.#studio.selection.squares;
    this.drag(at);
  }
  drag(at: Touch): void {
    if (this.#from) this.#studio.selection.set(combined(this.#before, rectangleOf(this.#from, at.square), at));
  }
  release(): void {
    this.#from = undefined;
  }
  cancel(): void {
    if (this.#from) this.#studio.selection.set(this.#before);
    this.#from = undefined;
  }
  overlay(): Overlay {
    return {};
  }
}
export const selectTool: ToolMaker = (studio) => new SelectTool(studio);
