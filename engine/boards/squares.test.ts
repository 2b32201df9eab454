import { describe, expect, test } from 'vitest';
import { type Square, squareKey } from '../grid.ts';
import { lasso } from './lasso.ts';
import { emptyBoard, SHAPES, shapeRows, squaresOnTable } from './shapes.ts';
import { combined, ellipse, flood, line, rectangle, sameKind } from './squares.ts';

const board = emptyBoard('b', { en: 'b' }, ['##~##', '#~~~#', '##~##']);
const keys = (squares: readonly Square[]): string => squares.map(squareKey).join(' ');

describe('squares are chosen', () => {
  test('by rectangle, from any corner', () => expect(keys(rectangle([2, 1], [1, 0]))).toBe('1,0 2,0 1,1 2,1'));
  test('by a line without gaps', () => {
    expect(keys(line([0, 0], [3, 1]))).toBe('0,0 1,0 2,1 3,1');
    expect(line([5, 7], [-3, 2])).toHaveLength(9);
  });
  test('by an ellipse', () =>
    expect(keys(ellipse([0, 0], [2, 2]))).toBe('1,0 0,1 1,1 2,1 1,2'.replace('1,0', '0,0 1,0 2,0').replace('1,2', '0,2 1,2 2,2')));
  test('by a lasso round their middles', () => {
    const points = [
      [0.2, 0.2],
      [2.9, 0.2],
      [2.9, 1.2],
      [0.2, 1.2],
    ] as const;
    expect(keys(lasso(points))).toBe('0,0 1,0 2,0');
    expect(lasso(points.slice(0, 2))).toEqual([]);
  });
  test('by hanging together, or by kind alone', () => {
    expect(keys(flood(board, [0, 0]))).toBe('0,0 1,0 0,1 0,2 1,2');
    expect(sameKind(board, [0, 0])).toHaveLength(10);
    expect(flood(board, [9, 9])).toEqual([]);
  });
  test.each([
    ['replace', '1,0 2,0'],
    ['add', '0,0 1,0 2,0'],
    ['subtract', '0,0'],
    ['intersect', '1,0'],
  ] as const)('and %s what was chosen', (mode, result) => {
    expect(
      keys(
        combined(
          [
            [0, 0],
            [1, 0],
          ],
          [
            [1, 0],
            [2, 0],
          ],
          mode,
        ),
      ),
    ).toBe(result);
  });
});

describe('boards begin', () => {
  test.each(SHAPES)('as a %s that fills its frame', (shape) => {
    for (const [width, height] of [
      [12, 12],
      [15, 9],
    ] as const) {
      const rows = shapeRows(shape, width, height);
      expect(rows).toHaveLength(height);
      expect(rows.every((row) => row.length === width)).toBe(true);
      expect(rows[0]).toContain('#');
      expect(rows.at(-1)).toContain('#');
      expect(rows.some((row) => row.startsWith('#')) && rows.some((row) => row.endsWith('#'))).toBe(true);
    }
  });
  test('as large as a table allows', () => {
    expect(squaresOnTable({ widthMm: 900, heightMm: 700, marginMm: 20, squareMm: 45.5 })).toEqual({ width: 18, height: 14 });
    expect(squaresOnTable({ widthMm: 10, heightMm: 10, marginMm: 20, squareMm: 45.5 })).toEqual({ width: 0, height: 0 });
  });
});
