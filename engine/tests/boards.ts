import type { Board } from '../documents/board.ts';
import type { Tile, TileSet } from '../documents/tile-set.ts';

const field = (halves: string, cities: number[] = []) => ({ type: 'field', halves: halves.split(' '), cities }) as const;

/** Tiles of several squares and with a river, invented for tests: an L of five squares, a domino that looks the same upside down, a bend of river. */
const LARGE: readonly Tile[] = [
  {
    id: 'test-ell',
    count: 1,
    squares: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ],
    features: [
      { type: 'road', edges: ['0,0,N', '0,1,W'] },
      { type: 'city', edges: ['2,2,E', '2,2,N'] },
      field('0,0,NW 0,1,WN'),
      field('0,0,NE 0,0,EN 0,0,ES 0,1,EN 0,1,ES 1,2,NW 1,2,NE', [1]),
      field('0,1,WS 0,2,WN 0,2,WS 0,2,SW 0,2,SE 1,2,SW 1,2,SE 2,2,SW 2,2,SE 0,0,WN 0,0,WS', [1]),
    ],
  },
  {
    id: 'test-domino',
    count: 1,
    squares: [
      [0, 0],
      [1, 0],
    ],
    features: [
      { type: 'city', edges: ['0,0,W', '1,0,E'] },
      field('0,0,NW 0,0,NE 1,0,NW 1,0,NE', [0]),
      field('0,0,SW 0,0,SE 1,0,SW 1,0,SE', [0]),
    ],
  },
  {
    id: 'test-river',
    count: 2,
    features: [{ type: 'river', edges: ['N', 'E'] }, field('NE EN'), field('ES SE SW WS WN NW')],
  },
];
export const largeTiles: TileSet = { kind: 'tile-set', version: 1, id: 'test-large', name: { en: 'Large' }, tiles: LARGE };

/** A small board with everything a board may print: an island with a ferry, waves, a highlight, closed and neutral city sides, a table edge. */
export const archipelago: Board = {
  kind: 'board',
  version: 3,
  id: 'archipelago',
  name: { en: 'Archipelago' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['#######.ii', '##OO###.ii', '##O####.i.', '###~###.#.', '#u#####^##', '#######O##', '..#####...'],
  cities: [
    {
      name: { en: 'Corner' },
      squares: [
        { at: [2, 1], arms: 1, edges: { N: 'city', E: 'inner', S: 'inner', W: 'road' } },
        { at: [3, 1], edges: { N: 'field', E: 'city', S: 'neutral', W: 'inner' } },
        { at: [2, 2], edges: { N: 'inner', E: 'city', S: 'blocked', W: 'field' } },
      ],
    },
    /* Printed on a square that would take a tile: boards come as they are. */
    { name: { en: 'Loose' }, squares: [{ at: [1, 5], edges: { N: 'field', E: 'road', S: 'city', W: 'neutral' } }] },
    { name: { en: 'Gate' }, squares: [{ at: [7, 5], edges: { N: 'neutral', E: 'city', S: 'neutral', W: 'road' } }] },
  ],
  starts: [
    { name: { en: 'Home' }, at: [0, 0] },
    { name: { en: 'Harbour' }, at: [5, 3] },
  ],
  towns: [],
  border: [
    { at: [6, 0], side: 'E', print: 'road' },
    { at: [0, 3], side: 'W', print: 'city' },
    { at: [8, 0], side: 'N', print: 'road' },
  ],
  ferries: [{ from: [6, 1, 'E'], to: [8, 1, 'W'] }],
};

/** Three large cities side by side, sealed, neutral and open towards each other and the land; no start is printed. */
export const neighbours: Board = {
  kind: 'board',
  version: 3,
  id: 'neighbours',
  name: { en: 'Neighbours' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['.###.', '#OO##', '##O##', '#OO##', '#####'],
  cities: [
    {
      name: { en: 'North' },
      squares: [
        { at: [1, 1], edges: { N: 'city', E: 'inner', S: 'road', W: 'neutral' } },
        { at: [2, 1], edges: { N: 'field', E: 'blocked', S: 'neutral', W: 'inner' } },
      ],
    },
    { name: { en: 'Middle' }, squares: [{ at: [2, 2], arms: 1, edges: { N: 'city', E: 'city', S: 'city', W: 'road' } }] },
    {
      name: { en: 'South' },
      squares: [
        { at: [1, 3], edges: { N: 'field', E: 'inner', S: 'city', W: 'neutral' } },
        { at: [2, 3], edges: { N: 'city', E: 'neutral', S: 'field', W: 'inner' } },
      ],
    },
  ],
  starts: [],
  towns: [],
  border: [],
};
