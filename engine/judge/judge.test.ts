import { describe, expect, test } from 'vitest';
import type { Feature, Tile, TileSet } from '../documents/tile-set.ts';
import { bundledSets, library, tileById } from '../tests/library.ts';
import { say } from '../words/format.ts';
import { RULES } from '../words/index.ts';
import { LANGUAGES } from '../words/words.ts';
import { tileSetObjections } from './tile-set.ts';

const FIELD_ALL = ['NW', 'NE', 'EN', 'ES', 'SE', 'SW', 'WS', 'WN'];
const meadow: Feature = { type: 'field', halves: FIELD_ALL, cities: [] };
const tile = (features: readonly Feature[], more: Partial<Tile> = {}): Tile => ({ id: 'mine', count: 1, features, ...more });
const setOfTiles = (tiles: readonly Tile[], id = 'my-set'): TileSet => ({ kind: 'tile-set', version: 1, id, name: { en: 'Mine' }, tiles });
/** The rules a set with one tile breaks, without what is said of any set of one. */
const broken = (features: readonly Feature[], more: Partial<Tile> = {}) => tileSetObjections(setOfTiles([tile(features, more)]), library);
const rules = (features: readonly Feature[], more: Partial<Tile> = {}): string[] =>
  broken(features, more).map(({ rule, severity }) => (severity === 'error' ? rule : `${severity} ${rule}`));
const d = tileById('base-D').features;
const withFeature = (index: number, feature: Feature): Feature[] => d.map((old, i) => (i === index ? feature : old));
const city = (edges: readonly string[], more: object = {}): Feature => ({ type: 'city', edges, ...more });
const road = (edges: readonly string[], more: object = {}): Feature => ({ type: 'road', edges, ...more });
const river = (edges: readonly string[]): Feature => ({ type: 'river', edges });
const field = (halves: readonly string[], cities: readonly number[] = []): Feature => ({ type: 'field', halves, cities });

