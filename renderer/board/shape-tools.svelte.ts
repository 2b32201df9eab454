import { groundAt } from '../../engine/board.ts';
import { ellipse, flood, line, rectangle } from '../../engine/boards/squares.ts';
import type { Square } from '../../engine/grid.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { IconName } from '../shared/icons.ts';
import { paintEdit, paletteOf, tellApart } from './palette.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';
import { BOARD } from './words.ts';

type Squares = (from: Square, to: Square) => Square[];
/** The far end moved to where Shift wants it. */
type Evened = (from: Square, to: Square) => Square;

/** Width and height are alike. */
const alike: Evened = ([x, y], [u, v]) => {
  const reach = Math.max(Math.abs(u - x), Math.abs(v - y));
  return [x + Math.sign(u - x || 1) * reach, y + Math.sign(v - y || 1) * reach];
};
/** Level, upright or at half a right angle, whichever is nearest. */
const straight: Evened = ([x, y], [u, v]) => {
  const [dx, dy] = [Math.abs(u - x), Math.abs(v - y)];
  if (dx > 2 * dy) return [u, y];
  return dy > 2 * dx ? [x, v] : alike([x, y], [u, v]);
};
/** The end across from the other, when the first is the middle. */
const across = ([x, y]: Square, [u, v]: Square): Square => [2 * x - u, 2 * y - v];

interface ShapeOptions {
  readonly id: string;
  readonly label: Message;
  readonly icon: IconName;
  readonly shortcut: string;
  readonly squares: Squares;
  readonly evened?: Evened;
}

/** Paints a shape between where the drag began and where it is; drawn anew as it moves, one step in the end. */
class ShapeTool implements Tool {
  readonly id: string;
  readonly label: Message;
  readonly icon: IconName;
  readonly shortcut: string;
  readonly hint = BOARD_TOOLS.shapeHint;
  readonly cursor = 'crosshair';
  readonly holds = true;
  readonly #studio: Studio;
  readonly #squares: Squares;
  readonly #evened: Evened;
  #from = $state.raw<Square | undefined>();
  #gesture = Symbol('shape');

  constructor(studio: Studio, { id, label, icon, shortcut, squares, evened = alike }: ShapeOptions) {
    this.#studio = studio;
    this.id = id;
    this.label = label;
    this.icon = icon;
    this.shortcut = shortcut;
    this.#squares = squares;
    this.#evened = evened;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  press(at: Touch): void {
    this.#from = at.square;
    this.#gesture = Symbol('shape');
    this.drag(at);
  }
  drag({ square, shift, alt }: Touch): void {
    const from = this.#from;
    if (!from) return;
    const to = shift ? this.#evened(from, square) : square;
    const edit = paintEdit(this.#studio, this.#squares(alt ? across(from, to) : from, to));
    this.#studio.editor.replace({ message: BOARD.paint }, edit, this.#gesture);
  }
  release(): void {
    if (this.#from) tellApart(this.#studio, paletteOf(this.#studio));
    this.#from = undefined;
  }
  cancel(): void {
    if (this.#from) this.#studio.editor.cancel(this.#gesture);
    this.#from = undefined;
  }
}

export const lineTool: ToolMaker = (studio) =>
  new ShapeTool(studio, { id: 'line', label: BOARD_TOOLS.line, icon: 'line', shortcut: 'L', squares: line, evened: straight });
export const rectangleTool: ToolMaker = (studio) =>
  new ShapeTool(studio, { id: 'rectangle', label: BOARD_TOOLS.rectangle, icon: 'rectangle', shortcut: 'U', squares: rectangle });
export const ellipseTool: ToolMaker = (studio) =>
  new ShapeTool(studio, { id: 'ellipse', label: BOARD_TOOLS.ellipse, icon: 'target', shortcut: 'O', squares: ellipse });

/** Fills squares of one kind that hang together, or with Shift the chosen ones. */
class FillTool implements Tool {
  readonly id = 'fill';
  readonly label = BOARD_TOOLS.fill;
  readonly hint = BOARD_TOOLS.fillHint;
  readonly icon = 'fill';
  readonly shortcut = 'G';
  readonly cursor = 'crosshair';
  readonly #studio: Studio;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  press({ square, shift, second }: Touch): void {
    const { editor, selection, setup } = this.#studio;
    if (second) {
      paletteOf(this.#studio).ground = groundAt(setup.board, square);
      return;
    }
    const squares = shift ? selection.squares : flood(setup.board, square);
    editor.apply({ message: BOARD.paint }, paintEdit(this.#studio, squares));
    tellApart(this.#studio, paletteOf(this.#studio));
  }
}
export const fillTool: ToolMaker = (studio) => new FillTool(studio);
