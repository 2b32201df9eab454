import type { Objection } from '../objection.ts';
import type { Tile } from '../tile.ts';
import { edgesAreWhole } from './edge-rules.ts';
import { FEATURE_RULES } from './feature-rules.ts';
import type { TileRule } from './place.ts';
import { SHAPE_RULES } from './shape-rules.ts';

const TILE_RULES: readonly TileRule[] = [...SHAPE_RULES, edgesAreWhole, ...FEATURE_RULES];

/** All that is wrong with a tile, at once; errors, warnings and notes. `path` is where the tile stands in its document. */
export const tileObjections = (tile: Tile, path = ''): Objection[] => TILE_RULES.flatMap((rule) => [...rule({ tile, path })]);
