import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { fullSet } from './bands.ts';
import { heaviestSet } from './heaviest.ts';
import { largestFreeSet, largestMatching, twoColours } from './matching.ts';
import { type LayoutProblem, roomOf } from './problem.ts';

type Conflicts = readonly (readonly number[])[];

/** The squares still open once the kept tokens lie, and the conflicts among them. */
export interface Rest {
  readonly indices: readonly number[];
  readonly conflicts: Conflicts;
}
export const restOf = ({ graph, kept, barred }: LayoutProblem): Rest => {
  const closed = new Set([...kept, ...barred, ...kept.flatMap((index) => graph.conflicts[index] ?? [])]);
  const indices = graph.squares.flatMap((_, index) => (closed.has(index) ? [] : [index]));
  const place = new Map(indices.map((index, i) => [index, i]));
  const conflicts = indices.map((index) => (graph.conflicts[index] ?? []).map((other) => place.get(other)).filter((i) => i !== undefined));
  return { indices, conflicts };
};

/** Squares of the rest that may all take tokens at once, together as many as can be found, and what no others exceed. */
export interface Support {
  readonly vertices: readonly number[];
  readonly room: number;
  readonly atMost: number;
  /** Whether the most is known because all layouts were gone through. */
  readonly isGoneThrough: boolean;
}

/** Takes squares with fewest open neighbours first, of those the one that came to it first: a good layout, seldom the fullest. */
const greedyFreeSet = (conflicts: Conflicts): number[] => {
  const degree = Int32Array.from(conflicts, (others) => others.length);
  const queues: number[][] = Array.from({ length: 1 + degree.reduce((most, many) => Math.max(most, many), 0) }, () => []);
  const heads = new Int32Array(queues.length);
  const closed = new Uint8Array(conflicts.length);
  for (const [vertex, many] of degree.entries()) queues[many]?.push(vertex);
  const close = (vertex: number): void => {
    closed[vertex] = 1;
    for (const other of conflicts[vertex] ?? []) {
      if (closed[other]) continue;
      degree[other] = (degree[other] as number) - 1;
      queues[degree[other] as number]?.push(other);
    }
  };
  const taken: number[] = [];
  for (let many = 0; many < queues.length; ) {
    const vertex = queues[many]?.[heads[many] as number];
    if (vertex === undefined) {
      many++;
      continue;
    }
    heads[many] = (heads[many] as number) + 1;
    if (closed[vertex] || degree[vertex] !== many) continue;
    taken.push(vertex);
    closed[vertex] = 1;
    for (const other of conflicts[vertex] ?? []) if (!closed[other]) close(other);
    many = 0;
  }
  return taken;
};

const fullOf = (vertices: readonly number[], rooms: readonly number[]): Support => {
  const room = vertices.reduce((sum, vertex) => sum + (rooms[vertex] as number), 0);
  return { vertices, room, atMost: room, isGoneThrough: false };
};

/** As many tokens as fit on the rest of a board of any size: by a matching or a flow where conflicts have two colours, else band by band. */
export function* fullSupport(problem: LayoutProblem, { indices, conflicts }: Rest): Task<Support> {
  const rooms = indices.map((index) => roomOf(problem, index));
  const colour = twoColours(conflicts);
  if (colour) {
    const isEven = rooms.every((room) => room === rooms[0] && room > 0);
    const set = isEven ? largestFreeSet(conflicts, colour, largestMatching(conflicts, colour)) : heaviestSet(conflicts, colour, rooms);
    return fullOf(set, rooms);
  }
  const squares = indices.map((index) => problem.graph.squares[index] as Square);
  const { vertices, weight, atMost } = yield* fullSet({ graph: conflicts, squares, weights: rooms }, greedyFreeSet(conflicts));
  return { vertices, room: weight, atMost, isGoneThrough: weight === atMost };
}
