import { describe, expect, test } from 'vitest';
import { makePlacement, parsePlacement, parsePlacements } from './notation.ts';

describe('the notation of laid tiles', () => {
  test.each([
    ['base-D/0@8,2', { tile: 'base-D', rotation: 0, at: [8, 2] }],
    ['D@0,0', { tile: 'base-D', rotation: 0, at: [0, 0] }],
    ['ic-CRcR+/3@-12,7', { tile: 'ic-CRcR+', rotation: 3, at: [-12, 7] }],
    ['tb-CcR!.w/1@-0,0', { tile: 'tb-CcR!.w', rotation: 1, at: [0, 0] }],
  ] as const)('%s is read', (word, placement) => expect(parsePlacement(word)).toEqual(placement));
  test.each(['D', 'D@0', 'D/4@0,0', 'D/45@0,0', 'D@0,0,0', '@0,0', 'D@1.5,0', 'D@9999,0', '/1@0,0'])('%s is no laid tile', (word) =>
    expect(parsePlacement(word)).toBeUndefined(),
  );
  test('letters past X are no tiles of the base set, and no other set has letters', () => expect(parsePlacement('Y@0,0')?.tile).toBe('Y'));
  test('what cannot be read is named with its place, and the rest is read', () => {
    expect(parsePlacements(' D@0,0  nonsense V/1@1,0\nB/9@2,0')).toEqual({
      placements: [
        { tile: 'base-D', rotation: 0, at: [0, 0] },
        { tile: 'base-V', rotation: 1, at: [1, 0] },
      ],
      problems: [
        { word: 'nonsense', offset: 8 },
        { word: 'B/9@2,0', offset: 25 },
      ],
    });
  });
  test('a placement is written with its full name and its turns', () =>
    expect(makePlacement({ tile: 'base-D', rotation: 0, at: [8, 2] })).toBe('base-D/0@8,2'));
});
