import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Square, squareKey } from '../grid.ts';
import { imagesOf, isPossible, LIVE_SYMMETRIES, movesOf, symmetric } from './live-symmetry.ts';
import { followedBy, inverseOf, MIRRORS, type Symmetry, sameSymmetry, squareUnder, UNMOVED } from './symmetry.ts';

const keys = (squares: readonly Square[]): string[] => squares.map(squareKey).sort();

test.each([
  [
    'vertical',
    [5, 4],
    [1, 0],
    [
      [1, 0],
      [3, 0],
    ],
  ],
  [
    'vertical',
    [4, 4],
    [1, 0],
    [
      [1, 0],
      [2, 0],
    ],
  ],
  [
    'horizontal',
    [5, 4],
    [1, 0],
    [
      [1, 0],
      [1, 3],
    ],
  ],
  [
    'both',
    [5, 5],
    [1, 0],
    [
      [1, 0],
      [3, 0],
      [1, 4],
      [3, 4],
    ],
  ],
  ['both', [5, 5], [2, 2], [[2, 2]]],
  [
    'diagonal',
    [5, 5],
    [1, 0],
    [
      [1, 0],
      [0, 1],
    ],
  ],
  [
    'antidiagonal',
    [5, 5],
    [1, 0],
    [
      [1, 0],
      [4, 3],
    ],
  ],
  [
    'half-turn',
    [4, 5],
    [0, 0],
    [
      [0, 0],
      [3, 4],
    ],
  ],
  [
    'quarter-turn',
    [4, 4],
    [1, 0],
    [
      [1, 0],
      [3, 1],
      [2, 3],
      [0, 2],
    ],
  ],
  [
    'quarter-turn',
    [6, 4],
    [2, 1],
    [
      [2, 1],
      [3, 1],
      [3, 2],
      [2, 2],
    ],
  ],
  ['diagonal', [4, 5], [1, 0], [[1, 0]]],
] as const)('%s in a frame of %j: %j is drawn with all its images', (symmetry, size, square, images) => {
  expect(keys(symmetric([square], symmetry, size))).toEqual(keys(images));
});
test('moves that swap the axes need width and height both odd or both even', () => {
  expect(isPossible('quarter-turn', [4, 5])).toBe(false);
  expect(isPossible('diagonal', [3, 5])).toBe(true);
  expect(isPossible('both', [4, 5])).toBe(true);
});
test('an image of an image is an image', () => {
  const size = fc.constantFrom<Square>([4, 4], [5, 5], [6, 4], [7, 4]);
  const square = fc.tuple(fc.nat(3), fc.nat(3));
  fc.assert(
    fc.property(fc.constantFrom(...LIVE_SYMMETRIES), size, square, (symmetry, frame, at) => {
      const images = symmetric([at], symmetry, frame);
      expect(keys(symmetric(images, symmetry, frame))).toEqual(keys(images));
      expect(imagesOf(at, symmetry, frame)[0]).toEqual({ at, move: UNMOVED });
    }),
  );
});
test('all eight moves of a square form a group', () => {
  const all = movesOf('all');
  expect(all).toHaveLength(8);
  for (const a of all) {
    expect(followedBy(a, inverseOf(a))).toEqual(UNMOVED);
    for (const b of all) expect(all.some((c) => sameSymmetry(c, followedBy(a, b)))).toBe(true);
  }
});
test('moving by one and then by another is moving by both', () => {
  const size: Square = [5, 3];
  for (const a of movesOf('all'))
    for (const b of movesOf('all')) {
      const between: Square = a.turns % 2 === 0 ? size : [3, 5];
      expect(squareUnder(b, between, squareUnder(a, size, [1, 2]))).toEqual(squareUnder(followedBy(a, b), size, [1, 2]));
    }
});
test('mirror lines do what their names say', () => {
  const mirrored = (move: Symmetry): Square => squareUnder(move, [4, 4], [1, 0]);
  expect(mirrored(MIRRORS.vertical)).toEqual([2, 0]);
  expect(mirrored(MIRRORS.horizontal)).toEqual([1, 3]);
  expect(mirrored(MIRRORS.diagonal)).toEqual([0, 1]);
  expect(mirrored(MIRRORS.antidiagonal)).toEqual([3, 2]);
});
