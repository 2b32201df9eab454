import { describe, expect, test } from 'vitest';
import { writeDocument } from '../../documents/write.ts';
import { library } from '../../tests/library.ts';
import type { Carried, Exported, Imported } from './carried.ts';
import { writeTabletop } from './tabletop-export.ts';
import { readTabletop } from './tabletop-import.ts';
import { writeTiledMap } from './tiled-export.ts';
import { readTiledMap } from './tiled-import.ts';
import { cellOf, readCell } from './tiled-map.ts';

const germany = library.scenario?.('germany-chips') as Extract<Carried, { kind: 'scenario' }>;
const SCENARIOS = ['base-game', 'germany-chips', 'germany-map', 'wheel-of-fortune', 'wind-roses', 'wonders', 'everything', 'fjords-chips'];
const documents = (): Carried[] => [
  ...library.boardIds().flatMap((id) => library.board(id) ?? []),
  ...SCENARIOS.flatMap((id) => library.scenario?.(id) ?? []),
];

const readTiled = (text: string) => readTiledMap(text, 'map', library);
const read = (result: ReturnType<typeof readTiled>): Imported => {
  if (!result.ok) throw new Error(result.problem.map(({ rule }) => rule).join());
  return result.value;
};
/** The rules by which a text is refused, each with its path. */
const refusals = (result: ReturnType<typeof readTiled>): readonly string[] =>
  result.ok ? [] : result.problem.map(({ rule, at }) => `${rule} ${at.line === undefined ? 'nowhere' : (at.path ?? '')}`);
// biome-ignore lint/suspicious/noExplicitAny: a file of another program is changed as a person would there
const changed = ({ text }: Exported, change: (map: any) => void): string => {
  const map = JSON.parse(text);
  change(map);
  return JSON.stringify(map);
};
const rulesIn = ({ remarks }: Imported): readonly string[] => remarks.map(({ rule, severity }) => `${severity} ${rule.split('/')[1]}`);

describe('a map of Tiled', () => {
  test.each(documents().map((document) => [document.kind, document.id, document] as const))(
    'gives the same %s back: %s',
    (_, __, document) => {
      expect(writeDocument(read(readTiled(writeTiledMap(document, library).text)).document)).toBe(writeDocument(document));
    },
  );
  test('turns are written as flips, and read again', () => {
    for (const rotation of [0, 1, 2, 3] as const) expect(readCell(cellOf(7, rotation))).toEqual({ gid: 7, rotation });
    expect(readCell(0x80000007)).toEqual({ gid: 7, rotation: undefined });
  });
  test('a square painted, a token moved, a town renamed and a tile turned there arrive here', () => {
    const text = changed(writeTiledMap(germany, library), (map) => {
      const [squares, tiles, places, tokens] = map.layers;
      squares.data[0] = 2;
      const cell = tiles.data.findIndex((each: number) => each !== 0);
      tiles.data[cell] = cellOf(readCell(tiles.data[cell]).gid, 3);
      places.objects.find((each: { type: string }) => each.type === 'town').name = 'Newtown';
      tokens.objects[0].x += 64;
    });
    const { document } = read(readTiled(text));
    if (document.kind !== 'scenario' || typeof document.board === 'string') throw new Error('an own board was expected');
    expect(document.board.rows[0]?.[0]).toBe('#');
    expect(document.board.towns.map(({ name }) => name.en)).toContain('Newtown');
    expect(document.laid.some((word) => word.includes('/3@'))).toBe(true);
    const [x = 0, y = 0] = germany.tokens?.placed[0]?.at ?? [];
    expect(document.tokens?.placed[0]?.at).toEqual([x + 1, y]);
  });
  test('a map from elsewhere becomes a board, and what was guessed or left out is said', () => {
    const foreign = {
      type: 'map',
      orientation: 'orthogonal',
      width: 3,
      height: 2,
      tilewidth: 16,
      tileheight: 16,
      tilesets: [{ firstgid: 1, source: 'grass.tsj' }],
      layers: [
        { type: 'tilelayer', name: 'ground', width: 3, height: 2, data: [0, 5, 5, 1, 0, 9] },
        { type: 'imagelayer', name: 'photo' },
        {
          type: 'objectgroup',
          name: 'things',
          objects: [
            { name: 'Ghent', class: 'town', x: 20, y: 4 },
            { name: 'tree', x: 1, y: 1 },
          ],
        },
      ],
    };
    const imported = read(readTiledMap(JSON.stringify(foreign), 'my map', library));
    expect(imported.document).toMatchObject({
      kind: 'board',
      id: 'my-map',
      rows: ['.##', '#.#'],
      towns: [{ name: { en: 'Ghent' }, at: [1, 0] }],
    });
    expect(rulesIn(imported)).toEqual([
      'note squares',
      'warning no-document-inside',
      'warning object-left',
      'warning layer-left',
      'warning squares-guessed',
    ]);
    expect(writeDocument(imported.document)).toContain('"kind": "board"');
  });
  test.each<[string, (map: Record<string, unknown>) => void, string]>([
    ['a hexagonal map', (map) => Object.assign(map, { orientation: 'hexagonal' }), 'elsewhere/not-orthogonal orientation'],
    ['an infinite map', (map) => Object.assign(map, { infinite: true }), 'elsewhere/infinite infinite'],
    [
      'encoded cells',
      (map) => Object.assign((map['layers'] as object[])[0] as object, { data: 'eJw=' }),
      'elsewhere/compressed layers.0.data',
    ],
    ['too few cells', (map) => Object.assign((map['layers'] as object[])[0] as object, { data: [1] }), 'elsewhere/cells layers.0.data'],
    ['a map without end', (map) => Object.assign(map, { width: 1e9 }), 'elsewhere/not-tiled width'],
    [
      'negative cells',
      (map) => Object.assign((map['layers'] as object[])[0] as object, { data: [-1] }),
      'elsewhere/not-tiled layers.0.data.0',
    ],
    [
      'a broken document inside',
      (map) => Object.assign((map['properties'] as object[])[1] as object, { value: '{"kind":"board"' }),
      'document/broken-json properties.1.value: kind',
    ],
    [
      'a newer document inside',
      (map) => Object.assign((map['properties'] as object[])[1] as object, { value: '{"kind":"board","version":99}' }),
      'document/newer properties.1.value: version',
    ],
  ])('%s is refused with its place', (_, change, found) => {
    expect(refusals(readTiled(changed(writeTiledMap(germany, library), change)))).toContain(found);
  });
  test.each(['', '[]', '{"type":"map"}', 'not json', '{"__proto__":{}}', '['.repeat(5000)])('%j is refused, not thrown', (text) => {
    expect(readTiled(text).ok).toBe(false);
    expect(readTabletop(text, library).ok).toBe(false);
  });
});

