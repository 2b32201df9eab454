import { groundAt, type LargeCity } from '../../../engine/board.ts';
import type { NamedSquare } from '../../../engine/documents/board.ts';
import { inLanguage } from '../../../engine/documents/common.ts';
import { type Square, sameSquare, squareKey, squareName } from '../../../engine/grid.ts';
import { placeIn } from '../../../engine/words/places.ts';
import { type Use, use } from '../figure.ts';
import { outsideNames } from '../outside-names.ts';
import { type FerryEnd, ferrySymbol } from '../symbols/ferry.ts';
import { cityName, leadsTo, outsideName, squareLabel, startName, townName } from '../symbols/label.ts';
import { startSymbol, townSymbol } from '../symbols/places.ts';
import type { Span, View } from '../view.ts';
import { squaresIn } from './land.ts';
import { coveredSquares } from './tiles.ts';

/** Ferries, from side to side. */
function* ferryUses({ setup: { board }, style, hidden }: View): Generator<Use> {
  if (hidden?.has('ferries')) return;
  for (const { from, to } of board.ferries ?? []) {
    const [start, end] = [from, to].map(([x, y, side]) => ({ at: [x, y] as const, side })) as [FerryEnd, FerryEnd];
    yield { ...use(ferrySymbol(start, end, style), start.at), key: `ferry:${from}` };
  }
}
const isWithin = ({ from, to }: Span, [x, y]: Square): boolean => x >= from[0] && y >= from[1] && x <= to[0] && y <= to[1];
/** Ferries, start spaces and towns; those a tile covers are not drawn. */
export function* placeUses(view: View, span: Span): Generator<Use> {
  const { board, scenario } = view.setup;
  yield* ferryUses(view);
  const covered = coveredSquares(view);
  for (const { at } of board.towns) {
    if (!isWithin(span, at)) continue;
    const isOpen = !covered.has(squareKey(at)) && !board.starts.some((start) => sameSquare(start.at, at));
    if (isOpen) yield { ...use(townSymbol(view.style), at), key: `town:${squareKey(at)}` };
  }
  for (const { at } of board.starts) {
    if (!isWithin(span, at)) continue;
    const inUse = scenario.starts.some((start) => sameSquare(start, at));
    if (!covered.has(squareKey(at))) yield { ...use(startSymbol(inUse, view.style), at), key: `start:${squareKey(at)}` };
  }
}

const middleOf = ({ squares }: LargeCity): Square => {
  const sum = squares.reduce(([x, y], { at }) => [x + at[0], y + at[1]] as const, [0, 0] as Square);
  return [sum[0] / squares.length, sum[1] / squares.length];
};
function* borderNames({ setup: { board }, style, language, shown }: View): Generator<Use> {
  if (!shown.outside) return;
  for (const { at, side, to } of board.border)
    if (to) yield { ...use(leadsTo(placeIn(to, language), side, style), at), key: `to:${squareKey(at)}${side}` };
}
/** Seas and countries beyond the border, where there is room. */
function* outsideUses({ setup: { board }, style, language, shown, rim }: View): Generator<Use> {
  if (!shown.outside) return;
  for (const name of outsideNames(board, language, style.letters, rim))
    yield { ...use(outsideName(name, style), name.at, name.turn), key: `outside:${squareKey(name.at)}` };
}
function* squareNames({ setup: { board }, style }: View, span: Span): Generator<Use> {
  for (const square of squaresIn(span)) {
    if (groundAt(board, square) !== '.')
      yield { ...use(squareLabel(squareName(square), style), square), key: `square:${squareKey(square)}` };
  }
}
const writtenAt = ({ at: [x, y], nudge: [dx, dy] = [0, 0] }: NamedSquare): Square => [x + dx, y + dy];
/** All names: towns, starts, large cities across their squares, what lies beyond the border. */
export function* nameUses(view: View, span: Span): Generator<Use> {
  const { setup, style, language, shown } = view;
  if (shown.squareNames) yield* squareNames(view, span);
  if (!shown.names || style.detail === 'bare') return;
  yield* outsideUses(view);
  const covered = coveredSquares(view);
  for (const town of setup.board.towns) {
    const { at, name } = town;
    if (!covered.has(squareKey(at)) && !setup.board.starts.some((start) => sameSquare(start.at, at)))
      yield { ...use(townName(inLanguage(name, language), style), writtenAt(town)), key: `town:${squareKey(at)}` };
  }
  for (const start of setup.board.starts) {
    const key = `start:${squareKey(start.at)}`;
    yield { ...use(startName(inLanguage(start.name, language), style), writtenAt(start)), key };
  }
  for (const city of setup.board.cities) {
    if (city.squares.length > 0)
      yield { ...use(cityName(inLanguage(city.name, language), style), middleOf(city)), key: `city:${inLanguage(city.name, 'en')}` };
  }
  yield* borderNames(view);
}
