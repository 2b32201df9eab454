import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import oracle from '../oracles/layouts.json' with { type: 'json' };
import { randomFrom, shuffled } from '../random.ts';
import { graphWithSpacing, patchySquares, rectangle, structure } from '../tests/layouts.ts';
import { capacityOf } from './capacity.ts';
import { exactCount, keptTable } from './count.ts';
import { Coupling } from './coupling.ts';
import { buildDiagram, type Diagram } from './diagram.ts';
import { LayoutIndex } from './draw.ts';
import { heatOf } from './heat.ts';
import { sampleLayouts } from './layouts.ts';
import { mostEvenLayout } from './most-even.ts';
import { goodOrder, readingOrder } from './order.ts';
import { baselineOf } from './percentiles.ts';
import { type LayoutProblem, withLocks } from './problem.ts';
import { repairLayout } from './repair.ts';
import type { Structure } from './structure.ts';

type Row = Readonly<Record<string, string | number>> & { readonly name: string };

const free = oracle.germanyLike.free as unknown as Square[];
const outline = oracle.germanyLike.rows.flatMap((row, y) => [...row].flatMap((char, x): Square[] => (char === '.' ? [] : [[x, y]])));
/** Milliseconds of this process's own work: the machine may be busy with others. */
const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = <T>(work: () => T): { readonly ms: number; readonly value: T } => {
  const started = worked();
  const value = work();
  return { ms: worked() - started, value };
};
/** The best of a few runs, which is the least disturbed. */
const best = (runs: number, work: () => unknown): number => Math.min(...Array.from({ length: runs }, () => timed(work).ms));

const MOST_NODES = 40_000_000;
const nodesIn = (graph: ReturnType<typeof graphWithSpacing>, order: Int32Array): number =>
  finish(buildDiagram({ conflicts: graph.conflicts }, order, MOST_NODES))?.nodes ?? Number.POSITIVE_INFINITY;
/** A round board with squares left out at random. */
const holed = (width: number, holes: number): Square[] =>
  patchySquares(width, width, 1 - holes, 'holes').filter(([x, y]) => (x - width / 2) ** 2 + (y - width / 2) ** 2 < (width / 3.4) ** 2);
/** A board of three uneven lobes, with squares left out at random. */
const lobed = (width: number, holes: number): Square[] =>
  patchySquares(width, width, 1 - holes, 'holes').filter(([x, y]) => {
    const [dx, dy] = [(2 * x) / width - 1, (2 * y) / width - 1];
    const angle = Math.atan2(dy, dx);
    return Math.hypot(dx, dy) < 0.6 + 0.25 * Math.sin(3 * angle + 1) + 0.12 * Math.sin(7 * angle);
  });
/** Vertex order: nodes of a good order and of reading order. */
const orders = (): Row[] =>
  (
    [
      ['like Germany', free],
      ['like Germany, nothing forbidden', outline],
      ['14 x 14', rectangle(14, 14)],
      ['18 x 18', rectangle(18, 18)],
      ['30 x 30, 70 % of squares', patchySquares(30, 30, 0.7, 'bench')],
      ['60 x 60, 55 % of squares', patchySquares(60, 60, 0.55, 'bench')],
      ['three lobes, 40 wide, 20 % holes', lobed(40, 0.2)],
      ['round, 40 wide, 20 % holes', holed(40, 0.2)],
    ] as const
  ).map(([name, squares]) => {
    const graph = graphWithSpacing(squares);
    const reading = readingOrder(graph.conflicts);
    const [good, plain] = [
      nodesIn(graph, goodOrder(graph.conflicts).order),
      reading.nodes > MOST_NODES ? 0 : nodesIn(graph, reading.order),
    ];
    return {
      name: `layouts, order: ${name}`,
      nodes: good,
      readingNodes: plain || `over ${MOST_NODES}`,
      ratio: plain ? plain / good : 'over 500',
    };
  });

