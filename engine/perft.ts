import { copiesLeft } from './placement/questions.ts';
import { type PlacementTable, rotationOfPlace, squareOfPlace } from './placement/table.ts';
import type { KindMask } from './placement/tile-masks.ts';
import { optionalRules, passesOptional, tableOf } from './placement.ts';
import { isDrawn, type Setup } from './setup.ts';
import type { Placement } from './tile.ts';

const MOST_SQUARES = 16;
const WIDEST = MOST_SQUARES * 4;

/** Copies of each kind left to draw when the laid tiles are taken out, by the kind's number in the table. */
const bagOf = (setup: Setup): number[] => {
  const left = copiesLeft(setup);
  return [...setup.catalogue.tiles].map(([id, tile]) => (isDrawn(tile) ? (left.get(id) ?? 0) : 0));
};

const room = (table: PlacementTable): Int32Array => new Int32Array((table.reachable + 1) * WIDEST);

interface Counting {
  readonly bag: number[];
  readonly allRotations: boolean;
}
/** The tiles laid so far; as a set-up too where optional rules hold, which the table does not know. */
interface Laid {
  readonly table: PlacementTable;
  readonly setup?: Setup;
}
const laidIn = (setup: Setup): Laid => ({ table: tableOf(setup).clone(), ...(optionalRules(setup).length > 0 ? { setup } : {}) });

const placementOf = ({ table }: Laid, kind: number, place: number): Placement => ({
  tile: (table.plan.kinds[kind] as KindMask).id,
  at: squareOfPlace(place),
  rotation: rotationOfPlace(place),
});
const placesOf = (laid: Laid, kind: number, allRotations: boolean): Int32Array => {
  const out = room(laid.table);
  const places = out.subarray(0, laid.table.legal(kind, out, allRotations));
  const { setup } = laid;
  return setup ? places.filter((place) => passesOptional(setup, placementOf(laid, kind, place))) : places;
};

const count = (laid: Laid, counting: Counting, depth: number): number => {
  const { bag } = counting;
  if (depth === 0) return 1;
  let games = 0;
  for (let kind = 0; kind < bag.length; kind++) if ((bag[kind] as number) > 0) games += countKind(laid, counting, kind, depth);
  return games;
};

const countKind = (laid: Laid, counting: Counting, kind: number, depth: number): number => {
  const { bag } = counting;
  const places = placesOf(laid, kind, counting.allRotations);
  if (depth === 1) return places.length;
  const next = laid.table.clone();
  let games = 0;
  bag[kind] = (bag[kind] as number) - 1;
  for (const place of places) {
    next.become(laid.table);
    next.lay(kind, place);
    games += count(withTile(laid, next, placementOf(laid, kind, place)), counting, depth - 1);
  }
  bag[kind] = (bag[kind] as number) + 1;
  return games;
};
const withTile = ({ setup }: Laid, table: PlacementTable, placement: Placement): Laid =>
  setup ? { table, setup: { ...setup, laid: [...setup.laid, placement] } } : { table };

export interface PerftOptions {
  /** Also the rotations that look the same (recorded games count them apart). */
  readonly allRotations?: boolean;
}

/**
 * Counts the different games of so many legal placements from a set-up: a kind of tile, a square and a visibly different rotation.
 * The number knows nothing of how it is computed, so it catches what examples miss.
 */
export const perft = (setup: Setup, depth: number, { allRotations = false }: PerftOptions = {}): number =>
  count(laidIn(setup), { bag: bagOf(setup), allRotations }, depth);

/** The same, parted by the kind of the first tile. */
export const perftByKind = (setup: Setup, depth: number, { allRotations = false }: PerftOptions = {}): ReadonlyMap<string, number> => {
  const laid = laidIn(setup);
  const counting = { bag: bagOf(setup), allRotations };
  const kinds = [...setup.catalogue.tiles.keys()];
  const gamesOf = (kind: number): number => ((counting.bag[kind] as number) > 0 && depth > 0 ? countKind(laid, counting, kind, depth) : 0);
  return new Map(kinds.map((id, kind) => [id, gamesOf(kind)]));
};
