import type { Token } from '../../../engine/documents/scenario.ts';
import { squareKey } from '../../../engine/grid.ts';
import { type SymbolArt, type Use, use } from '../figure.ts';
import { figureSymbol } from '../symbols/meeple.ts';
import type { Style } from '../symbols/pen-style.ts';
import { lockSymbol, tokenBack, tokenFace } from '../symbols/token.ts';
import type { View } from '../view.ts';

export const tokenSymbol = ({ colour, value, faceUp }: Token, style: Style): SymbolArt =>
  faceUp && colour !== undefined ? tokenFace(colour, value, style) : tokenBack(style);

const SHIFT = 0.12;
/** Tokens; several on one square lie a little apart. */
export function* tokenUses({ setup, style, shown, tokens }: View): Generator<Use> {
  if (!shown.tokens) return;
  const before = new Map<string, number>();
  for (const [i, token] of (tokens ?? setup.scenario.tokens?.placed ?? []).entries()) {
    const count = before.get(squareKey(token.at)) ?? 0;
    before.set(squareKey(token.at), count + 1);
    const at = [token.at[0] + count * SHIFT, token.at[1] - count * SHIFT] as const;
    yield { ...use(tokenSymbol(token, style), at), key: `token:${i}` };
    if (token.locked) yield { ...use(lockSymbol(style), at), key: `lock:${i}` };
  }
}

/** Players' figures, each at its spot of the square. */
export function* figureUses({ figures = [], style }: View): Generator<Use> {
  for (const { key, at, spot = [50, 50], colour, sign, lying, upgraded } of figures) {
    const place = [at[0] + (spot[0] - 50) / 100, at[1] + (spot[1] - 50) / 100] as const;
    yield { ...use(figureSymbol(colour, sign, lying ? 'lying' : 'standing', upgraded === true, style), place), key };
  }
}