/** What any count must cost: one double for each node and number of tokens, two futures summed, nothing else. */
const bareSweep = ({ lo, hi, sizes, order }: Diagram, tokens: number): number => {
  const width = tokens + 1;
  let next = new Float64Array(width);
  next[0] = 1;
  for (let i = order.length - 1; i >= 0; i--) {
    const here = new Float64Array((sizes[i] as number) * width);
    const [left, taken] = [lo[i] as Int32Array, hi[i] as Int32Array];
    for (let node = 0; node < left.length; node++) {
      const [at, a, b] = [node * width, (left[node] as number) * width, (taken[node] as number) * width];
      if (b < 0) for (let j = 0; j < width; j++) here[at + j] = next[a + j] as number;
      else {
        here[at] = next[a] as number;
        for (let j = 1; j < width; j++) here[at + j] = (next[a + j] as number) + (next[b + j - 1] as number);
      }
    }
    next = here;
  }
  return next[tokens] as number;
};
const LIMB = 42;
/** Exact counts of full squares against the bare sweep, for each limb. */
const growth = (): Row[] =>
  [10, 12, 14, 16, 18, 20].map((size) => {
    const graph = graphWithSpacing(rectangle(size, size));
    const tokens = Math.round(0.23 * size * size);
    const built = timed(() => structure(graph));
    const bare = best(size < 18 ? 3 : 1, () => bareSweep(built.value.diagram, tokens));
    const exact = timed(() => finish(exactCount(built.value, withLocks(graph, tokens))));
    const { work, count } = exact.value;
    const limbs = Math.ceil(BigInt(count).toString(2).length / LIMB);
    return {
      name: `layouts, exact count ${size} x ${size}, ${tokens} tokens`,
      ms: exact.ms,
      buildMs: built.ms,
      nodes: work.nodes,
      additions: work.additions,
      carriesPerAddition: work.carries / work.additions,
      limbs,
      overBarePerLimb: exact.ms / (bare * limbs),
      megabytes: work.bytes / 2 ** 20 + (8 * work.nodes) / 2 ** 20,
      digits: count.length,
    };
  });

/** Coupling square by square, as it is usually written: what 32 squares a word are measured against. */
const scalarSweeps = (size: number, weight: number, sweeps: number): number => {
  const [upper, lower] = [new Uint8Array(size * size), new Uint8Array(size * size)];
  const random = randomFrom('scalar');
  const renew = (state: Uint8Array, x: number, y: number, heads: boolean): void => {
    const i = y * size + x;
    const near =
      (x > 0 && state[i - 1]) || (x < size - 1 && state[i + 1]) || (y > 0 && state[i - size]) || (y < size - 1 && state[i + size]);
    state[i] = heads && !near ? 1 : 0;
  };
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let colour = 0; colour < 2; colour++)
      for (let y = 0; y < size; y++)
        for (let x = (y + colour) % 2; x < size; x += 2) {
          const heads = random.below(256) < weight;
          renew(upper, x, y, heads);
          renew(lower, x, y, heads);
        }
  return upper[0] as number;
};
const coupling = (): Row[] =>
  [0.1, 0.2, 0.23, 0.26, 0.3, 0.33, 0.35].map((density) => {
    const count = Math.round(3600 * density);
    const problem = withLocks(graphWithSpacing(rectangle(60, 60)), count);
    const many = density < 0.28 ? 10 : density < 0.32 ? 3 : 1;
    const { ms, value } = timed(() => finish(sampleLayouts(problem, { seed: density, count: many })));
    const { sweeps = 1, tries = 1 } = value.work ?? {};
    return {
      name: `layouts, coupling 60 x 60, ${count} tokens`,
      msALayout: ms / many,
      method: value.method,
      sweepsATry: sweeps / tries,
      triesALayout: tries / many,
    };
  });
/** Milliseconds a sweep, the best of alternating runs. */
const couplingRatio = (): Row => {
  const sweeps = 200;
  const bits = new Coupling(rectangle(60, 60));
  const random = randomFrom('bits');
  const drawn = (): number => {
    const before = bits.sweeps;
    const { ms } = timed(() => {
      while (bits.sweeps < before + 10 * sweeps) finish(bits.draw(random, 77, 64));
    });
    return ms / (bits.sweeps - before);
  };
  const runs = Array.from({ length: 7 }, () => [drawn(), timed(() => scalarSweeps(60, 77, sweeps)).ms / sweeps] as const);
  const [perBit, perSquare] = [Math.min(...runs.map(([fast]) => fast)), Math.min(...runs.map(([, slow]) => slow))];
  return { name: 'layouts, coupling: square by square over 32 a word', ratio: perSquare / perBit, microsecondsASweep: perBit * 1000 };
};

