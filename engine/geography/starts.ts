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

/** Towns with many neighbour squares; with fewer where there are not enough of them. */
const inland = (towns: readonly SeatedTown[], count: number, isTile: (square: Square) => boolean): SeatedTown[] => {
  const ways = ({ square }: SeatedTown): number => SIDES.filter((side) => isTile(neighbour(square, side))).length;
  const full = towns.filter((town) => ways(town) === 4);
  const some = full.length >= 3 * count ? full : towns.filter((town) => ways(town) >= 3);
  return (some.length >= count ? some : [...towns]).slice(0, 24);
};

/** Starts among towns: far from one another, and near to all squares: the least distance between two, less twice the mean way to the nearest. */
export const proposeStarts = (
  towns: readonly SeatedTown[],
  count: number,
  tiles: readonly Square[],
  ferries: readonly (readonly [Square, Square])[] = [],
): SeatedTown[] => {
  const on = new Set(tiles.map(squareKey));
  const isTile = (square: Square): boolean => on.has(squareKey(square));
  const able = inland(towns, count, isTile);
  const steps = able.map(({ square }) => stepsFrom(square, isTile, ferries));
  const ways = steps.map((from) => Uint16Array.from(tiles, (tile) => from.get(squareKey(tile)) ?? FAR));
  const between = (a: number, b: number): number => steps[a]!.get(squareKey(able[b]!.square)) ?? FAR;
  const worth = (pick: readonly number[]): number => {
    let nearest = FAR;
    for (const [i, a] of pick.entries()) for (const b of pick.slice(i + 1)) nearest = Math.min(nearest, between(a, b));
    let sum = 0;
    for (let t = 0; t < tiles.length; t++) sum += pick.reduce((least, i) => Math.min(least, ways[i]![t]!), FAR);
    return nearest - (2 * sum) / tiles.length;
  };
  let found: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const pick of picks(able.length, Math.min(count, able.length))) {
    const value = worth(pick);
    if (value > most) [found, most] = [pick, value];
  }
  return found.map((i) => able[i]!);
};
