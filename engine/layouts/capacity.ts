import { type Square, squareName } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { fullSet } from './bands.ts';
import { fullestLayout } from './best.ts';
import { type Fold, wideFoldsOf } from './fold.ts';
import { capacityOfFolds } from './fold-capacity.ts';
import { largestFreeSet, largestMatching, twoColours } from './matching.ts';
import { narrowed } from './narrow.ts';
import { isSweepable } from './plan.ts';
import { type LayoutProblem, limitOf } from './problem.ts';
import { admits, forcedOf, squaresOfVertices, structureOf } from './structure.ts';

/**
 * Why no more tokens fit, as something a person can see on the board: groups of squares that conflict with each other,
 * each of which holds one token at most (pairs and single squares where spacing is orthogonal).
 */
export interface Groups {
  readonly by: 'groups';
  readonly groups: readonly (readonly Square[])[];
}
/**
 * All layouts were gone through (`diagram`), and of any number of tokens there is none (`none`);
 * or nothing better than `atMost` is proved (`bound`).
 */
export type CapacityProof =
  | Groups
  | { readonly by: 'diagram' }
  | { readonly by: 'none' }
  | { readonly by: 'bound'; readonly atMost: number; readonly groups: Groups['groups'] };

/** How many tokens fit beside those kept. */
export interface Capacity {
  readonly most: number;
  /** A layout of so many tokens. */
  readonly layout: readonly Square[];
  readonly proof: CapacityProof;
}

/** Why a problem has no layout whatever its number of tokens, or nothing. */
export const lockObjections = (problem: LayoutProblem): Objection[] => {
  const { graph, kept, barred, stuck } = problem;
  const at = (index: number): Square => graph.squares[index] as Square;
  const [keep, bar] = [new Set(kept), new Set(barred)];
  const clashes = [...keep].flatMap((index) =>
    (graph.conflicts[index] ?? []).filter((other) => other > index && keep.has(other)).map((other) => [index, other] as const),
  );
  const crowded = [...keep]
    .map((index) => ({ index, many: kept.filter((other) => other === index).length, most: limitOf(problem, index) }))
    .filter(({ many, most }) => many > most);
  return [
    ...stuck.map((square) => objection('layout/kept-where-none-may-lie', { squares: [square] }, { square: squareName(square) })),
    ...kept
      .filter((index) => bar.has(index))
      .map((index) => objection('layout/kept-and-forbidden', { squares: [at(index)] }, { square: squareName(at(index)) })),
    ...crowded.map(({ index, many, most }) =>
      objection('layout/kept-too-many', { squares: [at(index)] }, { square: squareName(at(index)), many, most }),
    ),
    ...clashes.map(([a, b]) =>
      objection('layout/kept-too-near', { squares: [at(a), at(b)] }, { square: squareName(at(a)), other: squareName(at(b)) }),
    ),
  ];
};

/** The squares still open once the kept tokens lie, and the conflicts among them. */
interface Rest {
  readonly indices: readonly number[];
  readonly conflicts: readonly (readonly number[])[];
}
export const restOf = ({ graph, kept, barred }: LayoutProblem): Rest => {
  const closed = new Set([...kept, ...barred, ...kept.flatMap((index) => graph.conflicts[index] ?? [])]);
  const indices = graph.squares.flatMap((_, index) => (closed.has(index) ? [] : [index]));
  const place = new Map(indices.map((index, i) => [index, i]));
  const conflicts = indices.map((index) => (graph.conflicts[index] ?? []).map((other) => place.get(other)).filter((i) => i !== undefined));
  return { indices, conflicts };
};

/** A square named twice is to hold two tokens. */
const distinct = (indices: readonly number[]): number[] => [...new Set(indices)];

/** Pairs and single squares, each holding one token at most: as many as fit, where the matching is a largest one. */
const pairsOf = (partner: Int32Array): number[][] =>
  Array.from(partner, (other, vertex) => (other < 0 ? [vertex] : vertex < other ? [vertex, other] : [])).filter(({ length }) => length > 0);

/** Groups of mutually conflicting vertices that cover all, grown greedily. */
const greedyGroups = (conflicts: readonly (readonly number[])[]): number[][] => {
  const grouped = new Uint8Array(conflicts.length);
  return [...conflicts.keys()].flatMap((vertex) => {
    if (grouped[vertex]) return [];
    const group = [vertex];
    for (const other of [...(conflicts[vertex] ?? [])].sort((a, b) => a - b))
      if (!grouped[other] && group.every((member) => conflicts[member]?.includes(other))) group.push(other);
    for (const member of group) grouped[member] = 1;
    return [group];
  });
};

