import { groundAt, takesTile } from '../board.ts';
import type { Board, CityEdge, CitySquare, LargeCity } from '../documents/board.ts';
import type { Texts } from '../documents/common.ts';
import { neighbour, opposite, SIDES, type Side, type Square, sameSquare } from '../grid.ts';
import { healedCities } from './move.ts';

const holds = ({ squares }: LargeCity, at: Square): boolean => squares.some((square) => sameSquare(square.at, at));
/** The large city a square is printed as, by its number in the board's list; -1 for none. */
export const cityIndexAt = (board: Board, at: Square): number => board.cities.findIndex((city) => holds(city, at));
export const citySquareAt = (board: Board, at: Square): CitySquare | undefined =>
  board.cities[cityIndexAt(board, at)]?.squares.find((square) => sameSquare(square.at, at));

const withCity = (board: Board, index: number, change: (city: LargeCity) => LargeCity): Board =>
  index < 0 ? board : { ...board, cities: board.cities.map((city, i) => (i === index ? change(city) : city)) };
const withCitySquare = (board: Board, at: Square, change: (square: CitySquare) => CitySquare): Board =>
  withCity(board, cityIndexAt(board, at), (city) => ({
    ...city,
    squares: city.squares.map((square) => (sameSquare(square.at, at) ? change(square) : square)),
  }));

/** A square of a city with no other square of it yet: open towards land. */
const newSquare = (board: Board, at: Square): CitySquare => {
  const edge = (side: Side): CityEdge => (takesTile(groundAt(board, neighbour(at, side))) ? 'city' : 'field');
  return { at, edges: { N: edge('N'), E: edge('E'), S: edge('S'), W: edge('W') } };
};
const withInner = (square: CitySquare, city: LargeCity): CitySquare => {
  const edge = (side: Side): CityEdge => (holds(city, neighbour(square.at, side)) ? 'inner' : square.edges[side]);
  return { ...square, edges: { N: edge('N'), E: edge('E'), S: edge('S'), W: edge('W') } };
};
const joined = (city: LargeCity, square: CitySquare): LargeCity => {
  const grown = { ...city, squares: [...city.squares, square] };
  return { ...grown, squares: grown.squares.map((one) => withInner(one, grown)) };
};

const proposedName = (board: Board): Texts => {
  const taken = new Set(board.cities.map(({ name }) => name.en));
  let number = board.cities.length + 1;
  while (taken.has(`City ${number}`)) number++;
  return { en: `City ${number}`, cs: `Město ${number}`, de: `Stadt ${number}`, nl: `Stad ${number}` };
};

/** Is it a name that was given because there was none? */
export const isProposedName = ({ en }: Texts): boolean => /^City \d+$/.test(en ?? '');

/** The board with the square taken out of its city; the ground stays as it is. */
export const leftCity = (board: Board, at: Square): Board => {
  const index = cityIndexAt(board, at);
  if (index < 0) return board;
  const without = withCity(board, index, (city) => ({ ...city, squares: city.squares.filter((square) => !sameSquare(square.at, at)) }));
  return { ...without, cities: healedCities(without.cities) };
};

/** The board with a printed square put into the city that `to` belongs to, or into a new one. */
export const joinedCity = (board: Board, at: Square, to?: Square): Board => {
  const before = cityIndexAt(board, at);
  if (to && before >= 0 && before === cityIndexAt(board, to)) return board;
  const free = leftCity(board, at);
  const index = to ? cityIndexAt(free, to) : -1;
  const square = newSquare(free, at);
  if (index < 0) return { ...free, cities: [...free.cities, { name: proposedName(free), squares: [square] }] };
  return withCity(free, index, (city) => joined(city, square));
};

/** The board with every printed square in some city: the one it touches, or a new one. */
export const claimed = (board: Board, squares: readonly Square[]): Board =>
  squares.reduce((now, at) => {
    if (cityIndexAt(now, at) >= 0) return now;
    const beside = SIDES.map((side) => neighbour(at, side)).find((other) => cityIndexAt(now, other) >= 0);
    return joinedCity(now, at, beside);
  }, board);

export const withCityEdge = (board: Board, at: Square, side: Side, edge: CityEdge): Board =>
  citySquareAt(board, at)?.edges[side] === edge
    ? board
    : withCitySquare(board, at, (square) => ({ ...square, edges: { ...square.edges, [side]: edge } }));

export const withArmsAt = (board: Board, at: Square, arms: number): Board =>
  withCitySquare(board, at, ({ arms: _, ...square }) => (arms > 0 ? { ...square, arms } : square));

export const withCityName = (board: Board, at: Square, name: Texts): Board =>
  withCity(board, cityIndexAt(board, at), (city) => ({ ...city, name }));

/** Sides where two squares of one city meet. */
export const isInnerSide = (board: Board, at: Square, side: Side): boolean =>
  citySquareAt(board, at)?.edges[side] === 'inner' && citySquareAt(board, neighbour(at, side))?.edges[opposite(side)] === 'inner';
