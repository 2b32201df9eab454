import { type Piece, solidSquares } from '../../engine/boards/piece.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Square } from '../../engine/grid.ts';
import { setupOf } from '../../engine/setup.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { GhostPiece } from '../editor/tool.ts';

/** A piece as a scenario of its own, with the tiles of the scenario it was made for. */
interface Shown {
  readonly tiles: Scenario['tiles'];
  readonly scenario: Scenario;
  readonly squares: readonly Square[];
}
const shown = new WeakMap<Piece, Shown>();
const made = ({ scenario }: Studio, piece: Piece): Shown => {
  const { board, starts, laid, tokens: placed } = piece;
  const tokens = { supply: [], constraints: [], placed };
  return {
    tiles: scenario.tiles,
    scenario: { ...scenario, board, starts, laid, tokens },
    squares: solidSquares(piece),
  };
};
const shownOf = (studio: Studio, piece: Piece): Shown => {
  const known = shown.get(piece);
  const found = known?.tiles === studio.scenario.tiles ? known : made(studio, piece);
  shown.set(piece, found);
  return found;
};

/** A piece over the board as it will look when its corner is put down at a square. */
export const pieceGhost = (studio: Studio, piece: Piece, at: Square): GhostPiece => {
  const { scenario, squares } = shownOf(studio, piece);
  return { setup: setupOf(scenario, studio.library), squares, at };
};