describe('a saved object of Tabletop Simulator', () => {
  test.each(documents().map((document) => [document.kind, document.id, document] as const))(
    'gives the same %s back: %s',
    (_, __, document) => {
      expect(writeDocument(read(readTabletop(writeTabletop(document, library).text, library)).document)).toBe(writeDocument(document));
    },
  );
  test('a tile turned and a token shoved about the table arrive on the square they lie on', () => {
    const text = changed(writeTabletop(germany, library), ({ ObjectStates }) => {
      ObjectStates[1].Transform.rotY += 91;
      const token = ObjectStates.find(({ GMNotes }: { GMNotes: string }) => GMNotes.startsWith('tilewright token'));
      token.Transform.posX += 45.5 / 25.4 + 0.3;
      token.Transform.rotZ = 2;
    });
    const { document } = read(readTabletop(text, library));
    if (document.kind !== 'scenario') throw new Error('a scenario was expected');
    const [x = 0, y = 0] = germany.tokens?.placed[0]?.at ?? [];
    expect(document.tokens?.placed[0]).toMatchObject({ at: [x + 1, y], faceUp: true });
    expect(document.laid).toContain(germany.laid[0]?.replace(/\/\d@/, (turn) => `/${(Number(turn[1]) + 1) % 4}@`));
  });
  test('every square has a snap point, and the bag holds the tiles to draw', () => {
    const { ObjectStates } = JSON.parse(writeTabletop(germany, library).text);
    const board = library.board('germany');
    expect(ObjectStates[0].AttachedSnapPoints).toHaveLength(board?.rows.join('').replaceAll('.', '').length ?? 0);
    expect(ObjectStates.at(-1)).toMatchObject({ Name: 'Bag' });
    expect(ObjectStates.at(-1).ContainedObjects).toHaveLength(114 - germany.laid.length);
  });
  test('pictures come from an address where one is given', () => {
    expect(writeTabletop(germany, library, 'https://example.org/cards').text).toContain(
      '"ImageURL": "https://example.org/cards/base-D.png"',
    );
    expect(writeTabletop(germany, library).text).not.toContain('ImageURL');
  });
  test.each<[string, (save: { ObjectStates: Record<string, object>[] }) => void, string]>([
    ['without our board', ({ ObjectStates }) => ObjectStates.shift(), 'elsewhere/no-board-inside ObjectStates'],
    [
      'with a turned board',
      ({ ObjectStates }) => Object.assign(ObjectStates[0]?.['Transform'] as object, { rotY: 90 }),
      'elsewhere/board-turned ObjectStates.0.Transform',
    ],
    [
      'with a place that is none',
      ({ ObjectStates }) => Object.assign(ObjectStates[1]?.['Transform'] as object, { posX: 'x' }),
      'elsewhere/not-tabletop ObjectStates.1.Transform.posX',
    ],
    [
      'with a broken note',
      ({ ObjectStates }) => Object.assign(ObjectStates[0] as object, { GMNotes: 'tilewright board {' }),
      'document/broken-json ObjectStates.0.GMNotes: ',
    ],
  ])('%s is refused with its place', (_, change, found) => {
    expect(refusals(readTabletop(changed(writeTabletop(germany, library), change), library))).toContain(found);
  });
  test('what lies askew or is a stranger is left out, and said', () => {
    const text = changed(writeTabletop(germany, library), ({ ObjectStates }) => {
      ObjectStates[1].Transform.rotY = 45;
      ObjectStates.push({ Name: 'Die_6', Transform: { posX: 0, posZ: 0 } });
    });
    expect(rulesIn(read(readTabletop(text, library)))).toEqual(expect.arrayContaining(['warning askew', 'warning strangers']));
  });
});
