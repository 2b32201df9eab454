import type { CityEdge, CitySquare } from '../documents/board.ts';
import { type BySide, neighbour, SIDES, type Side, type Square, squareKey } from '../grid.ts';

interface OuterSide {
  readonly at: Square;
  readonly side: Side;
}
/** What surrounds a large city: which squares take a tile, and at which of them no city or road should lead out. */
export interface Surroundings {
  readonly takesTile: (square: Square) => boolean;
  readonly avoid: readonly Square[];
}

const middle = ({ at, side }: OuterSide): Square => {
  const [x, y] = neighbour(at, side);
  return [at[0] + x, at[1] + y];
};
const apart = (a: OuterSide, b: OuterSide): number => {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return (ax - bx) ** 2 + (ay - by) ** 2;
};
const ways = (square: Square, { takesTile }: Surroundings): number => SIDES.filter((side) => takesTile(neighbour(square, side))).length;

function* combinations<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else for (let i = from; i < items.length; i++) for (const rest of combinations(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** How well sides spread: over many printed squares first, then far apart. */
const spreadOf = (sides: readonly OuterSide[]): number => {
  const squares = new Set(sides.map(({ at }) => squareKey(at))).size;
  let nearest = 50;
  for (const [i, a] of sides.entries()) for (const b of sides.slice(i + 1)) nearest = Math.min(nearest, apart(a, b));
  const sum = sides.reduce((total, a) => total + sides.reduce((all, b) => all + apart(a, b), 0), 0);
  return squares * 10_000 + nearest * 100 + sum / 2;
};

const best = <T>(items: Iterable<T>, worth: (item: T) => number): T | undefined => {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
};

const facesDifferent = (sides: readonly OuterSide[]): boolean =>
  new Set(sides.map(({ at, side }) => squareKey(neighbour(at, side)))).size === sides.length;

/**
 * Edges of the printed squares of a large city: so many open ones (where the city goes on) onto different squares,
 * one road on the side farthest from them, field on the rest.
 */
export const cityEdges = (group: readonly Square[], open: number, around: Surroundings): { at: Square; edges: BySide<CityEdge> }[] => {
  const isSibling = new Set(group.map(squareKey));
  const avoided = new Set(around.avoid.map(squareKey));
  const outer = group.flatMap((at) => SIDES.map((side): OuterSide => ({ at, side })));
  const onLand = outer.filter(({ at, side }) => {
    const facing = neighbour(at, side);
    return around.takesTile(facing) && !isSibling.has(squareKey(facing));
  });
  const fit = onLand.filter(({ at, side }) => {
    const facing = neighbour(at, side);
    return !avoided.has(squareKey(facing)) && ways(facing, around) > 1;
  });
  const size = Math.min(open, fit.length);
  const sets = [...combinations(fit, size)];
  const opened = best(sets.filter(facesDifferent), spreadOf) ?? best(sets, spreadOf) ?? [];
  const left = (sides: readonly OuterSide[]): OuterSide[] => sides.filter((side) => !opened.includes(side));
  const rest = left(fit).length > 0 ? left(fit) : left(onLand);
  const road = best(rest, (side) => opened.reduce((nearest, other) => Math.min(nearest, apart(side, other)), 50));
  const edgeAt = (at: Square, side: Side): CityEdge => {
    const isHere = (other: OuterSide | undefined): boolean =>
      other !== undefined && other.side === side && squareKey(other.at) === squareKey(at);
    if (isSibling.has(squareKey(neighbour(at, side)))) return 'inner';
    if (opened.some(isHere)) return 'city';
    return isHere(road) ? 'road' : 'field';
  };
  return group.map((at) => ({
    at,
    edges: { N: edgeAt(at, 'N'), E: edgeAt(at, 'E'), S: edgeAt(at, 'S'), W: edgeAt(at, 'W') },
  }));
};

/** Hands arms round among the squares of a city, its seat first. */
export const withArms = (squares: readonly { at: Square; edges: BySide<CityEdge> }[], seat: Square, arms: number): CitySquare[] => {
  const isSeat = (square: Square): boolean => squareKey(square) === squareKey(seat);
  const order = [...squares].sort((a, b) => Number(isSeat(b.at)) - Number(isSeat(a.at)));
  const given = (square: (typeof squares)[number]): number => {
    const rank = order.indexOf(square);
    return Math.floor(arms / squares.length) + (rank < arms % squares.length ? 1 : 0);
  };
  return squares.map((square) => {
    const count = given(square);
    return { at: square.at, ...(count > 0 ? { arms: count } : {}), edges: square.edges };
  });
};
