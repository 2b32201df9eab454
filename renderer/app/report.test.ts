import { expect, test } from 'vitest';
import { reportText } from './report.ts';

test('a report holds versions and the end of the log', () => {
  const about = { version: '1.2.3', edition: 'desktop', system: 'linux', parts: { Electron: '45' }, updates: '' } as const;
  const log = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const lines = reportText(about, log).split('\n');
  expect(lines.slice(0, 4)).toEqual(['Tilewright 1.2.3, desktop edition', 'linux', 'Electron 45', '']);
  expect([lines[4], lines.at(-1), lines.length]).toEqual(['line 40', 'line 99', 64]);
});
