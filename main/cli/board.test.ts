import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDocument } from '../../engine/documents/read.ts';
import { tilewright } from './tilewright.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-board-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = async (...argv: string[]): Promise<{ code: number; out: string; err: string }> => {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text), language: 'en' as const };
  return { code: await tilewright(argv, io), out: out.join(''), err: err.join('') };
};

describe('tilewright board', () => {
  test('writes a board that can be opened', async () => {
    const file = join(folder, 'cz.json');
    const { code, err } = await run('board', '--country', 'CZ', '--squares', '60', '--out', file);
    expect(code).toBe(0);
    expect(err).toMatch(/60 squares that take a tile.*\b[89]\d(\.\d)? % shared/);
    const read = readDocument(readFileSync(file, 'utf8'), { file });
    expect(read.ok && read.value.document).toMatchObject({ kind: 'board', id: 'cz', name: { en: 'Czechia' } });
  });
  test('answers in JSON', async () => {
    const { code, out } = await run('board', '--country', 'AT', '--squares', '40', '--large', '2', '--json');
    expect(code).toBe(0);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ objections: [], board: { id: 'at' } });
    expect(answer.board.cities).toHaveLength(2);
    expect(answer.overlap).toBeGreaterThan(0.8);
  });
  test('takes parts of a country, and follows the outline as closely as asked', async () => {
    const { code, out } = await run('board', '--country', 'FR', '--lands', 'fr/0', '--detail', '0', '--squares', '60', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).pieces).toHaveLength(1);
    expect(await run('board', '--country', 'FR', '--lands', 'FR/99')).toMatchObject({ code: 2, err: expect.stringContaining('FR/0') });
    expect(await run('board', '--country', 'FR', '--detail', '9')).toMatchObject({ code: 2, err: expect.stringContaining('detail') });
  });
  test('refuses what it does not know, and what is no outline', async () => {
    expect(await run('board')).toMatchObject({ code: 2, err: expect.stringContaining('--country') });
    expect(await run('board', '--country', 'QQ')).toMatchObject({ code: 2, err: expect.stringContaining('QQ') });
    expect(await run('board', '--country', 'CZ', '--islands', 'some')).toMatchObject({ code: 2, err: expect.stringContaining('kept') });
    const file = join(folder, 'broken.geojson');
    writeFileSync(file, '{"type":"Polygon","coordinates":[]}');
    expect(await run('board', '--outline', file)).toMatchObject({ code: 2, err: expect.stringContaining('board/outline-broken') });
    expect(await run('board', '--country', 'VA')).toMatchObject({ code: 1, err: expect.stringContaining('board/too-little-land') });
  });
});
