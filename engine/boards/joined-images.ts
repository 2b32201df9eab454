import type { Board, CityEdge, CitySquare, LargeCity } from '../documents/board.ts';
import { neighbour, SIDES, type Side, type Square, squareOrder } from '../grid.ts';
import { isProposedName } from './cities.ts';
import { imagesOf, type LiveSymmetry } from './live-symmetry.ts';
import { sizeOf } from './move.ts';

const nameOf = (city: LargeCity, other: LargeCity): LargeCity['name'] =>
  isProposedName(city.name) && !isProposedName(other.name) ? other.name : city.name;
/** One city of two: where their squares meet, the edges are inner. It keeps the name of the first, unless only the other was given one. */
const joinedTo = (city: LargeCity, other: LargeCity): LargeCity => {
  const squares = [...city.squares, ...other.squares];
  const on = new Set(squares.map(({ at }) => squareOrder(at)));
  const withInner = ({ at, edges, ...rest }: CitySquare): CitySquare => {
    const edge = (side: Side): CityEdge => (on.has(squareOrder(neighbour(at, side))) ? 'inner' : edges[side]);
    return { at, ...rest, edges: { N: edge('N'), E: edge('E'), S: edge('S'), W: edge('W') } };
  };
  return { ...city, name: nameOf(city, other), squares: squares.map(withInner) };
};
/** The squares of a city, each by the first of its images: the same for all that are images of one another. */
const orbitsOf = ({ squares }: LargeCity, symmetry: LiveSymmetry, size: Square): ReadonlySet<number> =>
  new Set(squares.map(({ at }) => Math.min(...imagesOf(at, symmetry, size).map((image) => squareOrder(image.at)))));
const shareSome = (some: ReadonlySet<number>, others: ReadonlySet<number>): boolean => [...some].some((one) => others.has(one));

/** Cities that a person gave names of their own stay two. */
const mayJoin = ({ name }: LargeCity, other: LargeCity): boolean =>
  JSON.stringify(name) === JSON.stringify(other.name) || isProposedName(name) || isProposedName(other.name);

type CityAt = (square: Square) => LargeCity | undefined;
const cityAtOf = ({ cities }: Board): CityAt => {
  const index = new Map(cities.flatMap((city) => city.squares.map(({ at }) => [squareOrder(at), city] as const)));
  return (square) => index.get(squareOrder(square));
};
/** Cities that touch one of those that some squares belong to. */
function* touching(squares: readonly Square[], cityAt: CityAt): Generator<readonly [LargeCity, LargeCity]> {
  for (const city of new Set(squares.map(cityAt)))
    for (const { at } of city?.squares ?? [])
      for (const side of SIDES) {
        const other = cityAt(neighbour(at, side));
        if (city && other && other !== city) yield [city, other];
      }
}

/** Cities that are images of one another and touch. */
function* touchingImages(board: Board, squares: readonly Square[], symmetry: LiveSymmetry): Generator<readonly [LargeCity, LargeCity]> {
  const orbits = (city: LargeCity): ReadonlySet<number> => orbitsOf(city, symmetry, sizeOf(board));
  for (const [city, other] of touching(squares, cityAtOf(board)))
    if (shareSome(orbits(city), orbits(other)))
      yield board.cities.indexOf(city) < board.cities.indexOf(other) ? [city, other] : [other, city];
}
export const citySquaresOf = ({ cities }: Board): Square[] => cities.flatMap(({ squares }) => squares.map(({ at }) => at));

/** The board with the large cities of some squares made one with those they touch that are their images: an axis that cuts a city leaves it whole. */
export const joinedImages = (board: Board, squares: readonly Square[], symmetry: LiveSymmetry): Board => {
  for (const [city, other] of touchingImages(board, squares, symmetry)) {
    if (!mayJoin(city, other)) continue;
    const cities = board.cities.filter((one) => one !== other).map((one) => (one === city ? joinedTo(city, other) : one));
    return joinedImages({ ...board, cities }, squares, symmetry);
  }
  return board;
};
/** Two cities that are images of one another, touch, and stay two since each has a name of its own. */
export const imagesApart = (board: Board, symmetry: LiveSymmetry): readonly [LargeCity, LargeCity] | undefined =>
  touchingImages(board, citySquaresOf(board), symmetry).next().value ?? undefined;
