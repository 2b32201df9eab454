import { lasso } from '../../engine/boards/lasso.ts';
import { combined, flood, type SelectionMode, sameKind } from '../../engine/boards/squares.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { modeOf } from '../editor/select-tool.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';

/** Chooses squares by drawing round them. */
class LassoTool implements Tool {
  readonly id = 'lasso';
  readonly label = BOARD_TOOLS.lasso;
  readonly hint = BOARD_TOOLS.lassoHint;
  readonly icon = 'lasso';
  readonly shortcut = 'Shift+L';
  readonly holds = true;
  readonly chooses = true;
  readonly #studio: Studio;
  #way = $state.raw<readonly Spot[]>([]);
  #before: readonly Square[] = [];
  #mode: SelectionMode = 'replace';

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#way.length > 0;
  }
  press(at: Touch): void {
    this.#before = this.#studio.selection.squares;
    this.#mode = modeOf(at, this.#studio);
    this.#way = [at.spot];
  }
  drag(at: Touch): void {
    if (this.#way.length === 0) return;
    this.#way = [...this.#way, at.spot];
    this.#studio.selection.set(combined(this.#before, lasso(this.#way), this.#mode));
  }
  release(at: Touch): void {
    this.drag(at);
    this.#way = [];
  }
  cancel(): void {
    if (this.isBusy) this.#studio.selection.set(this.#before);
    this.#way = [];
  }
  overlay(): Overlay {
    return { lines: this.#way.slice(1).map((to, i) => ({ from: this.#way[i] as Spot, to })) };
  }
}
export const lassoTool: ToolMaker = (studio) => new LassoTool(studio);

/** Chooses squares of the same kind. */
class WandTool implements Tool {
  readonly id = 'wand';
  readonly label = BOARD_TOOLS.wand;
  readonly hint = BOARD_TOOLS.wandHint;
  readonly icon = 'wand';
  readonly shortcut = 'W';
  readonly chooses = true;
  readonly #studio: Studio;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  press(at: Touch): void {
    const { selection, setup } = this.#studio;
    const found = at.alt ? sameKind(setup.board, at.square) : flood(setup.board, at.square);
    selection.set(combined(selection.squares, found, modeOf(at, this.#studio)));
  }
}
export const wandTool: ToolMaker = (studio) => new WandTool(studio);
