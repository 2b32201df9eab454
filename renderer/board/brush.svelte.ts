import { groundAt } from '../../engine/board.ts';
import type { Ground } from '../../engine/documents/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { lineOf } from '../editor/squares.ts';
import type { Tool, Touch } from '../editor/tool.ts';
import { BOARD } from './words.ts';

/** Paints squares; the right button takes up the kind of square under it. */
export class Brush implements Tool {
  readonly id = 'brush';
  readonly label = BOARD.brush;
  readonly hint = BOARD.brushHint;
  readonly icon = 'brush';
  readonly shortcut = 'B';
  readonly cursor = 'crosshair';
  readonly #studio: Studio;
  ground = $state<Ground>('#');
  #stroke: symbol | undefined;
  #last: Square | undefined;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#stroke !== undefined;
  }
  press(at: Touch): void {
    if (at.second) {
      this.ground = groundAt(this.#studio.setup.board, at.square);
      return;
    }
    this.#stroke = Symbol('stroke');
    this.#last = at.square;
    this.drag(at);
  }
  drag({ square }: Touch): void {
    if (!this.#stroke) return;
    const squares = lineOf(this.#last ?? square, square);
    this.#last = square;
    this.#studio.editor.apply({ message: BOARD.paint }, { do: 'paint', squares, ground: this.ground }, this.#stroke);
  }
  release(): void {
    this.#stroke = undefined;
  }
  cancel(): void {
    if (this.#stroke) this.#studio.editor.cancel(this.#stroke);
    this.#stroke = undefined;
  }
}
