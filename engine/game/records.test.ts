import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../documents/record.ts';
import { library } from '../tests/library.ts';
import { recordRandomGame } from './record-game.ts';
import { recordObjections, replayRecord } from './replay.ts';

const records = Object.values(import.meta.glob<GameRecord>('../../scenarios/records/*.json', { eager: true, import: 'default' }));
const baseGame = records.find(({ id }) => id === 'base-game') as GameRecord;
const rulesOf = (record: GameRecord): readonly string[] => [...recordObjections(record, library)].map(({ rule }) => rule);

test.each(records.map((record) => [record.id, record] as const))('the bundled record %s replays to its end, as it expects', (_, record) => {
  const { ok, refused, moves, expectations } = replayRecord(record, library);
  expect([ok, refused, moves]).toEqual([true, null, record.moves.length]);
  expect(expectations.length).toBeGreaterThan(1);
});

describe('a record that is wrong is refused, and says why', () => {
  test('a move against the rules, with its place', () => {
    const moves = baseGame.moves.filter((_, i) => i !== 2);
    const [first] = recordObjections({ ...baseGame, moves }, library);
    expect([first?.rule, first?.at.path]).toEqual(['move/not-now', 'moves.2']);
  });
  test('an expectation that is not met, and one that nobody understands', () => {
    expect(rulesOf({ ...baseGame, expectations: ['1 has 999 points', 'all is well'] })).toEqual([
      'record/expectation-unmet',
      'record/expectation-unknown',
    ]);
  });
  test('a scenario nobody knows', () => {
    expect(rulesOf({ ...baseGame, scenario: 'no-such-scenario' })).toEqual(['record/unknown-scenario']);
  });
  test.each([
    [{ do: 'deal', laid: [] } as const, 'move/deal-fills-the-starts'],
    [{ do: 'deal', laid: ['nonsense'] } as const, 'move/deal-cannot-lie'],
    [{ do: 'deal', laid: ['base-D/0@0,0'], systems: { 'map-chips': [1] } } as const, 'move/system-is-off'],
  ])('a deal that does not fit the scenario: %j', (deal, rule) => {
    expect(rulesOf({ ...baseGame, moves: [deal] })).toContain(rule);
  });
});

test.each(records.map((record) => [record.id, record] as const))('the same seed gives the same game on every machine: %s', (id, record) => {
  const scenario = library.scenario?.(id);
  expect(scenario && recordRandomGame(scenario, library, String(scenario.seed))).toEqual(record);
});
