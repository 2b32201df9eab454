import { neighbour, opposite, SIDES, type Side, type Square, squareKey, turnedOffset, turnedSide } from '../grid.ts';
import { type Edge, edgeOf, type Placement, squaresOf, type Tile } from '../tile.ts';
import type { Copies } from '../tiles/statistics.ts';

/** What a fill must keep to, in the plainest terms: nothing here is shared with the search. */
export interface FillTask {
  readonly squares: readonly Square[];
  readonly kinds: readonly Copies[];
  /** What a side of a square towards the outside must show; undefined where anything may. */
  readonly outside: (square: Square, side: Side) => readonly Edge[] | undefined;
}

/** One square of a laid tile: where it lies, and which it is on the tile. */
interface Laid {
  readonly tile: Tile;
  readonly placement: Placement;
  readonly at: Square;
  readonly printed: Square;
}
const shown = ({ tile, placement, printed }: Laid, side: Side): Edge => edgeOf(tile, printed, turnedSide(side, -placement.rotation));
const squaresLaid = (tile: Tile, placement: Placement): Laid[] =>
  squaresOf(tile).map((printed): Laid => {
    const [dx, dy] = turnedOffset(printed, placement.rotation);
    return { tile, placement, at: [placement.at[0] + dx, placement.at[1] + dy], printed };
  });

/** All that is wrong with a fill, whole or with holes: copies beyond the list, squares twice or outside, edges that do not match. */
export function* faultsOf({ squares, kinds, outside }: FillTask, placements: readonly Placement[]): Generator<string> {
  const wanted = new Set(squares.map(squareKey));
  const left = new Map(kinds.map(({ tile, copies }) => [tile.id, copies]));
  const tiles = new Map(kinds.map(({ tile }) => [tile.id, tile]));
  const laid = new Map<string, Laid>();
  for (const placement of placements) {
    const tile = tiles.get(placement.tile);
    const copies = (left.get(placement.tile) ?? 0) - 1;
    left.set(placement.tile, copies);
    if (!tile || copies < 0) yield `no ${placement.tile} is left for ${squareKey(placement.at)}`;
    for (const square of tile ? squaresLaid(tile, placement) : []) {
      const key = squareKey(square.at);
      if (!wanted.has(key)) yield `${key} is not to be filled`;
      if (laid.has(key)) yield `${key} is filled twice`;
      laid.set(key, square);
    }
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
    const next = neighbour(tile.at, side);
    const other = laid.get(squareKey(next));
    if (other?.placement === tile.placement) continue;
    const mine = shown(tile, side);
    const where = `${squareKey(tile.at)} ${side}`;
    if (other && shown(other, opposite(side)) !== mine) yield `${where}: ${mine} against ${shown(other, opposite(side))}`;
    const asked = wanted.has(squareKey(next)) ? undefined : outside(tile.at, side);
    if (asked && !asked.includes(mine)) yield `${where}: ${mine}, but ${asked.join(' or ')} is asked for`;
  }
}