describe('the bundled sets', () => {
  test.each(bundledSets())('$id is sound, and nothing in it is unusual', (set) => {
    expect(tileSetObjections(set, library).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });
  test('the one bridge of the boxes is noted', () => {
    const notes = bundledSets().flatMap((set) => tileSetObjections(set, library));
    expect(notes.filter(({ rule }) => rule === 'tile/features-cross').map(({ at }) => at.tile)).toEqual(['tb-RRrr']);
  });
});

describe('a malformed tile is named with its place and the mend', () => {
  const cases: [name: string, found: string[], features: readonly Feature[], more?: Partial<Tile>][] = [
    ['road and city on one edge', ['tile/edge-covered-twice'], [...d, road(['N'], { ends: ['city'] })]],
    ['the same edge twice in one city', ['tile/edge-covered-twice'], withFeature(0, city(['N', 'N']))],
    [
      'overlapping fields',
      ['tile/half-covered-twice', 'warning tile/field-beside-city', 'warning tile/features-cross', 'warning tile/features-cross'],
      withFeature(3, field(['ES', 'SE', 'SW', 'WS', 'WN'])),
    ],
    ['an edge with nothing', ['tile/edge-empty'], withFeature(3, field(['ES', 'WS']))],
    ['half an edge of field', ['tile/half-missing'], withFeature(3, field(['ES', 'SE', 'WS']))],
    [
      'two fields on an edge without a road',
      ['tile/field-parted-by-nothing'],
      [...withFeature(3, field(['ES', 'SE'])), field(['SW', 'WS'])],
    ],
    ['a road without fields beside it', ['tile/no-field-beside', 'tile/no-field-beside'], withFeature(2, field([], [0]))],
    ['a field on the edge of a city', ['tile/field-on-city-edge'], withFeature(2, field(['NW', 'EN', 'WN'], [0]))],
    [
      'a field naming a missing city',
      ['tile/field-names-no-city', 'warning tile/field-beside-city'],
      withFeature(2, field(['EN', 'WN'], [9])),
    ],
    ['a field beside a city it does not name', ['warning tile/field-beside-city'], withFeature(2, field(['EN', 'WN']))],
    [
      'a field naming a road as its city',
      ['tile/field-names-no-city', 'warning tile/field-beside-city'],
      withFeature(2, field(['EN', 'WN'], [1])),
    ],
    ['a field naming a city twice', ['tile/field-names-city-twice'], withFeature(2, field(['EN', 'WN'], [0, 0]))],
    ['a field that is nowhere', ['tile/field-nowhere'], [...d, field([])]],
    ['a bad side name', ['tile/side-unreadable', 'tile/edge-empty'], [city(['Q']), field(FIELD_ALL.slice(2), [0])]],
    ['a bad half name', ['tile/half-unreadable', 'tile/half-missing'], [field([...FIELD_ALL.slice(1), 'NN'])]],
    ['a road of no edge', ['tile/feature-reaches-no-edge'], [meadow, road([])]],
    ['negative arms', ['tile/arms-wrong'], withFeature(0, city(['N'], { arms: -1 }))],
    ['a count of -2', ['tile/count-wrong'], d, { count: -2 }],
    ['half a tile', ['tile/count-wrong'], d, { count: 0.5 }],
    ['a count of 0', ['warning tile/count-none'], d, { count: 0 }],
    ['10,000 copies', ['warning tile/count-large'], d, { count: 10_000 }],
    ['more start tiles than copies', ['tile/start-copies-too-many'], d, { marks: { startCopies: 2 } }],
    ['a dead end nobody explained', ['warning tile/road-end-missing'], [meadow, road(['S'])]],
    ['a through road with an end', ['warning tile/road-ends-too-many'], withFeature(1, road(['E', 'W'], { ends: ['village'] }))],
    ['an unknown end', ['warning tile/road-end-unknown'], [meadow, road(['S'], { ends: ['inn'] })]],
    ['an end at no monastery', ['tile/road-end-without-building'], [meadow, road(['S'], { ends: ['monastery'] })]],
    ['two monasteries', ['tile/monastery-twice'], [{ type: 'monastery' }, { type: 'monastery' }, meadow]],
    [
      'a road crossing a through-city',
      ['warning tile/features-cross'],
      [city(['E', 'W']), road(['N', 'S']), ...['NW', 'NE', 'SE', 'SW'].map((half) => field([half], [0]))],
    ],
    ['a field under a city', ['warning tile/features-cross'], [city(['E', 'W']), field(['NW', 'NE', 'SE', 'SW'], [0])]],
    [
      'a bridge over a river',
      ['note tile/features-cross'],
      [
        river(['E', 'W']),
        road(['N', 'S']),
        ...[0, 2, 4, 6].map((i) => field([FIELD_ALL[(i + 1) % 8] ?? '', FIELD_ALL[(i + 2) % 8] ?? ''])),
      ],
    ],
  ];
  test.each(cases)('%s', (_, found, features, more) => {
    expect(rules(features, more)).toEqual(found);
  });
  test('path, tile and side point at the fault', () => {
    const [objection] = broken([...d, road(['N'], { ends: ['city'] })]);
    expect(objection?.at).toEqual({ path: 'tiles.0.features.4.edges.0', tile: 'mine', side: 'N' });
    expect(objection?.facts).toMatchObject({ edge: 'N', one: 'city', other: 'road' });
  });
  test('everything wrong is said at once', () => {
    expect(rules([road(['N']), city(['N'], { arms: -1 })], { count: -1 }).length).toBeGreaterThan(5);
  });
});

describe('tiles of several squares', () => {
  const two = (
    features: readonly Feature[],
    squares: Tile['squares'] = [
      [0, 0],
      [1, 0],
    ],
  ) => rules(features, { squares });
  const around = ['0,0,NW', '0,0,NE', '1,0,NW', '1,0,NE', '1,0,EN', '1,0,ES', '1,0,SE', '1,0,SW', '0,0,SE', '0,0,SW', '0,0,WS', '0,0,WN'];
  const whole = field(around);
  test('a domino of meadow is sound', () => expect(two([whole])).toEqual([]));
  test('an inner side is refused', () => expect(two([whole, road(['0,0,E'], { ends: ['village'] })])).toEqual(['tile/place-inside']));
  test('a place off the tile is refused', () => expect(two([whole, city(['2,0,N'])])).toEqual(['tile/place-outside']));
  test('a place must name its square', () => expect(two([city(['N']), field(around.slice(2), [0])])).toEqual(['tile/place-misnamed']));
  test('a tile of one square names none', () =>
    expect(rules([city(['0,0,N']), field(FIELD_ALL.slice(2), [0])])).toEqual(['tile/place-misnamed']));
  test('a square twice', () =>
    expect(
      two(
        [whole],
        [
          [0, 0],
          [1, 0],
          [0, 0],
        ],
      ),
    ).toContain('tile/square-twice'));
  test('squares apart', () =>
    expect(
      two(
        [whole],
        [
          [0, 0],
          [1, 0],
          [3, 0],
        ],
      ),
    ).toContain('tile/squares-apart'));
  test('a monastery off the tile', () => expect(two([whole, { type: 'monastery', square: [5, 5] }])).toEqual(['tile/feature-outside']));
  test('roads that cross far apart are seen', () => {
    const parts = [around.slice(1, 2), around.slice(2, 7), around.slice(7, 8), around.slice(8, 9), around.slice(9)].map((halves) =>
      field(halves),
    );
    expect(two([road(['0,0,N', '1,0,S']), road(['1,0,N', '0,0,S']), ...parts])).toContain('note tile/features-cross');
  });
});

describe('a malformed set', () => {
  const judge = (tiles: readonly Tile[]) => tileSetObjections(setOfTiles(tiles), library);
  test('an id twice', () => {
    expect(judge([tile(d), tile([meadow])])).toContainEqual(
      expect.objectContaining({ rule: 'set/tile-id-twice', severity: 'error', at: { path: 'tiles.1.id', tile: 'mine' } }),
    );
  });
  test('no tiles', () => expect(judge([]).map(({ rule }) => rule)).toEqual(['set/no-tiles']));
  test('the same tile turned, listed apart', () => {
    const turned = tile([city(['E']), field(['SE', 'SW', 'WS', 'WN', 'NW', 'NE'], [0])], { id: 'turned' });
    const plain = tile([city(['N']), field(['EN', 'ES', 'SE', 'SW', 'WS', 'WN'], [0])], { id: 'plain' });
    expect(judge([plain, turned])).toContainEqual(
      expect.objectContaining({ rule: 'set/same-tile-twice', facts: { tile: 'turned', twin: 'plain' } }),
    );
  });
  test('an edge no other tile can meet', () => {
    const spring = tile([meadow, river(['E'])], { id: 'spring' });
    expect(judge([tile([meadow], { count: 4 }), spring])).toContainEqual(
      expect.objectContaining({ rule: 'set/edge-meets-nothing', severity: 'warning', facts: { tile: 'spring', edge: 'river' } }),
    );
    expect(judge([tile([meadow]), { ...spring, count: 2 }]).map(({ rule }) => rule)).not.toContain('set/edge-meets-nothing');
  });
  test('the base box with Q twice and R twice is found out, as one peer has it', () => {
    const base = bundledSets().find(({ id }) => id === 'base') as TileSet;
    const counts: Record<string, number> = { 'base-Q': 2, 'base-R': 2 };
    const slip = { ...base, id: 'copied', tiles: base.tiles.map((kind) => ({ ...kind, count: counts[kind.id] ?? kind.count })) };
    const found = tileSetObjections(slip, library).find(({ rule }) => rule === 'set/nearly-a-box');
    expect(found?.facts).toEqual({ box: 'base', differences: ['base-Q: 2 ≠ 1', 'base-R: 2 ≠ 3'] });
    expect(found?.at.path).toBe(`tiles.${base.tiles.findIndex(({ id }) => id === 'base-Q')}.count`);
  });
});

describe('words', () => {
  const facts = {
    tile: 'base-A',
    place: 'Q',
    proper: 'N',
    square: '0,0',
    edge: 'N',
    half: 'NW',
    one: 'city',
    other: 'road',
    feature: 'road',
    city: 1,
    end: 'city',
  };
  const more = {
    known: ['a', 'b'],
    edges: ['N'],
    ends: 2,
    count: 3,
    starts: 4,
    arms: -1,
    before: 1,
    entry: 2,
    set: 's',
    twin: 't',
    box: 'base',
    differences: ['x'],
  };
  const rest = { laid: 2, copies: 1, drawn: 2, min: 1, max: 2 };
  test('every tile, set and list rule speaks in four languages', () => {
    const mine = Object.entries(RULES).filter(([rule]) => /^(tile|set|list)\//.test(rule));
    expect(mine.length).toBeGreaterThan(40);
    for (const [rule, { message, rule: text }] of mine)
      for (const language of LANGUAGES) {
        expect(say(message, language, { ...facts, ...more, ...rest }), rule).not.toMatch(/[{}]/);
        expect(text[language].length).toBeGreaterThan(10);
      }
  });
});
