import { describe, expect, test } from 'vitest';
import { bundledSets, tileById } from '../../../engine/tests/library.ts';
import type { Tile } from '../../../engine/tile.ts';
import { DETAILS, type Figure } from '../figure.ts';
import { PALETTES } from '../palette.ts';
import { cityShape } from './city-shape.ts';
import { tileSymbol } from './tile.ts';

const paths = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.is === 'path' ? [figure.d] : figure.is === 'group' ? paths(figure.figures) : []));
const allTiles = bundledSets().flatMap(({ tiles }) => tiles);
const NO_FIELD: Tile = { id: 'odd-1', count: 1, features: [] };
const HEAP: Tile = {
  id: 'odd-2',
  count: 1,
  squares: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  features: [
    { type: 'road', edges: ['0,0,W', '1,0,E', '1,1,S'], inn: true },
    { type: 'city', edges: ['0,0,N', '1,1,E'], arms: 3, cathedral: true },
    { type: 'river', edges: ['0,0,S'], ends: ['spring'] },
    { type: 'monastery', square: [1, 1] },
  ],
};

describe('tiles draw themselves', { timeout: 60_000 }, () => {
  test('every bundled tile, in every detail and palette, is made of plain paths', () => {
    for (const tile of [...allTiles, NO_FIELD, HEAP]) {
      for (const detail of DETAILS) {
        for (const palette of detail === 'plain' ? Object.values(PALETTES) : [PALETTES.colour]) {
          const drawn = paths(tileSymbol(tile, { detail, palette }).figures);
          expect(drawn.length).toBeGreaterThan(0);
          for (const d of drawn) expect(d).toMatch(/^(M-?[\d.]+ -?[\d.]+|L-?[\d.]+ -?[\d.]+|C(-?[\d.]+ -?[\d.]+ ?){3}|Z)+$/);
        }
      }
    }
  });
  test('no number has more than three decimals', () => {
    for (const tile of allTiles) expect(paths(tileSymbol(tile).figures).join('')).not.toMatch(/\.\d{4}/);
  });
  test('the same tile is the same art, and a copy of it has the same paths', () => {
    const tile = tileById('base-D');
    expect(tileSymbol(tile)).toBe(tileSymbol(tile));
    expect(tileSymbol(structuredClone(tile))).toEqual(tileSymbol(tile));
  });
  test('no two kinds of the base set look alike', () => {
    const looks = allTiles
      .filter(({ id }) => id.startsWith('base-'))
      .map((tile) => paths(tileSymbol(tile, { detail: 'bare' }).figures).join());
    expect(new Set(looks).size).toBe(24);
  });
  test('less is drawn the smaller it is', () => {
    for (const tile of allTiles) {
      const [bare, plain, full] = DETAILS.map((detail) => paths(tileSymbol(tile, { detail }).figures).join('').length) as [
        number,
        number,
        number,
      ];
      expect(bare).toBeLessThanOrEqual(plain);
      expect(plain).toBeLessThanOrEqual(full);
    }
  });
  test('a city ends at the same points of an edge on every tile, so that walls meet', () => {
    const neighbours = { others: new Set<never>(), reachesMiddle: false };
    expect(cityShape(['N'], neighbours).walls[0]).toMatchObject({ from: [94, 0], segments: [{ to: [6, 0] }] });
    expect(cityShape(['S'], { ...neighbours, reachesMiddle: true }).walls[0]).toMatchObject({
      from: [6, 100],
      segments: [{ to: [94, 100] }],
    });
    expect(cityShape(['N', 'W'], neighbours).walls[0]).toMatchObject({ from: [94, 0], segments: [{ to: [0, 94] }] });
  });
  test('the smallest road tile, line by line', () => {
    expect(paths(tileSymbol(tileById('base-U'), { detail: 'bare' }).figures)).toEqual([
      'M0 0L100 0L100 100L0 100Z',
      'M100 50C67 47 33 53 0 50',
      'M100 50C67 47 33 53 0 50',
      'M0.6 0.6L99.4 0.6L99.4 99.4L0.6 99.4Z',
    ]);
  });
  test('a tile of several squares has a box that holds them all', () => {
    expect(tileSymbol(HEAP).box).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  });
});
