import { describe, expect, test } from 'vitest';
import { groundAt, squaresOfBoard, takesTile } from '../board.ts';
import { boardObjections } from '../boards/objections.ts';
import { writeDocument } from '../documents/write.ts';
import { neighbour, SIDES } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { speak } from '../words/index.ts';
import { type CountryFile, landsOf, packRing, roundAbout } from './country-file.ts';
import { boardFromAtlas, boardFromCountry, boardFromOutline, type CountryBoard, type CountryWish, landsOfOutline } from './from-country.ts';
import { OWN_OUTLINE, readOutline } from './geojson.ts';
import { isSea } from './seas.ts';

const files = import.meta.glob<CountryFile>(['../../scenarios/countries/*.json', '!**/index.json'], { eager: true, import: 'default' });
const country = (code: string): CountryFile => files[`../../scenarios/countries/${code}.json`]!;
const boards = (codes: readonly string[], wish: Partial<CountryWish> = {}): CountryBoard[] => {
  const chosen = codes.map(country);
  const made = finish(boardFromCountry({ ...wish, chosen, round: roundAbout(chosen).map(country).filter(Boolean) }));
  if (!made.ok) throw new Error(made.problem.problem);
  return made.value;
};
const tiles = ({ board }: CountryBoard): number => [...squaresOfBoard(board, takesTile)].length;

