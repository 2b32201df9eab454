import { describe, expect, test } from 'vitest';
import { bundledSets, tileById } from '../tests/library.ts';
import { classesOf, codeOf, leastTurn } from './code.ts';
import { hasInferredFields, inferFields } from './fields.ts';
import { outlineLoops } from './outline.ts';
import { sameUpToTurning, signatureOf } from './same.ts';

const tilesOf = (...ids: string[]) =>
  bundledSets()
    .filter((set) => ids.includes(set.id))
    .flatMap((set) => set.tiles);
const BOXES = ['base', 'inns-and-cathedrals', 'traders-and-builders'];

describe('the code of a tile', () => {
  test('names the class of edges, mirror images apart', () => {
    expect(codeOf(tileById('base-J'))).toBe('CRRF');
    expect(codeOf(tileById('base-K'))).toBe('CFRR');
    expect(leastTurn('RFFC')).toBe('CRFF');
  });
  test('counts 17, 21 and 23 classes in the three lists of 72, 90 and 114', () => {
    expect(classesOf(tilesOf('base')).size).toBe(17);
    expect(classesOf(tilesOf('base', 'inns-and-cathedrals')).size).toBe(21);
    expect(classesOf(tilesOf(...BOXES)).size).toBe(23);
  });
  test('is ambiguous for 16 of the 23', () => {
    const several = [...classesOf(tilesOf(...BOXES)).values()].filter((tiles) => new Set(tiles.map(signatureOf)).size > 1);
    const kinds = [...classesOf(tilesOf(...BOXES)).values()].filter((tiles) => tiles.length > 1);
    expect(kinds.length).toBe(16);
    expect(several.length).toBeLessThanOrEqual(16);
  });
});

describe('the outline', () => {
  test('of a single tile is its four sides clockwise', () => {
    expect(outlineLoops(tileById('base-D'))).toEqual([['N', 'E', 'S', 'W'].map((side) => ({ square: [0, 0], side }))]);
  });
  test('of an L of three squares has eight sides in one loop', () => {
    const tile = {
      ...tileById('base-C'),
      squares: [
        [0, 0],
        [0, 1],
        [1, 1],
      ] as const,
    };
    const [loop, ...others] = outlineLoops(tile);
    expect(others).toEqual([]);
    expect(loop?.map(({ square, side }) => `${square.join()}${side}`)).toEqual([
      '0,0N',
      '0,0E',
      '1,1N',
      '1,1E',
      '1,1S',
      '0,1S',
      '0,1W',
      '0,0W',
    ]);
  });
  test('of a ring is two loops', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ] as const;
    expect(outlineLoops({ ...tileById('base-C'), squares: ring }).map((loop) => loop.length)).toEqual([12, 4]);
  });
});

describe('equal up to turning', () => {
  test('a tile and its turned self are equal, a mirrored one is not', () => {
    const k = tileById('base-K');
    const turned = {
      ...k,
      id: 'mine',
      features: [
        { type: 'road', edges: ['N', 'W'] },
        { type: 'city', edges: ['E'] },
        { type: 'field', halves: ['SE', 'SW', 'WS', 'NE', 'ES'].filter((half) => half !== 'ES'), cities: [1] },
        { type: 'field', halves: ['NW', 'WN'], cities: [] },
      ] as const,
    };
    expect(sameUpToTurning(k, turned)).toBe(true);
    expect(sameUpToTurning(k, tileById('base-J'))).toBe(false);
  });
  test('arms tell two kinds apart', () => {
    expect(sameUpToTurning(tileById('base-M'), tileById('base-N'))).toBe(false);
    expect(sameUpToTurning(tileById('base-C'), tileById('wof-CCCC+'))).toBe(true);
  });
});

describe('fields inferred from the other features', () => {
  const drawnOtherwise = ['ic-C!', 'tb-CcRR!.c', 'tb-CcR!.w', 'tb-RCc!.g'];
  test.each(
    bundledSets()
      .flatMap((set) => set.tiles)
      .filter(({ squares, marks, id }) => !squares && !marks?.['wheel-board'] && !drawnOtherwise.includes(id)),
  )('are those of the printed tile $id', (tile) => {
    const key = (fields: readonly { halves: readonly string[]; cities: readonly number[] }[]) =>
      fields.map(({ halves, cities }) => `${[...halves].sort()} at ${[...cities].sort()}`).sort();
    expect(key(inferFields(tile.features))).toEqual(key(tile.features.filter((feature) => feature.type === 'field')));
  });
  test('differ where a city reaches into a corner of the printed tile', () => {
    for (const id of drawnOtherwise) expect(hasInferredFields(tileById(id))).toBe(false);
  });
  test('lie on both banks of a river and on both sides of a bridge', () => {
    const fields = inferFields([
      { type: 'road', edges: ['E', 'W'] },
      { type: 'river', edges: ['N', 'S'] },
    ]);
    expect(fields.map(({ halves }) => halves.join())).toEqual(['NE,EN', 'ES,SE', 'SW,WS', 'NW,WN']);
  });
  test('do not reach a city across a river', () => {
    const fields = inferFields([
      { type: 'city', edges: ['N'] },
      { type: 'road', edges: ['S'], ends: ['city'] },
      { type: 'river', edges: ['E', 'W'] },
    ]);
    expect(fields.map(({ halves, cities }) => `${halves.join()} ${cities.join()}`)).toEqual(['EN 0', 'ES,SE ', 'SW,WS ', 'WN 0']);
  });
});