const RUNS = 15;
/** The Germany-like board: every answer within one frame. */
const germany = (): Row[] => {
  const problem = withLocks(graphWithSpacing(free), 30);
  const built: Structure = structure(problem.graph);
  const locked: LayoutProblem = { ...problem, kept: [0] };
  const random = randomFrom('bench');
  const broken = shuffled(outline, random).slice(0, 30);
  const index = new LayoutIndex(built, finish(keptTable(built, problem)), 30);
  const draws = 50_000;
  const drawing = timed(() => {
    for (let i = 0; i < draws; i++) index.draw(random);
  });
  return [
    { name: 'layouts, like Germany: count', ms: best(RUNS, () => finish(exactCount(built, problem))) },
    { name: 'layouts, like Germany: count after a lock', ms: best(RUNS, () => finish(exactCount(built, locked))) },
    { name: 'layouts, like Germany: heat map', ms: best(RUNS, () => finish(heatOf(problem))) },
    { name: 'layouts, like Germany: how many fit', ms: best(RUNS, () => finish(capacityOf(problem))) },
    { name: 'layouts, like Germany: repair of 30 random squares', ms: best(RUNS, () => finish(repairLayout(problem, broken))) },
    { name: 'layouts, like Germany: layouts drawn', aSecond: (1000 * draws) / drawing.ms },
    { name: 'layouts, like Germany: 10,000 layouts scored', ms: timed(() => finish(baselineOf(problem, outline))).ms },
    { name: 'layouts, like Germany: most even (proved optimum 0.9015)', ...evenRow(problem) },
  ];
};
const evenRow = (problem: LayoutProblem): { ms: number; energy: number } => {
  const { ms, value } = timed(() => finish(mostEvenLayout(problem, { squares: outline, seed: 'bench' })));
  return { ms, energy: value.energy };
};

const wide = (): Row[] => {
  const squares = patchySquares(60, 60, 0.8, 'bench');
  const problem = withLocks(graphWithSpacing(squares), 1100);
  const placed = shuffled(squares, randomFrom('bench')).slice(0, 1100);
  const repair = timed(() => finish(repairLayout(problem, placed)));
  const twenty = withLocks(graphWithSpacing(rectangle(20, 20)), 92);
  const fugacity = timed(() => finish(sampleLayouts(twenty, { seed: 1, count: 50 })));
  return [
    { name: 'layouts, 60 x 60: how many fit', ms: best(3, () => finish(capacityOf(problem))) },
    { name: 'layouts, 60 x 60: repair of 1,100 random squares', ms: repair.ms, stay: repair.value.stay, atMost: repair.value.atMost },
    {
      name: 'layouts, 20 x 20: 50 drawn by fugacity',
      ms: fugacity.ms,
      method: fugacity.value.method,
      triesALayout: (fugacity.value.work?.tries ?? 0) / 50,
    },
  ];
};

/** Where diagonals conflict too, and where tokens lie more than two squares apart: 60 x 60. */
const widelySpaced = (): Row[] =>
  (
    [
      ['king', 1, 400, rectangle(60, 60)],
      ['euclid', 2, 260, rectangle(60, 60)],
      ['king', 1, 300, patchySquares(60, 60, 0.8, 'bench')],
    ] as const
  ).flatMap(([metric, distance, count, squares]): Row[] => {
    const problem = withLocks(graphWithSpacing(squares, metric, distance), count);
    const name = `layouts, 60 x 60, ${squares.length} squares, ${metric} ${distance}`;
    const fit = timed(() => finish(capacityOf(problem)));
    const sample = timed(() => finish(sampleLayouts(problem, { seed: 1, count: 3 })));
    const placed = shuffled(squares, randomFrom('bench')).slice(0, count);
    const repair = timed(() => finish(repairLayout(problem, placed)));
    const { most, proof } = fit.value;
    return [
      { name: `${name}: how many fit`, ms: fit.ms, most, atMost: proof.by === 'bound' ? proof.atMost : most },
      {
        name: `${name}: ${count} drawn`,
        msALayout: sample.ms / 3,
        method: sample.value.method,
        triesALayout: (sample.value.work?.tries ?? 0) / 3,
      },
      { name: `${name}: repair of ${count} random squares`, ms: repair.ms, stay: repair.value.stay, atMost: repair.value.atMost },
    ];
  });

export const bench = (): Row[] => [...orders(), ...germany(), ...growth(), ...coupling(), couplingRatio(), ...wide(), ...widelySpaced()];
