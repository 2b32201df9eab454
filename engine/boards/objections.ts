import { boardWidth, groundAt, isBorder, squaresOfBoard, takesTile } from '../board.ts';
import type { Board, CitySquare, Ferry, LargeCity } from '../documents/board.ts';
import { inLanguage } from '../documents/common.ts';
import { piecesOf } from '../geography/pieces.ts';
import { isSea } from '../geography/seas.ts';
import { neighbour, opposite, SIDES, type Side, type Square, sameSquare, squareKey, squareName } from '../grid.ts';
import { type Objection, objection } from '../objection.ts';
import { distancesFrom } from './reach.ts';

/** One sentence about boards. */
type BoardRule = (board: Board) => Iterable<Objection>;

const named = (texts: LargeCity['name']): string => inLanguage(texts, 'en');

function* rowsAreOfOneLength(board: Board): Generator<Objection> {
  const width = boardWidth(board);
  for (const [y, row] of board.rows.entries())
    if (row.length !== width) yield objection('board/rows-of-one-length', { path: `rows.${y}` }, { row: y + 1, length: row.length, width });
}

/** A board without rows is a free table, which has squares everywhere. */
function* someSquareTakesATile(board: Board): Generator<Objection> {
  if (board.rows.length > 0 && squaresOfBoard(board, takesTile).next().done) yield objection('board/no-squares', { path: 'rows' });
}

interface PrintedSquare {
  readonly city: LargeCity;
  readonly square: CitySquare;
  readonly path: string;
}
const printedSquares = (board: Board): PrintedSquare[] =>
  board.cities.flatMap((city, c) => city.squares.map((square, s) => ({ city, square, path: `cities.${c}.squares.${s}` })));
const isOf = ({ squares }: LargeCity, at: Square): boolean => squares.some((other) => sameSquare(other.at, at));

function* citySquaresArePrinted(board: Board): Generator<Objection> {
  for (const { city, square, path } of printedSquares(board))
    if (groundAt(board, square.at) !== 'O')
      yield objection(
        'board/city-square-missing',
        { path, squares: [square.at] },
        { square: squareName(square.at), city: named(city.name) },
      );
}
function* printedSquaresBelongToACity(board: Board): Generator<Objection> {
  const claimed = new Set(printedSquares(board).map(({ square }) => squareKey(square.at)));
  for (const at of squaresOfBoard(board, (ground) => ground === 'O'))
    if (!claimed.has(squareKey(at)))
      yield objection('board/city-square-unclaimed', { path: `rows.${at[1]}`, squares: [at] }, { square: squareName(at) });
}
function* citySquaresAreListedOnce(board: Board): Generator<Objection> {
  const seen = new Map<string, string>();
  for (const { city, square, path } of printedSquares(board)) {
    const other = seen.get(squareKey(square.at));
    if (other !== undefined)
      yield objection(
        'board/city-square-twice',
        { path, squares: [square.at] },
        { square: squareName(square.at), city: named(city.name), other },
      );
    seen.set(squareKey(square.at), named(city.name));
  }
}
function* citiesHangTogether(board: Board): Generator<Objection> {
  for (const [c, city] of board.cities.entries()) {
    const pieces = piecesOf(city.squares.map(({ at }) => at));
    const facts = { city: named(city.name), pieces: pieces.length };
    if (pieces.length === 0) yield objection('board/city-empty', { path: `cities.${c}` }, { city: facts.city });
    if (pieces.length > 1) yield objection('board/city-torn', { path: `cities.${c}`, squares: pieces.slice(1).flat() }, facts);
  }
}
function* innerEdgesFaceSiblings(board: Board): Generator<Objection> {
  for (const { city, square, path } of printedSquares(board))
    for (const side of SIDES) {
      const isInner = square.edges[side] === 'inner';
      const hasSibling = isOf(city, neighbour(square.at, side));
      if (isInner === hasSibling) continue;
      const rule = isInner ? 'board/inner-edge-without-sibling' : 'board/edge-between-siblings';
      const facts = { square: squareName(square.at), side, city: named(city.name) };
      yield objection(rule, { path: `${path}.edges.${side}`, squares: [square.at], side }, facts);
    }
}

