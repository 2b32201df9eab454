import { capture, type Piece } from '../../engine/boards/piece.ts';
import { rectangle } from '../../engine/boards/squares.ts';
import { neighbour, SIDES, type Square, sameSquare, squareKey, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import { paletteOf } from './palette.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';

/** More squares than this are shown by their rim alone: a ghost is drawn anew on every move of the pointer. */
const MANY = 400;
const rims = new WeakMap<readonly Square[], readonly Square[]>();
const rimOf = (squares: readonly Square[]): readonly Square[] => {
  const all = new Set(squares.map(squareKey));
  return squares.filter((square) => SIDES.some((side) => !all.has(squareKey(neighbour(square, side)))));
};
/** The squares that stand for a piece in hand, found once. */
const shownOf = (squares: readonly Square[]): readonly Square[] => {
  if (squares.length <= MANY) return squares;
  const rim = rims.get(squares) ?? rimOf(squares);
  rims.set(squares, rim);
  return rim;
};
const ghostOf = (squares: readonly Square[], [dx, dy]: Square): Mark[] =>
  shownOf(squares).map(([x, y]) => ({ square: [x + dx, y + dy], kind: 'band' }));

/** Puts down squares with all on them; the right button takes them up. */
class StampTool implements Tool {
  readonly id = 'stamp';
  readonly label = BOARD_TOOLS.stamp;
  readonly hint = BOARD_TOOLS.stampHint;
  readonly icon = 'paste';
  readonly shortcut = 'S';
  readonly cursor = 'crosshair';
  readonly #studio: Studio;
  #over = $state.raw<Square | undefined>();
  #from = $state.raw<Square | undefined>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  hover(at: Touch | undefined): void {
    this.#over = at?.square;
  }
  press(at: Touch): void {
    this.#over = at.square;
    if (at.second || !this.#piece) this.#from = at.square;
    else this.#put(this.#piece, at.square);
  }
  drag(at: Touch): void {
    this.#over = at.square;
  }
  release(at: Touch): void {
    if (this.#from) this.#take(rectangle(this.#from, at.square));
    this.#from = undefined;
  }
  cancel(): void {
    this.#from = undefined;
  }
  overlay(): Overlay {
    if (!this.#over) return {};
    if (this.#from) return { marks: ghostOf(rectangle(this.#from, this.#over), [0, 0]) };
    return this.#piece ? { marks: ghostOf(this.#piece.squares, this.#over) } : {};
  }
  get #piece(): Piece | undefined {
    return paletteOf(this.#studio).piece;
  }
  #put(piece: Piece, at: Square): void {
    this.#studio.editor.apply({ message: BOARD_TOOLS.stamped, facts: { square: squareName(at) } }, { do: 'stamp', piece, at });
  }
  #take(squares: readonly Square[]): void {
    const { scenario, library } = this.#studio;
    paletteOf(this.#studio).piece = capture(scenario, library, squares);
    this.#studio.announce(BOARD_TOOLS.copied, { count: squares.length });
  }
}
export const stampTool: ToolMaker = (studio) => new StampTool(studio);

/** Moves the chosen squares with all that stands on them. */
class MoveSquaresTool implements Tool {
  readonly id = 'move-squares';
  readonly label = BOARD_TOOLS.move;
  readonly hint = BOARD_TOOLS.moveHint;
  readonly icon = 'hand';
  readonly shortcut = 'M';
  readonly cursor = 'grab';
  readonly holds = true;
  readonly #studio: Studio;
  #held = $state.raw<{ readonly squares: readonly Square[]; readonly from: Square } | undefined>();
  #over = $state.raw<Square>([0, 0]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#held !== undefined;
  }
  press({ square }: Touch): void {
    const { selection } = this.#studio;
    if (!selection.has(square)) selection.set([square]);
    this.#held = { squares: selection.squares, from: square };
    this.#over = square;
  }
  drag({ square }: Touch): void {
    this.#over = square;
  }
  release({ square }: Touch): void {
    const held = this.#held;
    this.#held = undefined;
    if (!held || sameSquare(held.from, square)) return;
    const [dx, dy] = [square[0] - held.from[0], square[1] - held.from[1]];
    const least = (axis: 0 | 1): number => held.squares.reduce((least, at) => Math.min(least, at[axis]), Number.POSITIVE_INFINITY);
    const to: Square = [least(0) + dx, least(1) + dy];
    this.#studio.editor.apply({ message: BOARD_TOOLS.move }, { do: 'move-squares', squares: held.squares, to });
    this.#studio.selection.set(held.squares.map(([x, y]) => [x + dx, y + dy]));
  }
  cancel(): void {
    this.#held = undefined;
  }
  overlay(): Overlay {
    if (!this.#held) return {};
    const { squares, from } = this.#held;
    const by: Square = [this.#over[0] - from[0], this.#over[1] - from[1]];
    return squareKey(by) === '0,0' ? {} : { marks: ghostOf(squares, by) };
  }
}
export const moveSquaresTool: ToolMaker = (studio) => new MoveSquaresTool(studio);
