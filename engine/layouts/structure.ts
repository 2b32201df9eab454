import { type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { buildDiagram, type Choices, type Diagram } from './diagram.ts';
import { goodOrder, readingOrder, type VertexOrder } from './order.ts';
import { type ConflictGraph, type LayoutProblem, limitOf } from './problem.ts';
import { restricted } from './quotas.ts';
import type { Forced } from './sweep.ts';
import { type Groups, orbitGroups } from './symmetry.ts';

/** A problem made ready to be swept. */
export interface Structure {
  readonly diagram: Diagram;
  /** For each vertex of the diagram the squares on which it puts a token. */
  readonly puts: readonly (readonly Square[])[];
  /** Tokens a square may hold: as many vertices follow each other for it. */
  readonly most: number;
}

/** More nodes than this are not built (8 bytes each). */
export const MOST_NODES = 40_000_000;

/** What decides how a structure is built; locks do not. */
export type Shape = Pick<LayoutProblem, 'graph' | 'symmetry' | 'quotas'>;

/** Squares that take tokens together: each by itself, or the orbits of a symmetry. */
const groupsOf = ({ graph: { squares, conflicts }, symmetry }: Shape): Groups =>
  symmetry ? orbitGroups(squares, conflicts, symmetry) : { groups: squares.map((square) => [square]), conflicts };
/** What a group adds to the number of tokens: one for each of its squares, unless those stand for several. */
const weightsOf = ({ groups }: Groups, { weights }: ConflictGraph): readonly number[] => weights ?? groups.map(({ length }) => length);

/** Where a square may hold several tokens, each further one needs the one before; only the first conflicts with other squares. */
const choicesOf = ({ conflicts }: Groups, given: readonly number[], most: number): Choices => {
  const all = Array.from({ length: given.length * most }, (_, vertex) => vertex);
  const weights = all.map((vertex) => given[Math.floor(vertex / most)] as number);
  if (most === 1) return { conflicts, weights };
  return {
    conflicts: all.map((vertex) => (vertex % most === 0 ? (conflicts[vertex / most] ?? []).map((other) => other * most) : [])),
    needs: all.map((vertex) => (vertex % most === 0 ? -1 : vertex - 1)),
    weights,
  };
};
const expanded = (order: Int32Array, most: number): Int32Array =>
  Int32Array.from({ length: order.length * most }, (_, i) => (order[Math.floor(i / most)] as number) * most + (i % most));

/** The squares of the tokens that a choice of vertices puts down. */
export const squaresOfVertices = ({ puts }: Structure, vertices: Iterable<number>): Square[] => {
  const squares: Square[] = [];
  for (const vertex of vertices) for (const square of puts[vertex] ?? []) squares.push(square);
  return squares;
};
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

/** The content of a shape in one line, by which what was built for it is found again. */
const signature = ({ graph: { squares, conflicts, most, weights = [] }, symmetry, quotas }: Shape): string =>
  [most, squares.join(' '), conflicts.join(' '), weights.join(' '), JSON.stringify(symmetry ?? ''), JSON.stringify(quotas ?? '')].join('|');

const MOST_KNOWN = 4;
/** The newest of a few results kept, by the content of their shape. */
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

/** A good order: quotas want their squares decided one after the other, which reading order does best. */
export const orderOf = (shape: Shape): VertexOrder => {
  const key = signature(shape);
  const known = orders.get(key);
  if (known) return known;
  const { conflicts } = groupsOf(shape);
  return orders.put(key, shape.quotas ? readingOrder(conflicts) : goodOrder(conflicts));
};

/** The diagram of a problem, built once for as long as its shape stays the same; undefined when it would be too large. */
export function* structureOf(shape: Shape, mostNodes = MOST_NODES): Task<Structure | undefined> {
  const key = signature(shape);
  const known = structures.get(key);
  if (known) return known;
  const { most } = shape.graph;
  const groups = groupsOf(shape);
  const puts = groups.groups.flatMap((group) => Array.from({ length: most }, () => group));
  const plain = yield* buildDiagram(
    choicesOf(groups, weightsOf(groups, shape.graph), most),
    expanded(orderOf(shape).order, most),
    mostNodes,
  );
  const diagram = plain && shape.quotas ? yield* restricted(plain, puts, shape.quotas, mostNodes / 4) : plain;
  return diagram && structures.put(key, { diagram, puts, most });
}

/** What locks say of a vertex: whether its token must lie, and whether it must not. */
interface Locks {
  readonly must: (vertex: number) => boolean;
  readonly mustNot: (vertex: number) => boolean;
}
const locksOf = ({ puts, most }: Structure, problem: LayoutProblem): Locks => {
  const { graph, kept, barred, limits } = problem;
  const many = new Map<string, number>();
  const nameOf = (index: number): string => squareKey(graph.squares[index] as Square);
  for (const index of kept) many.set(nameOf(index), (many.get(nameOf(index)) ?? 0) + 1);
  const few = new Map(Array.from(limits?.keys() ?? [], (index) => [nameOf(index), limitOf(problem, index)]));
  for (const index of barred) few.set(nameOf(index), 0);
  const any = (vertex: number, is: (name: string, copy: number) => boolean): boolean =>
    (puts[vertex] ?? []).some((square) => is(squareKey(square), vertex % most));
  return {
    must: (vertex) => any(vertex, (name, copy) => copy < (many.get(name) ?? 0)),
    mustNot: (vertex) => any(vertex, (name, copy) => copy >= (few.get(name) ?? most)),
  };
};

/** The locks of a problem, layer by layer. */
export const forcedOf = (structure: Structure, problem: LayoutProblem): Forced => {
  const { must, mustNot } = locksOf(structure, problem);
  return Int8Array.from(structure.diagram.order, (vertex) => (must(vertex) ? 1 : mustNot(vertex) ? -1 : 0));
};

/** Whether locks and quotas leave any way at all: a symmetry may give a kept square no token, or carry it to one that is to stay free. */
export const admits = (structure: Structure, problem: LayoutProblem): boolean => {
  const { graph, kept, quotas = [] } = problem;
  const can = new Set(structure.puts.flat().map(squareKey));
  const holds = (square: Square): boolean => can.has(squareKey(square));
  const { must, mustNot } = locksOf(structure, problem);
  return (
    kept.every((index) => holds(graph.squares[index] as Square)) &&
    quotas.every(({ least, squares }) => least === 0 || squares.some(holds)) &&
    !structure.puts.some((_, vertex) => must(vertex) && mustNot(vertex))
  );
};
