import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { numberIn } from './command.ts';
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
const out = join(mkdtempSync(join(tmpdir(), 'tilewright-numbers-')), 'x.svg');

test('a number is read with a comma and with a point, and nothing else is one', () => {
  expect(['45,5', '45.5', ' 45,5 ', '-2', '+3', ',5', '0'].map(numberIn)).toEqual([45.5, 45.5, 45.5, -2, 3, 0.5, 0]);
  for (const given of ['', ' ', '1.000,5', '1,000.5', '0x10', '1e3', 'Infinity', 'NaN', '4 5', '45,5mm', ',', '-'])
    expect(numberIn(given)).toBeNaN();
});

test.each([
  ['--square', 'board', '45,5', ''],
  ['--square', 'board', '', 'millimetres'],
  ['--square', 'board', '-1', 'millimetres'],
  ['--square', 'board', '0x10', 'millimetres'],
  ['--calibration', 'board', '1,01', ''],
  ['--calibration', 'board', '', 'number from 0.8'],
  ['--paper', 'board', '210,5x297,5', ''],
  ['--back-shift', 'tiles', '-1,5x2,5', ''],
  ['--size', 'tiles', '44,5', ''],
  ['--dpi', 'board', '', 'whole number'],
  ['--overlap', 'tiles', '5', 'goes with --what board'],
  ['--backs', 'board', 'long', 'goes with --what tiles, tokens'],
] as const)('print %s of %s takes “%s”: %s', async (option, what, given, refusal) => {
  const { code, err } = await run('print', GERMANY, '--what', what, '--out', out, option, given);
  expect([code, refusal === '' || err.includes(refusal)]).toEqual([refusal === '' ? 0 : 2, true]);
});

test('whole numbers, kilometres and squares are judged too', async () => {
  expect((await run('perft', '--depth', '')).err).toContain('whole number from 0 to 6');
  expect((await run('layout', 'count', GERMANY, '--tokens', '')).err).toContain('whole number');
  expect((await run('board', '--country', 'CZ', '--square-km', '')).code).toBe(2);
  expect((await run('board', '--country', 'CZ', '--square-km', '60,5')).code).toBe(0);
  expect((await run('layout', 'count', GERMANY, '--starts', 'Z99')).err).toContain('“Z99” is no square');
});

test('a share of games that is none is refused by the place that is wrong', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tilewright-shares-')), 'share.json');
  for (const [text, path] of [
    ['{}', 'games'],
    ['nonsense', ''],
    ['{"games":"x","bot":"random","scores":[1],"wins":[],"discarded":[],"empty":[],"points":{},"covered":null}', 'games'],
    ['{"games":1,"bot":"random","scores":[1],"wins":[],"discarded":[],"empty":[],"points":{},"covered":{}}', 'scores.0'],
  ] as const) {
    writeFileSync(file, text);
    const { code, err } = await run('play', 'merge', file);
    expect([code, err.startsWith(`${file}: error: This is no share of a playtest (${path}).`)]).toEqual([2, true]);
  }
});
