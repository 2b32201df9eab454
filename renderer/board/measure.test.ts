import { expect, test } from 'vitest';
import { boardHeight, boardWidth } from '../../engine/board.ts';
import { studioFor } from '../tests/studio.ts';
import { groundsIn, setCounts, setSizes, squareFrom, typeRow } from './measure.ts';

test('a square is measured from several side by side', () => {
  expect(squareFrom(10, 456)).toBe(45.6);
  expect(squareFrom(7, 320)).toBe(45.71);
});

test('measured sizes are those of the board, and undo takes them back', () => {
  const studio = studioFor();
  const before = studio.scenario;
  setSizes(studio, { square: 45.6 });
  expect(studio.setup.board.sizes.square).toBe(45.6);
  studio.editor.undo();
  expect(studio.scenario).toBe(before);
});

test('counted columns and rows are added and taken away in the east and south', () => {
  const studio = studioFor();
  const first = studio.setup.board.rows[0] ?? '';
  setCounts(studio, boardWidth(studio.setup.board) + 3, 9);
  expect([boardWidth(studio.setup.board), boardHeight(studio.setup.board)]).toEqual([first.length + 3, 9]);
  expect(studio.setup.board.rows[0]).toBe(`${first}...`);
});

test('a row is typed with easy signs, what is no sign is left out, and it is one step', () => {
  expect(groundsIn('xX o~i?#').join('')).toBe('##.O~i#');
  const studio = studioFor();
  const before = studio.scenario;
  const rest = (studio.setup.board.rows[0] ?? '').slice(4);
  typeRow(studio, 0, 'x ~x', Symbol());
  expect(studio.setup.board.rows[0]).toBe(`#.~#${rest}`);
  studio.editor.undo();
  expect(studio.scenario).toBe(before);
});
