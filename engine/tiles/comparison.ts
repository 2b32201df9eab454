import { signatureOf } from './same.ts';
import { type Copies, type TileStatistics, tileStatistics } from './statistics.ts';

/** One kind in two lists. */
export interface KindDifference {
  readonly id: string;
  readonly here: number;
  readonly there: number;
}
/** Two lists side by side. */
export interface Comparison {
  readonly here: TileStatistics;
  readonly there: TileStatistics;
  /** Kinds of which the lists hold different numbers; kinds are told by their features, whatever their ids. */
  readonly differences: readonly KindDifference[];
}

interface Kind {
  readonly id: string;
  copies: number;
}
const bySignature = (kinds: readonly Copies[]): Map<string, Kind> => {
  const found = new Map<string, Kind>();
  for (const { tile, copies } of kinds) {
    const kind = found.get(signatureOf(tile)) ?? { id: tile.id, copies: 0 };
    kind.copies += copies;
    found.set(signatureOf(tile), kind);
  }
  return found;
};

export const compareLists = (here: readonly Copies[], there: readonly Copies[]): Comparison => {
  const [mine, yours] = [bySignature(here), bySignature(there)];
  const differences = [...new Set([...mine.keys(), ...yours.keys()])].flatMap((signature) => {
    const [a, b] = [mine.get(signature), yours.get(signature)];
    const difference = { id: (a ?? b)?.id ?? '', here: a?.copies ?? 0, there: b?.copies ?? 0 };
    return difference.here === difference.there ? [] : [difference];
  });
  return { here: tileStatistics(here), there: tileStatistics(there), differences };
};
