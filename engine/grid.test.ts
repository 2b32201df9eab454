import { describe, expect, test } from 'vitest';
import {
  facingHalf,
  HALVES,
  neighbour,
  opposite,
  parseSquareName,
  ROTATIONS,
  SIDES,
  type Square,
  sideOfHalf,
  squareName,
  turnedHalf,
  turnedOffset,
  turnedSide,
} from './grid.ts';

describe('the grid', () => {
  test('a half-edge faces the other half of the opposite side, and back', () => {
    expect(HALVES.map(facingHalf)).toEqual(['SW', 'SE', 'WN', 'WS', 'NE', 'NW', 'ES', 'EN']);
    for (const half of HALVES) {
      expect(facingHalf(facingHalf(half))).toBe(half);
      expect(sideOfHalf(facingHalf(half))).toBe(opposite(sideOfHalf(half)));
    }
  });
  test('half-edges turn with their side', () => {
    for (const half of HALVES)
      for (const turns of ROTATIONS) expect(sideOfHalf(turnedHalf(half, turns))).toBe(turnedSide(sideOfHalf(half), turns));
  });
  test('a step to a side, turned, is a step to the turned side', () => {
    for (const side of SIDES)
      for (const turns of ROTATIONS)
        expect(turnedOffset(neighbour([0, 0], side), turns)).toEqual(neighbour([0, 0], turnedSide(side, turns)));
  });
  test('square names are read as they are made', () => {
    const named: [Square, string][] = [
      [[0, 0], 'A1'],
      [[25, 8], 'Z9'],
      [[26, 16], 'AA17'],
      [[701, 0], 'ZZ1'],
      [[702, 0], 'AAA1'],
    ];
    for (const [square, name] of named) {
      expect(squareName(square)).toBe(name);
      expect(parseSquareName(name)).toEqual(square);
    }
    expect(parseSquareName('A0')).toBeUndefined();
  });
});
