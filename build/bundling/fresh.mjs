import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { at, ROOT } from '../root.mjs';

const SOURCES = ['engine', 'renderer', 'main', 'scenarios', 'build', 'package.json', 'package-lock.json', '.vite.config.ts'];
const MADE = { cli: 'dist/cli/tilewright.mjs', desktop: 'dist/desktop/preload.cjs', renderer: 'dist/renderer/service-worker.js' };

const changed = (file) => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(file).map((name) => changed(path.join(file, name))));
};

/** Bundles again what is older than its sources. */
export const fresh = async (names) => {
  const newest = Math.max(...SOURCES.map((name) => changed(at(name))));
  const stale = names.filter((name) => changed(at(MADE[name])) < newest);
  if (!stale.length) return;
  const { status } = spawnSync(process.execPath, [at('build/bundle.mjs'), ...stale], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
