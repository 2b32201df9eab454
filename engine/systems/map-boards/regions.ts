import { type Board, groundAt, takesTile } from '../../board.ts';
import { neighbour, opposite, type Side, type Square } from '../../grid.ts';
import type { Piece, SideEnd } from '../../regions/piece.ts';
import type { Filling, RegionSystem } from '../../regions/system.ts';
import { borderEntry } from './border-print.ts';
import { printedAt } from './large-cities.ts';
import { printedPieces } from './printed-pieces.ts';

const known = new WeakMap<Board, readonly Piece[]>();
const piecesOfBoard = (board: Board): readonly Piece[] => {
  const pieces = known.get(board) ?? board.cities.flatMap(printedPieces);
  known.set(board, pieces);
  return pieces;
};

/** A border closes what ends at it, printed or not; the edge of a table closes nothing. */
const borderCloses = (board: Board, square: Square, side: Side): boolean =>
  !(borderEntry(board, square, side)?.open ?? board.tableEdge ?? false);

const closes = (board: Board, square: Square, side: Side): boolean => {
  const beyond = neighbour(square, side);
  const printed = printedAt(board, beyond);
  if (printed) return printed.print.edges[opposite(side)] === 'neutral' || printed.print.edges[opposite(side)] === 'blocked';
  const ground = groundAt(board, beyond);
  return ground === '.' ? borderCloses(board, square, side) : !takesTile(ground);
};

const filling = (board: Board, square: Square): Filling => {
  const ground = groundAt(board, square);
  if (printedAt(board, square) || ground === 'O') return 'filled';
  return takesTile(ground) ? 'empty' : 'missing';
};

/** What a printed board is to roads, cities, fields and monasteries. */
export const mapBoardsRegions: RegionSystem = {
  id: 'map-boards',
  pieces: ({ setup }) => piecesOfBoard(setup.board),
  closes: ({ setup }, square, side) => closes(setup.board, square, side),
  links: ({ setup }) =>
    (setup.board.ferries ?? []).map(({ from, to }): readonly [SideEnd, SideEnd] => [
      { square: [from[0], from[1]], side: from[2] },
      { square: [to[0], to[1]], side: to[2] },
    ]),
  filling: ({ setup }, square) => filling(setup.board, square),
};
