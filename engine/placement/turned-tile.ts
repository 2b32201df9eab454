import { type BySide, ROTATIONS, type Rotation, SIDES, type Side, type Square, sameSquare, turnedOffset, turnedSide } from '../grid.ts';
import { type Edge, edgeOf, squaresOf, type Tile } from '../tile.ts';

/** One square of a turned tile, with the edges it shows to the outside; a side towards the tile itself has none. */
export interface TurnedSquare {
  /** Where it lies, from the square a placement names. */
  readonly offset: Square;
  /** The same square on the unturned tile. */
  readonly printed: Square;
  readonly edges: BySide<Edge | undefined>;
}
export type TurnedTile = readonly TurnedSquare[];

const isInner = (squares: readonly Square[], [x, y]: Square, side: Side): boolean => {
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
  return squares.some((other) => sameSquare(other, [x + dx, y + dy]));
};

const edgesShown = (tile: Tile, printed: Square, rotation: Rotation): BySide<Edge | undefined> => {
  const squares = squaresOf(tile);
  const shown = SIDES.map((side) => {
    const before = turnedSide(side, -rotation);
    return [side, isInner(squares, printed, before) ? undefined : edgeOf(tile, printed, before)] as const;
  });
  return Object.fromEntries(shown) as BySide<Edge | undefined>;
};

const turn = (tile: Tile, rotation: Rotation): TurnedTile => {
  const squares = squaresOf(tile);
  const [fx, fy] = squares[0] as Square;
  return squares.map((printed) => ({
    offset: turnedOffset([printed[0] - fx, printed[1] - fy], rotation),
    printed,
    edges: edgesShown(tile, printed, rotation),
  }));
};

const known = new WeakMap<Tile, readonly TurnedTile[]>();
/** A tile as it lies in a rotation; worked out once a tile. */
export const turnedTile = (tile: Tile, rotation: Rotation): TurnedTile => {
  const turns = known.get(tile) ?? ROTATIONS.map((each) => turn(tile, each));
  known.set(tile, turns);
  return turns[rotation] as TurnedTile;
};
