import type { Migration } from './migration.ts';

const PRESET_TILE = 45;

/** Version 1 had one size for square and tile; tiles of 45 mm jam on squares of 45 mm. */
const squareAndTileAreTwoSizes: Migration = {
  to: 2,
  why: 'the printed square and the tile are two sizes',
  up: ({ squareSize, ...rest }) => ({
    ...rest,
    sizes: { square: squareSize ?? PRESET_TILE, tile: Math.min(PRESET_TILE, Number(squareSize ?? PRESET_TILE)) },
  }),
};

/** Version 2 had no words for marks, bands and frames; a program that knows only it must say "newer", not "unknown field". */
const marksAreSaid: Migration = {
  to: 3,
  why: 'chip marks with their colour, bands of rows and the frames of highlights can be said',
  up: (board) => board,
};

export const BOARD_MIGRATIONS: readonly Migration[] = [squareAndTileAreTwoSizes, marksAreSaid];
