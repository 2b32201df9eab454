import { type Board, groundAt, takesTile } from '../../board.ts';
import { neighbour, opposite, SIDES, type Side, type Square } from '../../grid.ts';
import type { Position } from '../../placement/position.ts';
import type { Piece, SideEnd } from '../../regions/piece.ts';
import type { Filling, RegionSystem } from '../../regions/system.ts';
import type { Setup } from '../../setup.ts';
import { borderEntry } from './border-print.ts';
import { isIslandReached, islandAt } from './islands.ts';
import { printedAt } from './large-cities.ts';
import { printedPieces } from './printed-pieces.ts';

const known = new WeakMap<Board, readonly Piece[]>();
const piecesOfBoard = (board: Board): readonly Piece[] => {
  const pieces = known.get(board) ?? board.cities.flatMap(printedPieces);
  known.set(board, pieces);
  return pieces;
};

const isTableEdge = (board: Board, square: Square, side: Side): boolean =>
  borderEntry(board, square, side)?.open ?? board.tableEdge ?? false;
/** A border closes what ends at it, printed or not (a switch leaves those without print open); the edge of a table closes nothing. */
const borderCloses = ({ board, scenario }: Setup, square: Square, side: Side): boolean =>
  !isTableEdge(board, square, side) &&
  (scenario.systems['map-boards']?.neutralBorder !== 'open' || borderEntry(board, square, side)?.print !== undefined);

const closes = (setup: Setup, square: Square, side: Side): boolean => {
  const beyond = neighbour(square, side);
  const printed = printedAt(setup.board, beyond);
  if (printed) return printed.print.edges[opposite(side)] === 'neutral' || printed.print.edges[opposite(side)] === 'blocked';
  return !takesTile(groundAt(setup.board, beyond)) && borderCloses(setup, square, side);
};

const isBesideTableEdge = (board: Board, square: Square): boolean =>
  board.tableEdge === true ||
  SIDES.some((side) => groundAt(board, neighbour(square, side)) !== '.' && isTableEdge(board, neighbour(square, side), opposite(side)));

/** Squares a monastery does not wait for: outside the board, water and highlights, islands not yet reached. */
const isMissing = (position: Position, square: Square): boolean => {
  const { board, scenario } = position.setup;
  const ground = groundAt(board, square);
  if (ground === '.') return !isBesideTableEdge(board, square);
  const island = islandAt(board, square);
  const isWater = !takesTile(ground) || (island !== undefined && !isIslandReached(position, island));
  return isWater && scenario.systems['map-boards']?.waterNextToMonastery !== 'needed';
};
const filling = (position: Position, square: Square): Filling => {
  const switches = position.setup.scenario.systems['map-boards'];
  const isPrinted = printedAt(position.setup.board, square) !== undefined;
  if (isPrinted && switches?.cityNextToMonastery !== 'missing') return 'filled';
  return (isPrinted || isMissing(position, square)) && switches?.borderMonastery !== 'never' ? 'missing' : 'empty';
};

/** What a printed board is to roads, cities, fields and monasteries. */
export const mapBoardsRegions: RegionSystem = {
  id: 'map-boards',
  pieces: ({ setup }) => piecesOfBoard(setup.board),
  closes: ({ setup }, square, side) => closes(setup, square, side),
  links: ({ setup }) =>
    (setup.board.ferries ?? []).map(({ from, to }): readonly [SideEnd, SideEnd] => [
      { square: [from[0], from[1]], side: from[2] },
      { square: [to[0], to[1]], side: to[2] },
    ]),
  filling,
};
