import { boardWidth, groundAt, isBorder, takesTile } from '../board.ts';
import type { Board, Ferry, Ground, Region } from '../documents/board.ts';
import { neighbour, type Square, squareOrder } from '../grid.ts';
import { claimed } from './cities.ts';
import { healedCities } from './move.ts';
import { isInFrame } from './squares.ts';

/** The list without what does not pass; the same list where all do. */
export const kept = <Entry>(entries: readonly Entry[], passes: (entry: Entry) => boolean): readonly Entry[] =>
  entries.every(passes) ? entries : entries.filter(passes);

/** Regions without the squares that do not pass; the same list where none loses any. */
export const keptRegions = (regions: readonly Region[], passes: (square: Square) => boolean): readonly Region[] => {
  const smaller = regions.map((region) => {
    const squares = kept(region.squares, passes);
    return squares === region.squares ? region : { ...region, squares };
  });
  return smaller.every((region, i) => region === regions[i]) ? regions : smaller;
};
/** The whole with some members replaced; the same object where each is what it was. */
export const changed = <Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole =>
  (Object.keys(parts) as (keyof Whole)[]).every((member) => parts[member] === whole[member]) ? whole : { ...whole, ...parts };

const endsOnTiles = (board: Board, { from, to }: Ferry): boolean =>
  takesTile(groundAt(board, [from[0], from[1]])) && takesTile(groundAt(board, [to[0], to[1]]));

/** Whether the ground of a square may have changed. */
export type Touched = (square: Square) => boolean;
const ANY: Touched = () => true;
export const touchedBy = (squares: readonly Square[]): Touched => {
  const touched = new Set(squares.map(squareOrder));
  return (square) => touched.has(squareOrder(square));
};

const tidyCities = (board: Board, isTouched: Touched): Board['cities'] => {
  const stays = ({ at }: { readonly at: Square }): boolean => !isTouched(at) || groundAt(board, at) === 'O';
  if (board.cities.every(({ squares }) => squares.every(stays))) return board.cities;
  return healedCities(board.cities.map((city) => ({ ...city, squares: city.squares.filter(stays) })));
};

/** The board without what has lost the ground under it: names, border sides, ferry ends, squares of cities and regions. Only what stands on touched squares is looked at. */
export const tidied = (board: Board, isTouched: Touched = ANY): Board => {
  const isOn =
    (passes: (ground: Ground) => boolean) =>
    ({ at }: { readonly at: Square }): boolean =>
      !isTouched(at) || passes(groundAt(board, at));
  const onTile = isOn(takesTile);
  const onBoard = isOn((ground) => ground !== '.');
  const regions = board.regions && keptRegions(board.regions, (square) => onBoard({ at: square }));
  const stillBorders = ({ at, side }: Board['border'][number]): boolean =>
    !(isTouched(at) || isTouched(neighbour(at, side))) || isBorder(board, at, side);
  return {
    ...board,
    cities: tidyCities(board, isTouched),
    starts: kept(board.starts, onTile),
    towns: kept(board.towns, onTile),
    border: kept(board.border, stillBorders),
    ...(board.ferries ? { ferries: kept(board.ferries, (ferry) => endsOnTiles(board, ferry)) } : {}),
    ...(regions ? { regions } : {}),
    ...(board.marks ? { marks: kept(board.marks, onBoard) } : {}),
    ...(board.highlights
      ? {
          highlights: kept(
            board.highlights,
            isOn((ground) => ground === '^'),
          ),
        }
      : {}),
  };
};

/** Rows with some squares made another ground; only rows that differ are new. */
export const withGrounds = (board: Board, squares: readonly Square[], ground: Ground): readonly string[] => {
  const byRow = new Map<number, Set<number>>();
  for (const square of squares)
    if (isInFrame(board, square) && groundAt(board, square) !== ground) {
      const row = byRow.get(square[1]) ?? new Set();
      byRow.set(square[1], row.add(square[0]));
    }
  if (byRow.size === 0) return board.rows;
  const width = boardWidth(board);
  const repainted = (row: string, columns: ReadonlySet<number>): string =>
    [...row.padEnd(width, '.')].map((was, x) => (columns.has(x) ? ground : was)).join('');
  return board.rows.map((row, y) => (byRow.has(y) ? repainted(row, byRow.get(y)!) : row));
};

/** The board with some squares printed as large city, in no city yet. */
export const printedOn = (board: Board, squares: readonly Square[]): Board => {
  const rows = withGrounds(board, squares, 'O');
  return rows === board.rows ? board : tidied({ ...board, rows }, touchedBy(squares));
};

/** The board with some squares painted. What stood on them and cannot any more is gone; new printed squares are part of a city. */
export const painted = (board: Board, squares: readonly Square[], ground: Ground): Board => {
  const rows = withGrounds(board, squares, ground);
  if (rows === board.rows) return board;
  const next = tidied({ ...board, rows }, touchedBy(squares));
  return ground === 'O'
    ? claimed(
        next,
        squares.filter((square) => isInFrame(board, square)),
      )
    : next;
};
