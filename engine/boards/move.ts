import { boardHeight, boardWidth, groundAt, squaresOfBoard } from '../board.ts';
import type { Band, Board, CitySquare, Ferry, LargeCity, NamedSquare } from '../documents/board.ts';
import { type BySide, neighbour, SIDES, type Side, type Square, sameSquare } from '../grid.ts';
import { bySideUnder, offsetUnder, type Symmetry, sideUnder, sizeUnder, squareUnder, UNMOVED } from './symmetry.ts';

/** A board laid into another frame: where every square goes, and which way round. */
export interface Move {
  readonly symmetry: Symmetry;
  readonly width: number;
  readonly height: number;
  /** Where a square comes to lie; undefined where it falls off. */
  readonly to: (square: Square) => Square | undefined;
}

export const sizeOf = (board: Board): Square => [boardWidth(board), boardHeight(board)];

/** The whole board turned or mirrored. */
export const moveUnder = (symmetry: Symmetry, board: Board): Move => {
  const size = sizeOf(board);
  const [width, height] = sizeUnder(symmetry, size);
  return { symmetry, width, height, to: (square) => squareUnder(symmetry, size, square) };
};

/** Columns and rows added on each side, or taken away where negative. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const framed = (dx: number, dy: number, width: number, height: number): Move => ({
  symmetry: UNMOVED,
  width,
  height,
  to: ([x, y]) => {
    const [u, v] = [x + dx, y + dy];
    return u < 0 || v < 0 || u >= width || v >= height ? undefined : [u, v];
  },
});
export const moveInto = ({ left, top, right, bottom }: Margins, board: Board): Move => {
  const [width, height] = sizeOf(board);
  return framed(left, top, Math.max(0, width + left + right), Math.max(0, height + top + bottom));
};
/** Everything moved within the same frame. */
export const moveBy = ([dx, dy]: Square, board: Board): Move => framed(dx, dy, ...sizeOf(board));

/** The margins that leave no empty row or column at the edge; undefined on a board without squares. */
export const cropMargins = (board: Board): Margins | undefined => {
  const squares = [...squaresOfBoard(board)];
  if (squares.length === 0) return undefined;
  const [width, height] = sizeOf(board);
  const least = (axis: 0 | 1): number => squares.reduce((least, square) => Math.min(least, square[axis]), Number.POSITIVE_INFINITY);
  const most = (axis: 0 | 1): number => squares.reduce((most, square) => Math.max(most, square[axis]), 0);
  const back = (n: number): number => 0 - n;
  return { left: back(least(0)), top: back(least(1)), right: most(0) + 1 - width, bottom: most(1) + 1 - height };
};

/** All entries on squares that stay, moved. */
export const movedEntries = <Entry extends { readonly at: Square }>(entries: readonly Entry[], { to }: Move): Entry[] =>
  entries.flatMap((entry) => {
    const at = to(entry.at);
    return at ? [{ ...entry, at }] : [];
  });
export const movedSquares = (squares: readonly Square[], { to }: Move): Square[] =>
  squares.flatMap((square) => [to(square) ?? []].filter((at): at is Square => at.length === 2));

/** Names keep on the side of their square that they were written on. */
const movedNames = (entries: readonly NamedSquare[], move: Move): NamedSquare[] =>
  movedEntries(entries, move).map((entry) => (entry.nudge ? { ...entry, nudge: nudgeUnder(move.symmetry, entry.nudge) } : entry));
const nudgeUnder = (symmetry: Symmetry, [x, y]: readonly [number, number]): [number, number] => {
  const [u, v] = offsetUnder(symmetry, [x, y]);
  return [u + 0, v + 0];
};

const movedRows = (board: Board, { width, height, to }: Move): string[] => {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const square of squaresOfBoard(board)) {
    const at = to(square);
    if (at) rows[at[1]]![at[0]] = groundAt(board, square);
  }
  return rows.map((row) => row.join(''));
};

