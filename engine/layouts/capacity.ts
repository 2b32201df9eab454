import { type Square, squareKey, squareName } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { fullestLayout } from './best.ts';
import { type Fold, wideFoldOf } from './fold.ts';
import { fullSupport, type Rest, restOf } from './full-support.ts';
import { largestFreeSet, largestMatching, twoColours } from './matching.ts';
import { narrowed } from './narrow.ts';
import { isSweepable } from './plan.ts';
import { type LayoutProblem, limitOf, roomOf, weightOf } from './problem.ts';
import { squareSet } from './sites.ts';
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

/** How many tokens fit beside the kept ones, with a proof. Any size where spacing is orthogonal; else by diagram, or a bound. */
export function* capacityOf(whole: LayoutProblem): Task<Capacity> {
  const problem = withRoomForAll(narrowed(whole));
  if (lockObjections(problem).length > 0) return { most: 0, layout: [], proof: { by: 'groups', groups: [] } };
  const fold = wideFoldOf(problem);
  if (fold) return unfolded(fold, yield* capacityOf(fold.problem));
  const rest = restOf(problem);
  const colour = hasMore(problem) || !isEven(problem) ? undefined : twoColours(rest.conflicts);
  if (!colour) return yield* capacityByDiagram(problem, rest);
  const partner = largestMatching(rest.conflicts, colour);
  const layout = largestFreeSet(rest.conflicts, colour, partner);
  return capacityFrom(problem, rest, layout, (groups) => ({ by: 'groups', groups }), pairsOf(partner));
}

/** The problem with as many tokens a square as it allows, however few are wanted. */
const withRoomForAll = ({ most, ...problem }: LayoutProblem): LayoutProblem =>
  most === undefined ? problem : { ...problem, graph: { ...problem.graph, most } };

/** What a fold holds, told of the whole board. */
const unfolded = ({ unit, unfold }: Fold, { layout, most, proof }: Capacity): Capacity => {
  const atMost = unit * (proof.by === 'bound' ? proof.atMost : most);
  const told: CapacityProof = proof.by === 'groups' || proof.by === 'bound' ? { by: 'bound', atMost, groups: [] } : proof;
  return { most: unit * most, layout: unfold(layout), proof: told };
};

/** Whether a problem demands more than spacing and a number. */
export const hasMore = ({ symmetry, quotas }: LayoutProblem): boolean => symmetry !== undefined || quotas !== undefined;
/** Whether every square takes as many tokens as any other. */
const isEven = ({ graph, limits }: LayoutProblem): boolean => !graph.weights && (graph.most === 1 || !limits);

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
  const most = taken.reduce((sum, index) => sum + roomOf(problem, index), 0);
  return { most, layout: repeated, proof: proof([...own, ...groups.map((group) => group.map(at))]) };
};

function* capacityByDiagram(problem: LayoutProblem, rest: Rest): Task<Capacity> {
  const groups = greedyGroups(rest.conflicts);
  const structure = isSweepable({ ...problem, count: 0 }) ? yield* structureOf(problem) : undefined;
  const best = structure && (yield* fullestLayout(structure.diagram, forcedOf(structure, problem)));
  if (structure && !(best && admits(structure, problem))) return { most: 0, layout: [], proof: { by: 'none' } };
  if (!structure || !best) return yield* capacityBySupport(problem, rest, groups);
  const layout = squaresOfVertices(structure, best.vertices);
  const tight = isEven(problem) && (distinct(problem.kept).length + groups.length) * problem.graph.most === best.value;
  const all = capacityFrom(problem, rest, [], (found) => (tight ? { by: 'groups', groups: found } : { by: 'diagram' }), groups);
  return { most: best.value, layout, proof: all.proof };
}
/** On boards too wide for a diagram: as full as can be found, and the better of two bounds, which may meet it. */
function* capacityBySupport(problem: LayoutProblem, rest: Rest, groups: readonly (readonly number[])[]): Task<Capacity> {
  const found = yield* fullSupport(problem, rest);
  const roomOfGroup = (group: readonly number[]): number =>
    Math.max(...group.map((vertex) => roomOf(problem, rest.indices[vertex] as number)));
  const inGroups = groups.reduce((sum, group) => sum + roomOfGroup(group), 0);
  const kept = distinct(problem.kept).reduce((sum, index) => sum + roomOf(problem, index), 0);
  const atMost = kept + Math.min(inGroups, found.atMost);
  const proofOf = (shown: Square[][]): CapacityProof => {
    if (isEven(problem) && found.room === inGroups) return { by: 'groups', groups: shown };
    return found.isGoneThrough
      ? { by: 'diagram' }
      : { by: 'bound', atMost, groups: isEven(problem) && inGroups <= found.atMost ? shown : [] };
  };
  if (!hasMore(problem)) return capacityFrom(problem, rest, found.vertices, proofOf, groups);
  const { layout } = capacityFrom(problem, rest, found.vertices, proofOf, groups);
  const fitting = meetingQuotas(problem, layout);
  return { most: fitting.length, layout: fitting, proof: { by: 'bound', atMost, groups: [] } };
}

/** Of a layout, tokens enough taken away for quotas to be met; none at all where that does not do, or a symmetry is demanded beside. */
const meetingQuotas = ({ symmetry, quotas = [], kept, graph }: LayoutProblem, layout: readonly Square[]): Square[] => {
  const regions = quotas.map((quota) => ({ ...quota, inside: squareSet(quota.squares), many: 0 }));
  const stay = new Map<string, number>();
  for (const index of kept)
    stay.set(squareKey(graph.squares[index] as Square), (stay.get(squareKey(graph.squares[index] as Square)) ?? 0) + 1);
  const isKept = (at: Square): boolean => {
    const left = stay.get(squareKey(at)) ?? 0;
    stay.set(squareKey(at), left - 1);
    return left > 0;
  };
  const marked = layout.map((at) => ({ at, first: isKept(at) })).sort((a, b) => Number(b.first) - Number(a.first));
  const taken: Square[] = [];
  for (const { at } of marked) {
    const near = regions.filter(({ inside }) => inside.has(squareKey(at)));
    if (near.some(({ many, most }) => many >= most)) continue;
    taken.push(at);
    for (const region of near) region.many++;
  }
  const isMet = symmetry === undefined && regions.every(({ many, least }) => many >= least);
  return isMet && marked.every(({ first }, i) => !first || taken[i] === marked[i]?.at) ? taken : [];
};

/** Demands that are possible one by one and not together. */
export const noSuchLayout = ({ count }: LayoutProblem): Objection => objection('layout/no-such-layout', {}, { demanded: count });

/** The tokens that stay. */
export const keptWeight = ({ graph, kept }: LayoutProblem): number => kept.reduce((sum, index) => sum + weightOf(graph, index), 0);
const keepsMore = ({ count, kept }: LayoutProblem): Objection => objection('layout/keeps-more', {}, { demanded: count, kept: kept.length });

/** Why a problem has no layout, with the proof in figures; nothing if there is room. */
export const roomObjections = (problem: LayoutProblem, { most, proof }: Capacity): Objection[] => {
  const locks = lockObjections(problem);
  const limit = proof.by === 'bound' ? proof.atMost : most;
  if (locks.length > 0) return locks;
  if (proof.by === 'none') return [noSuchLayout(problem)];
  if (problem.count < keptWeight(problem)) return [keepsMore(problem)];
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
