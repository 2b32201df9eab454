import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library, scenarios } from '../../build/fuzz/library.ts';
import { applyEdit, type Edit } from '../edits/edit.ts';
import { boardOf } from '../setup.ts';
import { differences, PARTS } from './differences.ts';
import { readDocument } from './read.ts';
import type { Scenario } from './scenario.ts';
import { writeDocument } from './write.ts';

const germany = [...scenarios.values()].find(({ id }) => id === 'germany-chips') as Scenario;
const after = (...edits: readonly Edit[]): Scenario =>
  edits.reduce<Scenario>((scenario, edit) => {
    const done = applyEdit(scenario, edit, library);
    if (!done.ok) throw new Error(done.problem.rule);
    return done.value;
  }, germany);

const withBoard = { ...germany, board: boardOf(germany, library) };

test.each<[string, Scenario, unknown]>([
  ['a title', after({ do: 'set-title', title: { en: 'Other' } }), [{ part: 'title' }]],
  [
    'a moved token counts once',
    after({ do: 'move-token', from: germany.tokens!.placed[0]!.at, to: [4, 8] }),
    [{ part: 'tokens', count: 1 }],
  ],
  [
    'two squares',
    after({
      do: 'paint',
      squares: [
        [4, 8],
        [5, 8],
      ],
      ground: '~',
    }),
    expect.arrayContaining([{ part: 'squares', count: 2 }]),
  ],
  ['a seed is of the rest', { ...germany, seed: 'other' }, [{ part: 'rest' }]],
  ['a player', { ...germany, players: [...(germany.players ?? []), { name: 'Eva' }] }, [{ part: 'players', count: 1 }]],
  ['a board by name or in full is the same', withBoard, []],
])('%s', (_, other, expected) => expect(differences(germany, other, library)).toEqual(expected));

test('no scenario differs from itself written and read, nor when its fields stand in another order', () => {
  const turned = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .map(([key, member]) => [key, turned(member)])
            .reverse(),
        );
  for (const scenario of scenarios.values()) {
    const read = readDocument(writeDocument(scenario));
    expect(read.ok && differences(scenario, read.value.document as Scenario, library)).toEqual([]);
    expect(differences(scenario, turned(scenario) as Scenario, library)).toEqual([]);
  }
});

test('every part can be told, and what one tells of the other, the other tells of the one', () =>
  fc.assert(
    fc.property(fc.constantFrom(...scenarios.values()), fc.constantFrom(...scenarios.values()), (a, b) => {
      const [there, back] = [differences(a, b, library), differences(b, a, library)];
      expect(there).toEqual(back);
      for (const { part } of there) expect(PARTS).toContain(part);
      expect(there.length === 0).toBe(a === b);
    }),
    { numRuns: 60 },
  ));
