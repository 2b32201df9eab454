import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../documents/scenario.ts';
import { parsePlacement } from '../../notation.ts';
import type { Objection } from '../../objection.ts';
import { legalPlacements, placementObjections, setupObjections } from '../../placement.ts';
import { type Region, regionsOf } from '../../regions.ts';
import { type Setup, setupOf } from '../../setup.ts';
import { archipelago } from '../../tests/boards.ts';
import { library } from '../../tests/library.ts';
import { freeScenario, germanScenario, germanSetup } from '../../tests/setups.ts';
import type { Placement } from '../../tile.ts';
import type { MapBoardSwitches } from './switches.ts';

const inArchipelago = (laid: string, switches: MapBoardSwitches = {}, more: Partial<Scenario> = {}): Setup =>
  setupOf({ ...freeScenario(laid), board: archipelago, systems: { 'map-boards': switches }, starts: [[5, 3]], ...more }, library);
const rulesAgainst = (setup: Setup, word: string): string[] =>
  [...placementObjections(setup, parsePlacement(word) as Placement)].map(({ rule }) => rule);
const judged = (setup: Setup, rule: string): Objection[] => [...setupObjections(setup)].filter((found) => found.rule === rule);
const germany = (change: Partial<Scenario>): Setup => setupOf({ ...germanScenario('D@8,2'), ...change }, library);
const laidRegions = (setup: Setup, type: Region['type']) =>
  regionsOf(setup).all.filter((region) => region.type === type && region.tiles.length > 0);

