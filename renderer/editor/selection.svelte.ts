import type { SelectionMode } from '../../engine/boards/squares.ts';
import { type Square, sameSquare, squareOrder } from '../../engine/grid.ts';

/** The squares a person has chosen, and the square the keyboard is on. No part of the document, so never undone. */
export class Selection {
  #squares = $state.raw<readonly Square[]>([]);
  #keys: ReadonlySet<number> = new Set();
  /** Where the arrow keys are; undefined until somebody uses them. */
  cursor = $state.raw<Square | undefined>();
  /** How what is chosen next joins what is chosen, unless keys say otherwise. */
  mode = $state<SelectionMode>('replace');
  /** The square under the pointer. */
  hovered = $state.raw<Square | undefined>();

  get squares(): readonly Square[] {
    return this.#squares;
  }
  get only(): Square | undefined {
    return this.#squares.length === 1 ? this.#squares[0] : undefined;
  }
  has(square: Square): boolean {
    return this.#squares.length > 0 && this.#keys.has(squareOrder(square));
  }
  set(squares: readonly Square[]): void {
    this.#keys = new Set(squares.map(squareOrder));
    this.#squares = squares;
  }
  clear(): void {
    if (this.#squares.length > 0) this.set([]);
  }
  hover(square: Square | undefined): void {
    const before = this.hovered;
    if (square && before ? !sameSquare(square, before) : square !== before) this.hovered = square;
  }
}
