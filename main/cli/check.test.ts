import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, runIn } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const GERMANY = 'scenarios/scenarios/germany-chips.json';

describe('check', () => {
  test('the Germany scenario is clean', async () => {
    const { code, out, err } = await run('check', GERMANY, 'scenarios/boards/germany.json', 'scenarios/tile-sets/base.json');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('germany-chips.json: scenario, ok');
  });
  test('an unreadable file gives exit 2 with line and column, and the others are still reported', async () => {
    const broken = file('broken.json', '{\n  "kind": "board",\n}');
    const { code, err, out } = await run('check', broken, GERMANY);
    expect(code).toBe(2);
    expect(err).toContain(`${broken}:3:1`);
    expect(out).toContain('scenario, ok');
  });
  test('objections give exit 1 and stand in the JSON', async () => {
    const lonely = file(
      'lonely.json',
      JSON.stringify({
        kind: 'scenario',
        version: 1,
        id: 'x',
        title: { en: 'X' },
        board: 'atlantis',
        systems: {},
        tiles: { sets: [] },
        starts: [],
        laid: [],
      }),
    );
    const { code, json } = await run('check', '--json', lonely);
    expect(code).toBe(1);
    expect(json()).toMatchObject({
      files: [
        {
          file: lonely,
          kind: 'scenario',
          ok: false,
          objections: expect.arrayContaining([expect.objectContaining({ rule: 'scenario/unknown-board', severity: 'error' })]),
        },
      ],
    });
  });
  test.each([
    ['not there', join(folder, 'nowhere.json'), 'There is no such file'],
    ['a folder', folder, 'This is a folder'],
    ['a binary', file('binary.json', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])), 'not a text file'],
  ])('%s', async (_, path, words) => {
    const { code, err } = await run('check', path);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
  test('messages come in the language asked for', async () => {
    expect((await runIn('cs', ['check', file('empty.json', '')])).err).toContain('Soubor je prázdný');
  });
});

describe('wrong use', () => {
  test.each([
    [['chekc', 'x'], 'there is no command “chekc”'],
    [['check'], 'at least one file'],
    [['check', '--colour', 'x'], 'there is no option “--colour”'],
    [['check', '--lang', 'fr', 'x'], '--lang takes'],
  ])('%j is refused with the mend and exit 2', async (argv, words) => {
    const { code, err } = await run(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
  test('it is said in the language asked for', async () => {
    expect((await runIn('cs', ['chekc'])).err).toContain('příkaz „chekc“ neexistuje');
    expect((await runIn('de', ['check', '--colour', 'x'])).err).toContain('die Option „--colour“ gibt es nicht; check kennt --json');
  });
  test('help names every command', async () => {
    const { code, out } = await run('--help');
    expect([code, out]).toEqual([0, expect.stringContaining('tilewright check')]);
  });
});
