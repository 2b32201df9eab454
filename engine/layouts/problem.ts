import { squaresOfBoard } from '../board.ts';
import type { Tokens } from '../documents/scenario.ts';
import { type Square, squareKey } from '../grid.ts';
import type { Setup } from '../setup.ts';
import { mostOnASquare, refusalsOf, spacingsOf, wantedCount } from './demands.ts';
import { type Exact, exactSquares, moreOf } from './more.ts';
import type { Quota } from './quotas.ts';
import { type Scene, sceneOf, squareSet } from './sites.ts';
import { startChoices } from './starts.ts';
import type { Symmetry } from './symmetry.ts';

/** Squares that may take a token, and for each of them which others then may not. */
export interface ConflictGraph {
  /** In reading order. */
  readonly squares: readonly Square[];
  /** Indices into `squares`. */
  readonly conflicts: readonly (readonly number[])[];
  /** How many tokens one square may hold. */
  readonly most: number;
  /** By index, how many tokens of the board one token of a square stands for; one where nothing is said. */
  readonly weights?: readonly number[];
}
export const weightOf = ({ weights }: ConflictGraph, index: number): number => weights?.[index] ?? 1;

/** What a layout has to be. Keeping and barring squares leaves the graph as it is, so that nothing need be built anew. */
export interface LayoutProblem {
  readonly graph: ConflictGraph;
  readonly count: number;
  /** Where a square may hold more tokens than the graph tells apart: as many as that. */
  readonly most?: number;
  /** Indices of squares whose token stays. */
  readonly kept: readonly number[];
  /** The most tokens of squares that take fewer than the graph allows, by index. */
  readonly limits?: ReadonlyMap<number, number>;
  /** Indices of squares kept free. */
  readonly barred: readonly number[];
  /** Squares that should keep their token though no rule lets it lie there: no layout can. */
  readonly stuck: readonly Square[];
  /** Layouts look the same when the board is mirrored or turned. */
  readonly symmetry?: Symmetry;
  /** So many tokens on these and those squares. */
  readonly quotas?: readonly Quota[];
}

export interface ProblemOptions {
  /** Starts in use, instead of the scenario's; `every`: layouts legal whichever starts are chosen in the end. */
  readonly starts?: readonly Square[] | 'every';
  /** Squares whose token stays, instead of the locked ones. */
  readonly keep?: readonly Square[];
  /** Squares kept free, beside the scenario's. */
  readonly forbid?: readonly Square[];
  readonly count?: number;
}

const NO_TOKENS: Tokens = { supply: [], constraints: [], placed: [] };

/** The graph of squares and steps that conflict. */
export const conflictGraph = (squares: readonly Square[], steps: Iterable<Square>, most = 1): ConflictGraph => {
  const indexOf = new Map(squares.map((square, index) => [squareKey(square), index]));
  const distinct = [...new Map(Array.from(steps, (step) => [squareKey(step), step])).values()];
  const conflictsOf = ([x, y]: Square): number[] =>
    distinct.map(([dx, dy]) => indexOf.get(squareKey([x + dx, y + dy]))).filter((index) => index !== undefined);
  return { squares, conflicts: squares.map(conflictsOf), most };
};

/** So many on a square are told apart even where fewer tokens are wanted in all. */
const MOST_WITHOUT_COUNT = 8;
/** So many on a square count for how many fit. */
const MOST_FITTING = 999;

const graphOf = (setup: Setup, tokens: Tokens, starts: ProblemOptions['starts'], count: number): ConflictGraph => {
  const { forbidden: _, ...rules } = tokens;
  const choices = starts === 'every' ? startChoices(setup.board) : [starts ?? setup.scenario.starts];
  const refusals = choices.flatMap((chosen) => refusalsOf(rules, sceneOf(setup, chosen)));
  const none = mostOnASquare(tokens) === 0;
  const squares = [...squaresOfBoard(setup.board)].filter((at) => !none && !refusals.some((refusal) => refusal(at)));
  return conflictGraph(
    squares,
    spacingsOf(tokens).flatMap(({ steps }) => steps),
    Math.max(1, Math.min(mostOnASquare(tokens), Math.max(count, MOST_WITHOUT_COUNT))),
  );
};

