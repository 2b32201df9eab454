import { existsSync, readFileSync } from 'node:fs';

const FINISHED = { passed: 'passed', failed: 'failed', expected: 'passed', unexpected: 'failed', flaky: 'failed' };

const unitTests = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length
      ? assertionResults.map((test) => ({ name: test.fullName, outcome: FINISHED[test.status], ms: test.duration ?? 0 }))
      : [{ name: `${name}: ${message}`, outcome: FINISHED[status], ms: 0 }],
  );

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
const browserTests = (report) => [
  ...specsIn(report).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${projectName}: ${title}`,
      outcome: FINISHED[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...(report.errors ?? []).map(({ message }) => ({ name: message ?? 'the browser tests', outcome: 'failed', ms: 0 })),
];

/** What Vitest or Playwright wrote, as one list of tests; skipped ones have no outcome. */
export const readReport = (file) => {
  if (!existsSync(file)) return [{ name: `${file} was not written`, outcome: 'failed', ms: 0 }];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? unitTests(report) : browserTests(report);
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The ten slowest, what failed, and the closing line that says it all. */
export const summary = (tests) => {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const skipped = tests.filter(({ outcome }) => !outcome).length;
  const passed = tests.length - failed.length - skipped;
  return [
    'The ten slowest:',
    ...slowest.map(({ name, ms }) => `  ${seconds(ms)}  ${name}`),
    ...failed.map(({ name }) => `FAILED  ${name}`),
    `${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ];
};
