import { type Board, boardHeight, boardWidth, type Ground as GroundKind, groundAt, squaresOfBoard } from '../../board.ts';
import type { Game } from '../../game/game.ts';
import { type Extent, RIM } from '../../game/ground.ts';
import { BLOCKED, CITY, FIELD, KEY_BITS, RIVER, ROAD } from '../../game/kinds.ts';
import { put } from '../../game/put.ts';
import { neighbour, SIDES, type Side, type Square } from '../../grid.ts';
import type { Demand, Ground } from '../../placement/ground.ts';
import { codeOfSquare } from '../../placement/square-code.ts';
import type { Setup } from '../../setup.ts';
import { borderEntry } from './border-print.ts';
import { groundOf } from './ground.ts';
import { isAwakeFromStart, printedAt } from './large-cities.ts';

/** The window of the grid a board is played on. */
export const extentOf = (board: Board): Extent => ({
  left: -RIM,
  top: -RIM,
  width: boardWidth(board) + 2 * RIM,
  height: boardHeight(board) + 2 * RIM,
  grows: false,
});

const CODES: Readonly<Record<Demand, number>> = { field: FIELD, road: ROAD, city: CITY, river: RIVER, nothing: BLOCKED };

const isTableEdge = (board: Board, square: Square, side: Side): boolean =>
  borderEntry(board, square, side)?.open ?? board.tableEdge ?? false;

/** Grounds that never take a tile and are no city: what faces them is closed. */
const isBeyond = (board: Board, square: Square): boolean => {
  const ground = groundAt(board, square);
  return (ground === '.' || ground === '~' || ground === '^') && !printedAt(board, square);
};

/** The sides of a square that close what reaches them. A ferry's side does not: the road goes on. */
const closedSides = (setup: Setup, square: Square): number => {
  const { board, scenario } = setup;
  const neutralCloses = scenario.systems['map-boards']?.neutralBorder !== 'open';
  let mask = 0;
  for (const [i, side] of SIDES.entries()) {
    if (!isBeyond(board, neighbour(square, side)) || isTableEdge(board, square, side)) continue;
    if (isFerryEnd(board, square, side)) continue;
    if (neutralCloses || borderEntry(board, square, side)?.print !== undefined) mask |= 1 << i;
  }
  return mask;
};
const isFerryEnd = (board: Board, [x, y]: Square, side: Side): boolean =>
  (board.ferries ?? []).some(({ from, to }) => [from, to].some((end) => end[0] === x && end[1] === y && end[2] === side));

const openSquare = (game: Game, setup: Setup, facts: Ground, closed: ReadonlySet<number>, square: Square): void => {
  const { ground } = game;
  const cell = ground.cellOf(square);
  ground.closes[cell] = closedSides(setup, square);
  if (!facts.open(square)) return;
  ground.open[cell] = closed.has(codeOfSquare(square)) ? 0 : 1;
  for (const [i, side] of SIDES.entries()) {
    const demand = facts.demanded(square, side);
    if (demand) ground.key[cell]! |= CODES[demand] << (KEY_BITS * i);
  }
};

/** Squares that a monastery cannot wait for: outside the board, waves and the like, islands not yet reached. */
const isMissing = (setup: Setup, square: Square): boolean => {
  const { board, scenario } = setup;
  const switches = scenario.systems['map-boards'];
  if (switches?.borderMonastery === 'never') return false;
  if (printedAt(board, square)) return switches?.cityNextToMonastery === 'missing';
  const ground: GroundKind = groundAt(board, square);
  if (ground === '.') return !isBesideTableEdge(board, square);
  return (ground === '~' || ground === '^' || ground === 'i') && switches?.waterNextToMonastery !== 'needed';
};
const isBesideTableEdge = (board: Board, square: Square): boolean =>
  board.tableEdge === true ||
  SIDES.some((side, i) => {
    const inside = neighbour(square, side);
    return groundAt(board, inside) !== '.' && isTableEdge(board, inside, SIDES[(i + 2) % 4] as Side);
  });

const missSquares = (game: Game, setup: Setup): void => {
  const { ground } = game;
  const { width, height } = ground.extent;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (isMissing(setup, [x - RIM, y - RIM])) ground.miss(y * width + x);
};

/** Lays out a board: open squares with what their border demands, what closes, and the printed cities, asleep or awake. */
export const layBoard = (game: Game, setup: Setup, firstPiece: number): void => {
  const facts = groundOf(setup);
  const closed = new Set(facts.closed.map(codeOfSquare));
  for (const square of squaresOfBoard(setup.board)) openSquare(game, setup, facts, closed, square);
  missSquares(game, setup);
  const countsAsFilled = setup.scenario.systems['map-boards']?.cityNextToMonastery !== 'missing';
  for (const [i, city] of setup.board.cities.entries()) {
    const first = city.squares[0];
    if (!first) continue;
    put(game, firstPiece + i, game.ground.cellOf(first.at), 0, !isAwakeFromStart(setup));
    if (!countsAsFilled) for (const { at } of city.squares) game.ground.fill(game.ground.cellOf(at), -1);
  }
};
