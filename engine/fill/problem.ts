import { neighbour, opposite, SIDES, type Square } from '../grid.ts';
import { joinedGround } from '../placement/ground.ts';
import { isCovered, type Position } from '../placement/position.ts';
import { positionOf } from '../placement/position-of.ts';
import { codeOfSquare } from '../placement/square-code.ts';
import type { Setup } from '../setup.ts';
import { type Copies, copiesIn } from '../tiles/statistics.ts';
import { type Inventory, inventoryOf, LETTERS, letterOf } from './inventory.ts';

/** Free squares to be filled from a stock, and what lies or is printed round them. */
export interface FillProblem {
  readonly squares: readonly Square[];
  /** By square and side the index of the neighbouring free square, or -1. */
  readonly neighbours: Int32Array;
  /** By square and side the set of letters allowed there by what lies or is printed beyond. */
  readonly allowed: Uint8Array;
  readonly stock: Inventory;
}

export const ALL_LETTERS = (1 << LETTERS) - 1;
/** What a side asks: a set of letters. */
export type Demands = (square: Square, side: (typeof SIDES)[number]) => number;

export const problemOn = (squares: readonly Square[], kinds: readonly Copies[], demands: Demands = () => ALL_LETTERS): FillProblem => {
  const index = new Map(squares.map((square, i) => [codeOfSquare(square), i]));
  const neighbours = Int32Array.from(
    squares.flatMap((square) => SIDES.map((side) => index.get(codeOfSquare(neighbour(square, side))) ?? -1)),
  );
  const allowed = Uint8Array.from(
    squares.flatMap((square, i) => SIDES.map((side, s) => ((neighbours[4 * i + s] as number) < 0 ? demands(square, side) : ALL_LETTERS))),
  );
  return { squares, neighbours, allowed, stock: inventoryOf(kinds) };
};

/** A whole rectangle with a free border. */
export const rectangle = (width: number, height: number): Square[] =>
  Array.from({ length: width * height }, (_, i): Square => [i % width, Math.floor(i / width)]);

const laidDemand = (position: Position, square: Square, side: (typeof SIDES)[number]): number => {
  const edges = position.at(neighbour(square, side)).map(({ edges }) => edges[opposite(side)]);
  return edges.reduce((set, edge) => (edge ? set & (1 << letterOf(edge)) : set), ALL_LETTERS);
};

/** What of a list is not laid yet. */
export const remaining = (setup: Setup): Copies[] => {
  const laid = new Map<string, number>();
  for (const { tile } of setup.laid) laid.set(tile, (laid.get(tile) ?? 0) + 1);
  return copiesIn(setup.catalogue).map(({ tile, copies }) => ({ tile, copies: Math.max(0, copies - (laid.get(tile.id) ?? 0)) }));
};

/** What a set-up leaves to be filled: free squares, the tiles not laid, and what lies or is printed round the squares. */
export interface FillGround {
  readonly free: readonly Square[];
  readonly kinds: readonly Copies[];
  readonly demands: Demands;
}
/** Undefined on free ground, which has no end. */
export const fillGroundOf = (setup: Setup): FillGround | undefined => {
  const position = positionOf(setup);
  const ground = joinedGround(position.systems.map((system) => system.ground(setup)));
  const free = ground.extent?.filter((square) => ground.open(square) && !isCovered(position, square));
  if (!free) return undefined;
  const demands: Demands = (square, side) => {
    const printed = ground.demanded(square, side);
    if (printed === 'nothing') return 0;
    return printed ? 1 << letterOf(printed) : laidDemand(position, square, side);
  };
  return { free, kinds: remaining(setup), demands };
};

/** The problem of filling the free squares of a set-up with tiles of one square; undefined on free ground. */
export const fillProblemOf = (setup: Setup): FillProblem | undefined => {
  const ground = fillGroundOf(setup);
  return ground && problemOn(ground.free, ground.kinds, ground.demands);
};
