import type { Square } from '../grid.ts';
import type { Progress, Task } from '../jobs/task.ts';
import type { Random } from '../random.ts';
import { Bounding } from './bounding.ts';
import { keptWeight } from './capacity.ts';
import { keptTable } from './count.ts';
import { Coupling } from './coupling.ts';
import { LayoutIndex } from './draw.ts';
import { fugacityDraw } from './fugacity.ts';
import { restOf } from './full-support.ts';
import type { Method } from './method.ts';
import { isSideBySide, planOf } from './plan.ts';
import { type LayoutProblem, weightOf } from './problem.ts';
import { layoutOfCount } from './reach.ts';
import { forcedOf, squaresOfVertices, structureOf } from './structure.ts';
import { stepsToForget, Walk, walked } from './walk.ts';

/** A layout as drawn, and by which method it was in the end. */
export interface Drawn {
  readonly squares: Square[];
  readonly method: Method;
}
/** What drawing took, in counts that are the same on every machine. */
export interface DrawWork {
  /** Nodes of the diagram. */
  readonly nodes?: number;
  /** Layouts of any size drawn, to get those of the wanted one. */
  readonly tries?: number;
  /** Sweeps over the board while coupling. */
  readonly sweeps?: number;
}
/** Layouts of a problem, one after the other. */
export interface Source {
  readonly method: Method;
  work(): DrawWork;
  /** Undefined where no further layout is found. */
  draw(): Task<Drawn | undefined>;
}
type MakeSource = (problem: LayoutProblem, random: Random) => Task<Source | undefined>;

const NO_PROGRESS: readonly Progress[] = [];
/** A task that is done at once. */
function* immediately<Result>(result: Result): Task<Result> {
  yield* NO_PROGRESS;
  return result;
}

function* exactSource(problem: LayoutProblem, random: Random): Task<Source | undefined> {
  const structure = yield* structureOf(problem);
  if (!structure) return undefined;
  const index = new LayoutIndex(structure, yield* keptTable(structure, problem), problem.count);
  return {
    method: 'exact',
    work: () => ({ nodes: structure.diagram.nodes }),
    draw: () => immediately({ squares: index.squares(index.draw(random)), method: 'exact' }),
  };
}

const TRIES_A_STEP = 256;

function* fugacitySource(problem: LayoutProblem, random: Random): Task<Source | undefined> {
  const structure = yield* structureOf(problem);
  if (!structure) return undefined;
  const source = yield* fugacityDraw(structure.diagram, problem.count, forcedOf(structure, problem));
  return {
    method: 'fugacity',
    work: () => ({ nodes: structure.diagram.nodes, tries: source.tries }),
    *draw() {
      while (!source.try(random)) if (source.tries % TRIES_A_STEP === 0) yield { stage: 'draw', done: source.tries, total: 0 };
      return { squares: squaresOfVertices(structure, source.vertices()), method: 'fugacity' };
    },
  };
}

const squaresOf = ({ graph }: LayoutProblem, indices: readonly number[]): Square[] =>
  indices.map((index) => graph.squares[index] as Square);

/** Throws so many tokens on open squares at random, all anew as soon as two conflict. */
const throwAll = (conflicts: readonly (readonly number[])[], count: number, random: Random): number[] | undefined => {
  const taken = new Set<number>();
  while (taken.size < count) {
    const vertex = random.below(conflicts.length);
    if (taken.has(vertex)) continue;
    if ((conflicts[vertex] ?? []).some((other) => taken.has(other))) return undefined;
    taken.add(vertex);
  }
  return [...taken];
};
const rejectionSource: MakeSource = (problem, random) => {
  const rest = restOf(problem);
  const kept = squaresOf(problem, problem.kept);
  let tries = 0;
  const draw = function* (): Task<Drawn> {
    for (;;) {
      const taken = throwAll(rest.conflicts, problem.count - kept.length, random);
      tries++;
      const thrown = taken?.map((vertex) => rest.indices[vertex] as number);
      if (thrown) return { squares: [...kept, ...squaresOf(problem, thrown)], method: 'rejection' };
      if (tries % TRIES_A_STEP === 0) yield { stage: 'draw', done: tries, total: 0 };
    }
  };
  return immediately({ method: 'rejection', work: () => ({ tries }), draw });
};

