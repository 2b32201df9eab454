import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Tile, TileSet } from '../documents/tile-set.ts';
import { tileSetObjections } from '../judge/tile-set.ts';
import { bundledSets, library } from '../tests/library.ts';
import { sameUpToTurning, signatureOf } from '../tiles/same.ts';
import { writeJczTiles } from './jcz-export.ts';
import { readJczTiles } from './jcz-tiles.ts';

const FIELD = '<field>NL NR EL ER SL SR WL WR</field>';
/** A file with one tile, T/1, once in the set "s". */
const file = (tile: string, attributes = '', refs = '<ref count="1" tile="T/1"/>'): string =>
  `<?xml version="1.0"?>\n<defs>\n<tiles>\n<tile id="T/1"${attributes}>\n${tile}\n</tile>\n</tiles>\n<sets>\n<tile-set id="s">\n${refs}\n</tile-set>\n</sets>\n</defs>\n`;
const only = (text: string): Tile => {
  const { sets, objections } = readJczTiles(text);
  expect(objections.filter(({ severity }) => severity === 'error')).toEqual([]);
  return sets[0]?.tiles[0] as Tile;
};
const refused = (text: string) =>
  readJczTiles(text)
    .objections.filter(({ severity }) => severity !== 'note')
    .map(({ rule, at }) => `${at.line} ${rule}`);

describe('every element of a tile', () => {
  test('monastery, road, city, field and river are kept', () => {
    const tile = only(
      file(
        '<monastery wagon-move="a"/>\n<road wagon-move="a">S</road>\n<city>N</city>\n<river>E W</river>\n<field city="N">EL</field><field city="N">WR</field><field>ER SL</field><field>WL SR</field>',
      ),
    );
    expect(tile.features).toEqual([
      { type: 'monastery' },
      { type: 'road', edges: ['S'], ends: ['monastery'] },
      { type: 'city', edges: ['N'] },
      { type: 'river', edges: ['E', 'W'] },
      { type: 'field', halves: ['EN'], cities: [2] },
      { type: 'field', halves: ['WN'], cities: [2] },
      { type: 'field', halves: ['ES', 'SE'], cities: [] },
      { type: 'field', halves: ['WS', 'SW'], cities: [] },
    ]);
  });
  test('the halves of theirs are the halves of ours, clockwise in the same order', () => {
    expect(only(file(`<monastery/>${FIELD}`)).features[1]).toEqual({
      type: 'field',
      halves: ['NW', 'NE', 'EN', 'ES', 'SE', 'SW', 'WS', 'WN'],
      cities: [],
    });
  });
  test.each(['tower', 'garden', 'portal', 'magic-portal', 'dragon', 'volcano', 'bazaar', 'corn-circle', 'circus'])(
    '<%s> becomes a mark',
    (token) => {
      expect(only(file(`<${token}/>${FIELD}`)).marks).toEqual({ [token]: 1 });
      expect(only(file(`<${token} type="x"/>${FIELD}`)).marks).toEqual({ [token]: 'type=x' });
    },
  );
  test('a misspelt element is refused with its line', () => {
    expect(refused(file(`<raod>S</raod>\n${FIELD}`))).toEqual(['5 jcz/unknown-element']);
    expect(refused(file(`<monastery/>\n${FIELD}<road>S<b/></road>`))).toEqual(['6 jcz/unknown-element']);
  });
});

