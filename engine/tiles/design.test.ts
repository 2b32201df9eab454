import { describe, expect, test } from 'vitest';
import type { TileList } from '../documents/scenario.ts';
import { readTilesText } from '../formats/tile-text.ts';
import { tileObjections } from '../judge/tile.ts';
import { bundledSets, library, tileById } from '../tests/library.ts';
import type { Tile } from '../tile.ts';
import {
  blankTile,
  setArms,
  setCathedral,
  setInn,
  setMark,
  setRoadEnd,
  sidePlaces,
  toggleEdge,
  toggleFieldCity,
  toggleHalf,
  toggleSquare,
  withFeature,
  withFieldsInferred,
  withoutFeature,
} from './design.ts';
import { answersTo, fitsEdges, hasTrait } from './filter.ts';
import {
  freeId,
  singleCount,
  timesOf,
  withEntries,
  withOwnSet,
  withoutOwnSet,
  withoutTile,
  withSetMoved,
  withSingle,
  withTile,
  withTileMoved,
  withTimes,
} from './list.ts';
import { sameUpToTurning } from './same.ts';

/** Draws a tile: features with their sides, fields inferred. */
const drawn = (...features: readonly [type: 'city' | 'road' | 'river' | 'monastery', ...places: string[]][]): Tile =>
  withFieldsInferred(
    features.reduce((tile, [type, ...places]) => {
      const { tile: more, index } = withFeature(tile, type);
      return places.reduce((now, place) => toggleEdge(now, index, place), more);
    }, blankTile('mine')),
  );
const errors = (tile: Tile) => tileObjections(tile).filter(({ severity }) => severity === 'error');

describe('drawing a tile', () => {
  test('a blank tile is a sound meadow', () => expect(errors(blankTile('mine'))).toEqual([]));
  test('drawn like printed ones, tiles are the printed ones', () => {
    expect(sameUpToTurning(drawn(['city', 'N'], ['road', 'E', 'W']), tileById('base-D'))).toBe(true);
    expect(sameUpToTurning(drawn(['city', 'N'], ['road', 'E'], ['road', 'S'], ['road', 'W']), tileById('base-L'))).toBe(true);
    expect(sameUpToTurning(drawn(['monastery']), tileById('base-B'))).toBe(true);
    expect(sameUpToTurning(setArms(drawn(['city', 'N', 'E', 'S', 'W']), 0, 1), tileById('base-C'))).toBe(true);
  });
  test('a side given to another feature is taken from the first', () => {
    const tile = drawn(['city', 'N', 'E'], ['road', 'E', 'W']);
    expect(tile.features[0]).toMatchObject({ type: 'city', edges: ['N'] });
    expect(errors(tile)).toEqual([]);
  });
  test('a road of one side ends at a crossing until somebody says otherwise, a through road ends nowhere', () => {
    const single = drawn(['road', 'S']);
    expect(single.features[0]).toEqual({ type: 'road', edges: ['S'], ends: ['crossing'] });
    expect(setRoadEnd(single, 0, 'village').features[0]).toMatchObject({ ends: ['village'] });
    expect(toggleEdge(setRoadEnd(single, 0, 'village'), 0, 'N').features[0]).toEqual({ type: 'road', edges: ['N', 'S'] });
  });
  test('a city taken away is forgotten by its fields, and the others are counted anew', () => {
    const tile = drawn(['city', 'N'], ['city', 'S']);
    const rest = withoutFeature(tile, 0);
    expect(rest.features.filter(({ type }) => type === 'field')).toMatchObject([{ cities: [0] }]);
    expect(errors(withFieldsInferred(rest))).toEqual([]);
  });
  test('inns, cathedrals, arms and marks come and go', () => {
    const tile = drawn(['city', 'N'], ['road', 'E', 'W']);
    const dressed = setMark(setInn(setCathedral(setArms(tile, 0, 2), 0, true), 1, true), 'garden', 1);
    expect(dressed.features.slice(0, 2)).toEqual([
      { type: 'city', edges: ['N'], arms: 2, cathedral: true },
      { type: 'road', edges: ['E', 'W'], inn: true },
    ]);
    expect(dressed.marks).toEqual({ garden: 1 });
    expect(setMark(setInn(setCathedral(setArms(dressed, 0, 0), 0, false), 1, false), 'garden', undefined)).toEqual(tile);
  });
  test('fields can be corrected by hand', () => {
    const tile = drawn(['city', 'N'], ['road', 'E', 'W']);
    const field = tile.features.findIndex(({ type }) => type === 'field');
    const moved = toggleHalf(tile, field, 'ES');
    expect(moved.features[field]).toMatchObject({ halves: ['EN', 'ES', 'WN'] });
    expect(moved.features[field + 1]).toMatchObject({ halves: ['SE', 'SW', 'WS'] });
    expect(toggleFieldCity(tile, field, 0).features[field]).toMatchObject({ cities: [] });
  });
  test('squares come and go, and the places are named anew', () => {
    const tile = drawn(['road', 'E', 'W']);
    const two = withFieldsInferred(toggleSquare(tile, [1, 0]));
    expect(sidePlaces(two)).toEqual(['0,0,N', '0,0,S', '0,0,W', '1,0,N', '1,0,E', '1,0,S']);
    expect(two.features[0]).toEqual({ type: 'road', edges: ['0,0,W'], ends: ['crossing'] });
    const through = withFieldsInferred(toggleEdge(two, 0, '1,0,E'));
    expect(errors(through)).toEqual([]);
    expect(through.features.filter(({ type }) => type === 'field').length).toBe(2);
    expect(toggleSquare(two, [3, 3])).toBe(two);
    expect(toggleSquare(two, [1, 0]).squares).toBeUndefined();
    expect(errors(withFieldsInferred(toggleSquare(two, [1, 0])))).toEqual([]);
  });
});