/** The problem a set-up states: its token rules, the locked tokens and the squares kept free. */
export const problemOf = (setup: Setup, options: ProblemOptions = {}): LayoutProblem => {
  const tokens = setup.scenario.tokens ?? NO_TOKENS;
  const count = options.count ?? wantedCount(tokens);
  const graph = graphOf(setup, tokens, options.starts, count);
  const keep = options.keep ?? tokens.placed.filter(({ locked }) => locked).map(({ at }) => at);
  const forbid = [...(tokens.forbidden ?? []), ...(options.forbid ?? [])];
  const exact = exactSquares(tokens, scenesOf(setup, options.starts));
  const must = exact.flatMap(({ at, tokens: numbers }) => Array.from({ length: Math.max(...numbers) }, () => at));
  const none = exact.filter(({ tokens: numbers }) => Math.max(...numbers) === 0).map(({ at }) => at);
  const locked = withLocks(graph, count, together(keep, must), [...forbid, ...none]);
  const most = Math.min(MOST_FITTING, mostOnASquare(tokens));
  const more = { ...limitsOf(graph, exact), ...moreOf(tokens, setup.board, graph.squares, count) };
  return { ...locked, ...more, ...(most > graph.most ? { most } : {}) };
};

/** The set-up with each choice of starts a question is about. */
const scenesOf = (setup: Setup, starts: ProblemOptions['starts']): Scene[] =>
  (starts === 'every' ? startChoices(setup.board) : [starts ?? setup.scenario.starts]).map((chosen) => sceneOf(setup, chosen));

/** What squares take at most where their number is demanded. */
const limitsOf = ({ squares }: ConflictGraph, exact: readonly Exact[]): Pick<LayoutProblem, 'limits'> => {
  const limits = new Map(exact.map(({ at, tokens }) => [squareKey(at), Math.min(...tokens)]));
  const found = squares.flatMap((at, index): [number, number][] =>
    limits.has(squareKey(at)) ? [[index, limits.get(squareKey(at)) as number]] : [],
  );
  return found.length > 0 ? { limits: new Map(found) } : {};
};
/** The most tokens a square takes. */
export const limitOf = ({ graph, limits }: Pick<LayoutProblem, 'graph' | 'limits'>, index: number): number =>
  Math.min(graph.most, limits?.get(index) ?? graph.most);

/** The most a square adds to the number of tokens. */
export const roomOf = (problem: Pick<LayoutProblem, 'graph' | 'limits'>, index: number): number =>
  limitOf(problem, index) * weightOf(problem.graph, index);

/** Squares of two lists, each as often as the list that names it oftener. */
export const together = (a: readonly Square[], b: readonly Square[]): Square[] => {
  const left = b.map(squareKey);
  for (const square of a) if (left.includes(squareKey(square))) left.splice(left.indexOf(squareKey(square)), 1);
  const missing = left.map((key) => b.find((square) => squareKey(square) === key) as Square);
  return [...a, ...missing];
};

/** A problem on a graph with squares kept and barred by name. */
export const withLocks = (
  graph: ConflictGraph,
  count: number,
  keep: readonly Square[] = [],
  forbid: readonly Square[] = [],
): LayoutProblem => {
  const indexOf = new Map(graph.squares.map((square, index) => [squareKey(square), index]));
  const kept = keep.map((square) => indexOf.get(squareKey(square))).filter((index) => index !== undefined);
  const barred = squareSet(forbid);
  const there = squareSet(graph.squares);
  const indices = (wanted: ReadonlySet<string>): number[] =>
    graph.squares.flatMap((square, index) => (wanted.has(squareKey(square)) ? [index] : []));
  return {
    graph,
    count,
    kept: kept.sort((a, b) => a - b),
    barred: indices(barred),
    stuck: keep.filter((square) => !there.has(squareKey(square))),
  };
};
