import { capture, type Piece } from '../../engine/boards/piece.ts';
import { rectangle } from '../../engine/boards/squares.ts';
import { type Square, sameSquare, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { paletteOf } from './palette.svelte.ts';
import { pieceGhost } from './piece-ghost.ts';
import { BOARD_TOOLS } from './tool-words.ts';

/** The frame of the squares between two corners. */
const frameLines = ([ax, ay]: Square, [bx, by]: Square): NonNullable<Overlay['lines']> => {
  const [left, top, right, bottom] = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx) + 1, Math.max(ay, by) + 1];
  const corners: readonly Spot[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] as Spot }));
};

/** Puts down squares with all on them; the right button takes them up. */
class StampTool implements Tool {
  readonly id = 'stamp';
  readonly label = BOARD_TOOLS.stamp;
  readonly hint = BOARD_TOOLS.stampHint;
  readonly icon = 'paste';
  readonly shortcut = 'S';
  readonly cursor = 'crosshair';
  readonly holds = true;
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
    const over = this.#over ?? this.#studio.selection.cursor;
    if (!over) return {};
    if (this.#from) return { lines: frameLines(this.#from, over) };
    return this.#piece ? { ghostPiece: pieceGhost(this.#studio, this.#piece, over) } : {};
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

/** Squares in hand: where their corner lay, and where they were taken hold of. */
interface Held {
  readonly squares: readonly Square[];
  readonly piece: Piece;
  readonly corner: Square;
  readonly from: Square;
}

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
  #held = $state.raw<Held | undefined>();
  #over = $state.raw<Square>([0, 0]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#held !== undefined;
  }
  press({ square }: Touch): void {
    const { selection, scenario, library } = this.#studio;
    if (!selection.has(square)) selection.set([square]);
    const { squares } = selection;
    const least = (axis: 0 | 1): number => squares.reduce((least, at) => Math.min(least, at[axis]), Number.POSITIVE_INFINITY);
    this.#held = { squares, piece: capture(scenario, library, squares), corner: [least(0), least(1)], from: square };
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
    const to: Square = [held.corner[0] + dx, held.corner[1] + dy];
    this.#studio.editor.apply({ message: BOARD_TOOLS.move }, { do: 'move-squares', squares: held.squares, to });
    this.#studio.selection.set(held.squares.map(([x, y]) => [x + dx, y + dy]));
  }
  cancel(): void {
    this.#held = undefined;
  }
  overlay(): Overlay {
    if (!this.#held) return {};
    const { piece, corner, from } = this.#held;
    const [dx, dy] = [this.#over[0] - from[0], this.#over[1] - from[1]];
    return dx === 0 && dy === 0 ? {} : { ghostPiece: pieceGhost(this.#studio, piece, [corner[0] + dx, corner[1] + dy]) };
  }
}
export const moveSquaresTool: ToolMaker = (studio) => new MoveSquaresTool(studio);
