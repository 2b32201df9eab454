#!/usr/bin/env node
// `npm run bench [part of a name]`: runs every *.bench.ts, each in a process of its own, and prints figures, ratios and counts.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import { fresh } from './bundling/fresh.mjs';
import { at, ROOT } from './root.mjs';

const ONE = '--one';
const listed = () =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.bench.ts'], { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .sort();

/** A fixed amount of arithmetic: what a millisecond is worth on this machine, now. */
const calibration = () => {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let step = 1; step < 20_000_000; step += 1) sum = (sum + step * 7) % 1_000_003;
    return performance.now() - started + (sum < 0 ? 1 : 0);
  });
  return times.sort((a, b) => a - b)[3];
};

const shown = (value) => (typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value));
const line = ({ name, ...figures }, unit) => {
  const ratio = typeof figures.ms === 'number' ? { calibrated: figures.ms / unit } : {};
  const parts = Object.entries({ ...figures, ...ratio }).map(([figure, value]) => `${figure} ${shown(value)}`);
  return `  ${name}: ${parts.join(', ')}`;
};

/** The engine is timed as it ships, bundled: an import looked up at every step would be most of a hot loop. */
const bundled = async (file) => {
  const { build } = await import('vite');
  const [outDir, entryFileNames] = [at('node_modules/.cache/bench'), `${file.replaceAll('/', '-')}.mjs`];
  const output = {
    ssr: at(file),
    outDir,
    emptyOutDir: false,
    minify: false,
    target: 'es2022',
    rollupOptions: { output: { entryFileNames } },
  };
  await build({ root: ROOT, configFile: false, logLevel: 'error', build: output });
  return import(pathToFileURL(`${outDir}/${entryFileNames}`).href);
};

const runOne = async (file) => {
  const { bench } = await (file.startsWith('engine/') ? bundled(file) : createJiti(import.meta.url).import(at(file)));
  if (!bench) return;
  const unit = calibration();
  const rows = (await bench()) ?? [];
  for (const row of rows) console.log(line(row, unit));
};

const runAll = async (part) => {
  await fresh(['cli', 'renderer']);
  console.log(`calibration: ${shown(calibration())} ms for 20,000,000 steps; "calibrated" below is ms divided by it`);
  const files = listed().filter((file) => file.includes(part));
  const failed = files.filter((file) => {
    console.log(file);
    return spawnSync(process.execPath, [at('build/bench.mjs'), ONE, file], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  for (const file of failed) console.log(`FAILED ${file}`);
  process.exit(failed.length ? 1 : 0);
};

if (process.argv[2] === ONE) await runOne(process.argv[3]);
else await runAll(process.argv[2] ?? '');
