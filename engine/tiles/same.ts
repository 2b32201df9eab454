import { bySquare, type Half, ROTATIONS, type Side, type Square, turnedHalf, turnedOffset, turnedSide } from '../grid.ts';
import { type Feature, parseTileHalf, parseTileSide, squaresOf, type Tile } from '../tile.ts';

/** A tile turned, its north-west corner at the origin, so that equal shapes have equal squares. */
interface Turned {
  readonly tile: Tile;
  readonly turns: number;
  readonly shift: Square;
}

const turnedSquare = ({ turns, shift }: Turned, square: Square): Square => {
  const [x, y] = turnedOffset(square, turns);
  return [x - shift[0], y - shift[1]];
};
const turnedTile = (tile: Tile, turns: number): Turned => {
  const squares = squaresOf(tile).map((square) => turnedOffset(square, turns));
  const least = (axis: 0 | 1): number => Math.min(...squares.map((square) => square[axis]));
  return { tile, turns, shift: [least(0), least(1)] };
};

const named = (turned: Turned, square: Square, name: Side | Half): string => `${turnedSquare(turned, square).join(',')},${name}`;
const sidesOf = (turned: Turned, edges: readonly string[]): string =>
  edges
    .map(parseTileSide)
    .map(({ square, side }) => named(turned, square, turnedSide(side, turned.turns)))
    .sort()
    .join(' ');
const halvesOf = (turned: Turned, halves: readonly string[]): string =>
  halves
    .map(parseTileHalf)
    .map(({ square, half }) => named(turned, square, turnedHalf(half, turned.turns)))
    .sort()
    .join(' ');

const DESCRIPTIONS: { readonly [Type in Feature['type']]: (turned: Turned, feature: Extract<Feature, { type: Type }>) => string } = {
  city: (turned, city) => `city ${sidesOf(turned, city.edges)} arms ${city.arms ?? 0}${city.cathedral ? ' cathedral' : ''}`,
  road: (turned, road) => `road ${sidesOf(turned, road.edges)}${road.inn ? ' inn' : ''}`,
  river: (turned, river) => `river ${sidesOf(turned, river.edges)}`,
  monastery: (turned, { square = [0, 0] }) => `monastery ${turnedSquare(turned, square).join(',')}`,
  field: (turned, field) => `field ${halvesOf(turned, field.halves)} at ${citiesOf(turned, field.cities)}`,
};
const describe = (turned: Turned, feature: Feature): string =>
  (DESCRIPTIONS[feature.type] as (turned: Turned, feature: Feature) => string)(turned, feature);

const citiesOf = (turned: Turned, cities: readonly number[]): string =>
  cities
    .map((index) => turned.tile.features[index])
    .map((city) => (city?.type === 'city' ? describe(turned, city) : '?'))
    .sort()
    .join('; ');

const signatureAt = (turned: Turned): string =>
  [
    squaresOf(turned.tile)
      .map((square) => turnedSquare(turned, square))
      .sort(bySquare)
      .join(' '),
    ...turned.tile.features.map((feature) => describe(turned, feature)).sort(),
  ].join('\n');

const known = new WeakMap<Tile, string>();
/** The features of a tile whichever way it is turned, as one text: equal for equal tiles only. Ids, marks and road ends do not count. */
export const signatureOf = (tile: Tile): string => {
  const before = known.get(tile);
  if (before !== undefined) return before;
  const [signature = ''] = ROTATIONS.map((turns) => signatureAt(turnedTile(tile, turns))).sort();
  known.set(tile, signature);
  return signature;
};

/** Whether two tiles have the same features, one of them perhaps turned. Marks (goods, gardens) may differ. */
export const sameUpToTurning = (a: Tile, b: Tile): boolean => signatureOf(a) === signatureOf(b);

const marksOf = ({ marks = {} }: Tile): string =>
  Object.keys(marks)
    .sort()
    .map((mark) => `${mark}=${marks[mark]}`)
    .join(' ');
/** Whether two tiles are the same in every way that play can see. */
export const sameInPlay = (a: Tile, b: Tile): boolean => sameUpToTurning(a, b) && marksOf(a) === marksOf(b);
