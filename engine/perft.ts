import type { PlacementTable } from './placement/table.ts';
import { tableOf } from './placement.ts';
import type { Setup } from './setup.ts';

const MOST_SQUARES = 16;
const WIDEST = MOST_SQUARES * 4;

/** Copies of each kind the list still holds when the laid tiles are taken out, by the kind's number in the table. */
const bagOf = ({ catalogue, laid }: Setup): number[] =>
  [...catalogue.tiles.keys()].map((tile) => (catalogue.copies.get(tile) ?? 0) - laid.filter((placement) => placement.tile === tile).length);

const room = (table: PlacementTable): Int32Array => new Int32Array((table.reachable + 1) * WIDEST);

const count = (table: PlacementTable, bag: number[], depth: number): number => {
  if (depth === 0) return 1;
  let games = 0;
  for (let kind = 0; kind < bag.length; kind++) if ((bag[kind] as number) > 0) games += countKind(table, bag, kind, depth);
  return games;
};

const countKind = (table: PlacementTable, bag: number[], kind: number, depth: number): number => {
  const out = room(table);
  const places = table.legal(kind, out);
  if (depth === 1) return places;
  const next = table.clone();
  let games = 0;
  bag[kind] = (bag[kind] as number) - 1;
  for (let i = 0; i < places; i++) {
    next.become(table);
    next.lay(kind, out[i] as number);
    games += count(next, bag, depth - 1);
  }
  bag[kind] = (bag[kind] as number) + 1;
  return games;
};

/**
 * Counts the different games of so many legal placements from a set-up: a kind of tile, a square and a visibly different rotation.
 * The number knows nothing of how it is computed, so it catches what examples miss.
 */
export const perft = (setup: Setup, depth: number): number => count(tableOf(setup).clone(), bagOf(setup), depth);

/** The same, parted by the kind of the first tile. */
export const perftByKind = (setup: Setup, depth: number): ReadonlyMap<string, number> => {
  const table = tableOf(setup).clone();
  const bag = bagOf(setup);
  const kinds = [...setup.catalogue.tiles.keys()];
  return new Map(kinds.map((id, kind) => [id, (bag[kind] as number) > 0 && depth > 0 ? countKind(table, bag, kind, depth) : 0]));
};
