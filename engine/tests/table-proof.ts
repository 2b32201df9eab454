import { ROTATIONS, type Rotation, type Square } from '../grid.ts';
import { anchorsOver, reachableSquares } from '../placement/candidates.ts';
import { positionOf } from '../placement/position-of.ts';
import { type PlacementTable, placeCode } from '../placement/table.ts';
import { kindMask, type TurnMask } from '../placement/tile-masks.ts';
import { candidateObjections, candidateOf } from '../placement.ts';
import type { Setup } from '../setup.ts';
import type { Placement, Tile } from '../tile.ts';

const edgesOf = (tile: Tile): string =>
  kindMask(tile)
    .turns.map(({ shown, steps }) => `${shown}@${steps}`)
    .join(';');

/** One kind of each edges: the rules ask nothing else of a tile. */
export const kindsOfEdges = (setup: Setup): readonly Tile[] => {
  const byEdges = new Map<string, Tile>();
  for (const tile of setup.catalogue.tiles.values()) if (!byEdges.has(edgesOf(tile))) byEdges.set(edgesOf(tile), tile);
  return [...byEdges.values()];
};

export interface Verdicts {
  readonly setup: Setup;
  readonly asked: number;
  /** By kind, the legal places in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** What a turned tile shows, by its squares: the rules see no more of it. */
const shownBy = (tile: Tile, rotation: Rotation): string => {
  const { shown, steps } = kindMask(tile).turns[rotation] as TurnMask;
  return `${shown}@${steps}`;
};

/** What the rules say of every square in reach, kind and rotation. Turned tiles that show the same are asked about once. */
export const verdictsByRules = (setup: Setup, kinds: readonly Tile[]): Verdicts => {
  const position = positionOf(setup);
  const squares = reachableSquares(position);
  const legalFor = new Map<string, readonly Square[]>();
  let asked = 0;
  const legalSquares = (tile: Tile, rotation: Rotation): readonly Square[] => {
    const anchors = anchorsOver(squares, tile, rotation);
    asked += anchors.length;
    return anchors.filter((at) => candidateObjections(position, candidateOf({ tile: tile.id, at, rotation }, tile)).next().done);
  };
  const placesOf = (tile: Tile): number[] =>
    ROTATIONS.flatMap((rotation) => {
      const shown = shownBy(tile, rotation);
      const legal = legalFor.get(shown) ?? legalSquares(tile, rotation);
      legalFor.set(shown, legal);
      return legal.map((at) => placeCode(at, rotation));
    });
  const places = new Map(kinds.map((tile) => [tile.id, placesOf(tile).sort((a, b) => a - b)] as const));
  return { setup, asked, places };
};

/** What a table must offer to be put to the proof. */
export interface TableLike {
  readonly plan: { readonly kindOf: ReadonlyMap<string, number> };
  readonly reachable: number;
  legal(kind: number, out: Int32Array, allRotations?: boolean): number;
}
const WIDEST = 16 * 4;
/** The first kind of which table and rules think differently. */
export const firstDifference = (table: TableLike, { places }: Verdicts): string | undefined => {
  const out = new Int32Array(table.reachable * WIDEST + WIDEST);
  for (const [id, expected] of places) {
    const count = table.legal(table.plan.kindOf.get(id) as number, out, true);
    const found = out.subarray(0, count).sort();
    if (count !== expected.length || expected.some((place, i) => place !== found[i])) return id;
  }
  return undefined;
};

/** A table that has been through everything a table goes through: cloned, laid upon, copied over, laid upon again. */
export const worn = (Table: typeof PlacementTable, setup: Setup): PlacementTable => {
  const bare = Table.of({ ...setup, laid: [] });
  const before = [...bare.reachableCodes()].join();
  const first = bare.clone();
  const half = Math.floor(setup.laid.length / 2);
  layAll(first, setup.laid.slice(0, half));
  const second = bare.clone();
  layAll(second, setup.laid.slice(half).map(aside));
  second.become(first);
  const third = second.clone();
  layAll(third, setup.laid.slice(half));
  if (bare.reachableCodes().join() !== before) throw new Error('laying on a clone changed the table it was cloned from');
  return third;
};
const aside = (placement: Placement): Placement => ({ ...placement, at: [placement.at[1], placement.at[0] + 1] });
const layAll = (table: PlacementTable, laid: readonly Placement[]): void => {
  for (const { tile, at, rotation } of laid) {
    const kind = table.plan.kindOf.get(tile);
    if (kind !== undefined) table.lay(kind, placeCode(at, rotation));
  }
};