describe('every attribute', () => {
  const city = (attributes: string): Tile => only(file(`<city ${attributes}>N E S W</city>`));
  test('pennants, cathedral and inn are kept', () => {
    expect(city('pennants="2" cathedral="true"').features).toEqual([
      { type: 'city', edges: ['N', 'E', 'S', 'W'], arms: 2, cathedral: true },
    ]);
    const road = only(file('<road inn="true">E W</road><field>NL NR EL WR</field><field>ER SL SR WL</field>'));
    expect(road.features[0]).toEqual({ type: 'road', edges: ['E', 'W'], inn: true });
    expect(city('cathedral="false"').features).toEqual([{ type: 'city', edges: ['N', 'E', 'S', 'W'] }]);
  });
  test.each([
    ['princess="true"', { princess: 'true: N E S W' }],
    ['besieged="true"', { besieged: 'true: N E S W' }],
    ['castle-base="false"', { castleBase: 'false: N E S W' }],
    ['resource="wine"', { goods: 'wine' }],
    ['multi-edge="x"', { multiEdge: 'x: N E S W' }],
    ['city-gate="N"', { cityGate: 'N: N E S W' }],
    ['tunnel="a"', { tunnel: 'a: N E S W' }],
  ])('%s of a city becomes a mark', (attribute, marks) => expect(city(attribute).marks).toEqual(marks));
  test('labyrinth, tunnel and pig-herd become marks that say where', () => {
    const tile = only(
      file('<road labyrinth="true" tunnel="b">E W</road><field pig-herd="true">NL NR EL WR</field><field>ER SL SR WL</field>'),
    );
    expect(tile.marks).toEqual({ labyrinth: 'true: E W', tunnel: 'b: E W', pigHerd: 'true: NW NE EN WN' });
  });
  test('wagon-move says where roads end', () => {
    const ends = (tile: string): unknown[] =>
      only(file(tile)).features.flatMap((feature) => (feature.type === 'road' ? [feature.ends] : []));
    const fields = '<field>NL NR EL WR</field><field>ER SL</field><field>SR WL</field>';
    expect(ends(`<road wagon-move="a">E</road><road wagon-move="a">S</road><road wagon-move="a">W</road>${fields}`)).toEqual([
      ['crossing'],
      ['crossing'],
      ['crossing'],
    ]);
    expect(ends(`<road>E</road><road>S</road><road>W</road>${fields}`)).toEqual([['crossing'], ['crossing'], ['crossing']]);
    expect(ends(`<road>S</road>${FIELD}`)).toEqual([['village']]);
    expect(
      ends('<city wagon-move="b">N</city><road wagon-move="b">S</road><field city="N">EL ER SL</field><field city="N">WL WR SR</field>'),
    ).toEqual([['city']]);
  });
  test('max, group and wind-rose of a tile become marks', () => {
    expect(only(file(FIELD, ' max="1" group="river-lake" wind-rose="NWSE"')).marks).toEqual({ max: 1, group: 'river-lake', rose: 'full' });
    expect(only(file(FIELD, ' wind-rose="NE"')).marks).toEqual({ rose: 'NE' });
  });
  test.each([
    ['a tile', file(FIELD, ' colour="red"'), '4 jcz/unknown-attribute'],
    ['a city', file('<city penants="1">N E S W</city>'), '5 jcz/unknown-attribute'],
    ['a reference', file(FIELD, '', '<ref count="1" tile="T/1" colour="red"/>'), '10 jcz/unknown-attribute'],
  ])('an unknown attribute of %s is refused with its line', (_, text, found) => expect(refused(text)).toEqual([found]));
});

describe('sets', () => {
  test('count tiles, editions apart, ids made ours and theirs kept as aliases', () => {
    const { sets } = readJczTiles(file(FIELD, '', '<ref count="3" tile="T/1"/></tile-set><tile-set id="s:2"><ref tile="T/1"/>'));
    expect(sets.map(({ id, tiles }) => [id, tiles.map(({ id, count, aliases }) => [id, count, aliases])])).toEqual([
      ['s', [['T-1', 3, ['T/1']]]],
      ['s-2', [['T-1', 1, ['T/1']]]],
    ]);
  });
  test.each(['remove tile="T/1"', 'requires set="x"', 'enforces element="y"'])('<%s> is named, with its line', (element) => {
    const { objections } = readJczTiles(file(FIELD, '', `<ref count="1" tile="T/1"/>\n<${element}/>`));
    expect(objections).toMatchObject([{ rule: 'jcz/not-kept', severity: 'note', at: { line: 11 } }]);
  });
  test('a tile no set counts is not lost', () => {
    const { sets, objections } = readJczTiles(file(FIELD, '', ''));
    expect(sets.at(-1)).toMatchObject({ id: 'loose', tiles: [{ id: 'T-1', count: 1 }] });
    expect(objections).toMatchObject([{ rule: 'jcz/tile-in-no-set', at: { line: 4 } }]);
  });
});

