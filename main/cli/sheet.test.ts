import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
const folder = (): string => mkdtempSync(join(tmpdir(), 'tilewright-sheet-'));

describe('sheet', { timeout: 60_000 }, () => {
  test('writes a PDF and says how many pages', async () => {
    const out = join(folder(), 'sheet.pdf');
    const { code, json, err } = await run('sheet', GERMANY, '--lang', 'cs', '--out', out, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(json()).toMatchObject({ pages: 2, sizes: [{ width: 210, height: 297 }, {}] });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
  });
  test('writes an SVG a page, in millimetres, with the scenario inside', async () => {
    const place = folder();
    expect(
      (
        await run(
          'sheet',
          GERMANY,
          '--out',
          join(place, 's.svg'),
          '--paper',
          'letter',
          '--sections',
          'picture,setup,tokenRules,rules,tiles,credits',
        )
      ).code,
    ).toBe(0);
    expect(readdirSync(place).sort()).toEqual(['s-1.svg', 's-2.svg']);
    const svg = readFileSync(join(place, 's-1.svg'), 'utf8');
    expect(svg).toContain('width="215.9mm" height="279.4mm"');
    expect(await run('check', join(place, 's-1.svg'), '--json')).toMatchObject({ code: 0 });
  });
  test('writes a PNG that knows its size', async () => {
    const place = folder();
    expect((await run('sheet', GERMANY, '--out', join(place, 's.png'), '--dpi', '50', '--sections', 'setup')).code).toBe(0);
    const png = readFileSync(join(place, 's.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([413, 585]);
    expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(1969);
  });
  test.each([
    [['sheet', GERMANY], '--out FILE.pdf'],
    [['sheet', GERMANY, '--out', 'x.doc'], 'writes .pdf, .svg, .png'],
    [['sheet', GERMANY, '--out', 'x.pdf', '--paper', 'A7'], '--paper takes A4'],
    [['sheet', GERMANY, '--out', 'x.pdf', '--sections', 'setup,nonsense'], 'not “nonsense”'],
    [['sheet', GERMANY, '--sections', 'setup', '--out', '/nowhere/at/all/x.pdf'], 'x.pdf'],
  ])('wrong use is said: %j', async (argv, words) => {
    const { code, err } = await run(...argv);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
