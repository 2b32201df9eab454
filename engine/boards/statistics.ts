import { squaresOfBoard, takesTile } from '../board.ts';
import type { Board, Ground } from '../documents/board.ts';
import { piecesOf } from '../geography/pieces.ts';
import { borderWalks } from './border-walk.ts';
import { sizeOf } from './move.ts';
import { distancesFrom } from './reach.ts';

/** The way between two starts, in tiles; undefined where there is none. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly tiles: number | undefined;
}
export interface BoardStatistics {
  readonly width: number;
  readonly height: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly tileSquares: number;
  readonly grounds: { readonly [ground in Ground]?: number };
  /** Pieces of land that hang together, large cities counted in. */
  readonly pieces: number;
  readonly borderSides: number;
  readonly printedRoads: number;
  readonly printedCities: number;
  readonly largeCities: number;
  readonly arms: number;
  readonly towns: number;
  readonly starts: number;
  readonly ferries: number;
  readonly ways: readonly Way[];
  /** Mean way from a square to the nearest start, in tiles. */
  readonly meanWay: number | undefined;
  readonly recommendedTiles: { readonly min: number; readonly max: number };
}

/** The shares of a board's squares that the publisher's advice comes to (110 to 120 tiles on about 125 squares). */
const ADVICE = { min: 0.88, max: 0.96 };
export const recommendedTiles = (tileSquares: number): { min: number; max: number } => ({
  min: Math.floor(tileSquares * ADVICE.min),
  max: Math.floor(tileSquares * ADVICE.max),
});

const waysOf = (board: Board): Way[] =>
  board.starts.flatMap(({ at }, from) => {
    const distances = distancesFrom(board, [at]);
    const others = board.starts.slice(from + 1);
    return others.map((other, i) => ({ from, to: from + 1 + i, tiles: distances.of(other.at) }));
  });

const meanWayOf = (board: Board): number | undefined => {
  const starts = board.starts.map(({ at }) => at);
  const distances = distancesFrom(board, starts).all();
  return distances.length > 0 ? distances.reduce((sum, distance) => sum + distance, 0) / distances.length : undefined;
};

/** Figures a designer looks at. */
export const boardStatistics = (board: Board): BoardStatistics => {
  const [width, height] = sizeOf(board);
  const squares = [...squaresOfBoard(board)];
  const tileSquares = [...squaresOfBoard(board, takesTile)].length;
  const grounds: { [ground in Ground]?: number } = {};
  for (const [x, y] of squares) {
    const ground = board.rows[y]![x] as Ground;
    grounds[ground] = (grounds[ground] ?? 0) + 1;
  }
  const prints = (print: 'road' | 'city'): number => board.border.filter((entry) => entry.print === print).length;
  return {
    width,
    height,
    widthMm: width * board.sizes.square,
    heightMm: height * board.sizes.square,
    tileSquares,
    grounds,
    pieces: piecesOf(squares.filter(([x, y]) => board.rows[y]![x] !== '~')).length,
    borderSides: borderWalks(board).reduce((sum, walk) => sum + walk.length, 0),
    printedRoads: prints('road'),
    printedCities: prints('city'),
    largeCities: board.cities.length,
    arms: board.cities.flatMap((city) => city.squares).reduce((sum, { arms = 0 }) => sum + arms, 0),
    towns: board.towns.length,
    starts: board.starts.length,
    ferries: board.ferries?.length ?? 0,
    ways: waysOf(board),
    meanWay: meanWayOf(board),
    recommendedTiles: recommendedTiles(tileSquares),
  };
};
