import { neighbour, SIDES, type Square, squareKey } from '../grid.ts';
import type { SeatedTown } from './towns.ts';

/** Steps from a square over others; ferries are one step. */
export const stepsFrom = (
  from: Square,
  isOn: (square: Square) => boolean,
  ferries: readonly (readonly [Square, Square])[] = [],
): Map<string, number> => {
  const steps = new Map([[squareKey(from), 0]]);
  const queue = [from];
  for (const square of queue) {
    const here = squareKey(square);
    const across = ferries.flatMap(([a, b]) => (squareKey(a) === here ? [b] : squareKey(b) === here ? [a] : []));
    for (const next of [...SIDES.map((side) => neighbour(square, side)), ...across]) {
      if (!isOn(next) || steps.has(squareKey(next))) continue;
      steps.set(squareKey(next), steps.get(here)! + 1);
      queue.push(next);
    }
  }
  return steps;
};

const FAR = 99;

function* picks(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else for (let i = from; i < count; i++) for (const rest of picks(count, size - 1, i + 1)) yield [i, ...rest];
}

const MOST_ABLE = 24;
/** Towns with many neighbour squares first; then, should those be few or lie close together, those with fewer. */
const pools = (towns: readonly SeatedTown[], count: number, isTile: (square: Square) => boolean): SeatedTown[][] => {
  const ways = ({ square }: SeatedTown): number => SIDES.filter((side) => isTile(neighbour(square, side))).length;
  const least = (most: number): SeatedTown[] => towns.filter((town) => ways(town) >= most);
  const some = [3, 2].map(least).filter((pool) => pool.length >= count);
  const full = least(4).length >= 3 * count ? [least(4)] : [];
  return [...full, ...some, [...towns]].map((pool) => pool.slice(0, MOST_ABLE));
};
/** Starts nearer to one another than this are only taken where no others are farther apart. */
const apartFor = (tiles: number, count: number): number => Math.floor(Math.sqrt(tiles / Math.max(1, count)));

interface Pick {
  readonly starts: readonly SeatedTown[];
  readonly nearest: number;
}
interface Ground {
  readonly tiles: readonly Square[];
  readonly isTile: (square: Square) => boolean;
  readonly ferries: readonly (readonly [Square, Square])[];
}
/** The best among some towns: the least distance between two, less twice the mean way of a tile square to the nearest. */
const bestPick = (able: readonly SeatedTown[], count: number, { tiles, isTile, ferries }: Ground): Pick => {
  const steps = able.map(({ square }) => stepsFrom(square, isTile, ferries));
  const ways = steps.map((from) => Uint16Array.from(tiles, (tile) => from.get(squareKey(tile)) ?? FAR));
  const between = (a: number, b: number): number => steps[a]!.get(squareKey(able[b]!.square)) ?? FAR;
  const apart = (pick: readonly number[]): number => {
    let nearest = FAR;
    for (const [i, a] of pick.entries()) for (const b of pick.slice(i + 1)) nearest = Math.min(nearest, between(a, b));
    return nearest;
  };
  const mean = (pick: readonly number[]): number => {
    let sum = 0;
    for (let t = 0; t < tiles.length; t++) sum += pick.reduce((least, i) => Math.min(least, ways[i]![t]!), FAR);
    return sum / tiles.length;
  };
  let found: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const pick of picks(able.length, Math.min(count, able.length))) {
    const value = apart(pick) - 2 * mean(pick);
    if (value > most) [found, most] = [pick, value];
  }
  return { starts: found.map((i) => able[i]!), nearest: apart(found) };
};

/** Starts among towns: inland, far from one another, and near to all squares. */
export const proposeStarts = (
  towns: readonly SeatedTown[],
  count: number,
  tiles: readonly Square[],
  ferries: readonly (readonly [Square, Square])[] = [],
): SeatedTown[] => {
  const on = new Set(tiles.map(squareKey));
  const isTile = (square: Square): boolean => on.has(squareKey(square));
  const wanted = apartFor(tiles.length, count);
  let best: Pick = { starts: [], nearest: -1 };
  for (const pool of pools(towns, count, isTile)) {
    const pick = bestPick(pool, count, { tiles, isTile, ferries });
    if (pick.nearest > best.nearest) best = pick;
    if (best.nearest >= wanted) break;
  }
  return [...best.starts];
};
