import { finish } from '../jobs/task.ts';
import { heatOf } from '../layouts/heat.ts';
import { countLayouts, sampleLayouts } from '../layouts/layouts.ts';
import { mostEvenLayout } from '../layouts/most-even.ts';
import { baselineOf } from '../layouts/percentiles.ts';
import { withLocks } from '../layouts/problem.ts';
import { repairLayout } from '../layouts/repair.ts';
import { randomFrom, shuffled } from '../random.ts';
import { graphWithSpacing, patchySquares, rectangle } from './layouts.ts';

/** What seeds give, as one text: Node and Chromium must agree on every byte of it (decision 10). */
export const seededText = (): string => {
  const squares = patchySquares(12, 16, 0.7, 'seeded');
  const problem = withLocks(graphWithSpacing(squares), 30);
  const wide = withLocks(graphWithSpacing(rectangle(60, 60)), 400);
  const middle = withLocks(graphWithSpacing(rectangle(16, 16)), 50);
  return JSON.stringify({
    count: finish(countLayouts(problem)).count,
    exact: finish(sampleLayouts(problem, { seed: 'same', count: 5 })).layouts,
    fugacity: finish(sampleLayouts(middle, { seed: 'same', count: 2 })),
    coupling: finish(sampleLayouts(wide, { seed: 'same', count: 1 })),
    walk: finish(sampleLayouts({ ...wide, count: 1500 }, { seed: 'same', count: 1 })),
    estimate: finish(countLayouts({ ...wide, count: 40 })).count,
    heat: finish(heatOf(problem)).squares,
    repair: finish(repairLayout(problem, shuffled(squares, randomFrom('same')).slice(0, 30))),
    even: finish(mostEvenLayout(problem, { squares, seed: 'same', trials: 3000 })),
    baseline: finish(baselineOf(problem, squares, 200)).scores,
  });
};
