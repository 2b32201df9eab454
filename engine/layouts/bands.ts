import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { fullestLayout } from './best.ts';
import { buildDiagram } from './diagram.ts';
import { goodOrder } from './order.ts';

type Graph = readonly (readonly number[])[];

/** A large set of vertices without conflicts, and a number that no such set exceeds. */
export interface FullSet {
  readonly vertices: readonly number[];
  readonly atMost: number;
}

/** The part of a graph on some vertices, which keep their order. */
export const partOf = (graph: Graph, vertices: readonly number[]): number[][] => {
  const place = new Map(vertices.map((vertex, i) => [vertex, i]));
  return vertices.map((vertex) => (graph[vertex] ?? []).map((other) => place.get(other)).filter((i) => i !== undefined));
};

const MOST_NODES = 3_000_000;
/** A largest set of a part, through its diagram; undefined where that would be too large. */
function* largestIn(graph: Graph, vertices: readonly number[], mostNodes = MOST_NODES): Task<number[] | undefined> {
  const part = partOf(graph, vertices);
  const { order, nodes } = goodOrder(part);
  if (nodes > 4 * mostNodes) return undefined;
  const diagram = yield* buildDiagram({ conflicts: part }, order, mostNodes);
  const best = diagram && (yield* fullestLayout(diagram));
  return best?.vertices.map((i) => vertices[i] as number);
}

/** The board cut into columns (0) or rows (1) of squares, so many side by side. */
const bandsOf = (squares: readonly Square[], along: 0 | 1, width: number, shift: number): number[][] => {
  const bands: number[][] = [];
  for (const [vertex, square] of squares.entries()) {
    const band = Math.floor((square[along] + shift) / width);
    bands[band] = [...(bands[band] ?? []), vertex];
  }
  return bands.filter((band) => band !== undefined);
};

const WIDTHS = [24, 20, 16, 12, 9, 6, 4, 2];
/** No set holds more than the largest ones of all bands together; undefined where even narrow bands are too wide. */
function* boundBy(graph: Graph, squares: readonly Square[], along: 0 | 1): Task<number | undefined> {
  for (const width of WIDTHS) {
    let sum: number | undefined = 0;
    for (const band of bandsOf(squares, along, width, 0)) {
      const found: number[] | undefined = yield* largestIn(graph, band);
      sum = found && sum + found.length;
      if (sum === undefined) break;
      yield { stage: 'capacity', done: band.length, total: squares.length };
    }
    if (sum !== undefined) return sum;
  }
  return undefined;
}

const ROUNDS = 4;
const BAND = 10;
/** Fills one band after the other as full as the tokens beside it allow, in both directions, until nothing more is won. */
function* filledBandwise(graph: Graph, squares: readonly Square[], start: readonly number[]): Task<number[]> {
  let taken = new Set(start);
  for (let round = 0; round < ROUNDS; round++) {
    const before = taken.size;
    for (const along of [0, 1] as const)
      for (const band of bandsOf(squares, along, BAND, round * 3)) {
        taken = yield* refilled(graph, taken, new Set(band));
        yield { stage: 'capacity', done: round, total: ROUNDS };
      }
    if (round > 0 && taken.size === before) break;
  }
  return [...taken];
}
function* refilled(graph: Graph, taken: ReadonlySet<number>, band: ReadonlySet<number>): Task<Set<number>> {
  const isOpen = (vertex: number): boolean => !(graph[vertex] ?? []).some((other) => taken.has(other) && !band.has(other));
  const found = yield* largestIn(graph, [...band].filter(isOpen), MOST_NODES / 6);
  if (!found) return new Set(taken);
  return new Set([...[...taken].filter((vertex) => !band.has(vertex)), ...found]);
}

/** A set without conflicts as large as can be found on a graph of any width, and how large one could be: equal where it is proved largest. */
export function* fullSet(graph: Graph, squares: readonly Square[], start: readonly number[]): Task<FullSet> {
  const whole = yield* largestIn(graph, [...squares.keys()]);
  if (whole) return { vertices: whole, atMost: whole.length };
  const vertices = yield* filledBandwise(graph, squares, start);
  const bounds = [yield* boundBy(graph, squares, 0), yield* boundBy(graph, squares, 1)].filter((bound) => bound !== undefined);
  return { vertices, atMost: Math.min(squares.length, ...bounds) };
}
