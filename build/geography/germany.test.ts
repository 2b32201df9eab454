import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groundAt, isBorder, squaresOfBoard, takesTile } from '../../engine/board.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import { isSea } from '../../engine/geography/seas.ts';
import { squareOfPlace, townsOf, walk } from '../../engine/geography/towns.ts';
import { neighbour, SIDES, sameSquare } from '../../engine/grid.ts';
import { germanyBoard, germanyFile, measureGermany } from './germany.ts';

const measured = measureGermany();
const board = germanyBoard(measured);
const tiles = [...squaresOfBoard(board, takesTile)];
const openSides = board.cities.flatMap(({ name, squares }) =>
  squares.flatMap(({ at, edges }) => SIDES.filter((side) => edges[side] === 'city').map((side) => ({ city: name, at, side }))),
);

describe('the Germany board', () => {
  test('is, byte for byte, what its script makes', () => {
    expect(layOutJson(board)).toBe(readFileSync(germanyFile, 'utf8'));
  });
  test('has 115 to 130 squares that take a tile', () => {
    expect(tiles.length).toBeGreaterThanOrEqual(115);
    expect(tiles.length).toBeLessThanOrEqual(130);
  });
  test('shares at least 85 of 100 parts of its area with the country', () => {
    const { survey, outline } = measured;
    const land = outline.squares.map(([x, y]) =>
      survey.share(outline.left + x * outline.side, outline.top + y * outline.side, outline.side),
    );
    const shared = land.reduce((sum, share) => sum + share, 0) * outline.side ** 2;
    const joint = survey.area + outline.squares.length * outline.side ** 2 - shared;
    expect([...squaresOfBoard(board)]).toHaveLength(outline.squares.length);
    expect(shared / joint).toBeGreaterThan(0.85);
  });
  test('names every place within one square of where it is', () => {
    const towns = townsOf(measured.survey).filter(({ isOwn }) => isOwn);
    const cities = board.cities.map(({ name, squares }) => ({
      name: name.en === 'Ruhr Area' ? { en: 'Essen' } : name,
      on: squares.map(({ at }) => at),
    }));
    const named = [...board.starts, ...board.towns].map(({ name, at }) => ({ name, on: [at] }));
    for (const { name, on } of [...named, ...cities]) {
      const town = towns.find((other) => other.name === name.en || other.names?.en === name.en);
      const square = town ? squareOfPlace(measured.outline, town, 1) : undefined;
      expect(square ? Math.min(...on.map((at) => walk(square, at))) : undefined, name.en).toBeLessThanOrEqual(1);
    }
  });
  test('starts in Rostock, Erfurt and Stuttgart, two of them in use', () => {
    expect(board.starts.map(({ name }) => name.en)).toEqual(['Rostock', 'Erfurt', 'Stuttgart']);
    expect(board.useStarts).toBe(2);
    expect(board.towns.length).toBeGreaterThanOrEqual(20);
  });
  test('can complete Berlin with six tiles and four arms', () => {
    const berlin = board.cities.find(({ name }) => name.en === 'Berlin')!;
    const faced = openSides.filter(({ city }) => city === berlin.name).map(({ at, side }) => neighbour(at, side));
    expect(new Set(faced.map(String)).size + berlin.squares.length).toBe(6);
    expect(berlin.squares.reduce((sum, { arms = 0 }) => sum + arms, 0)).toBe(4);
  });
  test('opens every open edge of a large city onto land that takes a tile', () => {
    expect(board.cities).toHaveLength(6);
    for (const { at, side } of openSides) expect(takesTile(groundAt(board, neighbour(at, side))), `${at} ${side}`).toBe(true);
  });
  test('has room for 36 chips for each pair of starts', () => {
    for (const unused of board.starts) {
      const used = board.starts.filter((start) => start !== unused).map(({ at }) => at);
      const isFree = ([x, y]: readonly [number, number]): boolean =>
        !used.some((at) => walk(at, [x, y]) <= 1) && !openSides.some(({ at, side }) => sameSquare(neighbour(at, side), [x, y]));
      const free = tiles.filter(isFree);
      const light = free.filter(([x, y]) => (x + y) % 2 === 0).length;
      expect(Math.max(light, free.length - light)).toBeGreaterThanOrEqual(36);
    }
  });
  test('prints roads and cities at the land border, none at the sea', () => {
    const prints = board.border.filter(({ print }) => print);
    expect(prints.filter(({ print }) => print === 'road').length).toBeGreaterThanOrEqual(5);
    expect(prints.filter(({ print }) => print === 'city').length).toBeGreaterThanOrEqual(3);
    expect(prints.filter(({ beyond }) => isSea(beyond))).toEqual([]);
    for (const { at, side } of board.border) expect(isBorder(board, at, side)).toBe(true);
  });
  test('says that its geometry is ours and how to correct it, in four languages', () => {
    expect(Object.keys(board.credit?.notes ?? {})).toEqual(['en', 'cs', 'de', 'nl']);
    expect(board.credit?.sources?.join(' ')).toMatch(/GeoNames.*CC BY 4\.0/);
  });
});
