import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
const BOARD = 'scenarios/boards/germany.json';
const out = (name: string): string => join(mkdtempSync(join(tmpdir(), 'tilewright-print-')), name);

describe('print', { timeout: 60_000 }, () => {
  test('puts a board on pages and says what a millimetre less would save', async () => {
    const file = out('board.pdf');
    const { code, json, err } = await run(
      'print',
      BOARD,
      '--what',
      'board',
      '--square',
      '45,5',
      '--paper',
      'A4',
      '--overlap',
      '8',
      '--out',
      file,
      '--json',
    );
    expect(code).toBe(0);
    expect(err).toContain('Overlap 2 mm less would take 9 pages instead of 12.');
    expect(json()).toMatchObject({ pages: 13 });
    expect(readFileSync(file).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
  test('makes a poster of any size', async () => {
    const file = out('poster.svg');
    expect((await run('print', BOARD, '--what', 'board', '--poster', '--square', '20', '--bleed', '0', '--out', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('width="278mm" height="378mm"');
  });
  test('makes panels, one file each where the format has no pages', async () => {
    const file = out('panel.svg');
    expect((await run('print', BOARD, '--what', 'board', '--panels', '2x2', '--out', file)).code).toBe(0);
    expect(readdirSync(join(file, '..')).sort()).toEqual(['panel-1.svg', 'panel-2.svg', 'panel-3.svg', 'panel-4.svg']);
  });
  test('makes tile sheets and token sheets', async () => {
    const tiles = await run('print', GERMANY, '--what', 'tiles', '--backs', 'none', '--out', out('tiles.pdf'), '--json');
    expect([tiles.code, tiles.json()]).toMatchObject([0, { pages: 5 }]);
    const tokens = await run(
      'print',
      GERMANY,
      '--what',
      'tokens',
      '--backs',
      'fold',
      '--shape',
      'square',
      '--out',
      out('tokens.pdf'),
      '--json',
    );
    expect([tokens.code, tokens.json()]).toMatchObject([0, { pages: 1 }]);
  });
  test('prints a card a player and the wheel where their systems are on', async () => {
    const order = ['--what', 'tokens', '--backs', 'none', '--json', '--out', out('t.pdf')];
    expect((await run('print', GERMANY, ...order)).json()).toMatchObject({ pages: 1 });
    expect((await run('print', GERMANY, '--extras', ...order)).json()).toMatchObject({ pages: 2 });
  });
  test('refuses a picture larger than can be, before it writes', async () => {
    const file = out('board.png');
    const { code, err } = await run('print', BOARD, '--what', 'board', '--poster', '--square', '200', '--dpi', '1200', '--out', file);
    expect(code).toBe(2);
    expect(err).toMatch(/at 1200 dpi .* the most is \d+ dpi/);
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });
  test('a board has no tokens, and a square may be too large for the paper', async () => {
    expect(await run('print', BOARD, '--what', 'tokens', '--out', out('t.pdf'))).toMatchObject({ code: 1 });
    expect(await run('print', BOARD, '--what', 'board', '--square', '400', '--out', out('t.pdf'))).toMatchObject({ code: 1 });
  });
  test.each([
    [['--out', 'x.pdf'], 'needs --what'],
    [['--what', 'board'], '--out FILE.pdf'],
    [['--what', 'board', '--out', 'x.pdf', '--paper', '3x3'], '--paper takes'],
    [['--what', 'board', '--out', 'x.pdf', '--show', 'names,nothing'], 'not “nothing”'],
    [['--what', 'tiles', '--out', 'x.pdf', '--template', '2x2'], 'needs --pitch'],
    [['--what', 'board', '--out', 'x.pdf', '--calibration', '3'], '--calibration takes'],
  ])('wrong use is said: %j', async (argv, words) => {
    const { code, err } = await run('print', GERMANY, ...argv);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
