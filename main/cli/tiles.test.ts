import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, runIn } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const BASE = 'scenarios/tile-sets/base.json';
const GERMANY = 'scenarios/scenarios/germany-chips.json';

describe('tiles stats', () => {
  test('gives the figures of a set', async () => {
    const { code, json } = await run('tiles', 'stats', BASE, '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      file: BASE,
      list: 'base',
      tiles: 72,
      kinds: 24,
      sides: { field: 115, road: 94, city: 79 },
      oddEdges: ['field', 'city'],
      monasteries: 6,
    });
  });
  test('of a scenario it also says how likely the next tile fits nowhere', async () => {
    const { json } = await run('tiles', 'stats', GERMANY, '--json');
    expect(json()).toMatchObject({ tiles: 114, next: { left: expect.any(Number), probability: expect.any(Number) } });
  });
  test('speaks in the language asked for', async () => {
    expect((await runIn('de', ['tiles', 'stats', BASE])).out).toContain('72 Plättchen, 24 Arten');
    expect((await runIn('cs', ['tiles', 'stats', BASE])).out).toContain('72 kartiček, 24 druhů');
  });
  test('reads a plain list, and refuses codes that name several kinds, with the choices and the line', async () => {
    const list = file('list.txt', 'CRFR x4\nCCFF x2 # which?\n');
    const { code, err } = await run('tiles', 'stats', list);
    expect(code).toBe(2);
    expect(err).toContain(`${list}:2`);
    expect(err).toContain('base-I, base-M, base-N');
    const answered = await run('tiles', 'stats', list, '--json', '--choose', 'CCFF=base-M,CRFR=base-D');
    expect([answered.code, answered.json()]).toEqual([0, expect.objectContaining({ tiles: 6, kinds: 2 })]);
  });
});

describe('tiles compare', () => {
  test('names what differs and exits 1, equal lists exit 0', async () => {
    const { code, json } = await run('tiles', 'compare', BASE, 'scenarios/tile-sets/wheel-of-fortune.json', '--json');
    expect(code).toBe(1);
    expect((json() as { differences: unknown[] }).differences).toContainEqual({ id: 'base-V', here: 9, there: 8 });
    expect((await run('tiles', 'compare', BASE, BASE)).code).toBe(0);
  });
});

