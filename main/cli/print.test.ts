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
  test('a margin too narrow for the marks is said to be wider', async () => {
    const { code, err } = await run('print', BOARD, '--what', 'board', '--margin', '3', '--edge', '2', '--out', out('m.pdf'));
    expect([code, err]).toEqual([0, expect.stringContaining('The margin is 6.5 mm')]);
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
    expect(err).toMatch(/At 1200 dpi .* the most is \d+ dpi/);
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });
  test.each([
    [['--what', 'tokens'], 'nothing to print'],
    [['--what', 'board', '--square', '400'], 'Take larger paper'],
    [['--what', 'board', '--overlap', '500'], 'Take larger paper'],
    [['--what', 'board', '--margin', '900'], 'Take larger paper'],
    [['--what', 'board', '--poster', '--square', '900'], 'print panels or pages'],
    [['--what', 'board', '--square', '0'], 'at least 5 mm'],
    [['--what', 'board', '--square', 'nan'], 'takes millimetres'],
    [['--what', 'board', '--square', '1e12'], 'takes millimetres'],
    [['--what', 'board', '--edge', '99'], 'at most 30 mm'],
    [['--what', 'tiles', '--size', '300'], 'Too large for this paper'],
    [['--what', 'tiles', '--template', '9x2', '--pitch', '60x70', '--offset', '0x0'], 'leaves the paper'],
    [['--what', 'tiles', '--template', '2x2', '--pitch', '30x70', '--offset', '0x0'], 'lie on each other'],
    [['--what', 'tiles', '--template', '2.5x2', '--pitch', '60x70', '--offset', '0x0'], 'two whole numbers'],
    [['--what', 'tiles', '--back-shift', '1x99'], 'from -20 to 20'],
  ])('what cannot be printed is said with the mend, before anything is written: %j', async (argv, words) => {
    const file = out('t.pdf');
    const { code, err } = await run('print', BOARD, ...argv, '--out', file);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });
  test('a drawing, with its words as outlines too, carries the scenario and its size', async () => {
    for (const more of [[], ['--outlines']]) {
      const file = out('poster.svg');
      await run('print', GERMANY, '--what', 'board', '--poster', '--square', '20', '--bleed', '0', '--out', file, ...more);
      const svg = readFileSync(file, 'utf8');
      expect(svg).toContain('width="278mm" height="378mm"');
      expect(svg.includes('<text')).toBe(more.length === 0);
      expect((await run('check', file)).code).toBe(0);
    }
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
