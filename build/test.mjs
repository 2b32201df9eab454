#!/usr/bin/env node
// `npm test`: everything that can be tested on one machine, cheapest first; ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { at, ROOT } from './root.mjs';
import { findChromium, prepareMachine } from './testing/machine.mjs';
import { readReport, summary } from './testing/reports.mjs';

const LIMIT_MINUTES = 25;
const script = (name) => ['npm', ['run', '--silent', name]];
const unitReport = at('reports/unit.json');
const browserReport = at('reports/browser.json');

/** A step without a report counts as one test. */
const STEPS = [
  { name: 'lint', command: script('lint') },
  { name: 'types', command: script('types') },
  { name: 'build', command: script('build') },
  {
    name: 'unit tests, layers, sizes and licences',
    command: [
      'npx',
      ['vitest', 'run', '--config', '.vite.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ],
    report: unitReport,
  },
  { name: 'package', command: ['node', ['build/package.mjs', 'dir', 'deb']] },
  {
    name: 'browser tests',
    command: ['npx', ['playwright', 'test', '-c', 'renderer/e2e', '--reporter=line,json']],
    report: browserReport,
  },
];

let running;
let isStopping = false;
const run = ([command, args]) =>
  new Promise((resolve) => {
    const env = { ...process.env, CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, FORCE_COLOR: '0' };
    running = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env, detached: true });
    running.on('error', () => resolve(1));
    running.on('exit', (code) => resolve(code ?? 1));
  });
const signal = (name) => {
  try {
    process.kill(-running.pid, name);
  } catch {
    // It has ended already.
  }
};
/** Politely first: the browser tests have processes of their own to end. */
const stop = async () => {
  isStopping = true;
  signal('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 8000));
  signal('SIGKILL');
};

const results = [];
const finish = () => {
  for (const line of summary(results)) console.log(line);
  process.exit(results.some(({ outcome }) => outcome === 'failed') ? 1 : 0);
};

const resultsOf = ({ name, report }, code, ms) => {
  const step = { name, outcome: code === 0 ? 'passed' : 'failed', ms };
  if (!report) return [step];
  const tests = readReport(report);
  return code === 0 || tests.some(({ outcome }) => outcome === 'failed') ? tests : [...tests, step];
};

for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop().then(() => process.exit(1)));
setTimeout(async () => {
  await stop();
  results.push({ name: `npm test took more than ${LIMIT_MINUTES} minutes`, outcome: 'failed', ms: LIMIT_MINUTES * 60_000 });
  finish();
}, LIMIT_MINUTES * 60_000).unref();

rmSync(at('reports'), { recursive: true, force: true });
mkdirSync(at('reports'), { recursive: true });
for (const name of prepareMachine()) results.push({ name: `${name} is missing on this machine`, outcome: 'failed', ms: 0 });
for (const step of STEPS) {
  if (isStopping) await new Promise(() => undefined);
  const started = performance.now();
  const code = await run(step.command);
  const ms = performance.now() - started;
  results.push(...resultsOf(step, code, ms));
  console.log(`::: ${step.name}: ${code === 0 ? 'fine' : 'FAILED'}, ${(ms / 1000).toFixed(0)} s`);
}
finish();
