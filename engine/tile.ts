import type { Feature, Tile } from './documents/tile-set.ts';
import type { Half, Rotation, Side, Square } from './grid.ts';

export type { Feature, Tile } from './documents/tile-set.ts';

/** What touches what along one side of one square. */
export const EDGES = ['field', 'road', 'city', 'river'] as const;
export type Edge = (typeof EDGES)[number];

/** One side of one square of an unturned tile. */
export interface TileSide {
  readonly square: Square;
  readonly side: Side;
}
export interface TileHalf {
  readonly square: Square;
  readonly half: Half;
}

const SINGLE: readonly Square[] = [[0, 0]];
/** The squares a tile covers when unturned, as offsets; the first is the one a placement names. */
export const squaresOf = (tile: Tile): readonly Square[] => tile.squares ?? SINGLE;

const split = (place: string): { square: Square; name: string } => {
  const parts = place.split(',');
  return parts.length === 1 ? { square: [0, 0], name: place } : { square: [Number(parts[0]), Number(parts[1])], name: parts[2] as string };
};
/** Reads "E" or, on tiles of several squares, "2,1,E". */
export const parseTileSide = (place: string): TileSide => {
  const { square, name } = split(place);
  return { square, side: name as Side };
};
/** Reads "EN" or "2,1,EN". */
export const parseTileHalf = (place: string): TileHalf => {
  const { square, name } = split(place);
  return { square, half: name as Half };
};
export const makeTilePlace = ([x, y]: Square, name: Side | Half, tile: Tile): string => (tile.squares ? `${x},${y},${name}` : name);

/** The feature that reaches a side (never a field), undefined where only field lies. */
export const featureAt = (tile: Tile, square: Square, side: Side): Feature | undefined =>
  tile.features.find(
    (feature) =>
      feature.type !== 'field' &&
      feature.type !== 'monastery' &&
      feature.edges.some((place) => place === makeTilePlace(square, side, tile)),
  );

/** Edges are never written down: they follow from the features. */
export const edgeOf = (tile: Tile, square: Square, side: Side): Edge => {
  const feature = featureAt(tile, square, side);
  return feature ? (feature.type as Edge) : 'field';
};

/** A tile laid, or to be laid: its first square lies at `at`, all others turn with it about that square. */
export interface Placement {
  readonly tile: string;
  readonly at: Square;
  readonly rotation: Rotation;
}