describe('what their engines accept in silence', () => {
  test.each([
    [
      'road and city on one edge',
      file(`<city>N</city>\n<road>N</road>\n<field city="N">EL ER SL SR WL WR</field>`),
      '6 tile/edge-covered-twice',
    ],
    ['overlapping fields', file(`${FIELD}\n<field>NL NR</field>`), '6 tile/half-covered-twice'],
    ['an edge with nothing', file('<city>N</city>\n<field city="N">EL ER SL SR</field>'), '4 tile/edge-empty'],
    ['half an edge of field', file('<city>N</city>\n<field city="N">EL ER SL SR WL</field>'), '4 tile/half-missing'],
    ['a road without fields', file('<road>E W</road>\n<field>NL NR</field><field>SL SR</field>'), '5 tile/no-field-beside'],
    ['a field naming a missing city', file('<field city="N">NL NR EL ER SL SR WL WR</field>'), '5 jcz/field-names-no-city'],
    ['a bad side', file('<city>Q</city>\n<field>NL NR EL ER SL SR WL WR</field>'), '5 jcz/side-unknown'],
    ['a bad half', file('<field>NL NR EL ER SL SR WL WX</field>'), '5 jcz/half-unknown'],
    ['negative pennants', file('<city pennants="-1">N E S W</city>'), '5 jcz/number-wrong'],
    ['a count of -2', file(FIELD, '', '<ref count="-2" tile="T/1"/>'), '10 jcz/count-wrong'],
    ['an undefined tile', file(FIELD, '', '<ref count="1" tile="T/1"/><ref count="1" tile="T/9"/>'), '10 jcz/unknown-tile'],
    ['a tile defined twice', file(`${FIELD}</tile><tile id="T/1">\n${FIELD}`), '5 jcz/tile-twice'],
    ['a tile without id', file(`${FIELD}</tile><tile>\n${FIELD}`), '5 jcz/attribute-missing'],
    [
      'a road crossing a through-city',
      file(
        '<city>E W</city>\n<road>N S</road><field city="E">NL</field><field city="E">NR</field><field city="E">SL</field><field city="E">SR</field>',
      ),
      '6 tile/features-cross',
    ],
  ])('%s is named with its line', (_, text, found) => expect(refused(text)).toContain(found));
});

