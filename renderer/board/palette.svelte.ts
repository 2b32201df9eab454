import { type LiveSymmetry, symmetric } from '../../engine/boards/live-symmetry.ts';
import { sizeOf } from '../../engine/boards/move.ts';
import type { Piece } from '../../engine/boards/piece.ts';
import type { CityEdge, Ground } from '../../engine/documents/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';

export const PRINTS = ['neutral', 'road', 'city', 'open'] as const;
export type Print = (typeof PRINTS)[number];

/** What the tools of the Board workspace have in hand; shared by all of them, and by all open documents. */
export class BoardPalette {
  ground = $state<Ground>('#');
  symmetry = $state<LiveSymmetry | undefined>();
  print = $state<Print>('road');
  arms = $state(0);
  edge = $state<CityEdge>('city');
  /** The place of the region that is painted. */
  region = $state(0);
  showsRegions = $state(true);
  /** What the stamp holds: taken up, copied or cut. */
  piece = $state.raw<Piece | undefined>();
}

const palettes = new WeakMap<Studio, BoardPalette>();
export const paletteOf = (studio: Studio): BoardPalette => {
  const known = palettes.get(studio) ?? new BoardPalette();
  palettes.set(studio, known);
  return known;
};

/** Squares with the images that live symmetry gives them. */
export const mirrored = (studio: Studio, squares: readonly Square[]): Square[] =>
  symmetric(squares, paletteOf(studio).symmetry, sizeOf(studio.setup.board));
