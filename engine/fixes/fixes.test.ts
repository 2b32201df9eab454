import { describe, expect, test } from 'vitest';
import { checkScenario } from '../check.ts';
import type { Scenario, Token, Tokens } from '../documents/scenario.ts';
import { applyEdit } from '../edits/edit.ts';
import type { Objection } from '../objection.ts';
import { setupOf } from '../setup.ts';
import { boardOf } from '../tests/games.ts';
import { library } from '../tests/library.ts';
import { freeScenario, germanScenario } from '../tests/setups.ts';
import { FIX_WORDS } from '../words/fix-words.ts';
import { FIXERS, fixesFor } from './index.ts';

const against = (scenario: Scenario): readonly Objection[] =>
  checkScenario(scenario, library).filter(({ rule, severity }) => /^(setup|placement|tokens)\//.test(rule) && severity === 'error');
const found = (scenario: Scenario, rule: string): Objection => against(scenario).find((each) => each.rule === rule) as Objection;
const fixesOf = (scenario: Scenario, rule: string) => fixesFor(setupOf(scenario, library), found(scenario, rule));
const german = (
  laid: string,
  starts: Scenario['starts'] = [
    [8, 2],
    [4, 13],
  ],
): Scenario => germanScenario(laid, starts);
const START = 'D@8,2 V@4,13';
const CITY_ALL_ROUND = { N: 'city', E: 'city', S: 'city', W: 'city' } as const;

/** Germany with its chips, and one more or one changed. */
const chips = (change: (placed: readonly Token[]) => readonly Token[]): Scenario => {
  const scenario = library.scenario?.('germany-chips') as Scenario;
  const tokens = scenario.tokens as Tokens;
  return { ...scenario, tokens: { ...tokens, placed: change(tokens.placed) } };
};
const oneMovedTo = (at: Token['at']) => chips((placed) => [...placed.slice(0, -1), { at }]);

/** A scenario with one fault, and the labels of the ways out of it. Each way out must leave nothing against the scenario. */
const FAULTS: readonly (readonly [string, Scenario, readonly string[]])[] = [
  ['placement/edges-match', german(`${START} U/1@9,2`), ['fix/turn-tile', 'fix/take-tile-off']],
  ['placement/border-print', german(`${START} B@10,3 B@9,3 U@9,2`), ['fix/move-tile', 'fix/take-tile-off']],
  ['placement/large-city-edge', german(`${START} B@7,2 B@7,3 B@6,3`), ['fix/move-tile', 'fix/take-tile-off']],
  ['placement/square-is-free', german(`${START} U@9,2 X@9,2`), ['fix/move-tile', 'fix/take-tile-off']],
  ['placement/on-the-board', german(`${START} E/2@8,1`), ['fix/move-tile', 'fix/take-tile-off']],
  ['placement/known-tile', german(`${START} Z@8,3`), ['fix/take-tile-off']],
  ['setup/notation-is-read', german(`${START} what?`), ['fix/strike-word']],
  ['setup/copies-suffice', freeScenario('C@0,0 C@1,0 C@2,0'), ['fix/take-tiles-off', 'fix/add-copies']],
  ['setup/tiles-hang-together', german(`${START} B@5,9 B@6,9`), ['fix/take-tiles-off']],
  ['setup/starts-hold-tiles', german('D@8,2'), ['fix/lay-start-tile', 'fix/leave-start']],
  [
    'setup/starts-differ',
    german('D@8,2 V@4,13', [
      [8, 2],
      [4, 13],
      [4, 13],
    ]),
    ['fix/leave-start'],
  ],
  [
    'setup/starts-are-printed',
    german(`${START} B@0,9`, [
      [8, 2],
      [4, 13],
      [0, 9],
    ]),
    ['fix/leave-start'],
  ],
  [
    'setup/start-takes-no-tile',
    {
      ...freeScenario('D/3@3,0', ['base']),
      board: boardOf(['O#O#'], {
        cities: [0, 2].map((x) => ({ name: { en: `${x}` }, squares: [{ at: [x, 0] as const, edges: CITY_ALL_ROUND }] })),
        starts: [1, 3].map((x) => ({ name: { en: `${x}` }, at: [x, 0] as const })),
      }),
      systems: { 'map-boards': {} },
      tiles: { sets: [{ set: 'base', times: 0 }], single: [{ tile: 'base-D', count: 4 }] },
      starts: [
        [1, 0],
        [3, 0],
      ],
    },
    ['fix/leave-start'],
  ],
  ['tokens/on-the-board', oneMovedTo([0, 0]), ['fix/move-token', 'fix/take-token']],
  ['tokens/not-on', oneMovedTo([9, 5]), ['fix/move-token', 'fix/take-token']],
  ['tokens/not-beside', oneMovedTo([8, 3]), ['fix/move-token', 'fix/take-token']],
  ['tokens/apart', oneMovedTo([4, 2]), ['fix/move-token', 'fix/take-token']],
  ['tokens/most-on-a-square', oneMovedTo([4, 1]), ['fix/move-token', 'fix/take-token']],
  ['tokens/face-down', chips(([first, ...rest]) => [{ ...(first as Token), faceUp: true }, ...rest]), ['fix/turn-tokens-down']],
  [
    'setup/starts-in-use',
    german(`${START} B@7,8`, [
      [8, 2],
      [4, 13],
      [7, 8],
    ]),
    ['fix/use-starts'],
  ],
];
describe('quick fixes', () => {
  test.each(FAULTS)('%s has its ways out', (rule, scenario, labels) => {
    expect(fixesOf(scenario, rule).map(({ label }) => label)).toEqual(labels);
  });
  test.each(FAULTS)('each way out of %s takes the objection away', (rule, scenario) => {
    for (const { label, edits } of fixesOf(scenario, rule)) {
      const fixed = applyEdit(scenario, { do: 'group', edits }, library);
      if (!fixed.ok) throw new Error(label);
      expect(
        against(fixed.value).filter((each) => each.rule === rule),
        label,
      ).toEqual([]);
    }
  });
  test('every fix has words', () => {
    const labels = FAULTS.flatMap(([rule, scenario]) => fixesOf(scenario, rule).map(({ label }) => label));
    expect(Object.keys(FIX_WORDS)).toEqual(expect.arrayContaining([...new Set(labels)]));
  });
  test('an objection nobody knows a way out of has none', () => {
    expect(fixesFor(setupOf(german(START), library), { rule: 'no/such-rule', severity: 'error', at: {}, facts: {} })).toEqual([]);
    expect(Object.keys(FIXERS)).toContain('placement/edges-match');
  });
});