describe('tiles convert', () => {
  test('a set goes out as XML, codes and a table, and comes back with the same counts', async () => {
    for (const name of ['base.xml', 'base.txt', 'base.csv']) {
      const out = join(folder, name);
      expect((await run('tiles', 'convert', BASE, '--out', out)).code).toBe(0);
      const { json } = await run('tiles', 'stats', out, '--json', '--sets', 'base');
      expect(json()).toMatchObject({ tiles: 72, kinds: 24, sides: { field: 115, road: 94, city: 79 } });
    }
  });
  test('XML comes in as a document that checks clean', async () => {
    const out = join(folder, 'again.json');
    await run('tiles', 'convert', BASE, '--out', join(folder, 'once.xml'));
    expect((await run('tiles', 'convert', join(folder, 'once.xml'), '--out', out)).code).toBe(0);
    expect((await run('check', out)).code).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ kind: 'tile-set', version: 1 });
  });
  test.each([
    [['tiles'], 'tiles takes stats'],
    [['tiles', 'stats'], 'takes one file'],
    [['tiles', 'convert', BASE], '--out'],
    [['tiles', 'convert', BASE, '--out', join(folder, 'x.docx')], 'tiles convert writes .xml'],
    [['tiles', 'stats', BASE, '--set', 'nothing'], 'no set “nothing”'],
    [['tiles', 'stats', BASE, '--choose', 'x'], '--choose takes'],
  ])('%j is refused with the mend', async (argv, words) => {
    const { code, err } = await run(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe('convert', () => {
  test('goes by the endings, and says what is lost', async () => {
    const out = join(folder, 'converted.xml');
    const { code, json } = await run('convert', BASE, out, '--json');
    expect([code, readFileSync(out, 'utf8')]).toEqual([0, expect.stringContaining('<tile-set id="base">')]);
    expect((json() as { lost: { rule: string }[] }).lost.map(({ rule }) => rule)).toContain('jcz/mark-not-kept');
    expect((await run('convert', out, join(folder, 'converted.csv'))).code).toBe(0);
  });
  test('refuses other endings and a missing name with the mend', async () => {
    expect(await run('convert', BASE, join(folder, 'x.docx'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('convert writes .tmj'),
    });
    expect(await run('convert', BASE, join(folder, 'x.tmj'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('elsewhere/not-carried'),
    });
    expect(await run('convert', BASE)).toMatchObject({ code: 2, err: expect.stringContaining('two files') });
  });
});

describe('check of tile files', () => {
  test('a malformed set document names path and mend', async () => {
    const broken = JSON.parse(readFileSync(BASE, 'utf8'));
    broken.tiles[0].features.push({ type: 'city', edges: ['S'] });
    const { code, json } = await run('check', '--json', file('broken.json', JSON.stringify(broken)));
    expect(code).toBe(1);
    const [{ objections }] = (json() as { files: [{ objections: unknown[] }] }).files;
    expect(objections).toContainEqual(
      expect.objectContaining({
        rule: 'tile/edge-covered-twice',
        at: expect.objectContaining({ path: 'tiles.0.features.3.edges.0', side: 'S', tile: 'base-A' }),
      }),
    );
  });
  test('a box miscounted is found out although it has the name of the box', async () => {
    const slip = JSON.parse(readFileSync(BASE, 'utf8'));
    slip.tiles.find(({ id }: { id: string }) => id === 'base-Q').count = 2;
    slip.tiles.find(({ id }: { id: string }) => id === 'base-R').count = 2;
    const { code, out } = await run('check', file('slip.json', JSON.stringify(slip)));
    expect([code, out]).toEqual([0, expect.stringContaining('base-Q: 2 ≠ 1, base-R: 2 ≠ 3')]);
  });
  test('XML that is no XML exits 2, a misspelt element 1 with its line', async () => {
    const xml = (inside: string): string =>
      `<defs>\n<tiles>\n<tile id="a">\n${inside}\n<field>NL NR EL ER SL SR WL WR</field></tile>\n</tiles><sets/></defs>`;
    expect((await run('check', file('bad.xml', '<defs>'))).code).toBe(2);
    const misspelt = file('misspelt.xml', xml('<raod>N</raod>'));
    const { code, err } = await run('check', misspelt);
    expect([code, err]).toEqual([1, expect.stringContaining(`${misspelt}:4`)]);
    expect((await run('check', file('good.xml', xml('<monastery/>')))).code).toBe(0);
  });
  test('an ambiguous code is an error with its line', async () => {
    const { code, err } = await run('check', file('codes.csv', 'code,count\nCRFR,4\nCCFF,2\n'));
    expect([code, err]).toEqual([1, expect.stringContaining('codes.csv:3')]);
  });
});

describe('fill', () => {
  const scenario = (rows: readonly string[], more: object = {}): string =>
    JSON.stringify({
      kind: 'scenario',
      version: 1,
      id: 'small',
      title: { en: 'Small' },
      board: {
        kind: 'board',
        version: 3,
        id: 'small',
        name: { en: 'Small' },
        sizes: { square: 45.5, tile: 45 },
        rows,
        cities: [],
        starts: [],
        towns: [],
        border: [],
      },
      systems: { 'map-boards': {} },
      tiles: { sets: [{ set: 'base' }] },
      starts: [],
      laid: [],
      ...more,
    });
  test('fills a board, and lays the fill in a new file that checks clean', async () => {
    const out = join(folder, 'filled.json');
    const { code, json } = await run('fill', file('small.json', scenario(['####', '####', '####'])), '--json', '--out', out);
    expect(code).toBe(0);
    const result = json() as {
      possible: boolean;
      placements: { tile: string; x: number; y: number; rotation: number }[];
      holes: unknown[];
    };
    expect([result.possible, result.placements.length, result.holes]).toEqual([true, 12, []]);
    expect((await run('check', out)).code).toBe(0);
    expect(existsSync(out)).toBe(true);
  });
  test('says why not, with the fewest holes, and exits 1', async () => {
    const { code, out } = await run('fill', file('large.json', scenario(Array.from({ length: 9 }, () => '#########'))));
    expect(code).toBe(1);
    expect(out).toContain('81 squares, but only 72 tiles');
    expect(out).toContain('9 holes');
  });
  test('the same seed gives the same fill', async () => {
    const path = file('seed.json', scenario(['####', '####']));
    const [a, b, c] = [
      await run('fill', path, '--seed', 'x'),
      await run('fill', path, '--seed', 'x'),
      await run('fill', path, '--seed', 'y'),
    ];
    expect(a?.out).toBe(b?.out);
    expect(a?.out).not.toBe(c?.out);
  });
  test('names dead squares, and says why they are', async () => {
    const laid = ['base-C/0@1,0', 'base-B/0@0,1', 'base-B/0@2,1', 'base-X/0@1,2'];
    const { code, json } = await run('fill', file('dead.json', scenario(['###', '###', '###'], { laid })), '--json');
    expect([code, json()]).toEqual([
      1,
      expect.objectContaining({ possible: false, dead: [[1, 1]], proof: { by: 'dead-squares', squares: [[1, 1]] } }),
    ]);
    const why = {
      en: /B2 wants city to the north, field to the east, road to the south, field to the west: no tile/,
      cs: /na severu město/,
    };
    for (const language of ['en', 'cs'] as const)
      expect((await runIn(language, ['fill', file('dead.json', scenario(['###', '###', '###'], { laid }))])).out).toMatch(why[language]);
  });
  test('a free table is refused with words', async () => {
    const { code, err } = await run('fill', file('free.json', scenario(['###'], { systems: {} })));
    expect([code, err]).toEqual([2, expect.stringContaining('no board to fill')]);
  });
});
