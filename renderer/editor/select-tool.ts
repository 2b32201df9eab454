import { combined, rectangle, type SelectionMode } from '../../engine/boards/squares.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { TOOLS } from '../words/tool-words.ts';
import type { Tool, ToolMaker, Touch } from './tool.ts';

/** How what is chosen next joins what is chosen: Shift adds, Ctrl takes away, both together keep what is in both. */
export const modeOf = ({ shift, mod }: Touch): SelectionMode => (shift && mod ? 'intersect' : shift ? 'add' : mod ? 'subtract' : 'replace');

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
    if (this.#from) this.#studio.selection.set(combined(this.#before, rectangle(this.#from, at.square), modeOf(at)));
  }
  release(): void {
    this.#from = undefined;
  }
  cancel(): void {
    if (this.#from) this.#studio.selection.set(this.#before);
    this.#from = undefined;
  }
}
export const selectTool: ToolMaker = (studio) => new SelectTool(studio);