/** Edges that were inner towards squares no longer of the city are field. */
const healed = (squares: readonly CitySquare[]): CitySquare[] =>
  squares.map((square) => {
    const isTorn = (side: Side): boolean =>
      square.edges[side] === 'inner' && !squares.some(({ at }) => sameSquare(at, neighbour(square.at, side)));
    if (!SIDES.some(isTorn)) return square;
    const edge = (side: Side): CitySquare['edges']['N'] => (isTorn(side) ? 'field' : square.edges[side]);
    return { ...square, edges: { N: edge('N'), E: edge('E'), S: edge('S'), W: edge('W') } };
  });
export const healedCities = (cities: readonly LargeCity[]): LargeCity[] =>
  cities.filter(({ squares }) => squares.length > 0).map((city) => ({ ...city, squares: healed(city.squares) }));

const turnedEdges = (square: CitySquare, symmetry: Symmetry): CitySquare => {
  const edges: BySide<CitySquare['edges']['N']> = bySideUnder(symmetry, square.edges);
  return { ...square, edges };
};
const movedCity = (city: LargeCity, move: Move): LargeCity => ({
  ...city,
  squares: movedEntries(city.squares, move).map((square) => turnedEdges(square, move.symmetry)),
});

type FerryEnd = Ferry['from'];
const movedEnd = ([x, y, side]: FerryEnd, { to, symmetry }: Move): FerryEnd | undefined => {
  const at = to([x, y]);
  return at && [at[0], at[1], sideUnder(symmetry, side)];
};
const movedFerries = (ferries: readonly Ferry[], move: Move): Ferry[] =>
  ferries.flatMap((ferry) => {
    const [from, to] = [movedEnd(ferry.from, move), movedEnd(ferry.to, move)];
    return from && to ? [{ from, to }] : [];
  });

/** True if columns become rows. */
export const swapsAxes = ({ turns }: Symmetry): boolean => turns % 2 === 1;
/** Columns (axis 0) or rows (1) of a board of some size, from and to, where they come to lie; undefined if none of them is left. */
export const spanUnder = ({ symmetry, to }: Move, size: Square, axis: 0 | 1, [first, last]: readonly [number, number]) => {
  const after = swapsAxes(symmetry) ? 1 - axis : axis;
  const onLine = (line: number, across: number): Square => (axis === 0 ? [line, across] : [across, line]);
  const found: number[] = [];
  for (let line = first; line <= last && line < size[axis]; line++) {
    const at = Array.from({ length: size[1 - axis]! }, (_, across) => to(onLine(line, across))).find((at) => at !== undefined);
    if (at) found.push(at[after]!);
  }
  return found.length > 0 ? ([Math.min(...found), Math.max(...found)] as const) : undefined;
};
/**
 * Bands name rows. They follow the rows up, down and mirrored; a quarter turn, which makes columns of rows, leaves them as they are,
 * and so does any move a band whose rows the board no longer has.
 */
const movedBand = (band: Band, move: Move, size: Square): Band => {
  const rows = swapsAxes(move.symmetry) ? undefined : spanUnder(move, size, 1, band.rows);
  return rows ? { ...band, rows } : band;
};

/** The board with everything on it moved, its ground left as it was; what falls off is gone. */
export const movedThings = (board: Board, move: Move): Board => ({
  ...board,
  cities: healedCities(board.cities.map((city) => movedCity(city, move))),
  starts: movedNames(board.starts, move),
  towns: movedNames(board.towns, move),
  border: movedEntries(board.border, move).map((entry) => ({ ...entry, side: sideUnder(move.symmetry, entry.side) })),
  ...(board.ferries ? { ferries: movedFerries(board.ferries, move) } : {}),
  ...(board.marks ? { marks: movedEntries(board.marks, move) } : {}),
  ...(board.bands ? { bands: board.bands.map((band) => movedBand(band, move, sizeOf(board))) } : {}),
  ...(board.highlights ? { highlights: movedEntries(board.highlights, move) } : {}),
  ...(board.regions ? { regions: board.regions.map((region) => ({ ...region, squares: movedSquares(region.squares, move) })) } : {}),
});
/** The board with its ground and everything on it moved. */
export const movedBoard = (board: Board, move: Move): Board => ({ ...movedThings(board, move), rows: movedRows(board, move) });