describe('files from strangers', () => {
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>\n<defs>&lol2;</defs>`;
  test.each([
    ['billion laughs', bomb, '2 xml/doctype'],
    ['an outer document type', '<!DOCTYPE defs SYSTEM "http://x.invalid/x.dtd"><defs/>', '1 xml/doctype'],
    ['unbalanced tags', '<defs>\n<tiles>\n</defs>', '3 xml/not-well-formed'],
    ['no XML at all', 'CRFR x4', '1 xml/not-well-formed'],
    ['nothing', '', '1 xml/not-well-formed'],
    ['another root', '<game/>', '1 jcz/not-tile-definitions'],
    ['a reserved name', '<defs><constructor/></defs>', '1 xml/not-well-formed'],
    ['very deep nesting', `<defs>${'<a>'.repeat(30)}${'</a>'.repeat(30)}</defs>`, '1 xml/too-deep'],
    ['a huge file', `<defs>${' '.repeat(4_000_001)}</defs>`, 'undefined xml/too-large'],
  ])('%s is refused', (_, text, found) => {
    const { sets, objections } = readJczTiles(text);
    expect(sets).toEqual([]);
    expect(objections.map(({ rule, at }) => `${at.line} ${rule}`)).toContain(found);
  });
  test('lines are counted alike with Windows line ends', () => {
    expect(refused(file(`<raod>S</raod>\n${FIELD}`).replaceAll('\n', '\r\n'))).toEqual(['5 jcz/unknown-element']);
  });
  test('a comment may speak of document types', () => {
    expect(refused(file(`<!-- <!DOCTYPE x> -->${FIELD}`))).toEqual([]);
  });
});

const features = (tile: Tile) =>
  tile.features.map((feature) =>
    feature.type === 'field'
      ? { ...feature, halves: [...feature.halves].sort(), cities: [...feature.cities].sort() }
      : 'edges' in feature
        ? { ...feature, edges: [...feature.edges].sort() }
        : feature,
  );
describe('out and in again', () => {
  const sets = bundledSets().filter(({ tiles }) => tiles.every(({ squares }) => !squares));
  test.each(sets)('$id comes back the same, but for marks tile XML has no word for, which are named', (set) => {
    const { text, objections } = writeJczTiles([set]);
    const back = readJczTiles(text);
    expect(back.objections.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const byAlias = new Map(back.sets[0]?.tiles.map((tile) => [tile.aliases?.[0], tile]));
    for (const tile of distinct(set)) {
      const again = byAlias.get(tile.aliases?.find((alias) => alias.includes('/')) ?? tile.id) as Tile;
      expect(features(again)).toEqual(features(tile));
    }
    const lost = new Set(objections.filter(({ rule }) => rule === 'jcz/mark-not-kept').map(({ facts }) => facts['mark']));
    for (const mark of set.tiles.flatMap(({ marks = {} }) => Object.keys(marks)))
      expect(lost.has(mark) || text.includes({ goods: 'resource', rose: 'wind-rose' }[mark] ?? mark)).toBe(true);
  });
  test('imported marks come back as the attributes they were', () => {
    const text = file(
      '<garden />\n<road labyrinth="true" tunnel="b">E W</road>\n<field pig-herd="true">NL NR EL WR</field>\n<field>ER SL SR WL</field>',
      ' max="1" group="g" wind-rose="NE"',
    );
    const once = readJczTiles(text).sets;
    expect(readJczTiles(writeJczTiles(once).text).sets).toEqual(once);
    expect(writeJczTiles(once).objections).toEqual([]);
  });
  test('ids of tiles and sets go out as they came in', () => {
    const text = file(FIELD, '', '<ref count="1" tile="T/1"/></tile-set><tile-set id="s/x:2"><ref tile="T/1"/>');
    expect(writeJczTiles(readJczTiles(text).sets).text).toMatch(/<tile id="T\/1">[\s\S]*<tile-set id="s\/x:2">/);
  });
  test('tiles of several squares cannot be written, and are named', () => {
    const wonders = bundledSets().filter(({ tiles }) => tiles.some(({ squares }) => squares));
    const { objections } = writeJczTiles(wonders);
    const large = wonders.flatMap(({ tiles }) => tiles).filter(({ squares }) => squares);
    expect(objections.filter(({ rule }) => rule === 'jcz/several-squares').length).toBe(large.length);
  });
});
/** Sets of ours may give several kinds one alias of theirs; the last is the one written. */
const distinct = (set: TileSet): Tile[] => [
  ...new Map(set.tiles.map((tile) => [tile.aliases?.find((alias) => alias.includes('/')) ?? tile.id, tile])).values(),
];

const DATA = new URL('../../../shared/data/jcz/', import.meta.url);
const there = existsSync(DATA);
if (!there) console.log('formats: the files of JCloisterZone are not here (../shared/data/jcz); their import is not tried');
describe.runIf(there)('the files of JCloisterZone', () => {
  const imported = (name: string) => readJczTiles(readFileSync(new URL(name, DATA), 'utf8'));
  const counts = (name: string) =>
    Object.fromEntries(imported(name).sets.map((set) => [set.id, set.tiles.reduce((n, { count }) => n + count, 0)]));
  test.each(['basic.xml', 'inns_and_cathedrals.xml', 'traders_and_builders.xml', 'river.xml', 'wind_roses.xml'])(
    '%s imports clean',
    (name) => {
      const { sets, objections } = imported(name);
      expect(objections.filter(({ severity }) => severity === 'error')).toEqual([]);
      for (const set of sets) expect(tileSetObjections(set, library).filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );
  test('their counts are right', () => {
    expect(Object.values(counts('basic.xml'))).toEqual([72, 72]);
    expect(counts('inns_and_cathedrals.xml')).toEqual({ 'inns-and-cathedrals-1': 18, 'inns-and-cathedrals-2': 18 });
    expect(counts('traders_and_builders.xml')).toEqual({ 'traders-and-builders-1': 24, 'traders-and-builders-2': 24 });
    expect(counts('river.xml')).toEqual({ 'river-1-1': 12, 'river-1-2': 12, 'river-2-1': 12, 'river-2-2': 12 });
    expect(counts('wind_roses.xml')).toEqual({ 'wind-roses': 6 });
  });
  test.each([
    ['basic.xml', 'base'],
    ['inns_and_cathedrals.xml', 'inns-and-cathedrals'],
    ['traders_and_builders.xml', 'traders-and-builders'],
    ['wind_roses.xml', 'wind-roses'],
  ])('%s holds the tiles of our set %s, feature for feature', (name, id) => {
    const theirs = imported(name).sets[0] as TileSet;
    for (const tile of (bundledSets().find((set) => set.id === id) as TileSet).tiles) {
      const same = theirs.tiles.find(({ aliases }) => aliases?.some((alias) => tile.aliases?.includes(alias)));
      expect(same, tile.id).toBeDefined();
      expect(sameUpToTurning(same as Tile, tile), `${tile.id}\n${signatureOf(same as Tile)}\n${signatureOf(tile)}`).toBe(true);
      expect(same?.count).toBe(tile.count);
    }
  });
});
