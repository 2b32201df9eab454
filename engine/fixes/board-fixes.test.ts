import { describe, expect, test } from 'vitest';
import { checkScenario } from '../check.ts';
import type { Board, BorderSide, CityEdge } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { applyEdit } from '../edits/edit.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { FIX_WORDS } from '../words/fix-words.ts';
import { BOARD_FIXES } from './board-fixes.ts';
import { fixesFor } from './index.ts';

const edges = (E: CityEdge, W: CityEdge = 'city') => ({ N: 'field', E, S: 'field', W }) as const;
const sound: Board = {
  kind: 'board',
  version: 3,
  id: 'sound',
  name: { en: 'Sound' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['######', '##OO##', '######', '~~~~~~', '~~##~~'],
  cities: [
    {
      name: { en: 'Stone' },
      squares: [
        { at: [2, 1], edges: edges('inner') },
        { at: [3, 1], edges: edges('city', 'inner') },
      ],
    },
  ],
  starts: [{ name: { en: 'Here' }, at: [0, 0] }],
  towns: [{ name: { en: 'There' }, at: [5, 2] }],
  border: [{ at: [0, 0], side: 'N', print: 'road', beyond: 'Hills' }],
  ferries: [{ from: [2, 2, 'S'], to: [2, 4, 'N'] }],
};
const [city] = sound.cities as [Board['cities'][number]];
const [left, right] = city.squares as [(typeof city.squares)[number], (typeof city.squares)[number]];
const ferry = sound.ferries![0]!;
const side: BorderSide = { at: [1, 0], side: 'N' };

/** A board with one fault, by the rule that objects to it. */
const FAULTS: Readonly<Record<string, Partial<Board>>> = {
  'rows-of-one-length': { rows: [...sound.rows.slice(0, -1), '~~##'] },
  'city-square-missing': { rows: ['######', '##O###', ...sound.rows.slice(2)] },
  'city-square-unclaimed': { rows: ['#####O', ...sound.rows.slice(1)] },
  'city-square-twice': { cities: [city, { name: { en: 'Twin' }, squares: [{ ...right, edges: edges('city', 'field') }] }] },
  'city-empty': { cities: [city, { name: { en: 'None' }, squares: [] }] },
  'city-torn': {
    rows: ['######', '#OO#O#', ...sound.rows.slice(2)],
    cities: [
      {
        ...city,
        squares: [
          { at: [1, 1], edges: edges('inner') },
          { at: [2, 1], edges: edges('city', 'inner') },
          { at: [4, 1], edges: edges('city') },
        ],
      },
    ],
  },
  'inner-edge-without-sibling': { cities: [{ ...city, squares: [{ ...left, edges: edges('inner', 'inner') }, right] }] },
  'edge-between-siblings': { cities: [{ ...city, squares: [{ ...left, edges: edges('field') }, right] }] },
  'open-edge-faces-nothing': {
    rows: ['######', '##OO', ...sound.rows.slice(2)].map((row) => row.padEnd(6, '~')),
    border: [],
  },
  'cities-do-not-match': {
    cities: [
      { ...city, squares: [{ ...left, edges: edges('city') }] },
      { name: { en: 'Other' }, squares: [{ ...right, edges: edges('city', 'road') }] },
    ],
  },
  'start-off-tile-squares': { starts: [...sound.starts, { name: { en: 'Sea' }, at: [0, 3] }] },
  'town-off-tile-squares': { towns: [{ name: { en: 'Sea' }, at: [0, 3] }] },
  'square-named-twice': { towns: [{ name: { en: 'Two' }, at: [0, 0] }] },
  'border-side-inside': { border: [{ at: [1, 1], side: 'N' }] },
  'border-side-twice': { border: [side, side] },
  'print-at-sea': { border: [{ ...side, print: 'road', beyond: 'sea' }] },
  'print-without-tile': {
    rows: ['O#####', ...sound.rows.slice(1)],
    starts: [],
    cities: [city, { name: { en: 'Corner' }, squares: [{ at: [0, 0], edges: edges('city', 'field') }] }],
  },
  'ferry-off-tile-squares': { ferries: [ferry, { from: [0, 3, 'S'], to: [2, 4, 'W'] }] },
  'ferry-over-land': { ferries: [ferry, { from: [1, 1, 'N'], to: [3, 4, 'N'] }] },
  'ferry-to-itself': { ferries: [ferry, { from: [2, 4, 'W'], to: [2, 4, 'S'] }] },
  'ferry-twice': { ferries: [ferry, ferry] },
  'too-few-starts': { useStarts: 3 },
  'advised-tiles': { advisedTiles: { min: 90, max: 80 } },
  'tile-fills-square': { sizes: { square: 45, tile: 45 } },
  'out-of-reach': { ferries: [] },
};
const scenarioWith = (fault: Partial<Board>): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: 'faulty',
  title: { en: 'Faulty' },
  board: { ...sound, ...fault },
  systems: { 'map-boards': {} },
  tiles: { sets: [{ set: 'base' }] },
  starts: [],
  laid: [],
});
const against = (scenario: Scenario, rule: string) => checkScenario(scenario, library).filter((found) => found.rule === `board/${rule}`);

describe('quick fixes of a board', () => {
  test('there is a board of the scenario with each fault that has one', () => {
    expect(
      Object.keys(FAULTS)
        .map((rule) => `board/${rule}`)
        .sort(),
    ).toEqual(Object.keys(BOARD_FIXES).sort());
    expect(checkScenario(scenarioWith({}), library).filter(({ rule }) => rule.startsWith('board/'))).toEqual([]);
  });
  test.each(Object.entries(FAULTS))('%s is mended by each way out, and no other fault of the board comes of it', (rule, fault) => {
    const scenario = scenarioWith(fault);
    const before = checkScenario(scenario, library).filter(({ severity }) => severity === 'error').length;
    const [found] = against(scenario, rule);
    if (!found) throw new Error('no objection');
    const fixes = fixesFor(setupOf(scenario, library), found);
    expect(fixes.length).toBeGreaterThan(0);
    for (const { label, edits } of fixes) {
      expect(FIX_WORDS).toHaveProperty([label]);
      const fixed = applyEdit(scenario, { do: 'group', edits }, library);
      if (!fixed.ok) throw new Error(label);
      expect(against(fixed.value, rule).length, label).toBeLessThan(against(scenario, rule).length);
      expect(checkScenario(fixed.value, library).filter(({ severity }) => severity === 'error').length, label).toBeLessThanOrEqual(before);
    }
  });
});
