import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, runIn } from './run.ts';

/** Every bundled scenario, damaged as files are damaged: each time a line with file, place and mend, and nothing else. */
const FOLDER = 'scenarios/scenarios';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-damaged-'));

type Damage = (text: string) => string | Uint8Array;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const DAMAGES: readonly (readonly [name: string, rule: string, damage: Damage])[] = [
  ['nothing left', 'document/empty', () => ''],
  ['blanks left', 'document/empty', () => ' \n\n'],
  ['cut in the middle', 'document/broken-json', (text) => text.slice(0, text.length >> 1)],
  ['cut before its last bracket', 'document/broken-json', (text) => text.trimEnd().slice(0, -1)],
  ['twice in one file', 'document/broken-json', (text) => text + text],
  ['words behind it', 'document/broken-json', (text) => `${text}abc`],
  ['a comma too many', 'document/broken-json', (text) => text.trimEnd().replace(/\}$/, ',}')],
  ['a comment', 'document/broken-json', (text) => text.replace('{', '{ // mine\n')],
  ['single quotes', 'document/broken-json', (text) => text.replaceAll('"', "'")],
  ['not a number', 'document/broken-json', (text) => text.replace(/"version": \d+/, '"version": NaN')],
  ['a bare line break in a text', 'document/broken-json', (text) => text.replace('"kind": "scenario"', '"kind": "scen\nario"')],
  ['a key twice', 'document/field-twice', (text) => text.replace('"version"', '"version": 1,\n  "version"')],
  ['a prototype key', 'document/forbidden-field', (text) => text.replace('"id"', '"__proto__": {},\n  "id"')],
  ['another kind', 'document/not-ours', (text) => text.replace('"scenario"', '"scenery"')],
  ['the kind in capitals', 'document/not-ours', (text) => text.replace('"kind"', '"Kind"')],
  ['in a list', 'document/not-ours', (text) => `[${text}]`],
  ['null', 'document/not-ours', () => 'null'],
  ['a newer version', 'document/newer', (text) => text.replace(/"version": \d+/, '"version": 99')],
  ['no version', 'document/no-version', (text) => text.replace(/"version": \d+/, '"version": 0')],
  ['a version in quotes', 'document/no-version', (text) => text.replace(/"version": (\d+)/, '"version": "$1"')],
  ['a number for a title', 'document/wrong-value', (text) => text.replace(/"title": \{[^}]*\}/, '"title": 7')],
  ['a list for a title', 'document/wrong-value', (text) => text.replace(/"title": \{[^}]*\}/, '"title": []')],
  ['no id', 'document/missing-field', (text) => text.replace(/"id": "[^"]*",\s*/, '')],
  ['a path for an id', 'document/wrong-value', (text) => text.replace(/"id": "[^"]*"/, '"id": "../../etc"')],
  ['a number without end', 'document/wrong-value', (text) => text.replace('"starts": [', '"starts": [[1e999, 0]], "was": [')],
  ['a field in capitals', 'document/unknown-field', (text) => text.replace('"starts"', '"Starts"')],
  ['a field too many', 'document/unknown-field', (text) => text.replace('"id"', '"extra": 1,\n  "id"')],
  ['a control character', 'document/control-character', (text) => text.replace(/"title": \{[^}]*\}/, '"title": { "en": "a\\u0007b" }')],
  ['brackets a hundred thousand deep', 'document/too-deep', (text) => text.replace('{', `{ "x": ${nested(100_000)},`)],
  ['a NUL', 'document/not-text', (text) => text.replace('"id"', '"id\0"')],
  ['bytes that are no UTF-8', 'document/not-text', (text) => Buffer.from(text.replace('"id"', '"\xff\xfe"'), 'latin1')],
  ['UTF-16', 'document/not-text', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['a picture', 'document/not-text', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])],
];
const damaged = (name: string, damage: Damage, way: number): string => {
  const file = join(folder, `${way}-${name}`);
  writeFileSync(file, damage(readFileSync(join(FOLDER, name), 'utf8')));
  return file;
};
const LINE = /^(\S+?)(:\d+:\d+)?( \S+)?: error: .+\. \[(\S+)\]$/;

test.each(DAMAGES)('%s is refused with file, place and mend in one line', async (_, rule, damage) => {
  const files = names.map((name) =>
    damaged(
      name,
      damage,
      DAMAGES.findIndex(([, , other]) => other === damage),
    ),
  );
  const { code, out, err } = await run('check', ...files);
  expect([code, out]).toEqual([2, '']);
  const lines = err.trimEnd().split('\n');
  expect(lines.filter((line) => !LINE.test(line) || /undefined|\bat .*:\d+:\d+\)/.test(line))).toEqual([]);
  const refused = lines.filter((line) => LINE.exec(line)?.[4] === rule).map((line) => LINE.exec(line)?.[1]);
  expect(refused.filter((file, i) => refused.indexOf(file) === i)).toEqual(files);
});

test.each(['a byte order mark', 'line ends of Windows'])('%s does no harm', async (how) => {
  for (const name of names) {
    const file = damaged(name, (text) => (how === 'a byte order mark' ? `\uFEFF${text}` : text.replaceAll('\n', '\r\n')), 99);
    const [there, here] = [await run('check', file), await run('check', join(FOLDER, name))];
    expect(there.code).toBe(here.code);
  }
});

test.each([
  ['layout', 'count'],
  ['sheet', '--out', join(folder, 'x.pdf')],
  ['print', '--what', 'board', '--out', join(folder, 'x.pdf')],
  ['legal', '--tile', 'base-D'],
  ['play', '--games', '1'],
  ['perft', '--depth', '1'],
  ['tiles', 'stats'],
  ['fill'],
  ['convert', '--out', join(folder, 'x.tmj')],
  ['replay'],
] as const)('%s refuses a damaged file as check does', async (...words) => {
  const file = damaged('germany-chips.json', (text) => text.slice(0, 400), 98);
  const [command, ...rest] = words;
  const argv = command === 'convert' ? [command, file, rest[1] as string] : [...words, file];
  const { code, err } = await run(...argv);
  expect([code, err.startsWith(`${file}:`), err.includes('[document/broken-json]')]).toEqual([2, true, true]);
});

test('what is broken is said in the language asked for', async () => {
  const file = damaged('germany-chips.json', (text) => text.trimEnd().slice(0, -1), 97);
  expect((await runIn('cs', ['check', file])).err).toContain('chybí uzavírací složená závorka a soubor končí');
  expect((await runIn('de', ['check', file])).err).toContain('eine schließende geschweifte Klammer fehlt');
  const other = damaged('germany-chips.json', (text) => text.replace(/"title": \{[^}]*\}/, '"title": 7'), 96);
  expect((await runIn('nl', ['check', other])).err).toContain('verwacht wordt een object, gevonden is 7');
});
