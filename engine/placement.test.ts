import { describe, expect, test } from 'vitest';
import type { Rotation } from './grid.ts';
import { makePlacement, parsePlacement } from './notation.ts';
import boardLines from './oracles/boards40.txt?raw';
import verdictLines from './oracles/verdicts40.txt?raw';
import { isLegalPlacement, legalPlacements, placementObjections, setupObjections } from './placement.ts';
import { type Setup, setupOf } from './setup.ts';
import { library, tileById } from './tests/library.ts';
import { freeSetup, germanSetup } from './tests/setups.ts';
import type { Placement } from './tile.ts';

const QUARTER = 90;
const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const placementOfWords = (words: string): Placement => {
  const [tile, x, y, degrees] = words.split(' ');
  return { tile: tileById(tile as string).id, at: [Number(x), Number(y)], rotation: (Number(degrees) / QUARTER) as Rotation };
};
const setups: Setup[] = lines(boardLines).map((line) => ({ ...freeSetup(''), laid: line.split(';').map(placementOfWords) }));
const inOracleWords = ({ at, rotation }: Placement): string => `${at[0]},${at[1]},${rotation * QUARTER}`;
const rulesOf = (setup: Setup, word: string): string[] =>
  [...placementObjections(setup, parsePlacement(word) as Placement)].map(({ rule }) => rule);

describe('legal placements', () => {
  test('every list of forty-tile boards is the one two independent engines found', () => {
    for (const line of lines(verdictLines)) {
      const [board, kind, count, list] = line.split(' ') as [string, string, string, string];
      const found = legalPlacements(setups[Number(board)] as Setup, tileById(kind).id, { allRotations: true });
      expect(found.length, line).toBe(Number(count));
      expect(found.map(inOracleWords).sort().join('|'), line).toBe(list);
    }
  });
  test('on an empty table the origin stands for every square', () => {
    expect(legalPlacements(freeSetup(''), 'base-B').map(makePlacement)).toEqual(['base-B/0@0,0']);
    expect(rulesOf(freeSetup(''), 'B@7,-3')).toEqual([]);
  });
  test('a square that is wrong in several ways is told all of them', () => {
    const setup = freeSetup('D@0,0 C@1,1');
    expect(rulesOf(setup, 'B@0,1')).toEqual(['placement/edges-match']);
    expect(rulesOf(setup, 'B@1,0')).toEqual(['placement/edges-match', 'placement/edges-match']);
    expect(rulesOf(setup, 'B@5,5')).toEqual(['placement/touches-a-tile']);
    expect(rulesOf(setup, 'B@0,0')).toEqual(['placement/square-is-free', 'placement/touches-a-tile']);
    expect(rulesOf(setup, 'no-such-tile@0,1')).toEqual(['placement/known-tile']);
  });
  test('the bundled Germany scenario has nothing against its set-up, and every listed place is legal', () => {
    const setup = germanSetup('D@8,2 V@4,13', [
      [8, 2],
      [4, 13],
    ]);
    expect([...setupObjections(setup)]).toEqual([]);
    const places = legalPlacements(setup, 'base-B');
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((placement) => isLegalPlacement(setup, placement))).toBe(true);
  });
});

test('a set-up is the same object for the same scenario', () => {
  const { scenario } = freeSetup('');
  expect(setupOf(scenario, library)).toBe(setupOf(scenario, library));
});
