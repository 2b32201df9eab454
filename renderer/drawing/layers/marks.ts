import { type Square, squareKey } from '../../../engine/grid.ts';
import { type SymbolArt, type Use, use } from '../figure.ts';
import { focusSign, heatSign, hoverSign, legalSign, objectionSign, refusedSign, selectionSign } from '../symbols/signs.ts';
import { tileSymbol } from '../symbols/tile.ts';
import type { View } from '../view.ts';

function* on(squares: readonly Square[] | undefined, name: string, symbol: SymbolArt): Generator<Use> {
  for (const square of squares ?? []) yield { ...use(symbol, square), key: `${name}:${squareKey(square)}` };
}
/** How likely or how often, square by square. */
export function* heatUses({ marks }: View): Generator<Use> {
  for (const [key, share] of marks?.heat ?? []) {
    const [x, y] = key.split(',').map(Number);
    if (share > 0) yield { ...use(heatSign(share), [x as number, y as number]), key: `heat:${key}` };
  }
}
export function* legalUses({ marks }: View): Generator<Use> {
  yield* on(marks?.legal, 'legal', legalSign());
  yield* on(marks?.refused, 'refused', refusedSign());
}
const PALE = 0.72;
export function* ghostUses({ setup, style, marks }: View): Generator<Use> {
  const ghost = marks?.ghost;
  const tile = ghost && setup.catalogue.tiles.get(ghost.tile);
  if (!ghost || !tile) return;
  yield { symbol: tileSymbol(tile, style), at: ghost.at, turn: ghost.rotation, opacity: PALE, key: 'ghost' };
  yield { ...use(ghost.isLegal ? legalSign() : refusedSign(), ghost.at), key: 'ghost-sign' };
}
/** What objections point at. */
export function* objectionUses({ marks }: View): Generator<Use> {
  for (const [i, { squares, severity }] of (marks?.objections ?? []).entries())
    yield* on(squares, `objection${i}`, objectionSign(severity));
}
export function* pointerUses({ marks }: View): Generator<Use> {
  yield* on(marks?.selected, 'selected', selectionSign());
  yield* on(marks?.hovered && [marks.hovered], 'hovered', hoverSign());
  yield* on(marks?.focused && [marks.focused], 'focused', focusSign());
}