const LEADS_OUT = new Set(['city', 'road']);
const edgeTowards = (board: Board, at: Square, side: Side): string | undefined =>
  printedSquares(board).find(({ square }) => sameSquare(square.at, at))?.square.edges[side];

function* openEdgesFaceLand(board: Board): Generator<Objection> {
  for (const { city, square, path } of printedSquares(board))
    for (const side of SIDES) {
      const edge = square.edges[side];
      const facing = neighbour(square.at, side);
      if (!LEADS_OUT.has(edge) || takesTile(groundAt(board, facing))) continue;
      const at = { path: `${path}.edges.${side}`, squares: [square.at], side };
      const facts = { square: squareName(square.at), side, city: named(city.name), edge };
      const theirs = edgeTowards(board, facing, opposite(side));
      if (theirs === undefined) yield objection('board/open-edge-faces-nothing', at, facts);
      else if (theirs !== edge) yield objection('board/cities-do-not-match', at, { ...facts, theirs });
    }
}

const NAMED = ['starts', 'towns'] as const;
const namedSquares = (board: Board): { at: Square; name: string; kind: (typeof NAMED)[number]; path: string }[] =>
  NAMED.flatMap((kind) => board[kind].map(({ name, at }, i) => ({ at, name: named(name), kind, path: `${kind}.${i}` })));

function* startsAndTownsLieOnTileSquares(board: Board): Generator<Objection> {
  for (const { at, name, kind, path } of namedSquares(board)) {
    if (takesTile(groundAt(board, at))) continue;
    const rule = kind === 'starts' ? 'board/start-off-tile-squares' : 'board/town-off-tile-squares';
    yield objection(rule, { path, squares: [at] }, { name, square: squareName(at) });
  }
}
function* squaresAreNamedOnce(board: Board): Generator<Objection> {
  const seen = new Map<string, string>();
  for (const { at, name, path } of namedSquares(board)) {
    const other = seen.get(squareKey(at));
    if (other !== undefined) yield objection('board/square-named-twice', { path, squares: [at] }, { square: squareName(at), name, other });
    seen.set(squareKey(at), name);
  }
}
function* namesDiffer(board: Board): Generator<Objection> {
  const seen = new Map<string, Square>();
  for (const { at, name, path } of namedSquares(board)) {
    const other = seen.get(name);
    if (other && !sameSquare(other, at))
      yield objection(
        'board/name-twice',
        { path, squares: [at, other] },
        { name, square: squareName(at), other: squareName(other) },
        'warning',
      );
    seen.set(name, at);
  }
}

function* borderSidesLieAtTheBorder(board: Board): Generator<Objection> {
  for (const [i, { at, side }] of board.border.entries())
    if (!isBorder(board, at, side))
      yield objection('board/border-side-inside', { path: `border.${i}`, squares: [at], side }, { square: squareName(at), side });
}
function* borderSidesAreListedOnce(board: Board): Generator<Objection> {
  const seen = new Set<string>();
  for (const [i, { at, side }] of board.border.entries()) {
    const key = `${squareKey(at)},${side}`;
    if (seen.has(key))
      yield objection('board/border-side-twice', { path: `border.${i}`, squares: [at], side }, { square: squareName(at), side });
    seen.add(key);
  }
}
function* nothingIsPrintedAtTheSea(board: Board): Generator<Objection> {
  for (const [i, { at, side, print, beyond }] of board.border.entries())
    if (print && isSea(beyond))
      yield objection(
        'board/print-at-sea',
        { path: `border.${i}`, squares: [at], side },
        { square: squareName(at), side, print },
        'warning',
      );
}
function* printsLieBesideTileSquares(board: Board): Generator<Objection> {
  for (const [i, { at, side, print }] of board.border.entries())
    if (print && isBorder(board, at, side) && !takesTile(groundAt(board, at)))
      yield objection('board/print-without-tile', { path: `border.${i}`, squares: [at], side }, { square: squareName(at), side, print });
}

