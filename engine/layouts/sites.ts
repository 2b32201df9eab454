import { type Board, groundAt, isBorder, squaresOfBoard } from '../board.ts';
import type { Ground } from '../documents/board.ts';
import { neighbour, SIDES, type Square, squareKey, turnedOffset } from '../grid.ts';
import type { Setup } from '../setup.ts';
import { type Placement, squaresOf } from '../tile.ts';
import type { Site } from './constraint.ts';

/** A set of squares that can be asked quickly. */
export type SquareSet = ReadonlySet<string>;
export const squareSet = (squares: Iterable<Square>): SquareSet => new Set(Array.from(squares, squareKey));

/** What token rules need to know of a set-up, with the starts in use named apart so that other pairs can be tried. */
export interface Scene {
  readonly setup: Setup;
  readonly board: Board;
  readonly starts: readonly Square[];
}

/** The scene of a set-up with its own starts in use, or with others. */
export const sceneOf = (setup: Setup, starts: readonly Square[] = setup.scenario.starts): Scene => ({ setup, board: setup.board, starts });

const ofGround =
  (wanted: Ground) =>
  ({ board }: Scene): Iterable<Square> =>
    squaresOfBoard(board, (ground) => ground === wanted);

const startsOf = ({ board }: Scene): Square[] => board.starts.map(({ at }) => at);
/** Every start carries a town, so one that is not in use is a town square. */
const towns = (scene: Scene): Square[] => {
  const used = squareSet(scene.starts);
  return [...scene.board.towns.map(({ at }) => at), ...startsOf(scene).filter((at) => !used.has(squareKey(at)))];
};

/** The squares a laid tile covers. */
export const covered = (setup: Setup, { tile, at, rotation }: Placement): Square[] => {
  const kind = setup.catalogue.tiles.get(tile);
  const offsets: readonly Square[] = kind ? squaresOf(kind) : [[0, 0]];
  return offsets.map((offset) => turnedOffset(offset, rotation)).map(([x, y]): Square => [at[0] + x, at[1] + y]);
};
/** Squares that hold a tile when play begins: those laid in advance, and the starts in use. */
const tiled = (scene: Scene): Square[] => {
  const idle = squareSet(startsOf(scene));
  const laid = scene.setup.laid.filter(({ at }) => !idle.has(squareKey(at)));
  return [...scene.starts, ...laid.flatMap((placement) => covered(scene.setup, placement))];
};

const openCitySquares = ({ board }: Scene): Square[] =>
  board.cities.flatMap(({ squares }) => squares.filter(({ edges }) => SIDES.some((side) => edges[side] === 'city')).map(({ at }) => at));
const atTheBorder = ({ board }: Scene): Square[] =>
  [...squaresOfBoard(board)].filter((at) => SIDES.some((side) => isBorder(board, at, side)));

/** The squares that are such a site. */
const SQUARES: { readonly [S in Site]: (scene: Scene) => Iterable<Square> } = {
  'large-city': ofGround('O'),
  town: towns,
  start: startsOf,
  'used-start': ({ starts }) => starts,
  'laid-tile': tiled,
  island: ofGround('i'),
  wave: ofGround('~'),
  highlight: ofGround('^'),
  chumak: ofGround('u'),
  'chip-mark': ({ board }) => (board.marks ?? []).map(({ at }) => at),
  'open-city-edge': openCitySquares,
  border: atTheBorder,
};
export const squaresOfSite = (scene: Scene, site: Site): SquareSet => squareSet(SQUARES[site](scene));

const beside = (squares: Iterable<Square>): Square[] => [...squares].flatMap((at) => SIDES.map((side) => neighbour(at, side)));
/** Squares across an edge of a large city where the city goes on (decision 30). */
const atOpenEdges = ({ board }: Scene): Square[] =>
  board.cities.flatMap(({ squares }) =>
    squares.flatMap(({ at, edges }) => SIDES.filter((side) => edges[side] === 'city').map((side) => neighbour(at, side))),
  );
/** The squares side by side with such a site, or at such an edge. */
export const squaresBesideSite = (scene: Scene, site: Site): SquareSet =>
  squareSet(site === 'open-city-edge' ? atOpenEdges(scene) : beside(SQUARES[site](scene)));

/** Of the squares of a site, those side by side with a square. */
export const sitesBeside = (scene: Scene, site: Site, at: Square): Square[] => {
  const there = squaresOfSite(scene, site);
  const around = SIDES.map((side) => neighbour(at, side)).filter((square) => there.has(squareKey(square)));
  return site === 'open-city-edge' ? around.filter((square) => atOpenEdgeOf(scene.board, square, at)) : around;
};
const atOpenEdgeOf = (board: Board, city: Square, at: Square): boolean =>
  board.cities.some(({ squares }) =>
    squares.some(
      (printed) =>
        squareKey(printed.at) === squareKey(city) &&
        SIDES.some((side) => printed.edges[side] === 'city' && squareKey(neighbour(city, side)) === squareKey(at)),
    ),
  );

/** Why no token of any kind can lie on a square: it is off the board, or no tile ever comes to lie there. */
const REFUSALS: { readonly [G in Ground]?: 'outside' | 'waves' | 'highlight' } = { '.': 'outside', '~': 'waves', '^': 'highlight' };
export const groundRefusal = (board: Board, at: Square): 'outside' | 'waves' | 'highlight' | undefined => REFUSALS[groundAt(board, at)];
