import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library, scenarios } from '../../build/fuzz/library.ts';
import { applyEdit, type Edit } from '../edits/edit.ts';
import { type Square, squareName } from '../grid.ts';
import { differences } from './differences.ts';
import { differingSquares } from './differing-squares.ts';
import type { Scenario } from './scenario.ts';

const germany = [...scenarios.values()].find(({ id }) => id === 'germany-chips') as Scenario;
const after = (edit: Edit): Scenario => {
  const done = applyEdit(germany, edit, library);
  if (!done.ok) throw new Error(done.problem.rule);
  return done.value;
};
const where = (a: Scenario, b: Scenario): string => differingSquares(a, b, library).map(squareName).sort().join(' ');

test.each<[string, Edit, string]>([
  ['a painted square', { do: 'paint', squares: [[5, 9]], ground: 'u' }, 'F10'],
  ['a token, where it was and where it is', { do: 'move-token', from: [4, 1], to: [4, 0] }, 'E1 E2'],
  ['a town named otherwise', { do: 'name-town', at: [4, 8], name: { en: 'Elsewhere' } }, 'E9'],
  ['a printed border', { do: 'set-border', sides: [{ at: [4, 0], side: 'N' }], change: { print: 'city' } }, 'E1'],
  ['a tile taken off', { do: 'take-off', at: [8, 2] }, 'I3'],
  ['a title is on no square', { do: 'set-title', title: { en: 'Other' } }, ''],
])('%s', (_, edit, wanted) => expect(where(germany, after(edit))).toBe(wanted));

test('of boards that are not of one size no square is told', () => {
  const turned = after({ do: 'turn-board', turns: 1 });
  expect(where(germany, turned)).toBe('');
  expect(differences(germany, turned, library).map(({ part }) => part)).toContain('size');
});

test('both tell the same squares; where none is told, no list of what stands on squares differs', () => {
  const square = fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 16 })) as fc.Arbitrary<Square>;
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({ do: fc.constant('paint' as const), squares: fc.array(square), ground: fc.constantFrom('#' as const, '~' as const) }),
    fc.record({ do: fc.constant('clear' as const), squares: fc.array(square) }),
    fc.record({ do: fc.constant('move-squares' as const), squares: fc.array(square), to: square }),
  );
  fc.assert(
    fc.property(edit, (change) => {
      const other = after(change);
      expect(where(germany, other)).toBe(where(other, germany));
      const counted = differences(germany, other, library).some(({ part }) => ['squares', 'names', 'tokens', 'border'].includes(part));
      expect(where(germany, other) !== '').toBe(counted);
    }),
    { numRuns: 60 },
  );
});