describe('a board made from a country', () => {
  test.each([
    [['CZ'], 120, 0.88, 1],
    [['NL', 'BE', 'LU'], 125, 0.86, 1],
    [['GB', 'IE'], 130, 0.76, 2],
  ] as const)('%j has about %i squares and follows the land', (codes, squares, overlap, pieces) => {
    const [best] = boards(codes, { squares });
    expect(Math.abs(tiles(best!) - squares)).toBeLessThanOrEqual(2);
    expect(best!.overlap).toBeGreaterThan(overlap);
    expect(best!.pieces.length).toBeGreaterThanOrEqual(pieces);
    expect([...boardObjections(best!.board)].map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`)).toEqual([]);
    expect(best!.board.starts).toHaveLength(3);
    expect(best!.board.cities.length).toBeGreaterThanOrEqual(4);
  });
  test('is the same every time, and says where its outline comes from', () => {
    const [a] = boards(['CZ'], { squares: 120 });
    const [b] = boards(['CZ'], { squares: 120 });
    expect(writeDocument(a!.board)).toBe(writeDocument(b!.board));
    expect(a!.board.credit?.sources?.join(' ')).toMatch(/Natural Earth.*GeoNames.*CC BY 4\.0/);
    expect(a!.board.name).toEqual({ en: 'Czechia', cs: 'Česko', de: 'Tschechien', nl: 'Tsjechië' });
  });
  test('has neighbours and sea on every side of its border, and prints only on land', () => {
    const [best] = boards(['CZ'], { squares: 120 });
    const { border } = best!.board;
    expect(new Set(border.map(({ beyond }) => beyond))).toEqual(new Set(['Germany', 'Poland', 'Slovakia', 'Austria']));
    expect(border.filter(({ print }) => print).length).toBeGreaterThan(8);
    const sides = [...squaresOfBoard(best!.board)].flatMap((at) =>
      SIDES.filter((side) => groundAt(best!.board, neighbour(at, side)) === '.'),
    );
    expect(border).toHaveLength(sides.length);
  });
  test('names the seas round it', () => {
    const seas = (code: string): string[] => {
      const [{ board }] = boards([code], { squares: 80, large: 0 }) as [CountryBoard];
      return [...new Set(board.border.map(({ beyond = '' }) => beyond).filter(isSea))].sort();
    };
    expect(seas('DE')).toEqual(['Baltic Sea', 'North Sea']);
    expect(seas('HR')).toEqual(['Adriatic Sea']);
    expect(seas('NZ')).toEqual(['Pacific Ocean', 'Tasman Sea']);
  });
  test('joins islands by ferry, or leaves them out', () => {
    const [kept] = boards(['DK'], { squares: 100 });
    expect(kept!.pieces.length).toBeGreaterThan(1);
    expect(kept!.board.ferries).toHaveLength(kept!.pieces.length - 1);
    const [main] = boards(['DK'], { squares: 100, islands: 'none' });
    expect(main!.board.ferries).toBeUndefined();
    expect(main!.pieces).toHaveLength(1);
  });
  test('takes in the parts that are wanted, and says whose the land is that was left out', () => {
    const lands = landsOf(country('DK'));
    const idOf = (name: string): string => lands.find(({ called }) => (called as { en?: string } | null)?.en === name)!.id;
    const [jutland] = boards(['DK'], { squares: 60, starts: 2, lands: [idOf('Jutland')] });
    expect(jutland!.pieces).toHaveLength(1);
    expect(new Set(jutland!.board.border.map(({ beyond }) => beyond))).toContain('Germany');
    const named = [...jutland!.board.towns, ...jutland!.board.starts, ...jutland!.board.cities].map(({ name }) => name.en);
    expect(named).not.toContain('Odense');
    const [isles] = boards(['DK'], { squares: 60, starts: 2, lands: [idOf('Zealand'), idOf('Funen')] });
    expect(new Set(isles!.board.border.map(({ beyond }) => beyond))).toContain('Denmark');
  });
  test('takes in parts overseas with their towns', () => {
    const canaries = landsOf(country('ES')).filter(({ isHome }) => !isHome);
    const [board] = boards(['ES'], { squares: 60, large: 0, lands: canaries.map(({ id }) => id) });
    expect(board!.pieces.length).toBeGreaterThan(3);
    expect([...board!.board.towns, ...board!.board.starts].map(({ name }) => name.en)).toContain('Las Palmas de Gran Canaria');
  });
  test('follows every bend, or is rounded off', () => {
    const coast = (detail: 0 | 4): number => {
      const [{ board }] = boards(['GR'], { squares: 120, detail, large: 0 }) as [CountryBoard];
      return board.border.length;
    };
    expect(coast(0)).toBeLessThan(coast(4));
  });
  test('prints large cities of one size where one is asked for', () => {
    const [board] = boards(['CZ'], { squares: 120, large: 3, largeSize: 1 });
    expect(board!.board.cities.map(({ squares }) => squares.length)).toEqual([1, 1, 1]);
    expect([...boardObjections(board!.board)]).toEqual([]);
  });
  test('can be asked for by the width of a square, bare of everything, or in several shapes', () => {
    const [wide] = boards(['CZ'], { squareKm: 40, large: 0, starts: 0, towns: 0, prints: 'none' });
    expect(wide!.squareKm).toBe(40);
    expect(wide!.board).toMatchObject({ cities: [], starts: [], towns: [] });
    expect(wide!.board.border.filter(({ print }) => print)).toEqual([]);
    const shapes = boards(['CZ'], { squares: 60, shapes: 4 });
    expect(new Set(shapes.map(({ board }) => board.rows.join('\n'))).size).toBe(4);
  });
  test('has as many squares for tiles as asked, also where towns are too few for the large cities planned', () => {
    for (const [code, squares] of [
      ['SG', 120],
      ['IS', 80],
      ['GL', 60],
    ] as const) {
      const [best] = boards([code], { squares });
      expect([code, tiles(best!)]).toEqual([code, squares]);
    }
  });
  test('is the same whether one shape is asked for or several', () => {
    const [alone] = boards(['HR'], { squares: 70 });
    const [first] = boards(['HR'], { squares: 70, shapes: 6 });
    expect(writeDocument(alone!.board)).toBe(writeDocument(first!.board));
  });
  test('holds every country that was named, however small, and the mainland of each where islands are dropped', () => {
    const [italy] = boards(['IT', 'MT'], { squares: 100, starts: 2 });
    const [alone] = boards(['IT'], { squares: 100, starts: 2 });
    expect(italy!.pieces.length).toBeGreaterThan(alone!.pieces.length);
    const [isles] = boards(['GB', 'IE'], { squares: 100, islands: 'none' });
    expect(isles!.pieces).toHaveLength(2);
  });
  test('gives no name twice, and starts that lie apart', () => {
    for (const code of ['US', 'NO', 'FJ']) {
      const [{ board }] = boards([code], { squares: 120 }) as [CountryBoard];
      const named = [...board.towns, ...board.starts, ...board.cities].map(({ name }) => name.en);
      expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
      const apart = board.starts.flatMap(({ at: [x, y] }, i) =>
        board.starts.slice(i + 1).map(({ at: [u, v] }) => Math.abs(x - u) + Math.abs(y - v)),
      );
      expect([code, Math.min(...apart) >= 5]).toEqual([code, true]);
    }
  });
  test('is refused with words where there is too little land', () => {
    const made = finish(boardFromCountry({ chosen: [country('VA')], round: [], squares: 125 }));
    expect(made).toMatchObject({ ok: false, problem: { problem: 'too-little-land' } });
    const spoken = speak({ rule: 'board/too-little-land', severity: 'error', at: {}, facts: { country: 'VA' } }, 'cs');
    expect(spoken.message).toContain('VA');
  });
});

describe('parts of an outline of one\u2019s own', () => {
  const ring = (x: number, y: number, size: number): number[][] => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];
  const feature = (name: string | undefined, x: number, size: number): object => ({
    type: 'Feature',
    properties: name ? { name } : null,
    geometry: { type: 'Polygon', coordinates: [ring(x, 50, size)] },
  });
  const atlas = readOutline(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [feature('Little', 14, 0.1), feature('Great', 15, 0.4), feature(undefined, 16, 0.06)],
    }),
    { en: 'Mine' },
  );
  if (!atlas.ok) throw new Error(atlas.problem.rule);
  const pieces = (wish: Partial<CountryWish>): readonly number[] => {
    const made = finish(boardFromOutline(atlas.value, { squares: 60, starts: 2, ...wish }));
    return made.ok ? made.value[0]!.pieces : [];
  };
  test('are listed by size with the names of their features', () => {
    expect(landsOfOutline(atlas.value).map(({ id, called }) => [id, called])).toEqual([
      ['own/0', { en: 'Great' }],
      ['own/1', { en: 'Little' }],
      ['own/2', null],
    ]);
  });
  test('are taken in or left out as islands are', () => {
    expect(pieces({})).toHaveLength(3);
    expect(pieces({ islands: 'none' })).toHaveLength(1);
    expect(pieces({ islands: 'large' })).toHaveLength(1);
    expect(pieces({ lands: ['own/0', 'own/2'] })).toHaveLength(2);
    expect(pieces({ lands: [] })).toEqual([]);
  });
});

describe('country files', () => {
  test('name the parts of a country that has several, in size order', () => {
    const [first, ...others] = landsOf(country('FR'));
    expect(first).toMatchObject({ id: 'FR/0', isHome: true, called: 'Paris' });
    expect(others.map(({ called }) => (called as { de?: string } | null)?.de)).toEqual(
      expect.arrayContaining(['Korsika', 'Französisch-Guayana']),
    );
    expect(landsOf(country('CZ'))).toHaveLength(1);
    for (const file of Object.values(files)) expect([1, file.home.length + file.away.length]).toContain(file.lands?.length ?? 1);
  });
  test('are 230 and more, under three megabytes together', () => {
    const all = Object.values(files);
    expect(all.length).toBeGreaterThan(230);
    expect(all.reduce((sum, file) => sum + JSON.stringify(file).length, 0)).toBeLessThan(3_000_000);
    for (const { code, neighbours } of all) for (const other of neighbours) expect([code, country(other)?.code]).toEqual([code, other]);
  });
  test('draw Crimea as part of Ukraine, and leave overseas land out of the home country', () => {
    const holds = (code: string, [x, y]: readonly [number, number]): boolean => {
      const { home, scale } = country(code);
      return home.some(([ring]) => {
        let [u, v, west, east, south, north] = [0, 0, 999, -999, 999, -999];
        for (let i = 0; i < ring!.length; i += 2) {
          [u, v] = [u + ring![i]! / scale, v + ring![i + 1]! / scale];
          [west, east, south, north] = [Math.min(west, u), Math.max(east, u), Math.min(south, v), Math.max(north, v)];
        }
        return x > west && x < east && y > south && y < north;
      });
    };
    expect(holds('UA', [34.1, 44.95])).toBe(true);
    expect(holds('FR', [-53, 4])).toBe(false);
    expect(country('FR').away.length).toBeGreaterThan(0);
  });
  test('pack rings as steps', () => {
    expect(
      packRing(
        [
          [10, 50],
          [10.5, 50.25],
          [10, 50.5],
          [10, 50],
        ],
        100,
      ),
    ).toEqual([1000, 5000, 50, 25, -50, 25]);
  });
});

describe("an outline of one's own", () => {
  const square = (x: number, y: number, size: number): number[][][] => [
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ],
  ];
  const read = (value: unknown) => readOutline(typeof value === 'string' ? value : JSON.stringify(value), { en: 'Mine' }, 'mine.geojson');
  test('becomes a board with starts, whatever it is wrapped in', () => {
    const feature = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: square(14, 50, 0.2) } };
    const atlas = read({
      type: 'FeatureCollection',
      features: [feature, { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] } }],
    });
    if (!atlas.ok) throw new Error(atlas.problem.rule);
    const made = finish(boardFromAtlas(atlas.value, [OWN_OUTLINE], { squares: 60 }));
    if (!made.ok) throw new Error(made.problem.problem);
    expect(Math.abs(tiles(made.value[0]!) - 60)).toBeLessThanOrEqual(6);
    expect(made.value[0]!.overlap).toBeGreaterThan(0.85);
    expect(made.value[0]!.board.starts).toHaveLength(3);
    expect([...boardObjections(made.value[0]!.board)]).toEqual([]);
  });
  test.each([
    ['outline-unreadable', '{'],
    [
      'outline-broken',
      {
        type: 'Polygon',
        coordinates: [
          [
            [1, 2],
            ['x', 3],
          ],
        ],
      },
    ],
    ['outline-broken', { type: 'MultiPolygon', coordinates: [square(1, 1, 1), 'x'] }],
    ['outline-broken', []],
    ['outline-empty', { type: 'Point', coordinates: [1, 2] }],
    ['outline-too-fine', { type: 'Polygon', coordinates: [Array.from({ length: 200_001 }, () => [1, 2])] }],
  ])('%s is refused with its place', (rule, value) => {
    const found = read(value);
    expect(found).toMatchObject({ ok: false, problem: { rule: `board/${rule}`, at: { file: 'mine.geojson' } } });
  });
  test('names the very place that is broken', () => {
    const ring = square(1, 1, 1)[0]!.map(([x, y], i) => (i === 2 ? [x! * 1e5, y] : [x, y]));
    const text = JSON.stringify({ type: 'MultiPolygon', coordinates: [square(1, 1, 1), [ring]] }, undefined, 1);
    const found = read(text);
    const line = text.split('\n').findIndex((part) => part.includes('200000'));
    expect(found).toMatchObject({ ok: false, problem: { at: { path: 'coordinates.1.0.2', line, column: expect.any(Number) } } });
    expect(read('{"type":\n "Polygon", oh')).toMatchObject({ ok: false, problem: { at: { file: 'mine.geojson', line: 2 } } });
  });
});
