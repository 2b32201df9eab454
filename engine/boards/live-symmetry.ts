import { type Square, squareKey } from '../grid.ts';
import { followedBy, MIRRORS, offsetUnder, type Symmetry, sameSymmetry, UNMOVED } from './symmetry.ts';

/** Symmetries under which every stroke is repeated while drawing. */
export const LIVE_SYMMETRIES = ['vertical', 'horizontal', 'both', 'diagonal', 'antidiagonal', 'half-turn', 'quarter-turn', 'all'] as const;
export type LiveSymmetry = (typeof LIVE_SYMMETRIES)[number];

const HALF: Symmetry = { mirrored: false, turns: 2 };
const QUARTER: Symmetry = { mirrored: false, turns: 1 };
const GENERATORS: { readonly [symmetry in LiveSymmetry]: readonly Symmetry[] } = {
  vertical: [MIRRORS.vertical],
  horizontal: [MIRRORS.horizontal],
  both: [MIRRORS.vertical, MIRRORS.horizontal],
  diagonal: [MIRRORS.diagonal],
  antidiagonal: [MIRRORS.antidiagonal],
  'half-turn': [HALF],
  'quarter-turn': [QUARTER],
  all: [QUARTER, MIRRORS.vertical],
};

/** All moves of a symmetry, doing nothing first. */
export const movesOf = (symmetry: LiveSymmetry): Symmetry[] => {
  const moves = [UNMOVED];
  for (const move of moves)
    for (const generator of GENERATORS[symmetry]) {
      const next = followedBy(move, generator);
      if (!moves.some((other) => sameSymmetry(other, next))) moves.push(next);
    }
  return moves;
};

/** A square's image, and the move that brought it there (which turns what lies on it). */
export interface Image {
  readonly at: Square;
  readonly move: Symmetry;
}

const SWAPS_AXES = (move: Symmetry): boolean => move.turns % 2 === 1;
/** Moves that swap the axes need a middle that is a square or a corner: width and height both odd or both even. */
export const isPossible = (symmetry: LiveSymmetry, [width, height]: Square): boolean =>
  (width + height) % 2 === 0 || !movesOf(symmetry).some(SWAPS_AXES);

/** A square and its images about the middle of a frame, each square once. Where a move is not possible in the frame it is left out. */
export const imagesOf = (square: Square, symmetry: LiveSymmetry, size: Square): Image[] => {
  const moves = movesOf(symmetry).filter((move) => !SWAPS_AXES(move) || (size[0] + size[1]) % 2 === 0);
  const images = new Map<string, Image>();
  for (const move of moves) {
    const [x, y] = offsetUnder(move, [2 * square[0] - size[0] + 1, 2 * square[1] - size[1] + 1]);
    const at: Square = [(x + size[0] - 1) / 2, (y + size[1] - 1) / 2];
    if (!images.has(squareKey(at))) images.set(squareKey(at), { at, move });
  }
  return [...images.values()];
};

/** Squares with all their images. */
export const symmetric = (squares: readonly Square[], symmetry: LiveSymmetry | undefined, size: Square): Square[] => {
  if (!symmetry) return [...squares];
  const all = squares.flatMap((square) => imagesOf(square, symmetry, size).map(({ at }) => at));
  return [...new Map(all.map((at) => [squareKey(at), at])).values()];
};
