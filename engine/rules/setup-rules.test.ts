import { describe, expect, test } from 'vitest';
import { checkScenario } from '../check.ts';
import type { Scenario } from '../documents/scenario.ts';
import { archipelago } from '../tests/boards.ts';
import { library } from '../tests/library.ts';
import { freeScenario, germanScenario } from '../tests/setups.ts';

const against = (scenario: Scenario) =>
  checkScenario(scenario, library).filter(({ rule, severity }) => /^(setup|placement)\//.test(rule) && severity === 'error');
const rules = (scenario: Scenario): string[] => against(scenario).map(({ rule }) => rule);
const german = (laid: string, change: Partial<Scenario> = {}): Scenario => ({
  ...germanScenario(laid, [
    [8, 2],
    [4, 13],
  ]),
  ...change,
});
const START = 'D@8,2 V@4,13';
const inArchipelago = (laid: string): Scenario => ({
  ...freeScenario(laid),
  board: archipelago,
  systems: { 'map-boards': {} },
  starts: [[5, 3]],
});

describe('a set-up as a whole', () => {
  test('the start tiles of Germany are clean', () => expect(rules(german(START))).toEqual([]));
  test('all that is wrong is said at once, with its place', () => {
    const found = against(german(`${START} B@9,2 C@8,2 V@0,0 what? X@4,3 Z@8,3`));
    expect(found.map(({ rule, at }) => [rule, at.path])).toEqual([
      ['setup/notation-is-read', 'laid.5'],
      ['placement/known-tile', 'laid.7'],
      ['setup/tiles-hang-together', undefined],
      ['setup/tiles-hang-together', undefined],
      ['placement/edges-match', 'laid.2'],
      ['placement/square-is-free', 'laid.3'],
      ['placement/edges-match', 'laid.3'],
      ['placement/on-the-board', 'laid.4'],
      ['placement/not-on-a-large-city', 'laid.6'],
    ]);
  });
  test('two tiles on a square are told once', () => expect(rules(freeScenario('B@0,0 B@0,0'))).toEqual(['placement/square-is-free']));
  test('edges that do not match are told once for both tiles', () => {
    expect(against(freeScenario('B@0,0 C@1,0'))).toMatchObject([
      {
        rule: 'placement/edges-match',
        at: {
          squares: [
            [1, 0],
            [0, 0],
          ],
          side: 'W',
          path: 'laid.1',
        },
      },
    ]);
  });
  test('more copies than the list holds are named', () => {
    const found = against(freeScenario('C@0,0 C@1,0 C@2,0'));
    expect(found).toMatchObject([{ rule: 'setup/copies-suffice', at: { tile: 'base-C' }, facts: { laid: 3, copies: 1 } }]);
    expect(rules({ ...freeScenario('C@0,0 C@1,0'), tiles: { sets: [{ set: 'base' }], single: [{ tile: 'base-C', count: 1 }] } })).toEqual(
      [],
    );
  });
  test('a start in use without its tile is named', () =>
    expect(against(german('D@8,2'))).toMatchObject([{ rule: 'setup/starts-hold-tiles', at: { squares: [[4, 13]], path: 'starts.1' } }]));
  test('a start named twice is named', () =>
    expect(
      rules(
        german('D@8,2', {
          starts: [
            [8, 2],
            [8, 2],
          ],
        }),
      ),
    ).toEqual(['setup/starts-differ']));
  test('tiles that hang on nothing are one objection a group', () => {
    expect(against(german(`${START} B@5,9 B@6,9 B@0,11`))).toMatchObject([
      {
        rule: 'setup/tiles-hang-together',
        facts: { tiles: 2 },
        at: {
          squares: [
            [5, 9],
            [6, 9],
          ],
        },
      },
      { rule: 'setup/tiles-hang-together', facts: { tiles: 1 }, at: { squares: [[0, 11]] } },
    ]);
  });
  test('the order of laying does not matter', () => {
    expect(rules(freeScenario('B@0,0 B@2,0 B@1,0'))).toEqual([]);
    expect(rules(german(`B@9,4 ${START} B@9,3 U@9,2`))).toEqual([]);
  });
  test('tiles hang together by a large city that was reached, not by one that sleeps', () => {
    expect(rules(inArchipelago('U@5,3 B@5,2 B@5,1 E/3@4,1 U@1,1'))).not.toContain('setup/tiles-hang-together');
    expect(rules(inArchipelago('U@5,3 U@1,1'))).toContain('setup/tiles-hang-together');
  });
  test('tiles on an island hang together by its ferry', () => {
    const way = 'X@5,3 X@6,3 X@6,2';
    const free = (laid: string) => rules(inArchipelago(laid)).filter((rule) => rule === 'setup/tiles-hang-together');
    expect(free(`${way} X@6,1 X@8,1 X@8,2`)).toEqual([]);
    expect(free(`${way} B@6,1 X@8,1 X@8,2`)).toHaveLength(1);
  });
});
