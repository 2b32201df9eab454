import { groundAt } from '../../engine/board.ts';
import { line } from '../../engine/boards/squares.ts';
import type { Ground } from '../../engine/documents/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Tool, Touch } from '../editor/tool.ts';
import type { IconName } from '../shared/icons.ts';
import { type BoardPalette, mirrored, paintEdit, paletteOf, tellApart } from './palette.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';
import { BOARD } from './words.ts';

/** Paints squares along the pointer's way, in live symmetry; one stroke is one step. */
export abstract class Stroke implements Tool {
  abstract readonly id: string;
  abstract readonly label: Message;
  abstract readonly hint: Message;
  abstract readonly icon: IconName;
  abstract readonly shortcut: string;
  readonly cursor = 'crosshair';
  protected readonly studio: Studio;
  #stroke = $state.raw<symbol | undefined>();
  #last: Square | undefined;
  /** Where the last stroke ended: with Shift the next begins there. */
  #end: Square | undefined;

  constructor(studio: Studio) {
    this.studio = studio;
  }
  /** Of the stroke alone, without its images. */
  protected abstract paint(squares: readonly Square[], stroke: symbol): void;
  get isBusy(): boolean {
    return this.#stroke !== undefined;
  }
  press(at: Touch): void {
    this.#stroke = Symbol('stroke');
    this.#last = at.shift && !at.second ? (this.#end ?? at.square) : at.square;
    this.drag(at);
  }
  drag({ square }: Touch): void {
    if (!this.#stroke) return;
    const squares = line(this.#last ?? square, square);
    this.#last = square;
    this.paint(squares, this.#stroke);
  }
  release(): void {
    if (this.#stroke) this.#end = this.#last;
    this.#stroke = undefined;
  }
  cancel(): void {
    if (this.#stroke) this.studio.editor.cancel(this.#stroke);
    this.#stroke = undefined;
  }
}

/** Paints squares; the right button takes up the kind of square under it. */
export class Brush extends Stroke {
  readonly id = 'brush';
  readonly label = BOARD.brush;
  readonly hint = BOARD.brushHint;
  readonly icon = 'brush';
  readonly shortcut = 'B';
  readonly #palette: BoardPalette;

  constructor(studio: Studio) {
    super(studio);
    this.#palette = paletteOf(studio);
  }
  get ground(): Ground {
    return this.#palette.ground;
  }
  set ground(ground: Ground) {
    this.#palette.ground = ground;
  }
  override press(at: Touch): void {
    if (at.second) this.ground = groundAt(this.studio.setup.board, at.square);
    else super.press(at);
  }
  protected paint(squares: readonly Square[], stroke: symbol): void {
    this.studio.editor.apply({ message: BOARD.paint }, paintEdit(this.studio, squares), stroke);
  }
  override release(): void {
    if (this.isBusy) tellApart(this.studio, this.#palette);
    super.release();
  }
}

/** Takes squares off the board with all that stands on them. */
export class Eraser extends Stroke {
  readonly id = 'eraser';
  readonly label = BOARD_TOOLS.eraser;
  readonly hint = BOARD_TOOLS.eraserHint;
  readonly icon = 'eraser';
  readonly shortcut = 'E';
  protected paint(squares: readonly Square[], stroke: symbol): void {
    this.studio.editor.apply({ message: BOARD_TOOLS.erase }, { do: 'clear', squares: mirrored(this.studio, squares) }, stroke);
  }
}
