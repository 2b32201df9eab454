import { type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { buildDiagram, type Choices, type Diagram } from './diagram.ts';
import { goodOrder, type VertexOrder } from './order.ts';
import type { ConflictGraph, LayoutProblem } from './problem.ts';
import type { Forced } from './sweep.ts';

/** A graph made ready to be swept. */
export interface Structure {
  readonly graph: ConflictGraph;
  readonly diagram: Diagram;
  /** For each vertex of the diagram the squares on which it puts a token. */
  readonly puts: readonly (readonly Square[])[];
}

/** More nodes than this are not built (8 bytes each). */
export const MOST_NODES = 40_000_000;

const copies = ({ squares, most }: ConflictGraph): number => squares.length * most;

/** Where a square may hold several tokens, each further one needs the one before; only the first conflicts with other squares. */
export const choicesOf = (graph: ConflictGraph): Choices => {
  const { conflicts, most } = graph;
  if (most === 1) return { conflicts };
  const all = Array.from({ length: copies(graph) }, (_, vertex) => vertex);
  const first = (square: number): number => square * most;
  return {
    conflicts: all.map((vertex) => (vertex % most === 0 ? (conflicts[vertex / most] ?? []).map(first) : [])),
    needs: all.map((vertex) => (vertex % most === 0 ? -1 : vertex - 1)),
  };
};
const expanded = (order: Int32Array, most: number): Int32Array =>
  Int32Array.from({ length: order.length * most }, (_, i) => (order[Math.floor(i / most)] as number) * most + (i % most));

const putsOf = ({ squares, most }: ConflictGraph): Square[][] => squares.flatMap((square) => Array.from({ length: most }, () => [square]));

/** The squares of the tokens that a choice of vertices puts down. */
export const squaresOfVertices = ({ puts }: Structure, vertices: Iterable<number>): Square[] =>
  Array.from(vertices, (vertex) => puts[vertex] ?? []).flat();
/** The vertices that put tokens on just these squares, undefined where none do. */
export const verticesOfSquares = ({ puts }: Structure, squares: readonly Square[]): ReadonlySet<number> | undefined => {
  const many = new Map<string, number>();
  for (const square of squares) many.set(squareKey(square), (many.get(squareKey(square)) ?? 0) + 1);
  const left = new Map(many);
  const taken = new Set<number>();
  for (const [vertex, put] of puts.entries()) {
    if (!put.every((square) => (left.get(squareKey(square)) ?? 0) > 0)) continue;
    taken.add(vertex);
    for (const square of put) left.set(squareKey(square), (left.get(squareKey(square)) ?? 0) - 1);
  }
  return [...left.values()].every((count) => count === 0) ? taken : undefined;
};

/** The content of a graph in one line, by which what was built for it is found again. */
const signature = ({ squares, conflicts, most }: ConflictGraph): string => `${most}|${squares.join(' ')}|${conflicts.join(' ')}`;

const MOST_KNOWN = 4;
/** The newest of a few results kept, by the content of their graph. */
class Recent<Value> {
  readonly #known = new Map<string, Value>();
  get(key: string): Value | undefined {
    const value = this.#known.get(key);
    if (value !== undefined) this.#keep(key, value);
    return value;
  }
  put(key: string, value: Value): Value {
    this.#keep(key, value);
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value as string);
    return value;
  }
  #keep(key: string, value: Value): void {
    this.#known.delete(key);
    this.#known.set(key, value);
  }
}
const orders = new Recent<VertexOrder>();
const structures = new Recent<Structure>();

/** A good order for the squares of a graph. */
export const orderOf = (graph: ConflictGraph): VertexOrder => {
  const key = signature(graph);
  return orders.get(key) ?? orders.put(key, goodOrder(graph.conflicts));
};

/** The diagram of a graph, built once for as long as the graph stays the same; undefined when it would be too large. */
export function* structureOf(graph: ConflictGraph, mostNodes = MOST_NODES): Task<Structure | undefined> {
  const key = signature(graph);
  const known = structures.get(key);
  if (known) return known;
  const diagram = yield* buildDiagram(choicesOf(graph), expanded(orderOf(graph).order, graph.most), mostNodes);
  return diagram && structures.put(key, { graph, diagram, puts: putsOf(graph) });
}

/** The locks of a problem, layer by layer. */
export const forcedOf = ({ graph, diagram }: Structure, { kept, barred }: LayoutProblem): Forced => {
  const forced = new Int8Array(diagram.order.length);
  const [keep, bar] = [new Set(kept), new Set(barred)];
  for (let i = 0; i < forced.length; i++) {
    const vertex = diagram.order[i] as number;
    const square = Math.floor(vertex / graph.most);
    if (keep.has(square) && vertex % graph.most === 0) forced[i] = 1;
    else if (bar.has(square)) forced[i] = -1;
  }
  return forced;
};
