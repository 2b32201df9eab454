import type { SymbolArt } from '../figure.ts';

const MOST = 4000;
const drawn = new Map<string, SymbolArt>();
/** The same art object for the same key; the oldest go when there are too many. */
export const memo = (key: string, draw: () => SymbolArt): SymbolArt => {
  const known = drawn.get(key);
  if (known) return known;
  const art = draw();
  if (drawn.size >= MOST) drawn.delete(drawn.keys().next().value as string);
  drawn.set(key, art);
  return art;
};
