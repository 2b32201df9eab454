import { capture, type Piece } from '../../engine/boards/piece.ts';
import { frameOf } from '../../engine/boards/squares.ts';
import { type Square, sameSquare } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import { pieceGhost } from './piece-ghost.ts';
import { BOARD_TOOLS } from './tool-words.ts';

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
    const { left, top } = frameOf(squares);
    this.#held = { squares, piece: capture(scenario, library, squares), corner: [left, top], from: square };
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
