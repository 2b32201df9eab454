import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { fullestLayout } from './best.ts';
import { buildDiagram } from './diagram.ts';
import { goodOrder } from './order.ts';

type Graph = readonly (readonly number[])[];

/** A large set of vertices without conflicts, what it weighs, and a weight that no such set exceeds. */
export interface FullSet {
  readonly vertices: readonly number[];
  readonly weight: number;
  readonly atMost: number;
}
/** A graph whose vertices lie on squares, and the weight of each. */
export interface Field {
  readonly graph: Graph;
  readonly squares: readonly Square[];
  readonly weights: readonly number[];
}
const weightOf = ({ weights }: Field, vertices: Iterable<number>): number => {
  let sum = 0;
  for (const vertex of vertices) sum += weights[vertex] as number;
  return sum;
};

/** The part of a graph on some vertices, which keep their order. */
export const partOf = (graph: Graph, vertices: readonly number[]): number[][] => {
  const place = new Map(vertices.map((vertex, i) => [vertex, i]));
  return vertices.map((vertex) => (graph[vertex] ?? []).map((other) => place.get(other)).filter((i) => i !== undefined));
};

const MOST_NODES = 3_000_000;
/** A heaviest set of a part, through its diagram; undefined where that would be too large. */
function* largestIn({ graph, weights }: Field, vertices: readonly number[], mostNodes = MOST_NODES): Task<number[] | undefined> {
  const part = partOf(graph, vertices);
  const { order, nodes } = goodOrder(part);
  if (nodes > 4 * mostNodes) return undefined;
  const diagram = yield* buildDiagram({ conflicts: part, weights: vertices.map((i) => weights[i] as number) }, order, mostNodes);
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
function* boundBy(field: Field, along: 0 | 1): Task<number | undefined> {
  for (const width of WIDTHS) {
    let sum: number | undefined = 0;
    for (const band of bandsOf(field.squares, along, width, 0)) {
      const found: number[] | undefined = yield* largestIn(field, band);
      sum = found && sum + weightOf(field, found);
      if (sum === undefined) break;
      yield { stage: 'capacity', done: band.length, total: field.squares.length };
    }
    if (sum !== undefined) return sum;
  }
  return undefined;
}

const ROUNDS = 4;
const BAND = 10;
/** Fills one band after the other as full as the tokens beside it allow, in both directions, until nothing more is won. */
function* filledBandwise(field: Field, start: readonly number[]): Task<number[]> {
  let taken = new Set(start);
  for (let round = 0; round < ROUNDS; round++) {
    const before = weightOf(field, taken);
    for (const along of [0, 1] as const)
      for (const band of bandsOf(field.squares, along, BAND, round * 3)) {
        taken = yield* refilled(field, taken, new Set(band));
        yield { stage: 'capacity', done: round, total: ROUNDS };
      }
    if (round > 0 && weightOf(field, taken) === before) break;
  }
  return [...taken];
}
function* refilled(field: Field, taken: ReadonlySet<number>, band: ReadonlySet<number>): Task<Set<number>> {
  const isOpen = (vertex: number): boolean => !(field.graph[vertex] ?? []).some((other) => taken.has(other) && !band.has(other));
  const found = yield* largestIn(field, [...band].filter(isOpen), MOST_NODES / 6);
  if (!found) return new Set(taken);
  return new Set([...[...taken].filter((vertex) => !band.has(vertex)), ...found]);
}

/** A set without conflicts as heavy as can be found on a graph of any width, and how heavy one could be: equal where it is proved heaviest. */
export function* fullSet(field: Field, start: readonly number[]): Task<FullSet> {
  const whole = yield* largestIn(field, [...field.squares.keys()]);
  if (whole) return { vertices: whole, weight: weightOf(field, whole), atMost: weightOf(field, whole) };
  const vertices = yield* filledBandwise(field, start);
  const bounds = [yield* boundBy(field, 0), yield* boundBy(field, 1)].filter((bound) => bound !== undefined);
  const weight = weightOf(field, vertices);
  return { vertices, weight, atMost: Math.max(weight, Math.min(weightOf(field, field.squares.keys()), ...bounds)) };
}
