import { copiesSuffice } from './copies-suffice.ts';
import { edgesMatch } from './edges-match.ts';
import { noEnclosedHoles } from './no-enclosed-holes.ts';
import { notationIsRead } from './notation-is-read.ts';
import type { PlacementRule, SetupRule } from './rule.ts';
import { squareIsFree } from './square-is-free.ts';
import { startsDiffer } from './starts-differ.ts';
import { startsHoldTiles } from './starts-hold-tiles.ts';
import { tilesAreKnown } from './tiles-are-known.ts';
import { tilesHangTogether } from './tiles-hang-together.ts';
import { touchesATile } from './touches-a-tile.ts';

/** The rulebook of laying a tile, in the order a person would check it; the systems add theirs. */
export const PLACEMENT_RULES: readonly PlacementRule[] = [squareIsFree, touchesATile, edgesMatch];

/** Rules a scenario may add. */
export const OPTIONAL_RULES: readonly PlacementRule[] = [noEnclosedHoles];

/** What a set-up must be as a whole. */
export const SETUP_RULES: readonly SetupRule[] = [
  notationIsRead,
  tilesAreKnown,
  copiesSuffice,
  startsDiffer,
  startsHoldTiles,
  tilesHangTogether,
];
