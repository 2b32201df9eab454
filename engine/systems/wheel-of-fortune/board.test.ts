import { describe, expect, test } from 'vitest';
import { play } from '../../game/legal-moves.ts';
import { nodeAtPlace } from '../../game/place.ts';
import { worth } from '../../game/points.ts';
import { tileById } from '../../tests/library.ts';
import { pointsFor, takeTurn } from '../../tests/turns.ts';
import { CAPPED, inFigureStep, landTiles, NORTH_WEST, rulesAgainst, wheel } from '../../tests/wheel.ts';

describe('Wheel of Fortune: material', () => {
  test('W1 the set has 72 land tiles: 63 base, 6 Inns, 1 Traders, 2 King', () => {
    const from = (prefix: string): number =>
      landTiles.filter(({ aliases }) => aliases?.[0]?.startsWith(prefix)).reduce((sum, { count }) => sum + count, 0);
    expect([from('BA/'), from('IC/'), from('TB/'), from('KR/')]).toEqual([63, 6, 1, 2]);
  });
  test('W2 19 tiles have a number: 1 x11, 2 x5, 3 x3', () => {
    const numbered = (n: number): number =>
      landTiles.filter(({ marks }) => marks?.['wheel'] === n).reduce((sum, { count }) => sum + count, 0);
    expect([numbered(1), numbered(2), numbered(3)]).toEqual([11, 5, 3]);
  });
  test('W3 FRFR carries 3x1, 3x2, 2x3; FFRR 4x1, 2x2, 1x3, one plain; CCFF 2x1; each RRRR a 1', () => {
    const counts = (code: string): [unknown, number][] =>
      landTiles
        .filter(({ id }) => new RegExp(`^wof-${code}(-w\\d|-2curves-w\\d|-\\w*-w\\d)?$`).test(id))
        .map(({ marks, count }) => [marks?.['wheel'], count]);
    expect(counts('FRFR')).toEqual([
      [1, 3],
      [2, 3],
      [3, 2],
    ]);
    expect(counts('FFRR')).toEqual([
      [undefined, 1],
      [1, 4],
      [2, 2],
      [3, 1],
    ]);
    expect(counts('CCFF').filter(([n]) => n)).toEqual([[1, 2]]);
    expect(counts('RRRR').every(([n]) => n === 1)).toBe(true);
  });
});

describe('Wheel of Fortune: the board', () => {
  test('W4 the 4x4 board is the start; no other start tile is laid', () => {
    const game = wheel();
    expect([game.slots, game.plan.kinds.tiles[game.kind[0] as number]?.id, game.left]).toEqual([1, 'wheel-board', 72]);
  });
  test('W5 a tile on any of the 16 board squares is refused', () => {
    const game = wheel();
    play(game, { do: 'draw', tile: 'wof-FFFF' });
    for (let x = 0; x < 4; x++)
      for (let y = 0; y < 4; y++)
        expect(rulesAgainst(game, { do: 'lay', tile: 'wof-FFFF', at: [x, y], rotation: 0 })).toContain('placement/square-is-free');
  });
  test('W6 first and later tiles may be laid against the board’s outer edges if they match', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-CFFF', at: [0, -1], rotation: 2 });
    takeTurn(game, { tile: 'wof-FFFR', at: [3, 4], rotation: 2 });
    play(game, { do: 'draw', tile: 'wof-FFFF' });
    expect(rulesAgainst(game, { do: 'lay', tile: 'wof-FFFF', at: [2, -1], rotation: 0 })).toContain('placement/edges-match');
  });
  test('W7 the board’s roads, cities and fields score as usual, each one tile', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-CFFF', at: [0, -1], rotation: 2, figure: { on: 'city', place: 'S' } });
    expect(pointsFor(game, 0, 'city')).toBe(4);
    const field = wheel({}, { laid: CAPPED });
    expect(worth(field, field.regions.head(nodeAtPlace(field, NORTH_WEST)), false)).toBe(3);
  });
  test('W8 a road ends at the rim of the wheel', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-FFFR', at: [2, -1], figure: { on: 'road', place: 'S' } });
    expect([pointsFor(game, 0, 'road'), game.supply[0]]).toEqual([2, 7]);
  });
  test('W9 the board’s three fields touch cities C, B, A as in the data', () => {
    const { features } = tileById('wheel-board');
    const touched = features.flatMap((feature) => (feature.type === 'field' ? [feature.cities.map((city) => features[city])] : []));
    expect(touched.map(([city, ...more]) => [city?.type === 'city' && city.edges, more.length])).toEqual([
      [['3,2,E'], 0],
      [['0,3,S', '0,3,W'], 0],
      [['0,0,N'], 0],
    ]);
  });
  test('W10 board squares count as filled neighbours of a monastery', () => {
    const game = inFigureStep();
    expect(worth(game, nodeAtPlace(game, { at: [1, -1], on: 'monastery' }), false)).toBe(4);
  });
  test('W11 a meeple cannot be placed on the board’s landscape by the normal step', () => {
    expect(rulesAgainst(inFigureStep(), { do: 'figure', at: [0, 0], on: 'city', place: 'N' })).toEqual(['move/not-on-this-tile']);
  });
});
