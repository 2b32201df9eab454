import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, runIn } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-convert-'));
const GERMANY = 'scenarios/scenarios/germany-chips.json';
const BOARD = 'scenarios/boards/germany.json';
const at = (name: string): string => join(folder, name);
const bytes = (file: string): string => readFileSync(file, 'utf8');

describe('convert', () => {
  test.each([
    ['.tmj', GERMANY],
    ['.tts.json', GERMANY],
    ['.tmj', BOARD],
    ['.tts.json', BOARD],
  ])('to %s and back gives %s byte for byte', async (ending, file) => {
    const [there, back] = [at(`there${ending}`), at(`back-from${ending}.json`)];
    expect((await run('convert', file, there)).code).toBe(0);
    const { code, out } = await run('convert', there, back);
    expect([code, out, bytes(back)]).toEqual([0, expect.stringContaining('whole document'), bytes(file)]);
  });
  test('to a drawing and back keeps the scenario, with all it needs', async () => {
    expect((await run('convert', GERMANY, at('drawn.svg'))).code).toBe(0);
    expect((await run('convert', at('drawn.svg'), at('undrawn.json'))).code).toBe(0);
    const [before, after] = [GERMANY, at('undrawn.json')].map((file) => JSON.parse(bytes(file)));
    expect([after.laid, after.tokens, after.systems]).toEqual([before.laid, before.tokens, before.systems]);
  });
  test('says what travels and what does not, in words and in the JSON', async () => {
    const { json } = await run('convert', GERMANY, at('said.tmj'), '--json');
    const said = json() as { ok: boolean; kept: { rule: string; message: string }[]; lost: { rule: string; message: string }[] };
    expect(said.ok).toBe(true);
    expect(said.kept.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['elsewhere/squares', 'elsewhere/tokens']));
    expect(said.lost.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['elsewhere/no-rules', 'elsewhere/no-pictures']));
    expect((await runIn('cs', ['convert', GERMANY, at('said.tmj')])).out).toContain('Tam nefunguje: Tiled nezná žádná pravidla');
  });
  test('from one program to the other', async () => {
    expect((await run('convert', GERMANY, at('one.tmj'))).code).toBe(0);
    expect((await run('convert', at('one.tmj'), at('two.tts.json'))).code).toBe(0);
    await run('convert', at('two.tts.json'), at('three.json'));
    expect(bytes(at('three.json'))).toBe(bytes(GERMANY));
  });
  test.each([
    ['broken.tmj', '{', 'document/broken-json'],
    ['strange.tmj', '{"type":"map"}', 'elsewhere/not-tiled'],
    ['strange.json', '{"ObjectStates":[]}', 'elsewhere/no-board-inside'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'document/not-in-drawing'],
  ])('%s is refused with file and rule, and nothing is written', async (name, text, rule) => {
    writeFileSync(at(name), text);
    const out = at(`${name}.out.json`);
    const { code, err } = await run('convert', at(name), out);
    expect([code, err]).toEqual([2, expect.stringContaining(rule)]);
    expect(err).toContain(at(name));
    expect(() => bytes(out)).toThrow();
  });
  test('a record does not travel', async () => {
    const { code, err } = await run('convert', 'scenarios/records/base-game.json', at('record.tmj'));
    expect([code, err]).toEqual([2, expect.stringContaining('elsewhere/not-carried')]);
  });
});
