import { existsSync, readFileSync } from 'node:fs';

const FINISHED = { passed: 'passed', failed: 'failed', expected: 'passed', unexpected: 'failed', flaky: 'failed' };

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const LINES_OF_WHY = 12;
/** The beginning of an error message, as plain lines. */
const why = (messages) => messages.join('\n').replace(COLOURS, '').split('\n').slice(0, LINES_OF_WHY);
const messagesOf = (results) => results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));

const unitTests = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length
      ? assertionResults.map(({ fullName, status: outcome, duration, failureMessages = [] }) => ({
          name: fullName,
          outcome: FINISHED[outcome],
          ms: duration ?? 0,
          why: why(failureMessages),
        }))
      : [{ name: `${name}: ${message}`, outcome: FINISHED[status], ms: 0 }],
  );

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
const browserTests = (report) => [
  ...specsIn(report).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${projectName}: ${title}`,
      outcome: FINISHED[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      why: why(messagesOf(results)),
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
    ...failed.flatMap(({ name, why: lines = [] }) => [`FAILED  ${name}`, ...lines.map((line) => `  ${line}`)]),
    `${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ];
};
