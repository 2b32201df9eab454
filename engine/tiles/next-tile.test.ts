import { describe, expect, test } from 'vitest';
import { setupOf } from '../setup.ts';
import { freeScenario } from '../tests/free-scenario.ts';
import { library } from '../tests/library.ts';
import { nextTileUnplaceable } from './next-tile.ts';

const withSets = (laid: string, ...sets: string[]) =>
  nextTileUnplaceable(setupOf({ ...freeScenario(laid), tiles: { sets: sets.map((set) => ({ set })) } }, library));

describe('how likely the next tile fits nowhere', () => {
  test('counts the copies that are left, laid tiles taken out', () => {
    expect(withSets('D@0,0', 'base')).toMatchObject({ left: 71, unplaceable: 0 });
    expect(withSets('B@0,0', 'base')).toMatchObject({
      left: 71,
      unplaceable: 13,
      kinds: ['C', 'L', 'O', 'P', 'S', 'T', 'X'].map((letter) => `base-${letter}`),
    });
  });
  test('wonders and the wheel’s board are never the next tile', () => {
    expect(withSets('B@0,0', 'base', 'wonders', 'wheel-board')).toEqual(withSets('B@0,0', 'base'));
  });
});
