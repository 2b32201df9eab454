import { describe, expect, test } from 'vitest';
import { checkScenario } from '../check.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { Feature } from '../documents/tile-set.ts';
import { applyEdit } from '../edits/edit.ts';
import { setupOf } from '../setup.ts';
import { library, tileById } from '../tests/library.ts';
import { freeScenario } from '../tests/setups.ts';
import { FIX_WORDS } from '../words/fix-words.ts';
import { fixesFor } from './index.ts';
import { TILE_FIXES } from './tile-fixes.ts';

const withList = (tiles: Scenario['tiles']): Scenario => ({ ...freeScenario('D@0,0'), tiles });
const BASE = { set: 'base' };
const own = (features: readonly Feature[], more: readonly string[] = []): Scenario => {
  const tiles = ['mine', ...more].map((id) => ({ id, count: 1, features }));
  return withList({ sets: [BASE, { set: 'my' }], own: [{ kind: 'tile-set', version: 1, id: 'my', name: { en: 'My' }, tiles }] });
};
const d = tileById('base-D').features;
const halves = (index: number, list: readonly string[], cities: readonly number[] = []): Feature[] =>
  d.map((feature, i): Feature => (i === index ? { type: 'field', halves: list, cities } : feature));

const FAULTS: readonly (readonly [rule: string, scenario: Scenario, labels: readonly string[]])[] = [
  ['list/unknown-set', withList({ sets: [BASE, { set: 'nowhere' }] }), ['fix/drop-set']],
  ['list/set-twice', withList({ sets: [BASE, BASE] }), ['fix/join-sets']],
  ['list/unknown-tile', withList({ sets: [BASE], single: [{ tile: 'ic-C!', count: 1 }] }), ['fix/lend-set', 'fix/drop-single']],
  [
    'list/single-twice',
    withList({
      sets: [BASE],
      single: [
        { tile: 'base-A', count: 1 },
        { tile: 'base-A', count: 2 },
      ],
    }),
    ['fix/join-singles'],
  ],
  ['list/drawn-too-many', withList({ sets: [BASE], order: { draws: ['base-X', 'base-X'], afterwards: 'end' } }), ['fix/add-copies']],
  ['list/no-tiles', withList({ sets: [] }), ['fix/add-set']],
  ['set/same-tile-twice', own(d, ['twin']), ['fix/join-kinds']],
  ['tile/road-end-missing', own([{ type: 'road', edges: ['S'] }, ...tileById('base-B').features.slice(1)]), ['fix/end-at-crossing']],
  ['tile/edge-empty', own(halves(3, ['ES', 'WS'])), ['fix/infer-fields']],
  ['tile/half-covered-twice', own(halves(3, ['ES', 'SE', 'SW', 'WS', 'WN'])), ['fix/infer-fields']],
  ['tile/half-missing', own(halves(3, ['ES', 'SE', 'WS'])), ['fix/infer-fields']],
  [
    'tile/field-parted-by-nothing',
    own([...halves(3, ['ES', 'SE']), { type: 'field', halves: ['SW', 'WS'], cities: [] }]),
    ['fix/infer-fields'],
  ],
  ['tile/no-field-beside', own(halves(2, [], [0])), ['fix/infer-fields']],
  ['tile/field-on-city-edge', own(halves(2, ['NW', 'EN', 'WN'], [0])), ['fix/infer-fields']],
  ['tile/field-names-no-city', own(halves(2, ['EN', 'WN'], [9])), ['fix/infer-fields']],
  ['tile/field-names-city-twice', own(halves(2, ['EN', 'WN'], [0, 0])), ['fix/infer-fields']],
  ['tile/field-nowhere', own([...d, { type: 'field', halves: [], cities: [] }]), ['fix/infer-fields']],
];
const against = (scenario: Scenario, rule: string) => checkScenario(scenario, library).filter((each) => each.rule === rule);
const fixesOf = (scenario: Scenario, rule: string) => {
  const [objection] = against(scenario, rule);
  if (!objection) throw new Error(`${rule} is not raised`);
  return fixesFor(setupOf(scenario, library), objection);
};

describe('quick fixes of lists and tiles', () => {
  test('every one is tried', () => expect(FAULTS.map(([rule]) => rule).sort()).toEqual(Object.keys(TILE_FIXES).sort()));
  test.each(FAULTS)('%s has its ways out, and each takes the objection away', (rule, scenario, labels) => {
    const fixes = fixesOf(scenario, rule);
    expect(fixes.map(({ label }) => label)).toEqual(labels);
    for (const { label, edits } of fixes) {
      expect(FIX_WORDS[label], label).toBeDefined();
      const fixed = applyEdit(scenario, { do: 'group', edits }, library);
      if (!fixed.ok) throw new Error(label);
      expect(against(fixed.value, rule), label).toEqual([]);
    }
  });
  test('joined kinds keep all their copies', () => {
    const scenario = own(d, ['twin']);
    const fixed = applyEdit(scenario, { do: 'group', edits: fixesOf(scenario, 'set/same-tile-twice')[0]?.edits ?? [] }, library);
    expect(fixed.ok && fixed.value.tiles.own?.[0]?.tiles.map(({ id, count }) => `${id} ${count}`)).toEqual(['mine 2']);
  });
});
