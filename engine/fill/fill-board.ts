import type { Task } from '../jobs/task.ts';
import { type Random, randomFrom, shuffled } from '../random.ts';
import type { Setup } from '../setup.ts';
import { deadSquaresIn } from './dead.ts';
import {
  type Decision,
  decide,
  type FillOptions,
  type FillProof,
  type FillResult,
  fewHoles,
  fillSquares,
  ITERATIONS,
  proofAtSight,
  resultOf,
} from './fill.ts';
import { type LargeLaid, largeKinds, largeWays } from './large.ts';
import { type FillGround, fillGroundOf, problemOn } from './problem.ts';

/** Ways to lay the tiles of several squares that are tried, anew in another order each time; nodes of search for each; those filled with holes. */
const MOST_WAYS = [150, 150, 150, 150, 2000];
const NODES_A_WAY = 4000;
const WAYS_WITH_HOLES = 6;

/** One way to lay the tiles of several squares, and what came of it. */
interface Way {
  readonly laid: LargeLaid;
  readonly emptyAtLeast: number;
}
/** Where tiles of one square alone do not fill the board: with those of several squares laid first, in every way if there are not too many. */
function* fillWithLarge(ground: FillGround, alone: FillResult, options: FillOptions): Task<FillResult> {
  const random = randomFrom(options.seed ?? 1);
  let told: WaysTold = { ways: [], nodes: 0, isSure: false };
  for (const most of MOST_WAYS) {
    const tried = yield* tryWays(ground, random, most);
    if ('fill' in tried) return tried.fill;
    told = { ways: [...told.ways, ...tried.ways], nodes: told.nodes + tried.nodes, isSure: tried.isSure && alone.possible === false };
    if (tried.isSure) break;
  }
  return yield* bestWay(ground, alone, told, random, options);
}
/** Tries so many ways: one that fills the board, or what was learnt. */
function* tryWays(ground: FillGround, random: Random, most: number): Task<WaysTold | { readonly fill: FillResult }> {
  const ways: Way[] = [];
  let [nodes, isSure] = [0, true];
  for (const laid of largeWays(ground, (places) => shuffled(places, random))) {
    if (laid.placements.length === 0) continue;
    if (ways.length === most) return { ways, nodes, isSure: false };
    const sight = deadSquaresIn(laid.problem);
    ways.push({ laid, emptyAtLeast: sight.emptyAtLeast });
    yield { stage: 'fill/search', done: ways.length, total: most };
    if (proofAtSight(laid.problem, sight)) continue;
    const decision = yield* decide(laid.problem, random, NODES_A_WAY);
    nodes += decision.nodes;
    if (decision.placed) return { fill: withLarge(ground, laid, resultOf(laid.problem, decision.placed, decision, 0, 0)) };
    if (decision.possible === undefined) isSure = false;
  }
  return { ways, nodes, isSure };
}
interface WaysTold {
  readonly ways: readonly Way[];
  readonly nodes: number;
  /** Every way was tried, and none fills the board. */
  readonly isSure: boolean;
}
/** The way with fewest holes among the most promising, or without tiles of several squares. */
function* bestWay(ground: FillGround, alone: FillResult, told: WaysTold, random: Random, options: FillOptions): Task<FillResult> {
  if (told.ways.length === 0) return alone;
  let best = alone;
  const limit = Math.ceil((options.iterations ?? ITERATIONS) / WAYS_WITH_HOLES);
  const promising = [...told.ways].sort((a, b) => a.emptyAtLeast - b.emptyAtLeast).slice(0, WAYS_WITH_HOLES);
  for (const { laid, emptyAtLeast } of promising) {
    if (emptyAtLeast >= best.holes.length) break;
    const filler = yield* fewHoles(laid.problem, random, emptyAtLeast, limit);
    const found: Decision =
      filler.holes === 0 ? { possible: true, proof: { by: 'fill' }, nodes: told.nodes, runs: 0 } : { nodes: told.nodes, runs: 0 };
    if (filler.holes < best.holes.length) best = withLarge(ground, laid, resultOf(laid.problem, filler.best, found, 0, filler.iterations));
    if (filler.holes === 0) return best;
  }
  const { possible: _, proof: __, ...rest } = best;
  const proof: FillProof = { by: 'search', nodes: alone.work.nodes + told.nodes };
  const least = Math.min(alone.holesAtLeast, ...told.ways.map(({ emptyAtLeast }) => emptyAtLeast));
  return { ...rest, ...(told.isSure ? { possible: false, proof } : {}), holesAtLeast: told.isSure ? Math.max(1, least) : 0 };
}
const withLarge = (ground: FillGround, { placements }: LargeLaid, result: FillResult): FillResult => {
  const used = (id: string): number => placements.filter(({ tile }) => tile === id).length;
  const leftOut = ground.kinds.filter(({ tile, copies }) => tile.squares && copies > used(tile.id)).map(({ tile }) => tile.id);
  return { ...result, placements: [...placements, ...result.placements], leftOut };
};

/** Can the list of a set-up fill its board? Undefined on free ground, which has no end. */
export function* fillBoard(setup: Setup, options: FillOptions = {}): Task<FillResult | undefined> {
  const ground = fillGroundOf(setup);
  if (!ground) return undefined;
  const alone = yield* fillSquares(problemOn(ground.free, ground.kinds, ground.demands), options);
  return alone.possible || largeKinds(ground).length === 0 ? alone : yield* fillWithLarge(ground, alone, options);
}