describe('map boards', () => {
  test('M1 a tile on a printed square beside a laid tile is accepted; off the printed squares it is refused', () => {
    const setup = germanSetup('D@8,2');
    expect(rulesAgainst(setup, 'U@9,2')).toEqual([]);
    expect(rulesAgainst(setup, 'E/2@8,1')).toEqual(['placement/on-the-board']);
  });
  test('M2 a tile on a large-city square is refused', () => {
    const setup = germanSetup('D@8,2 C@3,3');
    expect(rulesAgainst(setup, 'C@4,3')).toContain('placement/not-on-a-large-city');
  });
  test('M3 a tile beside nothing but a sleeping large city is refused', () => {
    const found = [...placementObjections(germanSetup('D@8,2'), parsePlacement('E/1@3,3') as Placement)];
    expect(found.map(({ rule }) => rule)).toEqual(['placement/touches-a-tile', 'placement/city-is-awake']);
    expect(found[1]).toMatchObject({
      facts: { city: 'Hamburg' },
      at: {
        squares: [
          [3, 3],
          [4, 3],
          [5, 3],
        ],
      },
    });
  });
  test('M4 a tile laid beside a large city wakes it, then its other open sides accept tiles', () => {
    expect(rulesAgainst(germanSetup('D@8,2 E/3@6,3'), 'E/1@3,3')).toEqual([]);
    expect(rulesAgainst(germanSetup('D@8,2'), 'E/1@3,3')).not.toEqual([]);
  });
  test('the switch citiesAwake lets tiles lie beside a large city from the start', () => {
    expect(rulesAgainst(germany({ systems: { 'map-boards': { citiesAwake: 'from-start' } } }), 'E/1@3,3')).toEqual([]);
  });
  test('M5 touching one square wakes a city of several squares, or by switch the touched square alone', () => {
    const one: MapBoardSwitches = { cityWakes: 'touched-square' };
    expect(rulesAgainst(inArchipelago('E/3@4,1'), 'U@1,1')).toEqual([]);
    expect(rulesAgainst(inArchipelago('E/3@4,1', one), 'U@1,1')).toEqual(['placement/touches-a-tile', 'placement/city-is-awake']);
    expect(rulesAgainst(inArchipelago('E/3@4,1', one), 'B@3,0')).toEqual([]);
  });
  test('M6 a tile must match the printed edge of a large-city square', () => {
    const setup = germanSetup('D@8,2 E/3@6,3');
    expect(rulesAgainst(setup, 'B@3,3')).toEqual(['placement/large-city-edge']);
    expect(rulesAgainst(setup, 'B@4,2')).toEqual(['placement/large-city-edge']);
    expect(rulesAgainst(setup, 'B@5,2')).toEqual([]);
  });
  test('a closed side of a large city takes no tile, a neutral one takes any', () => {
    expect(rulesAgainst(inArchipelago('B@1,3'), 'B@2,3')).toEqual(['placement/large-city-side-closed']);
    for (const turns of [0, 1, 2, 3])
      expect(rulesAgainst(inArchipelago('B@6,6'), `W/${turns}@7,6`)).not.toContain('placement/large-city-edge');
  });
  test('M7 a border side without print accepts field, road and city', () => {
    const setup = germanSetup('D@8,2 U@9,2');
    for (const tile of ['B', 'U', 'E', 'E/1', 'V/1']) expect(rulesAgainst(setup, `${tile}@9,1`), tile).toEqual([]);
  });
  test('M8 a border side with a printed road or city accepts only the same', () => {
    const atPoland = germanSetup('D@8,2 B@9,3');
    expect(rulesAgainst(atPoland, 'E/1@10,3')).toEqual([]);
    expect(rulesAgainst(atPoland, 'B@10,3')).toEqual(['placement/border-print']);
    const atDenmark = germanSetup('D@8,2 B@4,1');
    expect(rulesAgainst(atDenmark, 'A/2@4,0')).toEqual([]);
    expect(rulesAgainst(atDenmark, 'E@4,0')).toEqual(['placement/border-print']);
  });
  test('the switch startMayDiffer frees a tile on a start from the print at the border', () => {
    const laid = { starts: [[6, 0]] as Scenario['starts'] };
    expect(rulesAgainst(inArchipelago('', {}, laid), 'B@6,0')).toEqual(['placement/border-print']);
    expect(rulesAgainst(inArchipelago('', { startMayDiffer: true }, laid), 'B@6,0')).toEqual([]);
  });
  test('M9 road, city and field are closed at the border and score as usual', () => {
    const setup = germanSetup('A/2@4,0 E/3@10,3');
    expect(laidRegions(setup, 'road')[0]).toMatchObject({ isComplete: true, squares: [[4, 0]] });
    expect(laidRegions(setup, 'city')[0]).toMatchObject({ isComplete: false, squares: [[10, 3]] });
    expect(laidRegions(germanSetup('E/1@10,3'), 'city')[0]).toMatchObject({ isComplete: true, squares: [[10, 3]], arms: 0 });
    expect(laidRegions(germanSetup('B@9,1'), 'field')[0]?.openEnds).toEqual([{ square: [9, 1], side: 'S' }]);
  });
  test('M11 a completed Berlin of 6 tiles and 4 arms scores 20', () => {
    const berlin = laidRegions(germanSetup('E/1@8,5 E/2@10,4 E@9,7'), 'city')[0] as Region;
    expect(berlin.isComplete).toBe(true);
    expect(2 * (berlin.squares.length + berlin.arms)).toBe(20);
  });
  test('M12, M13 at the border a monastery wants only the squares there are, and printed city squares are filled ones', () => {
    const around = laidRegions(germanSetup('B@9,1'), 'monastery')[0]?.around;
    expect(around).toEqual({ filled: 0, empty: 3, missing: 5 });
    expect(laidRegions(germanSetup('B@6,2'), 'monastery')[0]?.around).toEqual({ filled: 1, empty: 6, missing: 1 });
  });
  test('M14 a wave square takes no tile; an island square takes one only after its ferry is reached', () => {
    expect(rulesAgainst(inArchipelago('B@2,3'), 'B@3,3')).toContain('placement/not-on-waves');
    expect(rulesAgainst(inArchipelago('B@6,1'), 'U@8,1')).toEqual(['placement/touches-a-tile', 'placement/island-is-reached']);
    expect(rulesAgainst(inArchipelago('U@6,1'), 'U@8,1')).toEqual([]);
    expect(rulesAgainst(inArchipelago('U@6,1 U@8,1'), 'B@8,2')).toEqual([]);
    expect(rulesAgainst(inArchipelago('B@6,1', { ferryOpens: 'tile' }), 'U@8,1')).toEqual([]);
  });
  test('a highlight takes no tile', () => expect(rulesAgainst(inArchipelago('B@7,3'), 'B@7,4')).toContain('placement/not-on-waves'));
  test('M15 Germany offers the starts Rostock, Erfurt, Stuttgart', () => {
    expect(germanSetup('').board.starts.map(({ name }) => name.en)).toEqual(['Rostock', 'Erfurt', 'Stuttgart']);
  });
  test('M16 the chip game uses exactly two of the three starts: one or three is an objection', () => {
    const starts: Scenario['starts'] = [
      [8, 2],
      [7, 8],
      [4, 13],
    ];
    const of = (used: number, switches: MapBoardSwitches = {}) =>
      judged(germany({ starts: starts.slice(0, used), systems: { 'map-boards': switches, 'map-chips': {} } }), 'setup/starts-in-use');
    expect(of(1)).toMatchObject([{ facts: { used: 1, wanted: 2, offered: 3 } }]);
    expect(of(2)).toEqual([]);
    expect(of(3)).toHaveLength(1);
    expect(of(3, { startsInUse: 3 })).toEqual([]);
  });
  test('M17 an unused start takes a tile like any square', () => {
    const setup = germanSetup('D@8,2 B@7,7');
    expect(setup.scenario.starts).toEqual([[8, 2]]);
    expect(rulesAgainst(setup, 'B@7,8')).toEqual([]);
  });
  test('M20 fewer than 110 or more than 120 tiles is a warning, not a refusal', () => {
    const of = (...sets: string[]) => judged(germany({ tiles: { sets: sets.map((set) => ({ set })) } }), 'setup/advised-tiles');
    expect(of('base')).toMatchObject([{ severity: 'warning', facts: { tiles: 72, min: 110, max: 120 } }]);
    expect(of('base', 'inns-and-cathedrals', 'traders-and-builders')).toEqual([]);
    expect(of('base', 'base')).toMatchObject([{ severity: 'warning', facts: { tiles: 144 } }]);
  });
  test('without the system the board restricts nothing', () => {
    const setup = germany({ systems: {} });
    expect(rulesAgainst(setup, 'E/2@8,1')).toEqual([]);
    expect(legalPlacements(setup, 'base-E').some(({ at }) => at[1] === 1)).toBe(true);
    expect(rulesAgainst(setup, 'E/1@3,3')).toEqual(['placement/touches-a-tile']);
  });
  test('a start no board prints is named', () =>
    expect(
      judged(
        germany({
          starts: [
            [8, 2],
            [0, 8],
          ],
        }),
        'setup/starts-are-printed',
      ),
    ).toMatchObject([{ at: { path: 'starts.1', squares: [[0, 8]] } }]));
});
