import { describe, expect, test } from 'vitest';
import { checkDocument, checkScenario } from '../check.ts';
import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { Square } from '../grid.ts';
import { library } from '../tests/library.ts';
import { BOARD_RULES } from '../words/board-rules.ts';
import { speak } from '../words/index.ts';
import { LANGUAGES } from '../words/words.ts';

/** Raised elsewhere: by edits, and where a board is made from geography. */
const RAISED_ELSEWHERE = [
  'no-mirror-image',
  'outline-unreadable',
  'outline-broken',
  'outline-empty',
  'outline-too-fine',
  'too-little-land',
];

/** Eight by four squares, a large city of two squares in the middle, an island in the east. */
const sound: Board = {
  kind: 'board',
  version: 3,
  id: 'sound',
  name: { en: 'Sound' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['#####...', '#OO##.ii', '#####.ii', '#####...'],
  cities: [
    {
      name: { en: 'Oldtown' },
      squares: [
        { at: [1, 1], edges: { N: 'city', E: 'inner', S: 'field', W: 'road' } },
        { at: [2, 1], edges: { N: 'field', E: 'city', S: 'field', W: 'inner' } },
      ],
    },
  ],
  starts: [
    { name: { en: 'Alpha' }, at: [0, 0] },
    { name: { en: 'Beta' }, at: [4, 3] },
  ],
  useStarts: 2,
  towns: [{ name: { en: 'Gamma' }, at: [3, 2] }],
  border: [{ at: [0, 0], side: 'N', print: 'road', beyond: 'Elsewhere' }],
  ferries: [{ from: [4, 1, 'E'], to: [6, 1, 'W'] }],
  advisedTiles: { min: 15, max: 20 },
};
type City = Board['cities'][number];
const city = (change: (squares: City['squares']) => City['squares']): Partial<Board> => ({
  cities: sound.cities.map((one) => ({ ...one, squares: change(one.squares) })),
});
const edges = (i: number, change: object): Partial<Board> =>
  city((squares) => squares.map((square, j) => (i === j ? { ...square, edges: { ...square.edges, ...change } } : square)));
const beta = (at: Square): Partial<Board> => ({ starts: [sound.starts[0]!, { name: { en: 'Beta' }, at }] });

const mistakes: [rule: string, change: Partial<Board>][] = [
  ['rows-of-one-length', { rows: [...sound.rows.slice(0, 3), '#####'] }],
  ['no-squares', { rows: ['..', '..'] }],
  ['city-square-missing', { rows: ['#####...', '#O###.ii', '#####.ii', '#####...'] }],
  ['city-square-unclaimed', { rows: ['#####...', '#OOO#.ii', '#####.ii', '#####...'] }],
  ['city-square-twice', { cities: [...sound.cities, ...sound.cities] }],
  ['city-empty', city(() => [])],
  ['city-torn', city((squares) => [squares[0]!, { ...squares[1]!, at: [4, 3] }])],
  ['inner-edge-without-sibling', edges(0, { S: 'inner' })],
  ['edge-between-siblings', edges(0, { E: 'field' })],
  ['open-edge-faces-nothing', { rows: ['~~###...', ...sound.rows.slice(1)] }],
  [
    'cities-do-not-match',
    {
      rows: ['#####...', '#OOO#.ii', '#####.ii', '#####...'],
      cities: [
        ...sound.cities,
        { name: { en: 'Newtown' }, squares: [{ at: [3, 1], edges: { N: 'field', E: 'field', S: 'field', W: 'field' } }] },
      ],
    },
  ],
  ['start-off-tile-squares', beta([5, 0])],
  ['town-off-tile-squares', { towns: [{ name: { en: 'Gamma' }, at: [1, 1] }] }],
  ['square-named-twice', beta([3, 2])],
  ['name-twice', { towns: [{ name: { en: 'Beta' }, at: [3, 2] }] }],
  ['border-side-inside', { border: [{ at: [0, 0], side: 'S' }] }],
  ['border-side-twice', { border: [...sound.border, ...sound.border] }],
  ['print-at-sea', { border: [{ at: [0, 0], side: 'N', print: 'road', beyond: 'sea' }] }],
  ['print-without-tile', { rows: ['~####...', ...sound.rows.slice(1)] }],
  ['ferry-off-tile-squares', { ferries: [{ from: [5, 0, 'E'], to: [6, 1, 'W'] }] }],
  ['ferry-over-land', { ferries: [{ from: [4, 1, 'S'], to: [6, 1, 'W'] }] }],
  ['ferry-to-itself', { ferries: [{ from: [4, 1, 'E'], to: [4, 1, 'E'] }] }],
  ['ferry-twice', { ferries: [sound.ferries![0]!, { from: [6, 1, 'W'], to: [4, 1, 'E'] }] }],
  ['too-few-starts', { useStarts: 3 }],
  ['advised-tiles', { advisedTiles: { min: 20, max: 15 } }],
  ['tile-fills-square', { sizes: { square: 45, tile: 45 } }],
  ['out-of-reach', { ferries: [] }],
];
const rulesOf = (board: Board): string[] => checkDocument(board, library).map(({ rule }) => rule);

describe('boards are judged', () => {
  test('a sound board has no objections', () => expect(checkDocument(sound, library)).toEqual([]));
  test.each(mistakes)('board/%s', (rule, change) => {
    const found = checkDocument({ ...sound, ...change }, library).filter((one) => one.rule === `board/${rule}`);
    expect(found.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) expect(speak(found[0]!, language).message).not.toMatch(/[{}]|undefined/);
  });
  test('every rule about boards is raised here and has words', () => {
    expect([...mistakes.map(([rule]) => rule), ...RAISED_ELSEWHERE].map((rule) => `board/${rule}`).sort()).toEqual(
      Object.keys(BOARD_RULES).sort(),
    );
  });
  test('all bundled boards are sound', () => {
    for (const id of library.boardIds()) expect([id, rulesOf(library.board(id)!)]).toEqual([id, []]);
  });
  test("a scenario's own board is judged with it", () => {
    const board: Board = { ...sound, useStarts: 3 };
    const scenario: Scenario = {
      kind: 'scenario',
      version: 1,
      id: 's',
      title: { en: 's' },
      board,
      systems: {},
      tiles: { sets: [] },
      starts: [],
      laid: [],
    };
    expect(checkScenario(scenario, library)).toContainEqual(
      expect.objectContaining({ rule: 'board/too-few-starts', at: expect.objectContaining({ path: 'board.useStarts' }) }),
    );
  });
});
