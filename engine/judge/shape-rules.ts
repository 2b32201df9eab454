import { neighbour, SIDES, type Square, squareKey } from '../grid.ts';

import { squaresOf, type Tile } from '../tile.ts';
import { covers } from '../tiles/outline.ts';
import { against, type TileRule } from './place.ts';
import { isReadable, namedPlaces, properName, writtenPlaces } from './places.ts';

const squaresOnce: TileRule = function* (judged) {
  const seen = new Set<string>();
  for (const [i, square] of squaresOf(judged.tile).entries()) {
    if (seen.has(squareKey(square))) yield against(judged, 'tile/square-twice', `squares.${i}`, { square: squareKey(square) });
    seen.add(squareKey(square));
  }
};

/** The squares that can be reached from the first, side by side. */
const reached = (tile: Tile): ReadonlySet<string> => {
  const found: Square[] = [...squaresOf(tile).slice(0, 1)];
  const keys = new Set(found.map(squareKey));
  for (const square of found)
    for (const next of SIDES.map((side) => neighbour(square, side)))
      if (covers(tile, next) && !keys.has(squareKey(next))) {
        keys.add(squareKey(next));
        found.push(next);
      }
  return keys;
};
const inOnePiece: TileRule = function* (judged) {
  const keys = reached(judged.tile);
  for (const [i, square] of squaresOf(judged.tile).entries())
    if (!keys.has(squareKey(square))) yield against(judged, 'tile/squares-apart', `squares.${i}`, { square: squareKey(square) });
};

const placesReadable: TileRule = function* (judged) {
  for (const { type, place, field } of writtenPlaces(judged.tile)) {
    if (!isReadable(type, place))
      yield against(judged, type === 'field' ? 'tile/half-unreadable' : 'tile/side-unreadable', field, { place });
    else if (properName(judged.tile, type, place) !== place)
      yield against(judged, 'tile/place-misnamed', field, { place, proper: properName(judged.tile, type, place) });
  }
};

const placesOnOutline: TileRule = function* (judged) {
  for (const { place, field, square, side } of namedPlaces(judged.tile)) {
    if (!covers(judged.tile, square)) yield against(judged, 'tile/place-outside', field, { place });
    else if (covers(judged.tile, neighbour(square, side))) yield against(judged, 'tile/place-inside', field, { place }, { side });
  }
};

/** Squares that features say they lie on. */
const claimed = (tile: Tile): { square: Square; field: string }[] =>
  tile.features.flatMap((feature, index) => {
    if (feature.type === 'monastery') return feature.square ? [{ square: feature.square, field: `features.${index}.square` }] : [];
    if (feature.type !== 'city' && feature.type !== 'road') return [];
    return (feature.squares ?? []).map((square, i) => ({ square, field: `features.${index}.squares.${i}` }));
  });
const featuresOnTile: TileRule = function* (judged) {
  for (const { square, field } of claimed(judged.tile))
    if (!covers(judged.tile, square)) yield against(judged, 'tile/feature-outside', field, { square: squareKey(square) });
};

const oneMonasteryASquare: TileRule = function* (judged) {
  const seen = new Set<string>();
  for (const [index, feature] of judged.tile.features.entries()) {
    if (feature.type !== 'monastery') continue;
    const key = squareKey(feature.square ?? [0, 0]);
    if (seen.has(key)) yield against(judged, 'tile/monastery-twice', `features.${index}`, { square: key });
    seen.add(key);
  }
};

/** What the squares of a tile, and the places its features name, must be. */
export const SHAPE_RULES: readonly TileRule[] = [
  squaresOnce,
  inOnePiece,
  placesReadable,
  placesOnOutline,
  featuresOnTile,
  oneMonasteryASquare,
];
