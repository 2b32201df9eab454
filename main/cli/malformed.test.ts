import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

/** Set-ups and tiles that other programs take in silence: each must be named with file, line, column and rule, all faults of a file at once. */
const folder = mkdtempSync(join(tmpdir(), 'tilewright-malformed-'));
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly at: { readonly file?: string; readonly line?: number; readonly column?: number };
}
/** What `check --json` says, beside notes: "rule" or "warning rule". Every objection names its file and place. */
const checked = async (path: string): Promise<{ code: number; rules: string[] }> => {
  const { code, json } = await run('check', '--json', path);
  const [only] = (json() as { files: { objections: Found[] }[] }).files;
  const found = (only?.objections ?? []).filter(({ severity }) => severity !== 'note');
  for (const { at, message } of found) {
    expect([at.file, at.line !== undefined, at.column !== undefined]).toEqual([path, true, true]);
    expect(message).not.toMatch(/[{}]|undefined|\^\(/);
  }
  return { code, rules: found.map(({ rule, severity }) => (severity === 'error' ? rule : `${severity} ${rule}`)) };
};

const scenario = (changes: object): string => {
  const usual = {
    kind: 'scenario',
    version: 1,
    id: 'bad',
    title: { en: 'Bad' },
    board: 'table',
    systems: {},
    tiles: { sets: [{ set: 'base' }] },
  };
  return JSON.stringify(
    { ...usual, starts: [], laid: ['base-D/0@0,0'], players: [{ name: 'A' }, { name: 'B' }], ...changes },
    undefined,
    1,
  );
};
const HALVES = ['NW', 'NE', 'EN', 'ES', 'SE', 'SW', 'WS', 'WN'];
const meadow = { type: 'field', halves: HALVES, cities: [] };
const cap = { type: 'city', edges: ['N'] };
const under = (halves: readonly string[], cities: readonly number[] = [0]) => ({ type: 'field', halves, cities });
const REST = HALVES.slice(2);
const tile = (features: readonly object[], more: object = {}) => ({ id: 't', count: 1, features, ...more });
const tileSet = (...tiles: readonly object[]): string =>
  JSON.stringify({ kind: 'tile-set', version: 1, id: 'mine', name: { en: 'Mine' }, tiles }, undefined, 1);

const JSON_CASES: readonly (readonly [string, number, readonly string[], string])[] = [
  ['mismatching start tiles', 1, ['placement/edges-match'], scenario({ laid: ['base-D/0@0,0', 'base-E/1@1,0'] })],
  ['an unconnected start tile', 1, ['setup/tiles-hang-together'], scenario({ laid: ['base-D/0@0,0', 'base-B/0@5,5'] })],
  ['two tiles on one square', 1, ['placement/square-is-free'], scenario({ laid: ['base-D/0@0,0', 'base-B/0@0,0'] })],
  ['an unknown tile id', 1, ['placement/known-tile'], scenario({ laid: ['base-D/0@0,0', 'base-ZZ/0@1,0'] })],
  ['more copies than the set has', 1, ['setup/copies-suffice'], scenario({ laid: ['base-C/0@0,0', 'base-C/0@1,0'] })],
  ['rotation 45', 1, ['setup/notation-is-read'], scenario({ laid: ['base-D/45@0,0'] })],
  ['no start', 0, ['warning list/no-start-tile'], scenario({ laid: [], tiles: { sets: [{ set: 'inns-and-cathedrals' }] } })],
  ['negative meeples', 2, ['document/wrong-value'], scenario({ game: { figures: -3 } })],
  ['10,000 meeples', 0, ['warning scenario/figures-unusual'], scenario({ game: { figures: 10000 } })],
  ['no players', 1, ['scenario/player-count'], scenario({ players: [] })],
  ['an unknown set', 1, ['list/unknown-set'], scenario({ tiles: { sets: [{ set: 'base' }, { set: 'bsae' }] } })],
  ['an unknown system', 2, ['document/unknown-field'], scenario({ systems: { dragon: {} } })],
  [
    'a set naming an undefined tile',
    1,
    ['list/unknown-tile'],
    scenario({ tiles: { sets: [{ set: 'base' }], single: [{ tile: 'x', count: 2 }] } }),
  ],
  ['an unknown board', 1, ['scenario/unknown-board'], scenario({ board: 'atlantis' })],
  [
    'road and city on one edge',
    1,
    ['tile/edge-covered-twice'],
    tileSet(tile([cap, { type: 'road', edges: ['N'], ends: ['crossing'] }, under(REST)])),
  ],
  [
    'two overlapping fields',
    1,
    ['tile/half-covered-twice', 'tile/half-covered-twice', 'warning tile/features-cross'],
    tileSet(tile([cap, under(REST), under(['SE', 'SW'], [])])),
  ],
  ['an edge with nothing', 1, ['tile/edge-empty'], tileSet(tile([cap, under(HALVES.slice(2, 6))]))],
  ['half an edge of field', 1, ['tile/half-missing'], tileSet(tile([cap, under(HALVES.slice(2, 7))]))],
  [
    'a road without fields beside it',
    1,
    ['tile/no-field-beside', 'tile/no-field-beside'],
    tileSet(tile([cap, { type: 'road', edges: ['S'], ends: ['city'] }, under(['EN', 'ES', 'WS', 'WN'])])),
  ],
  [
    'a field naming a missing city',
    1,
    ['tile/field-names-no-city', 'warning tile/field-beside-city'],
    tileSet(tile([cap, under(REST, [5])])),
  ],
  ['a bad side name', 2, ['document/wrong-value'], tileSet(tile([{ type: 'city', edges: ['Q'] }, meadow]))],
  ['a bad half name', 2, ['document/wrong-value'], tileSet(tile([cap, under(['EX', ...REST.slice(1)])]))],
  ['a misspelt feature', 2, ['document/wrong-value'], tileSet(tile([{ type: 'citty', edges: ['N'] }, under(REST)]))],
  [
    'a misspelt field of a feature',
    2,
    ['document/missing-field', 'document/unknown-field'],
    tileSet(tile([{ type: 'city', edgs: ['N'] }, under(REST)])),
  ],
  ['negative arms', 2, ['document/wrong-value'], tileSet(tile([{ ...cap, arms: -1 }, under(REST)]))],
  ['a count of -2', 2, ['document/wrong-value'], tileSet(tile([cap, under(REST)], { count: -2 }))],
  ['a duplicate id', 1, ['set/tile-id-twice', 'warning set/edge-meets-nothing'], tileSet(tile([cap, under(REST)]), tile([meadow]))],
  [
    'a road that crosses a through-city',
    0,
    ['warning tile/features-cross'],
    tileSet(
      tile([
        { type: 'city', edges: ['N', 'S'] },
        { type: 'road', edges: ['E', 'W'] },
        ...['EN', 'ES', 'WN', 'WS'].map((half) => under([half])),
      ]),
    ),
  ],
  [
    'faults on two tiles',
    1,
    ['tile/edge-empty', 'tile/half-missing'],
    tileSet(tile([cap, under(HALVES.slice(2, 6))]), tile([cap, under(HALVES.slice(2, 7))], { id: 'u' })),
  ],
];
describe('documents of ours', () => {
  test.each(JSON_CASES)('%s', async (name, code, rules, text) => {
    expect(await checked(written(`${name}.json`, text))).toEqual({ code, rules });
  });
});

const xml = (features: string, ref = '<ref count="1" tile="X/A"/>', more = ''): string =>
  `<defs>\n<tiles>\n<tile id="X/A">\n${features}\n</tile>${more}\n</tiles>\n<sets>\n<tile-set id="x:1">\n${ref}\n</tile-set>\n</sets>\n</defs>\n`;
const CAP = '<city>N</city>';
const BELOW = '<field city="N">EL ER SL SR WL WR</field>';
const XML_CASES: readonly (readonly [string, string, string])[] = [
  ['road and city on one edge', 'tile/edge-covered-twice', xml(`${CAP}\n<road>N</road>\n${BELOW}`)],
  ['two overlapping fields', 'tile/half-covered-twice', xml(`${CAP}\n${BELOW}\n<field>SL SR</field>`)],
  ['an edge with nothing', 'tile/edge-empty', xml(`${CAP}\n<field city="N">EL ER SL SR</field>`)],
  ['half an edge of field', 'tile/half-missing', xml(`${CAP}\n<field city="N">EL ER SL SR WL</field>`)],
  ['a road without fields', 'tile/no-field-beside', xml(`${CAP}<road>S</road>\n<field city="N">EL ER WL WR</field>`)],
  ['a field naming a missing city', 'jcz/field-names-no-city', xml(`${CAP}\n<field city="W">EL ER SL SR WL WR</field>`)],
  ['a bad side name', 'jcz/side-unknown', xml(`<city>Q</city>\n${BELOW}`)],
  ['a misspelt element', 'jcz/unknown-element', xml(`<citty>N</citty>\n${BELOW}`)],
  ['negative pennants', 'jcz/number-wrong', xml(`<city pennants="-1">N</city>\n${BELOW}`)],
  ['a count of -2', 'jcz/count-wrong', xml(CAP + BELOW, '<ref count="-2" tile="X/A"/>')],
  ['a duplicate id', 'jcz/tile-twice', xml(CAP + BELOW, undefined, '\n<tile id="X/A"><monastery/></tile>')],
  ['a set naming an undefined tile', 'jcz/unknown-tile', xml(CAP + BELOW, '<ref count="1" tile="X/A"/><ref count="1" tile="X/B"/>')],
];
describe('tile definitions of JCloisterZone', () => {
  test.each(XML_CASES)('%s', async (name, rule, text) => {
    const { code, rules } = await checked(written(`${name}.xml`, text));
    expect([code, rules]).toEqual([1, expect.arrayContaining([rule])]);
  });
});

const start = (tileId: string, x: number, y: number, rotation = 0) => ({ tile: tileId, x, y, rotation });
const saved = (setup: object, more: object = {}): string =>
  JSON.stringify({
    setup: { sets: { 'basic:1': 1 }, elements: {}, rules: {}, start: [start('BA/RCr', 0, 0)], ...setup },
    players: [{ name: 'A' }],
    replay: [],
    ...more,
  });
const SAVED_CASES: readonly (readonly [string, number, string, string])[] = [
  ['mismatching start tiles', 1, 'placement/edges-match', saved({ start: [start('BA/RCr', 0, 0), start('BA/L', 1, 0)] })],
  ['an unconnected start tile', 1, 'setup/tiles-hang-together', saved({ start: [start('BA/RCr', 0, 0), start('BA/L', 4, 4)] })],
  ['two start tiles on one square', 1, 'placement/square-is-free', saved({ start: [start('BA/RCr', 0, 0), start('BA/L', 0, 0)] })],
  ['more copies than the set has', 1, 'setup/copies-suffice', saved({ start: [start('BA/Cccc+', 0, 0), start('BA/Cccc+', 1, 0)] })],
  ['rotation 45', 2, 'jcz/not-a-game', saved({ start: [start('BA/RCr', 0, 0, 45)] })],
  ['negative meeples', 2, 'jcz/not-a-game', saved({ elements: { 'small-follower': -1 } })],
  ['no players', 2, 'jcz/not-a-game', saved({}, { players: [] })],
  ['an unknown element', 2, 'jcz/element', saved({ elements: { dragonfly: 1 } })],
  ['an unknown tile id', 2, 'jcz/tile', saved({ start: [start('BA/nothing', 0, 0)] })],
];
describe('saved games of JCloisterZone', () => {
  test.each(SAVED_CASES)('%s', async (name, code, rule, text) => {
    const path = written(`${name}.jcz`, text);
    const { code: said, json } = await run('check', '--json', path);
    const found = (json() as { files: { objections: Found[] }[] }).files.flatMap(({ objections }) => objections.map((each) => each.rule));
    expect([said, found]).toEqual([code, expect.arrayContaining([rule])]);
    expect((await run('replay', path)).code).toBe(code);
  });
});
