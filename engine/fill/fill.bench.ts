import { finish } from '../jobs/task.ts';
import { problemWith, stockOf } from '../tests/fill-boards.ts';
import type { Edge } from '../tile.ts';
import type { Copies } from '../tiles/statistics.ts';
import { fillSquares } from './fill.ts';
import { rectangle } from './problem.ts';

const base = stockOf('base');
const all = stockOf('base', 'inns-and-cathedrals', 'traders-and-builders');
const twice = all.map(({ tile, copies }) => ({ tile, copies: 2 * copies }));
const RUNS = 9;

const CASES: readonly [name: string, width: number, height: number, kinds: readonly Copies[], border?: Edge][] = [
  ['72 of 72 on 9 x 8', 9, 8, base],
  ['114 of 114 on 19 x 6', 19, 6, all],
  ['110 of 114 on 11 x 10, field border', 11, 10, all, 'field'],
  ['192 of 228 on 16 x 12, field border', 16, 12, twice, 'field'],
  ['72 on 9 x 8, field border (parity, then holes)', 9, 8, base, 'field'],
];

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;

/** Milliseconds and nodes of whole fills, medians over seeds. */
export const bench = () =>
  CASES.map(([name, width, height, kinds, border]) => {
    const problem = problemWith(rectangle(width, height), kinds, border);
    finish(fillSquares(problem, { seed: 'warm' }));
    const runs = Array.from({ length: RUNS }, (_, seed) => {
      const start = performance.now();
      const { work, possible, holes } = finish(fillSquares(problem, { seed, iterations: 1000 }));
      return { ms: performance.now() - start, nodes: work.nodes, possible, holes: holes.length };
    });
    const row = {
      name: `fill: ${name}`,
      ms: median(runs.map(({ ms }) => ms)),
      nodesPerSquare: median(runs.map(({ nodes }) => nodes)) / (width * height),
    };
    return { ...row, holes: median(runs.map(({ holes }) => holes)) };
  });