describe('a list', () => {
  const base: TileList = { sets: [{ set: 'base' }] };
  const mine = { kind: 'tile-set', version: 1, id: 'mine', name: { en: 'Mine' }, tiles: [blankTile('a'), blankTile('b')] } as const;
  test('holds sets so many times, in an order', () => {
    const two = withTimes(withTimes(base, 'base', 2), 'wind-roses', 1);
    expect(two.sets).toEqual([{ set: 'base', times: 2 }, { set: 'wind-roses' }]);
    expect([timesOf(two, 'base'), timesOf(two, 'nothing')]).toEqual([2, undefined]);
    expect(withSetMoved(two, 'wind-roses', -1).sets.map(({ set }) => set)).toEqual(['wind-roses', 'base']);
    expect(withSetMoved(two, 'base', -1)).toBe(two);
    expect(withTimes(two, 'base', undefined).sets).toEqual([{ set: 'wind-roses' }]);
    expect(withTimes({ sets: [{ set: 'base' }, { set: 'base' }] }, 'base', 2).sets).toEqual([{ set: 'base', times: 2 }]);
  });
  test('holds single copies on top', () => {
    const more = withSingle(withSingle(base, 'base-A', 2), 'base-B', 1);
    expect(singleCount(more, 'base-A')).toBe(2);
    expect(withSingle(withSingle(more, 'base-A', 0), 'base-B', 0)).toEqual(base);
    expect(withEntries(more, [{ tile: tileById('base-A'), copies: 3 }]).single).toEqual([
      { tile: 'base-A', count: 5 },
      { tile: 'base-B', count: 1 },
    ]);
  });
  test('holds sets of its own, whose tiles change, move and go', () => {
    const list = withOwnSet(base, mine);
    expect(list.sets.map(({ set }) => set)).toEqual(['base', 'mine']);
    const ids = ({ own = [] }: TileList) => own.flatMap(({ tiles }) => tiles.map(({ id, count }) => `${id} ${count}`));
    expect(ids(withTile(list, 'mine', 'a', { ...blankTile('c'), count: 3 }))).toEqual(['c 3', 'b 1']);
    expect(ids(withTile(list, 'mine', 'new', blankTile('new')))).toEqual(['a 1', 'b 1', 'new 1']);
    expect(ids(withTileMoved(list, 'mine', 'a', 1))).toEqual(['b 1', 'a 1']);
    expect(ids(withoutTile(list, 'mine', 'a'))).toEqual(['b 1']);
    expect(withoutOwnSet(list, 'mine')).toEqual(base);
  });
  test('finds ids that are free', () => expect(freeId('x', (id) => id === 'x' || id === 'x-2')).toBe('x-3'));
});

describe('searching tiles', () => {
  const ids = (text: string) =>
    bundledSets()
      .filter(({ id }) => id === 'base')
      .flatMap(({ tiles }) => tiles)
      .filter((tile) => answersTo(tile, text))
      .map(({ id }) => id);
  test('by a part of the id, by alias, by code and by edges', () => {
    expect(ids('base-d')).toEqual(['base-D']);
    expect(ids('BA/RCr')).toEqual(['base-D']);
    expect(ids('cfrr')).toEqual(['base-K']);
    expect(ids('RFRC')).toEqual(['base-D']);
    expect(ids('CCC*')).toEqual(['base-C', 'base-Q', 'base-R', 'base-S', 'base-T']);
    expect(ids('VVV*')).toEqual(ids('CCC*'));
  });
  test('by features', () => {
    expect(hasTrait(tileById('base-A'), 'monastery')).toBe(true);
    expect(hasTrait(tileById('base-C'), 'arms')).toBe(true);
    expect(hasTrait(tileById('base-D'), 'arms')).toBe(false);
    expect(fitsEdges(tileById('base-D'), 'CR')).toBe(true);
  });
});

describe('text of any kind', () => {
  const kinds = bundledSets()
    .filter(({ id }) => id === 'base')
    .flatMap(({ tiles }) => tiles);
  test('is known for what it is', () => {
    const set = library.tileSet('wind-roses');
    expect(readTilesText(JSON.stringify(set), kinds).sets.map(({ id }) => id)).toEqual(['wind-roses']);
    expect(readTilesText('\n<defs><tiles/><sets><tile-set id="x"/></sets></defs>', kinds).sets.map(({ id }) => id)).toEqual(['x']);
    expect(readTilesText('CRFR x2', kinds).entries.map(({ copies }) => copies)).toEqual([2]);
    expect(readTilesText('{', kinds).objections.length).toBeGreaterThan(0);
  });
});