/** Sweeps into the past after which coupling is given up for a walk. */
const MOST_STEPS = 2 ** 17;

/** What both ways of coupling can do; `holds` asks by the index among the open squares. */
interface Couple extends Pick<Coupling, 'draw' | 'weightFor'> {
  readonly sweeps: number;
  readonly mostSteps: number;
  readonly holds: (vertex: number) => boolean;
}
const bySides = (open: readonly Square[], weights: readonly number[]): Couple => {
  const coupling = new Coupling(open, weights);
  return {
    draw: (...given) => coupling.draw(...given),
    weightFor: (...given) => coupling.weightFor(...given),
    holds: (vertex) => coupling.holds(...(open[vertex] as Square)),
    get sweeps() {
      return coupling.sweeps;
    },
    mostSteps: MOST_STEPS,
  };
};
const byBounding = (conflicts: readonly (readonly number[])[], weights: readonly number[]): Couple => {
  const bounding = new Bounding(conflicts, weights);
  return {
    draw: (...given) => bounding.draw(...given),
    weightFor: (...given) => bounding.weightFor(...given),
    holds: (vertex) => bounding.holds(vertex),
    get sweeps() {
      return bounding.sweeps;
    },
    mostSteps: MOST_STEPS / 8,
  };
};

function* couplingSource(problem: LayoutProblem, random: Random): Task<Source | undefined> {
  const rest = restOf(problem);
  const open = squaresOf(problem, rest.indices);
  const kept = squaresOf(problem, problem.kept);
  const wanted = problem.count - keptWeight(problem);
  const weights = rest.indices.map((index) => weightOf(problem.graph, index));
  const coupling = isSideBySide(problem.graph) ? bySides(open, weights) : byBounding(rest.conflicts, weights);
  const weight = yield* coupling.weightFor(random, wanted);
  let walk: Source | undefined;
  let all = 0;
  return {
    method: 'coupling',
    work: () => ({ sweeps: coupling.sweeps, tries: all }),
    *draw() {
      for (let tries = 0; !walk; tries++) {
        all++;
        const size = yield* coupling.draw(random, weight, coupling.mostSteps);
        if (size === wanted) return { squares: [...kept, ...open.filter((_, vertex) => coupling.holds(vertex))], method: 'coupling' };
        if (size === undefined && !walk) walk = yield* walkSource(problem, random);
        if (size === undefined && !walk) return undefined;
        if (tries % TRIES_A_STEP === 0) yield { stage: 'draw', done: tries, total: 0 };
      }
      return yield* walk.draw();
    },
  };
}

function* walkSource(problem: LayoutProblem, random: Random): Task<Source | undefined> {
  const start = yield* layoutOfCount(problem);
  if (typeof start === 'string') return undefined;
  const walk = new Walk(problem, start, problem.kept.length);
  const steps = stepsToForget(start.length, problem.graph.squares.length);
  yield* walked(walk, random, 8 * steps);
  return {
    method: 'walk',
    work: () => ({}),
    *draw() {
      return { squares: squaresOf(problem, yield* walked(walk, random, steps)), method: 'walk' };
    },
  };
}

const SOURCES: { readonly [M in Method]: MakeSource } = {
  exact: exactSource,
  fugacity: fugacitySource,
  coupling: couplingSource,
  rejection: rejectionSource,
  estimate: walkSource,
  walk: walkSource,
};

/**
 * A source by the method the plan names, or by one named here; should a diagram turn out too large after all, by a walk.
 * Undefined where not one layout is found.
 */
export function* sourceOf(problem: LayoutProblem, random: Random, method = planOf(problem).sample): Task<Source | undefined> {
  return (yield* SOURCES[method](problem, random)) ?? (yield* walkSource(problem, random));
}
