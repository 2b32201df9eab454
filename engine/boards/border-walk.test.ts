import { describe, expect, test } from 'vitest';
import { isBorder, squaresOfBoard } from '../board.ts';
import { SIDES } from '../grid.ts';
import { library } from '../tests/library.ts';
import { withBorder } from './border.ts';
import { borderWalks, stretch, walkFrom } from './border-walk.ts';
import { emptyBoard } from './shapes.ts';
import { boardStatistics } from './statistics.ts';

const ring = emptyBoard('ring', { en: 'ring' }, ['###', '#.#', '###']);
const words = (steps: ReturnType<typeof walkFrom>): string => steps.map(({ at: [x, y], side }) => `${x}${y}${side}`).join(' ');

describe('the outline', () => {
  test('is walked clockwise, a gap inside the other way', () => {
    const [outer, inner, ...more] = borderWalks(ring);
    expect(more).toEqual([]);
    expect(words(outer!)).toBe('00N 10N 20N 20E 21E 22E 22S 12S 02S 02W 01W 00W');
    expect(words(inner!)).toBe('10S 01E 12N 21W');
  });
  test('of one square goes once round', () => {
    expect(words(borderWalks(emptyBoard('b', { en: 'b' }, ['#']))[0]!)).toBe('00N 00E 00S 00W');
  });
  test('keeps to its own side where two squares touch by a corner', () => {
    expect(borderWalks(emptyBoard('b', { en: 'b' }, ['#.', '.#'])).map((walk) => walk.length)).toEqual([4, 4]);
  });
  test('of any bundled board takes every border side once', () => {
    for (const id of library.boardIds()) {
      const board = library.board(id)!;
      const steps = borderWalks(board).flat();
      const sides = [...squaresOfBoard(board)].flatMap((at) => SIDES.filter((side) => isBorder(board, at, side)));
      expect(steps).toHaveLength(sides.length);
      expect(new Set(steps.map(({ at, side }) => `${at} ${side}`)).size).toBe(sides.length);
      for (const { at, side } of steps) expect(isBorder(board, at, side)).toBe(true);
    }
  });
  test('can be walked from any side, or part of the way, the shorter way round', () => {
    expect(words(walkFrom(ring, { at: [2, 1], side: 'E' })).slice(0, 7)).toBe('21E 22E');
    expect(words(stretch(ring, { at: [0, 0], side: 'N' }, { at: [2, 0], side: 'E' }))).toBe('00N 10N 20N 20E');
    expect(words(stretch(ring, { at: [0, 0], side: 'N' }, { at: [0, 1], side: 'W' }))).toBe('00N 00W 01W');
    expect(walkFrom(ring, { at: [0, 0], side: 'S' })).toEqual([]);
  });
});

describe('border sides', () => {
  test('are printed, and forgotten when they say nothing any more', () => {
    const side = { at: [0, 0], side: 'N' } as const;
    const printed = withBorder(ring, [side, { at: [0, 0], side: 'S' }], { print: 'city', arms: 1, beyond: 'Elsewhere' });
    expect(printed.border).toEqual([{ at: [0, 0], side: 'N', print: 'city', arms: 1, beyond: 'Elsewhere' }]);
    expect(withBorder(printed, [side], { print: null }).border).toEqual([{ at: [0, 0], side: 'N', beyond: 'Elsewhere' }]);
    expect(withBorder(printed, [side], { print: null, beyond: null }).border).toEqual([]);
  });
});

test('statistics of Germany: a waking city is a short cut from Rostock to Stuttgart', () => {
  const figures = boardStatistics(library.board('germany')!);
  expect(figures).toMatchObject({
    width: 12,
    height: 17,
    tileSquares: 125,
    grounds: { O: 15 },
    borderSides: 66,
    printedCities: 6,
    printedRoads: 10,
  });
  expect(figures).toMatchObject({ largeCities: 6, arms: 12, starts: 3, towns: 22, pieces: 1, recommendedTiles: { min: 110, max: 120 } });
  expect(figures.ways).toEqual([
    { from: 0, to: 1, tiles: 7 },
    { from: 0, to: 2, tiles: 13 },
    { from: 1, to: 2, tiles: 8 },
  ]);
});
