import { describe, expect, test } from 'vitest';
import { checkScenario } from '../check.ts';
import { readDocument } from '../documents/read.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { Feature, Tile, TileSet } from '../documents/tile-set.ts';
import { writeDocument } from '../documents/write.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { listObjections } from './list.ts';

const meadow: Feature = { type: 'field', halves: ['NW', 'NE', 'EN', 'ES', 'SE', 'SW', 'WS', 'WN'], cities: [] };
const tile = (features: readonly Feature[], more: Partial<Tile> = {}): Tile => ({ id: 'mine', count: 1, features, ...more });
const setOfTiles = (tiles: readonly Tile[], id = 'my-set'): TileSet => ({ kind: 'tile-set', version: 1, id, name: { en: 'Mine' }, tiles });

describe('a malformed list', () => {
  const scenario = (tiles: Scenario['tiles'], more: Partial<Scenario> = {}): Scenario => ({
    kind: 'scenario',
    version: 1,
    id: 'mine',
    title: { en: 'Mine' },
    board: 'germany',
    systems: {},
    tiles,
    starts: [],
    laid: [],
    ...more,
  });
  const found = (tiles: Scenario['tiles'], more: Partial<Scenario> = {}) => listObjections(setupOf(scenario(tiles, more), library));
  const named = (tiles: Scenario['tiles'], more: Partial<Scenario> = {}) =>
    found(tiles, more).filter(({ rule }) => rule !== 'list/odd-parity');
  const base = { sets: [{ set: 'base' }] };

  test('the box alone is sound', () => expect(named(base)).toEqual([]));
  test('its odd numbers of field, city and road sides are noted', () => {
    const odd = found(base).filter(({ rule }) => rule === 'list/odd-parity');
    expect(odd.map(({ facts }) => facts)).toEqual([
      { edge: 'field', count: 115 },
      { edge: 'city', count: 79 },
    ]);
  });
  test('an unknown set', () => {
    expect(named({ sets: [{ set: 'base' }, { set: 'basse' }] })).toEqual([
      expect.objectContaining({
        rule: 'list/unknown-set',
        at: { path: 'tiles.sets.1.set' },
        facts: expect.objectContaining({ set: 'basse' }),
      }),
    ]);
  });
  test('a set twice', () =>
    expect(named({ sets: [{ set: 'base' }, { set: 'base' }] }).map(({ rule }) => rule)).toEqual(['list/set-twice']));
  test('an unknown single tile, and one twice', () => {
    expect(named({ ...base, single: [{ tile: 'ic-C!', count: 1 }] })).toMatchObject([
      { rule: 'list/unknown-tile', at: { path: 'tiles.single.0.tile' } },
    ]);
    const twice = [
      { tile: 'base-A', count: 1 },
      { tile: 'base-A', count: 2 },
    ];
    expect(named({ ...base, single: twice }).map(({ rule }) => rule)).toEqual(['list/single-twice']);
  });
  test('a set given no times lends its kinds', () =>
    expect(named({ sets: [{ set: 'base' }, { set: 'inns-and-cathedrals', times: 0 }], single: [{ tile: 'ic-C!', count: 1 }] })).toEqual(
      [],
    ));
  test('no tiles at all, and very many', () => {
    expect(named({ sets: [] }).map(({ rule }) => rule)).toEqual(['list/no-tiles']);
    expect(named({ sets: [{ set: 'base', times: 1000 }] })).toMatchObject([{ rule: 'list/many-copies', severity: 'warning' }]);
  });
  test('two sets that mean different tiles by one id', () => {
    const own = setOfTiles([tile([meadow], { id: 'base-A', count: 2 })]);
    expect(named({ sets: [{ set: 'base' }, { set: 'my-set' }], own: [own] })).toMatchObject([
      { rule: 'list/tile-in-two-sets', facts: { tile: 'base-A', one: 'base', other: 'my-set' } },
    ]);
  });
  test('a set of its own in place of a bundled one is noted, and judged where it stands', () => {
    const own = setOfTiles([tile([meadow], { count: -3 }), tile([meadow], { id: 'other', count: 9 })], 'base');
    const rules = named({ sets: [{ set: 'base' }], own: [own] });
    expect(rules.map(({ rule }) => rule)).toContain('list/set-replaces-bundled');
    expect(rules).toContainEqual(
      expect.objectContaining({ rule: 'tile/count-wrong', at: { path: 'tiles.own.0.tiles.0.count', tile: 'mine' } }),
    );
  });
  test('a copy of a bundled set, as exports carry it, is no matter', () => {
    const written = readDocument(writeDocument(library.tileSet('base') as TileSet));
    const copy = written.ok ? (written.value.document as TileSet) : undefined;
    expect(copy).not.toBe(library.tileSet('base'));
    expect(named({ ...base, own: [copy as TileSet] })).toEqual([]);
    const changed = named({ ...base, own: [{ ...(copy as TileSet), tiles: copy?.tiles.slice(1) ?? [] }] });
    expect(changed.map(({ rule }) => rule)).toContain('list/set-replaces-bundled');
  });
  test('more draws than are left, and an unknown one', () => {
    const order = { draws: ['base-X', 'base-Z'], afterwards: 'end' as const };
    expect(named({ ...base, order }, { laid: ['base-X/0@5,5'] })).toMatchObject([
      { rule: 'list/drawn-too-many', facts: { tile: 'base-X', drawn: 1, copies: 0 } },
      { rule: 'list/unknown-tile', at: { path: 'tiles.order.draws.1' } },
    ]);
  });
  test('a draw of a tile that stands apart is one too many: no wonder comes from the stacks', () => {
    const order = { draws: ['wonder-alhambra'], afterwards: 'random' as const };
    expect(named({ sets: [{ set: 'base' }, { set: 'wonders' }], order })).toMatchObject([
      { rule: 'list/drawn-too-many', facts: { tile: 'wonder-alhambra', drawn: 1, copies: 0 } },
    ]);
  });
  test('10,000 figures, or none, are a warning', () => {
    const warned = (figures: number) =>
      checkScenario(scenario(base, { game: { figures } }), library).filter(({ rule }) => rule === 'scenario/figures-unusual');
    expect(warned(10_000)).toMatchObject([{ severity: 'warning', at: { path: 'game.figures' } }]);
    expect([warned(0).length, warned(8).length]).toEqual([1, 0]);
  });
});
