import { combined, rectangle, type SelectionMode } from '../../engine/boards/squares.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { TOOLS } from '../words/tool-words.ts';
import type { Tool, ToolMaker, Touch } from './tool.ts';

/** How keys say that what is chosen next joins what is chosen: Shift adds, Ctrl takes away, both together keep what is in both. */
export const modeByKeys = ({ shift, mod }: Pick<Touch, 'shift' | 'mod'>): SelectionMode | undefined =>
  shift && mod ? 'intersect' : shift ? 'add' : mod ? 'subtract' : undefined;
/** The mode of a gesture is the one it began with. */
export const modeOf = (at: Touch, { selection }: Studio): SelectionMode => modeByKeys(at) ?? selection.mode;

/** Chooses squares by a rectangle. */
class SelectTool implements Tool {
  readonly id = 'select';
  readonly label = TOOLS.select;
  readonly hint = TOOLS.selectHint;
  readonly icon = 'select';
  readonly shortcut = 'V';
  readonly holds = true;
  readonly chooses = true;
  readonly #studio: Studio;
  #from: Square | undefined;
  #before: readonly Square[] = [];
  #mode: SelectionMode = 'replace';

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  press(at: Touch): void {
    this.#from = at.square;
    this.#before = this.#studio.selection.squares;
    this.#mode = modeOf(at, this.#studio);
    this.drag(at);
  }
  drag(at: Touch): void {
    if (this.#from) this.#studio.selection.set(combined(this.#before, rectangle(this.#from, at.square), this.#mode));
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
