import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { stepsWithin } from '../layouts/demands.ts';
import { type ConflictGraph, conflictGraph } from '../layouts/problem.ts';
import { type Structure, structureOf } from '../layouts/structure.ts';
import { randomFrom } from '../random.ts';

type Metric = 'orthogonal' | 'king' | 'euclid';

/** Squares of a drawing: `#` takes a token. */
export const squaresOfDrawing = (rows: readonly string[]): Square[] =>
  rows.flatMap((row, y) => [...row].flatMap((char, x): Square[] => (char === '#' ? [[x, y]] : [])));
export const rectangle = (width: number, height: number): Square[] =>
  squaresOfDrawing(Array.from({ length: height }, () => '#'.repeat(width)));
export const graphWithSpacing = (squares: readonly Square[], metric: Metric = 'orthogonal', distance = 1, most = 1): ConflictGraph =>
  conflictGraph(squares, stepsWithin(metric, distance), most);

/** A board of a given size with squares left out at random. */
export const patchySquares = (width: number, height: number, share: number, seed: string | number): Square[] => {
  const random = randomFrom(seed);
  return rectangle(width, height).filter(() => random.below(1000) < share * 1000);
};

export const structure = (graph: ConflictGraph): Structure => {
  const built = finish(structureOf({ graph }));
  if (!built) throw new Error('the diagram is too large');
  return built;
};

/** All layouts of a graph, by trying: sets of square indices, only for small boards. */
export const allLayouts = ({ conflicts }: ConflictGraph): number[][] => {
  const found: number[][] = [];
  const extend = (taken: number[], from: number): void => {
    found.push(taken);
    for (let next = from; next < conflicts.length; next++)
      if (!taken.some((other) => conflicts[other]?.includes(next))) extend([...taken, next], next + 1);
  };
  extend([], 0);
  return found;
};
