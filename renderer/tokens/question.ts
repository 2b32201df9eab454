import type { Scenario } from '../../engine/documents/scenario.ts';
import { squareKey } from '../../engine/grid.ts';
import { wantedCount } from '../../engine/layouts/demands.ts';

const names = new WeakMap<object, number>();
let last = 0;
/** A number for a value: documents do not change, so the same number is the same value. */
const nameOf = (value: object | undefined): number => {
  if (value === undefined) return 0;
  const name = names.get(value) ?? ++last;
  names.set(value, name);
  return name;
};

/** Which question about layouts a scenario asks: equal as long as board, tiles, starts, rules, locks and forbidden squares are. */
export const questionOf = ({ board, systems, game, tiles, starts, laid, tokens }: Scenario): string => {
  const parts = [board, systems, game, tiles, starts, laid, tokens?.constraints, tokens?.supply, tokens?.forbidden];
  const values = parts.map((part) => (typeof part === 'object' ? nameOf(part) : String(part)));
  const locked = (tokens?.placed ?? []).filter((token) => token.locked).map(({ at }) => squareKey(at));
  return [...values, tokens ? wantedCount(tokens) : 0, ...locked.sort()].join(' ');
};
