import { expect, test } from 'vitest';
import { placeInGrid, stopAmong } from './focus.ts';

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 5],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['Home', 6, 0],
  ['End', 6, 9],
  ['Enter', 6, undefined],
] as const)('in rows of four of ten, %s leads from %d to %s', (key, at, to) => expect(placeInGrid(key, at, 10, 4)).toBe(to));

test('the stop of the Tab key is the first wish that is there, or else the first of all', () => {
  expect(stopAmong(['a', 'b', 'c'], 'c', 'b')).toBe('c');
  expect(stopAmong(['a', 'b', 'c'], 'gone', 'b')).toBe('b');
  expect(stopAmong(['a', 'b', 'c'], undefined, 'gone')).toBe('a');
  expect(stopAmong([], 'a')).toBeUndefined();
});
