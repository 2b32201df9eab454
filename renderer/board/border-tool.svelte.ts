import { isBorder } from '../../engine/board.ts';
import type { BorderChange } from '../../engine/boards/border.ts';
import { type BorderStep, stretch } from '../../engine/boards/border-walk.ts';
import { neighbour, opposite } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import { paletteOf } from './palette.svelte.ts';
import { nearestSide, sideMark } from './sides.ts';
import { BOARD_TOOLS } from './tool-words.ts';

const WIPED: BorderChange = { print: null, arms: null, to: null, open: null };

/** Prints roads and cities on the outline: a click on a side, or a drag along it, the shorter way round. */
class BorderTool implements Tool {
  readonly id = 'border';
  readonly label = BOARD_TOOLS.border;
  readonly hint = BOARD_TOOLS.borderHint;
  readonly icon = 'flag';
  readonly shortcut = 'D';
  readonly cursor = 'crosshair';
  readonly holds = true;
  readonly goesBySides = true;
  readonly #studio: Studio;
  #from = $state.raw<BorderStep | undefined>();
  #steps = $state.raw<readonly BorderStep[]>([]);
  #wipes = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  hover(at: Touch | undefined): void {
    const step = at && this.#stepAt(at);
    this.#steps = step ? [step] : [];
  }
  press(at: Touch): void {
    this.#from = this.#stepAt(at);
    this.#wipes = at.second;
    this.#steps = this.#from ? [this.#from] : [];
  }
  drag(at: Touch): void {
    const step = this.#stepAt(at);
    if (this.#from && step) this.#steps = stretch(this.#studio.setup.board, this.#from, step);
  }
  release(): void {
    const sides = this.#from ? this.#steps : [];
    this.#from = undefined;
    if (sides.length > 0)
      this.#studio.editor.apply({ message: BOARD_TOOLS.printBorder }, { do: 'set-border', sides, change: this.#change });
  }
  cancel(): void {
    this.#from = undefined;
    this.#steps = [];
  }
  overlay(): Overlay {
    return { marks: this.#steps.map(sideMark) };
  }
  get #change(): BorderChange {
    const { print, arms } = paletteOf(this.#studio);
    if (this.#wipes || print === 'neutral') return WIPED;
    if (print === 'open') return { ...WIPED, open: true };
    return { print, arms: arms > 0 ? arms : null, open: null };
  }
  /** The border side nearest to a touch, from inside the board or from outside it. */
  #stepAt(at: Touch): BorderStep | undefined {
    const { board } = this.#studio.setup;
    const side = nearestSide(at);
    const outside: BorderStep = { at: neighbour(at.square, side), side: opposite(side) };
    if (isBorder(board, at.square, side)) return { at: at.square, side };
    return isBorder(board, outside.at, outside.side) ? outside : undefined;
  }
}
export const borderTool: ToolMaker = (studio) => new BorderTool(studio);
