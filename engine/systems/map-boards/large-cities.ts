import type { Board, CitySquare, LargeCity } from '../../board.ts';
import { neighbour, SIDES, type Square } from '../../grid.ts';
import { isCovered, type Position } from '../../placement/position.ts';
import { codeOfSquare, type SquareCode } from '../../placement/square-code.ts';
import type { Setup } from '../../setup.ts';

/** A printed square of a large city, with the city it belongs to. */
export interface PrintedSquare {
  readonly city: LargeCity;
  readonly print: CitySquare;
}

const index = (board: Board): ReadonlyMap<SquareCode, PrintedSquare> =>
  new Map(board.cities.flatMap((city) => city.squares.map((print) => [codeOfSquare(print.at), { city, print }] as const)));

const known = new WeakMap<Board, ReadonlyMap<SquareCode, PrintedSquare>>();
export const printedAt = (board: Board, square: Square): PrintedSquare | undefined => {
  const printed = known.get(board) ?? index(board);
  known.set(board, printed);
  return printed.get(codeOfSquare(square));
};

const switchesOf = (setup: Setup) => setup.scenario.systems['map-boards'];
/** The printed squares that wake together with this one. */
const wakingWith = (setup: Setup, { city, print }: PrintedSquare): readonly CitySquare[] =>
  switchesOf(setup)?.cityWakes === 'touched-square' ? [print] : city.squares;
export const isAwakeFromStart = (setup: Setup): boolean => switchesOf(setup)?.citiesAwake === 'from-start';

/** A large city sleeps until a tile lies beside it. */
export const isAwake = (position: Position, printed: PrintedSquare): boolean =>
  isAwakeFromStart(position.setup) ||
  wakingWith(position.setup, printed).some(({ at }) => SIDES.some((side) => isCovered(position, neighbour(at, side))));

/** The squares beside one of these, each once; of the squares themselves those that lie beside another. */
export const squaresBeside = (squares: readonly Square[]): readonly Square[] => {
  const beside = new Map<SquareCode, Square>();
  for (const square of squares) for (const side of SIDES) beside.set(codeOfSquare(neighbour(square, side)), neighbour(square, side));
  return [...beside.values()];
};

/** The groups of printed squares that wake as one. */
export const wakingGroups = (setup: Setup): readonly (readonly Square[])[] =>
  setup.board.cities.flatMap(({ squares }) =>
    switchesOf(setup)?.cityWakes === 'touched-square' ? squares.map(({ at }) => [at]) : [squares.map(({ at }) => at)],
  );
