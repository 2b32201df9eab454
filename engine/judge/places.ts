import { neighbour, type Side, type Square, sideOfHalf } from '../grid.ts';
import { type Feature, makeTilePlace, parseTileHalf, parseTileSide, type Tile } from '../tile.ts';
import { covers } from '../tiles/outline.ts';
import { placesOf } from '../tiles/points.ts';

/** A side or half-edge a feature of a tile names, read; where it stands in the document is `field`. */
export interface NamedPlace {
  readonly feature: number;
  readonly type: Feature['type'];
  readonly place: string;
  readonly field: string;
  readonly square: Square;
  readonly side: Side;
}

const SIDE = /^(-?\d{1,2},-?\d{1,2},)?[NESW]$/;
const HALF = /^(-?\d{1,2},-?\d{1,2},)?(NW|NE|EN|ES|SE|SW|WS|WN)$/;
export const isReadable = (type: Feature['type'], place: string): boolean => (type === 'field' ? HALF : SIDE).test(place);

const read = (type: Feature['type'], place: string): { square: Square; side: Side; name: string } => {
  if (type !== 'field') return { ...parseTileSide(place), name: parseTileSide(place).side };
  const { square, half } = parseTileHalf(place);
  return { square, side: sideOfHalf(half), name: half };
};

/** Every place every feature of a tile names, in the order of the document, readable or not. */
export function* writtenPlaces(tile: Tile): Generator<{ feature: number; type: Feature['type']; place: string; field: string }> {
  for (const [index, feature] of tile.features.entries()) {
    const list = feature.type === 'field' ? 'halves' : 'edges';
    for (const [i, place] of placesOf(feature).entries())
      yield { feature: index, type: feature.type, place, field: `features.${index}.${list}.${i}` };
  }
}

export function* namedPlaces(tile: Tile): Generator<NamedPlace> {
  for (const written of writtenPlaces(tile)) {
    if (!isReadable(written.type, written.place)) continue;
    const { square, side } = read(written.type, written.place);
    yield { ...written, square, side };
  }
}

/** How the document should have named a place. */
export const properName = (tile: Tile, type: Feature['type'], place: string): string => {
  const { square, name } = read(type, place);
  return makeTilePlace(square, name as Side, tile);
};

/** Whether a place lies on the outline of the tile. */
export const isOuter = (tile: Tile, { square, side }: NamedPlace): boolean =>
  covers(tile, square) && !covers(tile, neighbour(square, side));
