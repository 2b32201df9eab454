#!/usr/bin/env node
// `npm run soak [inputs] [kills]`: 100,000 fuzzed inputs over all readers, and 100 kills of a whole editing session.
import { spawnSync } from 'node:child_process';
import { createJiti } from 'jiti';
import { fresh } from './bundling/fresh.mjs';
import { ROOT } from './root.mjs';
import { findChromium } from './testing/machine.mjs';

const [inputs = 100_000, kills = 100] = process.argv.slice(2).map(Number);
const BATCH = 500;

const fuzz = async () => {
  const jiti = createJiti(import.meta.url);
  const { READERS } = await jiti.import('./fuzz/readers.ts');
  const { tryHostile, tryMutated } = await jiti.import('./fuzz/fuzz.ts');
  const seed = `soak ${new Date().toISOString()}`;
  const findings = READERS.flatMap(tryHostile);
  let tried = 0;
  for (let round = 0; tried < inputs && findings.length < 20; round += 1) {
    for (const reader of READERS) findings.push(...tryMutated(reader, BATCH, `${seed} ${round}`));
    tried += BATCH * READERS.length;
  }
  console.log(`${tried} inputs (seed "${seed}") over ${READERS.map(({ name }) => name).join(', ')}; ${findings.length} findings`);
  for (const { reader, what, text } of findings) console.log(`${reader}: ${what}\n  ${JSON.stringify(text.slice(0, 2000))}`);
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  console.log(`memory at the end: ${megabytes} MB`);
  return findings.length === 0 && megabytes < 2000;
};

const kill = async () => {
  await fresh(['desktop', 'renderer']);
  const env = { ...process.env, KILLS: String(kills), CHROMIUM: findChromium() };
  const args = [
    'playwright',
    'test',
    '-c',
    'renderer/e2e',
    '--project',
    'desktop',
    '--grep',
    'killed at random',
    '--timeout',
    String(kills * 60_000),
  ];
  return spawnSync('npx', args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
};

const fine = [inputs > 0 ? await fuzz() : true, kills > 0 ? await kill() : true];
process.exit(fine.every(Boolean) ? 0 : 1);
