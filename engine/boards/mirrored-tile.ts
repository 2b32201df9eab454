import type { Feature, Tile } from '../documents/tile-set.ts';
import type { Rotation } from '../grid.ts';
import { ROTATIONS, rotation } from '../grid.ts';
import type { TileCatalogue } from '../setup.ts';
import { type Placement, parseTileHalf, parseTileSide, squaresOf } from '../tile.ts';
import { halfUnder, type Symmetry, sideUnder } from './symmetry.ts';

const listed = (words: readonly string[]): string => [...words].sort().join('');

/** One feature in words that are the same for all tiles alike. Fields name the cities they touch by those cities' own words. */
const wordsOf = (feature: Feature, symmetry: Symmetry, tile: Tile): string => {
  if (feature.type === 'monastery') return 'monastery';
  if (feature.type === 'field') {
    const halves = feature.halves.map((half) => halfUnder(symmetry, parseTileHalf(half).half));
    return `field ${listed(halves)} ${listed(feature.cities.map((i) => wordsOf(tile.features[i]!, symmetry, tile)))}`;
  }
  const { type, edges: _, ...rest } = feature;
  const edges = feature.edges.map((edge) => sideUnder(symmetry, parseTileSide(edge).side));
  return `${type} ${listed(edges)} ${JSON.stringify(rest)}`;
};
/** What a tile of one square shows after a move: equal for tiles that nobody can tell apart. */
const faceOf = (tile: Tile, symmetry: Symmetry): string =>
  `${listed(tile.features.map((feature) => `${wordsOf(feature, symmetry, tile)};`))} ${JSON.stringify(tile.marks ?? {})}`;

interface MirrorImage {
  readonly tile: string;
  /** How far the other tile is turned when this one is mirrored left to right. */
  readonly turns: Rotation;
}
const MIRROR: Symmetry = { mirrored: true, turns: 0 };
/** The tile that shows a tile's mirror image: itself or another of the catalogue. */
const mirrorImage = (tile: Tile, catalogue: TileCatalogue): MirrorImage | undefined => {
  const face = faceOf(tile, MIRROR);
  for (const other of [tile, ...catalogue.tiles.values()]) {
    if (squaresOf(other).length > 1) continue;
    const turns = ROTATIONS.find((candidate) => faceOf(other, { mirrored: false, turns: candidate }) === face);
    if (turns !== undefined) return { tile: other.id, turns };
  }
  return undefined;
};

/**
 * A placement as it looks after a move. Turning always works; a mirror image is a turn of the same tile,
 * or of another of the catalogue, or there is none. Mirroring twice gives the same rotation again.
 */
export const placementUnder = (placement: Placement, symmetry: Symmetry, catalogue: TileCatalogue): Placement | undefined => {
  if (!symmetry.mirrored) return { ...placement, rotation: rotation(placement.rotation + symmetry.turns) };
  const tile = catalogue.tiles.get(placement.tile);
  if (!tile || squaresOf(tile).length > 1) return undefined;
  const image = mirrorImage(tile, catalogue);
  return image && { ...placement, tile: image.tile, rotation: rotation(symmetry.turns - placement.rotation + image.turns) };
};
