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

export const BOARD_MIGRATIONS: readonly Migration[] = [squareAndTileAreTwoSizes];