const endsOf = ({ from, to }: Ferry): { at: Square; side: Side; key: 'from' | 'to' }[] => [
  { at: [from[0], from[1]], side: from[2], key: 'from' },
  { at: [to[0], to[1]], side: to[2], key: 'to' },
];
function* ferriesEndAtLand(board: Board): Generator<Objection> {
  for (const [i, ferry] of (board.ferries ?? []).entries())
    for (const { at, side, key } of endsOf(ferry)) {
      const place = { path: `ferries.${i}.${key}`, squares: [at], side };
      const facts = { square: squareName(at), side };
      if (!takesTile(groundAt(board, at))) yield objection('board/ferry-off-tile-squares', place, facts);
      else if (takesTile(groundAt(board, neighbour(at, side)))) yield objection('board/ferry-over-land', place, facts);
    }
}
function* ferriesJoinTwoSquares(board: Board): Generator<Objection> {
  const seen = new Set<string>();
  for (const [i, ferry] of (board.ferries ?? []).entries()) {
    const ends = endsOf(ferry).map(({ at, side }) => `${squareKey(at)},${side}`);
    const key = ends.sort().join(' ');
    const squares = endsOf(ferry).map(({ at }) => at);
    const facts = { square: squareName(squares[0]!), other: squareName(squares[1]!) };
    if (sameSquare(squares[0]!, squares[1]!)) yield objection('board/ferry-to-itself', { path: `ferries.${i}`, squares }, facts);
    if (seen.has(key)) yield objection('board/ferry-twice', { path: `ferries.${i}`, squares }, facts);
    seen.add(key);
  }
}

function* startsInUseExist(board: Board): Generator<Objection> {
  const { useStarts, starts } = board;
  if (useStarts !== undefined && useStarts > starts.length)
    yield objection('board/too-few-starts', { path: 'useStarts' }, { use: useStarts, starts: starts.length });
}
function* advisedTilesAreARange({ advisedTiles }: Board): Generator<Objection> {
  if (advisedTiles && advisedTiles.min > advisedTiles.max)
    yield objection('board/advised-tiles', { path: 'advisedTiles' }, { min: advisedTiles.min, max: advisedTiles.max });
}
function* tilesFitTheSquares({ sizes }: Board): Generator<Objection> {
  if (sizes.tile >= sizes.square)
    yield objection('board/tile-fills-square', { path: 'sizes' }, { tile: sizes.tile, square: sizes.square }, 'warning');
}
function* everySquareCanBeReached(board: Board): Generator<Objection> {
  if (board.starts.length === 0) return;
  const reached = distancesFrom(
    board,
    board.starts.map(({ at }) => at),
  );
  const left = [...squaresOfBoard(board, takesTile)].filter((square) => reached.of(square) === undefined);
  if (left.length > 0) {
    const facts = { count: left.length, first: squareName(left[0]!) };
    yield objection('board/out-of-reach', { path: 'rows', squares: left }, facts, 'warning');
  }
}

/** The sentences about boards, in the order a person would check them. */
export const BOARD_CHECKS: readonly BoardRule[] = [
  rowsAreOfOneLength,
  someSquareTakesATile,
  citySquaresArePrinted,
  printedSquaresBelongToACity,
  citySquaresAreListedOnce,
  citiesHangTogether,
  innerEdgesFaceSiblings,
  openEdgesFaceLand,
  startsAndTownsLieOnTileSquares,
  squaresAreNamedOnce,
  namesDiffer,
  borderSidesLieAtTheBorder,
  borderSidesAreListedOnce,
  nothingIsPrintedAtTheSea,
  printsLieBesideTileSquares,
  ferriesEndAtLand,
  ferriesJoinTwoSquares,
  startsInUseExist,
  advisedTilesAreARange,
  tilesFitTheSquares,
  everySquareCanBeReached,
];

/** All that is wrong with a board. */
export function* boardObjections(board: Board): Generator<Objection> {
  for (const check of BOARD_CHECKS) yield* check(board);
}
