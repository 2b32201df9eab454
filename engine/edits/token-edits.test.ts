import { expect, test } from 'vitest';
import fjords from '../../scenarios/scenarios/fjords-chips.json' with { type: 'json' };
import germany from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import type { Scenario, Token } from '../documents/scenario.ts';
import { tokenObjections } from '../layouts/objections.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { applyEdit, type Edit } from './edit.ts';

const [GERMANY, FJORDS] = [germany, fjords] as unknown as [Scenario, Scenario];
const edited = (scenario: Scenario, edit: Edit): Scenario => {
  const result = applyEdit(scenario, edit, library);
  if (!result.ok) throw new Error(result.problem.rule);
  return result.value;
};
const placed = (scenario: Scenario): readonly Token[] => scenario.tokens?.placed ?? [];
const on = (scenario: Scenario, at: readonly [number, number]): number =>
  placed(scenario).filter((token) => String(token.at) === String(at)).length;

test('of two tokens on a square, one is moved or taken away at a time', () => {
  const { at } = placed(FJORDS)[0] as Token;
  const moved = edited(FJORDS, { do: 'move-token', from: at, to: [0, 0] });
  expect([on(FJORDS, at), on(moved, at), on(moved, [0, 0])]).toEqual([2, 1, 1]);
  expect(on(edited(FJORDS, { do: 'remove-token', at }), at)).toBe(1);
});
test('an edit without effect gives the same scenario', () => {
  const edits: Edit[] = [
    { do: 'move-token', from: [0, 0], to: [1, 1] },
    { do: 'remove-token', at: [0, 0] },
    { do: 'token-rule', constraint: { demand: 'face-down' }, on: true },
    { do: 'token-rule', constraint: { demand: 'not-on', site: 'town' }, on: false },
  ];
  for (const edit of edits) expect(edited(GERMANY, edit)).toBe(GERMANY);
});
test('“none on towns” is switched on and off', () => {
  const constraint = { demand: 'not-on', site: 'town' } as const;
  const off = (scenario: Scenario): Scenario => edited(scenario, { do: 'token-rule', constraint, on: false });
  const strict = edited(GERMANY, { do: 'token-rule', constraint, on: true });
  const townTokens = tokenObjections(setupOf(strict, library)).map(({ facts }) => facts['where']);
  expect(townTokens.length).toBeGreaterThan(0);
  expect(new Set(townTokens)).toEqual(new Set(['town']));
  expect(off(strict)).toEqual(GERMANY);
});
test('dealing gives every token a colour and a value and moves none', () => {
  const dealt = edited(GERMANY, { do: 'deal-tokens', seed: 'evening' });
  expect(placed(dealt).map(({ at }) => at)).toEqual(placed(GERMANY).map(({ at }) => at));
  expect(placed(dealt).reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(42);
  expect(tokenObjections(setupOf(dealt, library))).toEqual([]);
});
