import { neighbour, opposite, SIDES, type Side, type Square, sameSquare, squareKey } from '../../../engine/grid.ts';
import { type Feature, parseTileSide, squaresOf, type Tile } from '../../../engine/tile.ts';

/** The sides of one square that a feature reaches, those towards other squares of the tile included. */
export interface Reach {
  readonly feature: Feature;
  readonly index: number;
  readonly sides: readonly Side[];
}
type Spread = Map<string, Set<Side>>;

const add = (spread: Spread, square: Square, side: Side): void => {
  const sides = spread.get(squareKey(square)) ?? new Set<Side>();
  spread.set(squareKey(square), sides.add(side));
};
const join = (spread: Spread, square: Square, side: Side): void => {
  add(spread, square, side);
  add(spread, neighbour(square, side), opposite(side));
};

/** The shortest way over the squares of a tile, as steps from its beginning. */
const way = (within: readonly Square[], from: Square, to: Square): [Square, Side][] => {
  const paths: [Square, [Square, Side][]][] = [[from, []]];
  for (const [square, steps] of paths) {
    if (sameSquare(square, to)) return steps;
    for (const side of SIDES) {
      const next = neighbour(square, side);
      const isNew = within.some((one) => sameSquare(one, next)) && !paths.some(([seen]) => sameSquare(seen, next));
      if (isNew) paths.push([next, [...steps, [square, side]]]);
    }
  }
  return [];
};

const isEdged = (feature: Feature): feature is Extract<Feature, { edges: readonly string[] }> => 'edges' in feature;
const spreadOf = (tile: Tile, feature: Feature): Spread => {
  const spread: Spread = new Map();
  if (!isEdged(feature)) return spread;
  const within = squaresOf(tile);
  const reached: Square[] = [];
  const touch = (square: Square): void => {
    const first = reached[0];
    if (first) for (const [from, side] of way(within, first, square)) join(spread, from, side);
    else if (!spread.has(squareKey(square))) spread.set(squareKey(square), new Set());
    reached.push(square);
  };
  for (const square of ('squares' in feature ? feature.squares : undefined) ?? []) touch(square);
  for (const place of feature.edges) {
    const { square, side } = parseTileSide(place);
    touch(square);
    add(spread, square, side);
  }
  return spread;
};

/** What reaches into each square of a tile, by square key; fields are what is left. */
export const reachesOf = (tile: Tile): ReadonlyMap<string, readonly Reach[]> => {
  const bySquare = new Map<string, Reach[]>(squaresOf(tile).map((square) => [squareKey(square), []]));
  for (const [index, feature] of tile.features.entries()) {
    for (const [key, sides] of spreadOf(tile, feature)) {
      bySquare.get(key)?.push({ feature, index, sides: SIDES.filter((side) => sides.has(side)) });
    }
  }
  return bySquare;
};