/** Takes squares with fewest open neighbours first, of those the one that came to it first: a good layout, seldom the fullest. */
const greedyFreeSet = (conflicts: readonly (readonly number[])[]): number[] => {
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

/** How many tokens fit beside the kept ones, with a proof. Any size where spacing is orthogonal; else by diagram, or a bound. */
export function* capacityOf(whole: LayoutProblem): Task<Capacity> {
  const problem = narrowed(whole);
  if (lockObjections(problem).length > 0) return { most: 0, layout: [], proof: { by: 'groups', groups: [] } };
  const folds = wideFoldsOf(problem);
  if (folds.length > 0) return yield* capacityByFolding(folds);
  const rest = restOf(problem);
  const colour = problem.symmetry || problem.quotas ? undefined : twoColours(rest.conflicts);
  if (!colour) return yield* capacityByDiagram(problem, rest);
  const partner = largestMatching(rest.conflicts, colour);
  const layout = largestFreeSet(rest.conflicts, colour, partner);
  return capacityFrom(problem, rest, layout, (groups) => ({ by: 'groups', groups }), pairsOf(partner));
}

function* capacityByFolding(folds: readonly Fold[]): Task<Capacity> {
  const found: [Fold, Capacity | undefined][] = [];
  for (const fold of folds) found.push([fold, lockObjections(fold.problem).length > 0 ? undefined : yield* capacityOf(fold.problem)]);
  return capacityOfFolds(found);
}

const capacityFrom = (
  problem: LayoutProblem,
  { indices }: Rest,
  layout: readonly number[],
  proof: (groups: Square[][]) => CapacityProof,
  groups: readonly (readonly number[])[],
): Capacity => {
  const { graph, kept } = problem;
  const at = (vertex: number): Square => graph.squares[indices[vertex] as number] as Square;
  const taken = [...distinct(kept), ...layout.map((vertex) => indices[vertex] as number)];
  const repeated = taken.flatMap((index) => Array.from({ length: limitOf(problem, index) }, () => graph.squares[index] as Square));
  const own = distinct(kept).map((index) => [graph.squares[index] as Square]);
  return { most: repeated.length, layout: repeated, proof: proof([...own, ...groups.map((group) => group.map(at))]) };
};

function* capacityByDiagram(problem: LayoutProblem, rest: Rest): Task<Capacity> {
  const groups = greedyGroups(rest.conflicts);
  const structure = isSweepable({ ...problem, count: 0 }) ? yield* structureOf(problem) : undefined;
  const best = structure && (yield* fullestLayout(structure.diagram, forcedOf(structure, problem)));
  if (structure && !(best && admits(structure, problem))) return { most: 0, layout: [], proof: { by: 'none' } };
  if (!structure || !best) return yield* capacityByBands(problem, rest, groups);
  const layout = squaresOfVertices(structure, best.vertices);
  const tight = (distinct(problem.kept).length + groups.length) * problem.graph.most === best.value;
  const all = capacityFrom(problem, rest, [], (found) => (tight ? { by: 'groups', groups: found } : { by: 'diagram' }), groups);
  return { most: best.value, layout, proof: all.proof };
}
/** On boards too wide for a diagram: as full as band by band can make it, and the better of two bounds, which may meet it. */
function* capacityByBands(problem: LayoutProblem, rest: Rest, groups: readonly (readonly number[])[]): Task<Capacity> {
  const { most, squares } = problem.graph;
  const open = rest.indices.map((index) => squares[index] as Square);
  const found = yield* fullSet(rest.conflicts, open, greedyFreeSet(rest.conflicts));
  const kept = distinct(problem.kept).reduce((sum, index) => sum + limitOf(problem, index), 0);
  const atMost = kept + Math.min(groups.length, found.atMost) * most;
  const proofOf = (shown: Square[][]): CapacityProof => {
    const isFree = !problem.symmetry && !problem.quotas;
    if (isFree && found.vertices.length === groups.length) return { by: 'groups', groups: shown };
    if (isFree && found.vertices.length === found.atMost) return { by: 'diagram' };
    return { by: 'bound', atMost, groups: groups.length <= found.atMost ? shown : [] };
  };
  return capacityFrom(problem, rest, found.vertices, proofOf, groups);
}

/** Demands that are possible one by one and not together. */
export const noSuchLayout = ({ count }: LayoutProblem): Objection => objection('layout/no-such-layout', {}, { demanded: count });

const keepsMore = ({ count, kept }: LayoutProblem): Objection => objection('layout/keeps-more', {}, { demanded: count, kept: kept.length });

/** The fold that can hold the wanted number, if one can. */
export function* fittingFold(folds: readonly Fold[]): Task<Fold | undefined> {
  const fold = folds.find(({ isWhole }) => isWhole);
  if (!fold) return undefined;
  return roomObjections(fold.problem, yield* capacityOf(fold.problem)).length === 0 ? fold : undefined;
}

/** Why a problem has no layout, with the proof in figures; nothing if there is room. */
export const roomObjections = (problem: LayoutProblem, { most, proof }: Capacity): Objection[] => {
  const locks = lockObjections(problem);
  const limit = proof.by === 'bound' ? proof.atMost : most;
  if (locks.length > 0) return locks;
  if (proof.by === 'none') return [noSuchLayout(problem)];
  if (problem.count < problem.kept.length) return [keepsMore(problem)];
  if (problem.count <= limit) return [];
  const groups = proof.by === 'diagram' ? [] : proof.groups;
  const ofSize = (wanted: (size: number) => boolean): number => groups.filter(({ length }) => wanted(length)).length;
  const facts = {
    demanded: problem.count,
    most: limit,
    pairs: ofSize((size) => size === 2),
    singles: ofSize((size) => size === 1),
    larger: ofSize((size) => size > 2),
  };
  return [objection(groups.length > 0 ? 'layout/no-room' : 'layout/no-room-in-any', {}, facts)];
};
