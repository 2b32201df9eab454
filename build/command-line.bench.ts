import { spawnSync } from 'node:child_process';
import { at } from './root.mjs';

const RUNS = 21;
const BUDGET_MS = 100;
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

const timed = (...args: string[]): number => {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(String(stderr));
  return performance.now() - started;
};

/** How much a check of the Germany scenario takes over an empty Node: medians of alternating runs. */
export const bench = () => {
  const check = [at('dist/cli/tilewright.mjs'), 'check', at('scenarios/scenarios/germany-chips.json')];
  const runs = Array.from({ length: RUNS }, () => [timed('-e', '0'), timed(...check)] as const);
  const empty = median(runs.map(([nothing]) => nothing));
  const ours = median(runs.map(([, checked]) => checked));
  return [{ name: 'check of Germany over node -e 0', emptyMs: empty, ms: ours, overMs: ours - empty, budgetMs: BUDGET_MS }];
};
