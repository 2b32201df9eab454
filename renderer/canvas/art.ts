import type { Token } from '../../engine/documents/scenario.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Placement } from '../../engine/tile.ts';
import type { Area } from '../editor/viewport.svelte.ts';

/** What pictures are painted with: a canvas context whose unit is one square of the board. */
export type Pen = CanvasRenderingContext2D;

export interface View {
  readonly seen: Area;
  /** Device-independent pixels a square. */
  readonly scale: number;
}

/** How board, tiles and tokens look on the canvas. */
export interface Art {
  /** Squares, printed cities, border, names and laid tiles: all that is seen. */
  board(pen: Pen, setup: Setup, view: View): void;
  /** A tile not yet laid, at its place on the board. */
  tile(pen: Pen, placement: Placement, setup: Setup, view: View): void;
  /** A token within the unit square. */
  token(pen: Pen, token: Token, view: View): void;
}
