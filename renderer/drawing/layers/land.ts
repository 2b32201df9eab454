import { type Board, boardHeight, boardWidth, type CitySquare, type Ground, groundAt } from '../../../engine/board.ts';
import { isSea } from '../../../engine/geography/seas.ts';
import { neighbour, rotation, SIDES, type Side, type Square, squareOrder } from '../../../engine/grid.ts';
import { borderEntry } from '../border-index.ts';
import { type Use, use } from '../figure.ts';
import { type Beyond, MARGIN, outsideAt } from '../outside.ts';
import { cityStub, landSide, plainSide, roadStub, shoreCorner, shoreSide, tableSide } from '../symbols/border.ts';
import { type GroundKind, gridSymbol, groundSymbol, quarterSymbol, VARIANTS } from '../symbols/ground.ts';
import { citySquareSymbol } from '../symbols/places.ts';
import type { Span, View } from '../view.ts';

/** Everything a board covers, with the ground round it. */
export const wholeSpan = (board: Board, margin = MARGIN): Span => ({
  from: [-margin, -margin],
  to: [boardWidth(board) - 1 + margin, boardHeight(board) - 1 + margin],
});
export function* squaresIn({ from, to }: Span): Generator<Square> {
  for (let y = from[1]; y <= to[1]; y++) for (let x = from[0]; x <= to[0]; x++) yield [x, y];
}
/** Which of the variants a square wears: scattered, yet the same each time. */
const variantOf = ([x, y]: Square): number => (((x * 7 + y * 13 + x * y * 5) % VARIANTS) + VARIANTS) % VARIANTS;

const GROUND_KINDS: Readonly<Record<Exclude<Ground, '.'>, GroundKind>> = {
  '#': 'land',
  O: 'land',
  '~': 'waves',
  i: 'island',
  '^': 'highlight',
  u: 'chumak',
};
const beyondKind = (beyond: Beyond): GroundKind => beyond;

/** The ground: sea and foreign land outside, bare squares inside. */
export function* groundUses({ setup: { board }, style, shown, hidden }: View, span: Span): Generator<Use> {
  for (const square of squaresIn(span)) {
    const ground = groundAt(board, square);
    if (ground !== '.' && hidden?.has('land')) continue;
    if (ground !== '.') yield use(groundSymbol(GROUND_KINDS[ground], style, variantOf(square)), square);
    else if (shown.outside) {
      const { main, quarters } = outsideAt(board, square);
      if (main === 'nothing') continue;
      yield use(groundSymbol(beyondKind(main), style, variantOf(square)), square);
      for (const { side, beyond } of quarters) yield use(quarterSymbol(beyond, style), square, rotation(SIDES.indexOf(side)));
    }
  }
}

export function* gridUses({ setup: { board }, style, shown }: View, span: Span): Generator<Use> {
  if (!shown.grid) return;
  for (const square of squaresIn(span)) if (groundAt(board, square) !== '.') yield use(gridSymbol(style), square);
}

const cityIndex = new WeakMap<Board['cities'], ReadonlyMap<number, CitySquare>>();
const citySquares = ({ cities }: Board): ReadonlyMap<number, CitySquare> => {
  const known = cityIndex.get(cities) ?? new Map(cities.flatMap(({ squares }) => squares.map((one) => [squareOrder(one.at), one])));
  cityIndex.set(cities, known);
  return known;
};
/** The printed squares of large cities. */
export function* cityUses({ setup: { board }, style, hidden }: View, span: Span): Generator<Use> {
  if (hidden?.has('cities')) return;
  const printed = citySquares(board);
  if (printed.size === 0) return;
  for (const square of squaresIn(span)) {
    const city = printed.get(squareOrder(square));
    if (city) yield use(citySquareSymbol(city, style), square);
  }
}

const isShore = (board: Board, square: Square, side: Side): boolean =>
  groundAt(board, neighbour(square, side)) === '.' && isSea(borderEntry(board, square, side)?.beyond);
function* sideUses({ setup: { board }, style, shown }: View, square: Square, side: Side): Generator<Use> {
  const turn = rotation(SIDES.indexOf(side));
  const entry = borderEntry(board, square, side);
  if (entry?.open || (board.tableEdge && !entry)) yield use(tableSide(style), square, turn);
  else if (isSea(entry?.beyond)) {
    if (shown.outside) yield use(shoreSide(style), square, turn);
    const before = SIDES[(SIDES.indexOf(side) + 3) % 4] as Side;
    if (shown.outside && isShore(board, square, before)) yield use(shoreCorner(style), square, turn);
  } else yield use(entry?.beyond === undefined ? plainSide(style) : landSide(style), square, turn);
  if (entry?.print === 'road') yield use(roadStub(style), square, turn);
  if (entry?.print === 'city') yield use(cityStub(style, entry.arms ?? 0), square, turn);
}
const isLand = (ground: string | undefined): boolean => ground !== undefined && ground !== '.';
/** Asked of every square that is drawn, and true of most. */
const isInland = ({ rows }: Board, [x, y]: Square): boolean => {
  const row = rows[y] ?? '';
  return isLand(row[x - 1]) && isLand(row[x + 1]) && isLand(rows[y - 1]?.[x]) && isLand(rows[y + 1]?.[x]);
};
/** Coasts, land borders, table edges, and the roads and cities printed at them. */
export function* borderUses(view: View, span: Span): Generator<Use> {
  if (view.hidden?.has('border')) return;
  const { board } = view.setup;
  for (const square of squaresIn(span)) {
    if (groundAt(board, square) === '.' || isInland(board, square)) continue;
    for (const side of SIDES) if (groundAt(board, neighbour(square, side)) === '.') yield* sideUses(view, square, side);
  }
}
