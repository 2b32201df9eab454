import { describe, expect, test } from 'vitest';
import { bundledSets } from '../tests/library.ts';
import { compareLists } from './comparison.ts';
import { type Copies, copiesInSet, tileStatistics } from './statistics.ts';

const listOf = (...ids: string[]): Copies[] =>
  bundledSets()
    .filter(({ id }) => ids.includes(id))
    .flatMap(copiesInSet);

describe('figures of a list', () => {
  const base = tileStatistics(listOf('base'));
  test('the box has 72 tiles of 24 kinds', () => expect([base.tiles, base.kinds]).toEqual([72, 24]));
  test('field, road and city sides are 115, 94 and 79', () => {
    expect(base.sides).toEqual({ field: 115, road: 94, city: 79, river: 0 });
    expect(base.oddEdges).toEqual(['field', 'city']);
  });
  test('its 17 classes add up, and none of the 7 others of three letters is there', () => {
    expect(base.classes.length).toBe(17);
    expect(base.classes.reduce((n, { copies }) => n + copies, 0)).toBe(72);
    const codes = base.classes.map(({ code }) => code);
    const missing = ['CCCF', 'CCCR', 'CRCR', 'CRCF', 'CCFR', 'CCRF', 'CFRF', 'CRFF', 'CFFR', 'CFCR', 'CRFR', 'FFFR', 'FFFF', 'FRRR'].filter(
      (code) => !codes.includes(code),
    );
    for (const pattern of base.neverMet.filter((pattern) => !pattern.includes('*'))) expect(codes).not.toContain(pattern);
    for (const code of missing) expect(base.neverMet.some((pattern) => covers(pattern, code))).toBe(true);
  });
  test('six monasteries, ten coats of arms', () => expect([base.monasteries, base.arms]).toEqual([6, 10]));
  test('the 114 tiles have 16 codes that name several kinds', () => {
    const all = tileStatistics(listOf('base', 'inns-and-cathedrals', 'traders-and-builders'));
    expect([all.tiles, all.classes.length, all.ambiguousCodes]).toEqual([114, 23, 16]);
    expect(all.marks).toMatchObject({ 'goods wine': 9, 'goods grain': 6, 'goods cloth': 5 });
    expect([all.inns, all.cathedrals]).toEqual([6, 2]);
  });
});

const covers = (pattern: string, code: string): boolean =>
  [0, 1, 2, 3].some((turn) => [...pattern].every((letter, i) => letter === '*' || letter === code[(i + turn) % 4]));

describe('two lists side by side', () => {
  test('only what differs is named, whatever the ids', () => {
    const { here, there, differences } = compareLists(listOf('base'), listOf('wheel-of-fortune'));
    expect([here.tiles, there.tiles]).toEqual([72, 72]);
    expect(differences).toContainEqual({ id: 'base-V', here: 9, there: 8 });
    expect(compareLists(listOf('base'), listOf('base')).differences).toEqual([]);
  });
});
