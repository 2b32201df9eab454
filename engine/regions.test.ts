import { describe, expect, test } from 'vitest';
import { type Region, regionsOf } from './regions.ts';
import type { Setup } from './setup.ts';
import { setupOf } from './setup.ts';
import { archipelago, largeTiles } from './tests/boards.ts';
import { shelf } from './tests/random-tables.ts';
import { freeScenario, freeSetup, germanSetup } from './tests/setups.ts';

const ofType = (setup: Setup, type: Region['type']): readonly Region[] => regionsOf(setup).all.filter((region) => region.type === type);
const laidOf = (setup: Setup, type: Region['type']): readonly Region[] => ofType(setup, type).filter(({ tiles }) => tiles.length > 0);
const inArchipelago = (laid: string, change: Partial<typeof archipelago> = {}): Setup =>
  setupOf(
    {
      ...freeScenario(laid, ['base', 'inns-and-cathedrals', largeTiles.id]),
      board: { ...archipelago, ...change },
      systems: { 'map-boards': {} },
      starts: [[5, 3]],
    },
    shelf,
  );

describe('regions', () => {
  test('a road of two tiles is open at both ends', () => {
    const [road] = ofType(freeSetup('D@0,0 U@1,0'), 'road');
    expect(road).toMatchObject({
      squares: [
        [0, 0],
        [1, 0],
      ],
      tiles: [0, 1],
      isComplete: false,
      openEnds: [
        { square: [0, 0], side: 'W' },
        { square: [1, 0], side: 'E' },
      ],
    });
  });
  test('a city of two caps is complete', () => {
    const [city, ...others] = ofType(freeSetup('E@0,0 E/2@0,-1'), 'city');
    expect(city).toMatchObject({
      squares: [
        [0, -1],
        [0, 0],
      ],
      isComplete: true,
      arms: 0,
    });
    expect(others).toEqual([]);
  });
  test('a tile a city touches twice is counted once', () => {
    const [city, ...others] = ofType(freeSetup('I@0,0 N/3@0,-1 N/2@-1,-1 N/1@-1,0'), 'city');
    expect(others).toEqual([]);
    expect(city).toMatchObject({
      squares: [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
      ],
      tiles: [0, 1, 2, 3],
      isComplete: true,
    });
  });
  test('arms, cathedrals and inns are added up', () => {
    const setup = freeSetup('C@0,0 ic-Cccc.c@1,0 ic-RFr.i/1@9,9', ['base', 'inns-and-cathedrals']);
    expect(ofType(setup, 'city')[0]).toMatchObject({ arms: 1, cathedrals: 1, openEnds: { length: 6 } });
    expect(ofType(setup, 'road')[0]).toMatchObject({ inns: 1 });
  });
  test('fields are parted by roads, joined half-edge to half-edge, and know the cities they touch, each once', () => {
    const setup = freeSetup('D@0,0 D@1,0');
    const regions = regionsOf(setup);
    const fields = ofType(setup, 'field');
    expect(fields).toHaveLength(2);
    expect(fields.map(({ squares }) => squares.length)).toEqual([2, 2]);
    expect(fields.map(({ cities }) => cities.length)).toEqual([2, 0]);
    expect(fields[0]?.cities.map((place) => regions.all[place]?.type)).toEqual(['city', 'city']);
  });
  test('a monastery is complete when the eight squares round it are filled', () => {
    const ring = ['-1,-1', '0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1', '1,1'].map((at) => `B@${at}`);
    const of = (laid: string) => regionsOf(freeSetup(laid)).regionOf(0, 0);
    expect(of(['B@0,0', ...ring].join(' '))).toMatchObject({ isComplete: true, around: { filled: 8, empty: 0, missing: 0 } });
    expect(of(['B@0,0', ...ring.slice(1)].join(' '))).toMatchObject({ isComplete: false, around: { filled: 7, empty: 1 } });
  });
  test('an end against an edge that does not match stays open', () =>
    expect(ofType(freeSetup('U@0,0 B@0,-1'), 'road')[0]).toMatchObject({ isComplete: false, openEnds: { length: 2 } }));
  test('a tile of several squares lends a region only the squares it crosses', () => {
    const setup = inArchipelago('test-domino@3,3 E/3@5,3 E/1@2,3');
    expect(setup.catalogue.tiles.get('test-domino')).toBeDefined();
    expect(laidOf(setup, 'city')[0]).toMatchObject({
      squares: [
        [2, 3],
        [3, 3],
        [4, 3],
        [5, 3],
      ],
      isComplete: true,
    });
  });
  test('the edge of a table closes nothing', () => {
    expect(laidOf(inArchipelago('U@6,5'), 'road')[0]).toMatchObject({ squares: { length: 2 }, openEnds: [{ square: [6, 5], side: 'W' }] });
    expect(laidOf(inArchipelago('U@9,4'), 'road')[0]?.openEnds).toEqual([{ square: [9, 4], side: 'W' }]);
    expect(laidOf(inArchipelago('U@9,4', { tableEdge: true }), 'road')[0]?.openEnds).toHaveLength(2);
  });
  test('a highlight and waves close as a border does', () => {
    expect(laidOf(inArchipelago('U@8,4'), 'road')[0]?.openEnds).toEqual([{ square: [8, 4], side: 'E' }]);
    expect(laidOf(inArchipelago('U@4,3'), 'road')[0]?.openEnds).toEqual([{ square: [4, 3], side: 'E' }]);
  });
  test('a ferry joins two roads and is no square of theirs', () => {
    expect(laidOf(inArchipelago('U@6,1'), 'road')[0]?.openEnds).toEqual([
      { square: [6, 1], side: 'E' },
      { square: [6, 1], side: 'W' },
    ]);
    const [road, ...others] = laidOf(inArchipelago('U@6,1 U@8,1'), 'road');
    expect(others).toEqual([]);
    expect(road).toMatchObject({
      squares: [
        [6, 1],
        [8, 1],
      ],
      openEnds: { length: 2 },
    });
  });
  test('a printed city has the tiles, arms and strips of field of its print', () => {
    const setup = germanSetup('E/1@8,5 E/2@10,4 E@9,7');
    const berlin = laidOf(setup, 'city')[0] as Region;
    expect(berlin).toMatchObject({ isComplete: true, arms: 4, squares: { length: 6 } });
    const fields = laidOf(setup, 'field').filter(({ cities }) => cities.length > 0);
    expect(fields.every(({ cities }) => cities.map((place) => regionsOf(setup).all[place]).includes(berlin))).toBe(true);
  });
  test('a feature is found by its tile', () => {
    const regions = regionsOf(freeSetup('D@0,0 E/2@0,-1'));
    expect(regions.regionOf(0, 0)).toBe(regions.regionOf(1, 0));
    expect(regions.regionOf(0, 9)).toBeUndefined();
    expect(regions.all[regions.placeOf(0, 1) as number]?.type).toBe('road');
  });
});
