import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { type FeaturePlace, nodeAtPlace } from '../../game/place.ts';
import { countCities, countTiles, worth } from '../../game/points.ts';
import type { Square } from '../../grid.ts';
import { tileById } from '../../tests/library.ts';
import { IDS, wondersGame } from '../../tests/wonders.ts';

describe('Wonders: squares, fields and what no source says', () => {
  const lying = (wonder: number): Game => wondersGame({}, { laid: [`${IDS[wonder]}/0@0,0`] });
  const tilesOf = (wonder: number, place: FeaturePlace): number => {
    const game = lying(wonder);
    return countTiles(game, game.regions.head(nodeAtPlace(game, place)));
  };
  const road = (at: Square, place: string): FeaturePlace => ({ at, on: 'road', place });
  const city = (at: Square, place: string): FeaturePlace => ({ at, on: 'city', place });
  test('N63 the two-square roads of Stonehenge and Notre-Dame count 2, the others 1', () => {
    expect([tilesOf(0, road([0, 0], 'W')), tilesOf(0, road([1, 1], 'S')), tilesOf(0, road([2, 1], 'E'))]).toEqual([2, 1, 1]);
    expect([tilesOf(1, road([0, 1], 'W')), tilesOf(1, road([1, 2], 'E'))]).toEqual([2, 1]);
    expect([
      tilesOf(2, road([1, 1], 'N')),
      tilesOf(2, road([2, 2], 'E')),
      tilesOf(3, road([1, 2], 'N')),
      tilesOf(3, road([2, 2], 'E')),
    ]).toEqual([1, 1, 1, 1]);
  });
  const cities = (): number[] => [
    tilesOf(3, city([0, 0], 'W')),
    tilesOf(2, city([0, 0], 'N')),
    tilesOf(1, city([0, 2], 'S')),
    tilesOf(0, city([2, 0], 'N')),
  ];
  test('N64 the city of Alhambra counts 3, Circus 4, Notre-Dame 2, Stonehenge 1', () => expect(cities()).toEqual([3, 4, 2, 1]));
  test('N65 the city of Notre-Dame counts 2, not 4', () => expect(cities()[2]).toBe(2));
  test('N66 Stonehenge has four fields', () => expect(tileById(IDS[0]).features.filter(({ type }) => type === 'field')).toHaveLength(4));
  const citiesBeside = (wonder: number, place: string): number => {
    const game = lying(wonder);
    const [x, y, half] = place.split(',');
    const node = nodeAtPlace(game, { at: [Number(x), Number(y)], on: 'field', place: half as string });
    for (let other = 0; other < game.regions.count; other++) game.regions.open[other] = 0;
    return countCities(game, game.regions.head(node));
  };
  test('N67 the field round Notre-Dame’s monastery touches no city', () => expect(citiesBeside(1, '0,0,NE')).toBe(0));
  test('N68 the field between the roads of Circus, and of Alhambra, touches no city', () => {
    expect([citiesBeside(2, '1,1,EN'), citiesBeside(3, '2,2,NE')]).toEqual([0, 0]);
  });
  test('N69 a farmer on such a field earns nothing for the city behind the wonder', () => {
    expect([citiesBeside(3, '2,2,NE'), citiesBeside(3, '0,0,NE')]).toEqual([0, 1]);
  });
  test('N70 the wonder and its clay are no city: they bound cities and end roads', () => {
    for (const id of IDS)
      for (const feature of tileById(id).features) if (feature.type === 'road') expect(feature.ends).toContain('wonder');
    const game = lying(0);
    const heads = [road([0, 0], 'W'), road([1, 1], 'S'), road([2, 1], 'E')].map((place) => game.regions.head(nodeAtPlace(game, place)));
    expect(new Set(heads).size).toBe(3);
  });
  test('N71 a forked road is one region: Stonehenge two open ends; Notre-Dame monastery, wonder, one open end', () => {
    const open = (wonder: number, place: FeaturePlace): number => {
      const game = lying(wonder);
      return game.regions.open[game.regions.head(nodeAtPlace(game, place))] as number;
    };
    expect([open(0, road([0, 0], 'W')), open(1, road([0, 1], 'W'))]).toEqual([2, 1]);
    expect(tileById(IDS[1]).features[0]).toMatchObject({ ends: ['monastery', 'wonder'] });
  });
  test('N72 each square counts for monasteries beside and on the wonder', () => {
    const game = wondersGame({}, { laid: ['wonder-stonehenge/0@0,0', 'base-B/0@0,1'] });
    expect(worth(game, nodeAtPlace(game, { at: [0, 1], on: 'monastery' }), false)).toBe(4);
    const notreDame = lying(1);
    expect(worth(notreDame, nodeAtPlace(notreDame, { at: [0, 0], on: 'monastery' }), false)).toBe(2);
  });
  test('N73 shape and outer edges are shown as unverified and can be edited', () => {
    for (const id of IDS) expect(tileById(id).unverified?.en).toContain('placeholders');
  });
});
