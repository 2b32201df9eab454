import type { Square } from '../grid.ts';
import { indexOf, type LandGrid } from './land-grid.ts';
import { pixelAt } from './raster.ts';
import type { Isle, Survey } from './survey.ts';

const LIFTED = 0.9;
const SOME = 0.1;
const DEAREST = 3;

/** Gives islands of at least `least` squares of land their best squares, lifted over any threshold; says which. */
export const keepIsles = (survey: Survey, grid: LandGrid, least: number): Set<number> => {
  const kept = new Set<number>();
  const landed = survey.isles
    .filter(({ area, isSeat }) => isSeat || area >= least * grid.side ** 2)
    .map((isle) => ({ isle, ranked: squaresOf(isle, grid) }));
  for (const { isle, ranked } of landed) {
    const wanted = Math.max(1, Math.round(isle.area / grid.side ** 2));
    for (const index of grown(ranked, wanted, grid.columns)) {
      grid.shares[index] = Math.max(grid.shares[index]!, LIFTED);
      kept.add(index);
    }
  }
  return kept;
};
/** The squares of a grid an island lies on, those with most of it first. */
const squaresOf = ({ box, isSeat, share }: Isle, grid: LandGrid): { readonly index: number; readonly share: number }[] => {
  const found: { index: number; share: number }[] = [];
  const least = isSeat ? 0 : SOME;
  const within = (at: number, most: number): number => Math.min(Math.max(Math.floor(at / grid.side), 0), most - 1);
  const [west, east] = [within(box.left - grid.left, grid.columns), within(box.right - grid.left, grid.columns)];
  const [north, south] = [within(box.top - grid.top, grid.rows), within(box.bottom - grid.top, grid.rows)];
  for (let y = north; y <= south; y++)
    for (let x = west; x <= east; x++) {
      const index = indexOf(grid, [x, y]);
      const here = grid.shares[index]! > least ? share(grid.left + x * grid.side, grid.top + y * grid.side, grid.side) : 0;
      if (here > least) found.push({ index, share: here });
    }
  return found.sort((a, b) => b.share - a.share);
};
const grown = (ranked: readonly { readonly index: number }[], wanted: number, columns: number): number[] => {
  const mine: number[] = [];
  const touches = (index: number): boolean =>
    mine.length === 0 || mine.some((other) => Math.abs(other - index) === 1 || Math.abs(other - index) === columns);
  while (mine.length < wanted) {
    const next = ranked.find(({ index }) => !mine.includes(index) && touches(index));
    if (!next) break;
    mine.push(next.index);
  }
  return mine;
};

/** Squares that join two pieces of a board lying on one landmass: the way over its land with the least sea. */
export const bridge = (survey: Survey, grid: LandGrid, pieces: readonly Square[][]): number[] | undefined => {
  const able = pieces.filter((piece) => piece.length >= 3);
  if (able.length < 2) return undefined;
  const large = able.map((piece) => ({ piece, mass: massOf(survey, grid, piece) }));
  for (const from of large.reverse()) {
    const goals = large.filter((other) => other !== from && other.mass === from.mass).flatMap(({ piece }) => piece);
    const path = goals.length > 0 ? driestPath(grid, from.piece, goals) : undefined;
    if (path && path.length > 0) return path;
  }
  return undefined;
};

/** The part of the land most of some squares lies on. */
const massOf = ({ parts }: Survey, { left, top, side }: LandGrid, piece: readonly Square[]): number => {
  const counts: number[] = [];
  for (const [x, y] of piece)
    for (let i = 1; i < 10; i += 2)
      for (let j = 1; j < 10; j += 2) {
        const part = pixelAt(parts, left + (x + i / 10) * side, top + (y + j / 10) * side);
        if (part) counts[part] = (counts[part] ?? 0) + 1;
      }
  return counts.reduce((best, count, part) => (count > (counts[best] ?? 0) ? part : best), 0);
};

const driestPath = (grid: LandGrid, starts: readonly Square[], goals: readonly Square[]): number[] | undefined => {
  const isGoal = new Set(goals.map((square) => indexOf(grid, square)));
  const costs = new Map(starts.map((square) => [indexOf(grid, square), 0]));
  const cameFrom = new Map<number, number>();
  const open = new Set(costs.keys());
  while (open.size > 0) {
    const at = [...open].reduce((least, index) => (costs.get(index)! < costs.get(least)! ? index : least));
    open.delete(at);
    if (isGoal.has(at)) return pathTo(at, cameFrom);
    for (const next of [at - 1, at + 1, at - grid.columns, at + grid.columns]) {
      const share = grid.shares[next] ?? 0;
      const cost = costs.get(at)! + (isGoal.has(next) ? 0 : 1.01 - share);
      if (share <= 0.05 || cost >= (costs.get(next) ?? DEAREST)) continue;
      costs.set(next, cost);
      cameFrom.set(next, at);
      open.add(next);
    }
  }
  return undefined;
};
const pathTo = (goal: number, cameFrom: ReadonlyMap<number, number>): number[] => {
  const path: number[] = [];
  for (let at = cameFrom.get(goal); at !== undefined && cameFrom.has(at); at = cameFrom.get(at)) path.push(at);
  return path;
};
