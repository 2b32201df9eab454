import type { PlacementTable } from './placement/table.ts';
import { tableOf } from './placement.ts';
import type { Setup } from './setup.ts';

const MOST_SQUARES = 16;
const WIDEST = MOST_SQUARES * 4;

/** Copies of each kind the list still holds when the laid tiles are taken out, by the kind's number in the table. */
const bagOf = ({ catalogue, laid }: Setup): number[] =>
  [...catalogue.tiles.keys()].map((tile) => (catalogue.copies.get(tile) ?? 0) - laid.filter((placement) => placement.tile === tile).length);

const room = (table: PlacementTable): Int32Array => new Int32Array((table.reachable + 1) * WIDEST);

interface Counting {
  readonly bag: number[];
  readonly allRotations: boolean;
}
const count = (table: PlacementTable, counting: Counting, depth: number): number => {
  const { bag } = counting;
  if (depth === 0) return 1;
  let games = 0;
  for (let kind = 0; kind < bag.length; kind++) if ((bag[kind] as number) > 0) games += countKind(table, counting, kind, depth);
  return games;
};

const countKind = (table: PlacementTable, counting: Counting, kind: number, depth: number): number => {
  const { bag } = counting;
  const out = room(table);
  const places = table.legal(kind, out, counting.allRotations);
  if (depth === 1) return places;
  const next = table.clone();
  let games = 0;
  bag[kind] = (bag[kind] as number) - 1;
  for (let i = 0; i < places; i++) {
    next.become(table);
    next.lay(kind, out[i] as number);
    games += count(next, counting, depth - 1);
  }
  bag[kind] = (bag[kind] as number) + 1;
  return games;
};

export interface PerftOptions {
  /** Also the rotations that look the same (recorded games count them apart). */
  readonly allRotations?: boolean;
}

/**
 * Counts the different games of so many legal placements from a set-up: a kind of tile, a square and a visibly different rotation.
 * The number knows nothing of how it is computed, so it catches what examples miss.
 */
export const perft = (setup: Setup, depth: number, { allRotations = false }: PerftOptions = {}): number =>
  count(tableOf(setup).clone(), { bag: bagOf(setup), allRotations }, depth);

/** The same, parted by the kind of the first tile. */
export const perftByKind = (setup: Setup, depth: number, { allRotations = false }: PerftOptions = {}): ReadonlyMap<string, number> => {
  const table = tableOf(setup).clone();
  const counting = { bag: bagOf(setup), allRotations };
  const kinds = [...setup.catalogue.tiles.keys()];
  const gamesOf = (kind: number): number => ((counting.bag[kind] as number) > 0 && depth > 0 ? countKind(table, counting, kind, depth) : 0);
  return new Map(kinds.map((id, kind) => [id, gamesOf(kind)]));
};
