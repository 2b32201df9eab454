import { groundAt, takesTile } from '../board.ts';
import { isInFrame } from '../boards/squares.ts';
import type { Board, CityEdge, LargeCity } from '../documents/board.ts';
import type { Edit } from '../edits/edit.ts';
import { piecesOf } from '../geography/pieces.ts';
import { type Side, type Square, sameSquare, squareName } from '../grid.ts';
import type { Facts, Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { type Fixer, type Fixers, fix, type QuickFix } from './fix.ts';

/** A way out that puts a mended board in place of the present one. */
const mend = (label: string, board: Board, facts: Facts = {}): QuickFix => fix(label, [{ do: 'set-board', board }], facts);
/** The numbers in the path of an objection, in order: city 2, square 0. */
const numbersIn = ({ at }: Objection): number[] =>
  (at.path ?? '')
    .split('.')
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
const squareOf = ({ at }: Objection): Square => at.squares?.[0] ?? [0, 0];
const without = <Item>(list: readonly Item[], index: number): Item[] => list.filter((_, i) => i !== index);

const evenRows: Fixer = ({ board }) => {
  const width = board.rows.reduce((most, row) => Math.max(most, row.length), 0);
  return [mend('fix/even-rows', { ...board, rows: board.rows.map((row) => row.padEnd(width, '.')) })];
};

const withCity = (board: Board, index: number, change: (city: LargeCity) => readonly LargeCity[]): Board => ({
  ...board,
  cities: board.cities.flatMap((city, i) => (i === index ? change(city) : [city])),
});
/** Takes the entry of a square out of its city; a city without squares goes. */
const leaveCity: Fixer = ({ board }, found) => {
  const [city = -1, square = -1] = numbersIn(found);
  const left = withCity(board, city, (old) => (old.squares.length > 1 ? [{ ...old, squares: without(old.squares, square) }] : []));
  return [mend('fix/leave-city', left, { square: squareName(squareOf(found)), city: found.facts['city'] ?? '' })];
};
const dropCity: Fixer = ({ board }, found) => [
  mend(
    'fix/drop-city',
    withCity(board, numbersIn(found)[0] ?? -1, () => []),
    { city: found.facts['city'] ?? '' },
  ),
];
/** Each piece of a torn city becomes a city of its own under the same name. */
const partCity: Fixer = ({ board }, found) => {
  const inPieces = (city: LargeCity): LargeCity[] =>
    piecesOf(city.squares.map(({ at }) => at)).map((piece) => ({
      ...city,
      squares: city.squares.filter(({ at }) => piece.some((other) => sameSquare(other, at))),
    }));
  return [mend('fix/part-city', withCity(board, numbersIn(found)[0] ?? -1, inPieces), { city: found.facts['city'] ?? '' })];
};
const printSquare: Fixer = ({ board }, found) => {
  const [x, y] = squareOf(found);
  if (!isInFrame(board, [x, y])) return [];
  const rows = board.rows.map((row, i) => (i === y ? `${row.slice(0, x)}O${row.slice(x + 1)}` : row));
  return [mend('fix/print-square', { ...board, rows }, { square: squareName([x, y]) })];
};
const openSquare: Fixer = (_, found) => [
  fix('fix/make-tile-square', [{ do: 'paint', squares: [squareOf(found)], ground: '#' }], { square: squareName(squareOf(found)) }),
];
/** Both ways out of a city square that is not printed. */
const unprinted: Fixer = (setup, found) => [...printSquare(setup, found), ...leaveCity(setup, found)];

const setEdge =
  (edge: CityEdge | ((found: Objection) => CityEdge)): Fixer =>
  ({ board }, found) => {
    const [city = -1, square = -1] = numbersIn(found);
    const side = found.at.side as Side;
    const wanted = typeof edge === 'function' ? edge(found) : edge;
    const changed = withCity(board, city, (old) => [
      { ...old, squares: old.squares.map((each, i) => (i === square ? { ...each, edges: { ...each.edges, [side]: wanted } } : each)) },
    ]);
    return [mend('fix/set-edge', changed, { square: squareName(squareOf(found)), side, becomes: wanted })];
  };
const isEdge = (edge: unknown): edge is CityEdge => edge === 'city' || edge === 'road' || edge === 'field';
const theirs = ({ facts }: Objection): CityEdge => (isEdge(facts['theirs']) ? facts['theirs'] : 'field');

/** Takes every name off a square; a start in use is used no more. */
const takeName: Fixer = ({ scenario }, found) => {
  const at = squareOf(found);
  const starts = scenario.starts.filter((start) => !sameSquare(start, at));
  const unused: Edit[] = starts.length < scenario.starts.length ? [{ do: 'set-starts', starts }] : [];
  const edits: Edit[] = [{ do: 'name-town', at }, { do: 'name-start', at }, ...unused];
  return [fix('fix/take-name', edits, { name: found.facts['name'] ?? '', square: squareName(at) })];
};
/** Takes away one of two names of a square. */
const takeOneName: Fixer = ({ board }, found) => {
  const list = found.at.path?.includes('starts.') ? 'starts' : 'towns';
  const left = { ...board, [list]: without(board[list], numbersIn(found)[0] ?? -1) };
  return [mend('fix/take-name', left, { name: found.facts['name'] ?? '', square: squareName(squareOf(found)) })];
};

const dropSide: Fixer = ({ board }, found) => [
  mend(
    'fix/drop-border-side',
    { ...board, border: without(board.border, numbersIn(found)[0] ?? -1) },
    { square: squareName(squareOf(found)), side: found.at.side ?? '' },
  ),
];
const takePrint: Fixer = ({ board }, found) => {
  const [index] = numbersIn(found);
  const border = board.border.map((entry, i) => {
    if (i !== index) return entry;
    const { print: _, arms: __, to: ___, ...plain } = entry;
    return plain;
  });
  return [mend('fix/take-print', { ...board, border }, { square: squareName(squareOf(found)), side: found.at.side ?? '' })];
};

const dropFerry: Fixer = ({ board }, found) => {
  const index = numbersIn(found)[0] ?? -1;
  const ferry = board.ferries?.[index];
  if (!ferry) return [];
  const ends = { from: squareName([ferry.from[0], ferry.from[1]]), to: squareName([ferry.to[0], ferry.to[1]]) };
  return [fix('fix/drop-ferry', [{ do: 'remove-ferry', index }], ends)];
};

const useAllStarts: Fixer = ({ board }) => [
  mend('fix/use-all-starts', { ...board, useStarts: board.starts.length }, { starts: board.starts.length }),
];
const orderAdvice: Fixer = ({ board }) => {
  const { min = 0, max = 0 } = board.advisedTiles ?? {};
  return [mend('fix/order-advice', { ...board, advisedTiles: { min: max, max: min } }, { min: max, max: min })];
};
const CLEARANCE = 0.5;
const widenSquare: Fixer = ({ board }) => {
  const square = board.sizes.tile + CLEARANCE;
  return [mend('fix/widen-square', { ...board, sizes: { ...board.sizes, square } }, { square })];
};

/** Squares nobody reaches become waves. */
const floodUnreached: Fixer = ({ board }, { at }) => {
  const squares = (at.squares ?? []).filter((square) => takesTile(groundAt(board, square)));
  return [fix('fix/flood', [{ do: 'paint', squares, ground: '~' }], { count: squares.length })];
};

/** Only a board of the scenario's own is mended: its objections are the only ones that begin with it. */
const onOwnBoard =
  (fixer: Fixer): Fixer =>
  (setup: Setup, found) =>
    typeof setup.scenario.board === 'string' ? [] : fixer(setup, found);
const FIXES_BY_RULE: Fixers = {
  'board/rows-of-one-length': evenRows,
  'board/city-square-missing': unprinted,
  'board/city-square-unclaimed': openSquare,
  'board/city-square-twice': leaveCity,
  'board/city-empty': dropCity,
  'board/city-torn': partCity,
  'board/inner-edge-without-sibling': setEdge('field'),
  'board/edge-between-siblings': setEdge('inner'),
  'board/open-edge-faces-nothing': setEdge('field'),
  'board/cities-do-not-match': setEdge(theirs),
  'board/start-off-tile-squares': takeName,
  'board/town-off-tile-squares': takeName,
  'board/square-named-twice': takeOneName,
  'board/border-side-inside': dropSide,
  'board/border-side-twice': dropSide,
  'board/print-at-sea': takePrint,
  'board/print-without-tile': takePrint,
  'board/ferry-off-tile-squares': dropFerry,
  'board/ferry-over-land': dropFerry,
  'board/ferry-to-itself': dropFerry,
  'board/ferry-twice': dropFerry,
  'board/too-few-starts': useAllStarts,
  'board/advised-tiles': orderAdvice,
  'board/tile-fills-square': widenSquare,
  'board/out-of-reach': floodUnreached,
};
/** Ways out for a board that is wrong as drawn. */
export const BOARD_FIXES: Fixers = Object.fromEntries(Object.entries(FIXES_BY_RULE).map(([rule, fixer]) => [rule, onOwnBoard(fixer)]));
