import { neighbour, opposite, SIDES, type Side, type Square, squareKey, turnedSide } from '../grid.ts';
import { type Edge, edgeOf, type Placement, type Tile } from '../tile.ts';
import type { Copies } from '../tiles/statistics.ts';

/** What a fill must keep to, in the plainest terms: nothing here is shared with the search. */
export interface FillTask {
  readonly squares: readonly Square[];
  readonly kinds: readonly Copies[];
  /** What a side of a square towards the outside must show; undefined where anything may. */
  readonly outside: (square: Square, side: Side) => readonly Edge[] | undefined;
}

interface Laid {
  readonly tile: Tile;
  readonly placement: Placement;
}
const shown = ({ tile, placement }: Laid, side: Side): Edge => edgeOf(tile, [0, 0], turnedSide(side, -placement.rotation));

/** All that is wrong with a fill, whole or with holes: copies beyond the list, squares twice or outside, edges that do not match. */
export function* faultsOf({ squares, kinds, outside }: FillTask, placements: readonly Placement[]): Generator<string> {
  const wanted = new Set(squares.map(squareKey));
  const left = new Map(kinds.map(({ tile, copies }) => [tile.id, copies]));
  const tiles = new Map(kinds.map(({ tile }) => [tile.id, tile]));
  const laid = new Map<string, Laid>();
  for (const placement of placements) {
    const key = squareKey(placement.at);
    const tile = tiles.get(placement.tile);
    const copies = (left.get(placement.tile) ?? 0) - 1;
    left.set(placement.tile, copies);
    if (!tile || copies < 0) yield `no ${placement.tile} is left for ${key}`;
    if (!wanted.has(key)) yield `${key} is not to be filled`;
    if (laid.has(key)) yield `${key} is filled twice`;
    if (tile) laid.set(key, { tile, placement });
  }
  for (const tile of laid.values()) yield* mismatches(tile, laid, wanted, outside);
}

function* mismatches(
  tile: Laid,
  laid: ReadonlyMap<string, Laid>,
  wanted: ReadonlySet<string>,
  outside: FillTask['outside'],
): Generator<string> {
  for (const side of SIDES) {
    const next = neighbour(tile.placement.at, side);
    const other = laid.get(squareKey(next));
    const mine = shown(tile, side);
    const where = `${squareKey(tile.placement.at)} ${side}`;
    if (other && shown(other, opposite(side)) !== mine) yield `${where}: ${mine} against ${shown(other, opposite(side))}`;
    const asked = wanted.has(squareKey(next)) ? undefined : outside(tile.placement.at, side);
    if (asked && !asked.includes(mine)) yield `${where}: ${mine}, but ${asked.join(' or ')} is asked for`;
  }
}
