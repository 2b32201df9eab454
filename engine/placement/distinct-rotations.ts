import { ROTATIONS, type Rotation, type Square, turnedHalf, turnedOffset, turnedSide } from '../grid.ts';
import { type Feature, parseTileHalf, parseTileSide, squaresOf, type Tile } from '../tile.ts';

const COMPASS = /^[NESW]{1,2}$/;
/** A mark that names a direction is seen to turn. */
const showsDirection = (tile: Tile): boolean =>
  Object.values(tile.marks ?? {}).some((mark) => typeof mark === 'string' && COMPASS.test(mark));

type Pin = (square: Square) => string;

/** Names a square of the turned tile by its place in the tile's outline, wherever that lies. */
const pinned = (tile: Tile, turns: Rotation): Pin => {
  const turned = squaresOf(tile).map((square) => turnedOffset(square, turns));
  const left = Math.min(...turned.map(([x]) => x));
  const top = Math.min(...turned.map(([, y]) => y));
  return (square) => {
    const [x, y] = turnedOffset(square, turns);
    return `${x - left},${y - top}`;
  };
};

const sideWords = (edges: readonly string[], turns: Rotation, pin: Pin): string =>
  edges
    .map(parseTileSide)
    .map(({ square, side }) => pin(square) + turnedSide(side, turns))
    .sort()
    .join(' ');
const halfWords = (halves: readonly string[], turns: Rotation, pin: Pin): string =>
  halves
    .map(parseTileHalf)
    .map(({ square, half }) => pin(square) + turnedHalf(half, turns))
    .sort()
    .join(' ');

const placeOf = (feature: Feature, turns: Rotation, pin: Pin): string => {
  if (feature.type === 'monastery') return pin(feature.square ?? [0, 0]);
  if (feature.type === 'field') return halfWords(feature.halves, turns, pin);
  return sideWords(feature.edges, turns, pin);
};
const look = (feature: Feature, turns: Rotation, pin: Pin): string => {
  const { type, ...rest } = feature;
  const extras = 'arms' in rest || 'inn' in rest || 'cathedral' in rest ? JSON.stringify([rest]) : '';
  return `${type} ${placeOf(feature, turns, pin)} ${extras.replace(/"(edges|squares)":\[[^\]]*\]/g, '')}`;
};

/** What a turned tile looks like, as text: equal looks are the same to the eye. */
export const lookOf = (tile: Tile, turns: Rotation): string => {
  const pin = pinned(tile, turns);
  const outline = squaresOf(tile).map(pin).sort().join(' ');
  return [outline, ...tile.features.map((feature) => look(feature, turns, pin)).sort()].join('\n');
};

const known = new WeakMap<Tile, readonly Rotation[]>();
/** The rotations that look different: one for a plain monastery, two for a straight road, four for a bend. */
export const distinctRotations = (tile: Tile): readonly Rotation[] => {
  const before = known.get(tile);
  if (before) return before;
  const looks = ROTATIONS.map((turns) => lookOf(tile, turns));
  const distinct = showsDirection(tile) ? ROTATIONS : ROTATIONS.filter((turns) => looks.indexOf(looks[turns] as string) === turns);
  known.set(tile, distinct);
  return distinct;
};
