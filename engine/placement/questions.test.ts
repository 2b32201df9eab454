import { describe, expect, test } from 'vitest';
import type { Board } from '../documents/board.ts';
import type { Square } from '../grid.ts';
import { makePlacement, parsePlacement } from '../notation.ts';
import { legalPlacements, placementObjections } from '../placement.ts';
import type { Setup } from '../setup.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { freeScenario, freeSetup, germanSetup } from '../tests/setups.ts';
import type { Placement } from '../tile.ts';
import { deadBecause } from './dead-squares.ts';
import { copiesLeft, nearestLegalPlacement, nextLegalRotation, squaresLeftHanging, tilesFitting } from './questions.ts';
import { shortages } from './shortage.ts';

const placed = (word: string): Placement => parsePlacement(word) as Placement;
/** The free square 0,0 between these four: north, east, south, west. */
const between = (north: string, east: string, south: string, west: string): string => `${north}@0,-1 ${east}@1,0 ${south}@0,1 ${west}@-1,0`;

describe('questions about a set-up', () => {
  test('for a square: the kinds that fit, their turns, and how many are left', () => {
    const fits = tilesFitting(freeSetup('C@0,0'), [1, 0]);
    expect(fits.find(({ tile }) => tile === 'base-B')).toBeUndefined();
    expect(fits.find(({ tile }) => tile === 'base-C')).toMatchObject({ left: 0, placements: [{ rotation: 0 }] });
    expect(fits.find(({ tile }) => tile === 'base-H')?.placements.map(makePlacement)).toEqual(['base-H/1@1,0']);
    expect(fits.find(({ tile }) => tile === 'base-R')).toMatchObject({ left: 3, placements: { length: 3 } });
  });
  test('copies left are those of the list less those laid', () => {
    const left = copiesLeft(freeSetup('D@0,0 D@1,0'));
    expect(left.get('base-D')).toBe(2);
    expect(left.get('base-U')).toBe(8);
  });
  test('the next legal turn is the next that looks different', () => {
    const setup = freeSetup('D@0,0');
    expect(nextLegalRotation(setup, placed('V@1,0'))).toBe(1);
    expect(nextLegalRotation(setup, placed('V/1@1,0'))).toBe(0);
    expect(nextLegalRotation(setup, placed('U/1@1,0'))).toBe(2);
    expect(nextLegalRotation(setup, placed('U@1,0'))).toBe(0);
    expect(nextLegalRotation(setup, placed('B@1,0'))).toBeUndefined();
  });
  test('the nearest legal place of a tile dropped elsewhere', () => {
    const setup = freeSetup('D@0,0');
    expect(makePlacement(nearestLegalPlacement(setup, placed('U/1@3,0')) as Placement)).toBe('base-U/2@1,0');
    expect(makePlacement(nearestLegalPlacement(setup, placed('B@0,0')) as Placement)).toBe('base-B/0@0,1');
    expect(nearestLegalPlacement(setup, placed('no-such@0,0'))).toBeUndefined();
  });
  test('taking a tile off shows what would hang on nothing', () => {
    const setup = germanSetup('D@8,2 U@9,2 X@10,2');
    expect(squaresLeftHanging(setup, [9, 2])).toEqual([[10, 2]]);
    expect(squaresLeftHanging(setup, [10, 2])).toEqual([]);
  });
  test('a square no kind fits is dead', () => {
    const noKind = between('U/1', 'E/3', 'U/1', 'E/1');
    expect(deadBecause(freeSetup(noKind)).find(({ square }) => square.join() === '0,0')).toEqual({
      square: [0, 0],
      wanted: { N: 'road', E: 'city', S: 'road', W: 'city' },
      why: 'no-kind',
      kinds: [],
    });
  });
  test('a square whose kinds are used up is dead, and they are named', () => {
    const tiles = {
      sets: [],
      own: [],
      single: [
        { tile: 'base-C', count: 1 },
        { tile: 'base-B', count: 9 },
      ],
    };
    const scenario = { ...freeScenario('C@0,0'), tiles: { ...tiles, sets: [{ set: 'base', times: 0 }] } };
    const found = deadBecause(setupOf(scenario, library)).find(({ square }) => square.join() === '1,0');
    expect(found).toMatchObject({ why: 'none-left', wanted: { W: 'city' } });
    expect(found?.kinds).toContain('base-C');
  });
  test('squares that compete for too few tiles are proved short', () => {
    const two = [between('E/2', 'E/3', 'E', 'E/1'), 'E/2@5,-1 E/3@6,0 E@5,1 E/1@4,0'].join(' ');
    const setup = freeSetup(two);
    expect(deadBecause(setup)).toEqual([]);
    expect(shortages(setup)).toEqual([
      {
        squares: [
          [5, 0],
          [0, 0],
        ],
        kinds: ['base-C'],
        copies: 1,
      },
    ]);
    expect(shortages(freeSetup(between('E/2', 'E/3', 'E', 'E/1')))).toEqual([]);
  });
  test('hovering never scans the board again', () => {
    let reads = 0;
    const setup: Setup = germanSetup('D@8,2 U@9,2');
    const laid = new Proxy(setup.laid, {
      get: (list, key) => {
        reads++;
        return Reflect.get(list, key);
      },
    });
    const watched: Setup = { ...setup, laid };
    const hover = (x: number, y: number) => [...placementObjections(watched, { tile: 'base-U', at: [x, y], rotation: 0 })].length;
    hover(0, 0);
    legalPlacements(watched, 'base-U');
    const before = reads;
    for (let i = 0; i < 1000; i++) {
      hover(i % 12, i % 17);
      legalPlacements(watched, 'base-U');
    }
    expect(before).toBeGreaterThan(0);
    expect(reads).toBe(before);
  });
});

describe('no enclosed holes', () => {
  const ring = 'B@0,0 B@1,0 B@2,0 B@2,1 B@2,2 B@1,2 B@0,2';
  const strict = { ...freeScenario(ring), game: { noEnclosedHoles: true } };
  const against = (setup: Setup, word: string) => [...placementObjections(setup, placed(word))].map(({ rule }) => rule);
  test('by switch, a tile may not shut in a free square', () => {
    expect(against(freeSetup(ring), 'B@0,1')).toEqual([]);
    expect(against(setupOf(strict, library), 'B@0,1')).toEqual(['placement/no-enclosed-holes']);
    expect(against(setupOf(strict, library), 'B@1,1')).toEqual([]);
    expect(legalPlacements(setupOf(strict, library), 'base-B').map(({ at }) => at.join())).not.toContain('0,1');
    expect(legalPlacements(freeSetup(ring), 'base-B').map(({ at }) => at.join())).toContain('0,1');
  });
  test('a hole that is there already may be filled bit by bit', () => {
    const hole = `${ring} B@-1,0 B@-1,2 B@-2,0 B@-2,1 B@-2,2`;
    expect(against(setupOf({ ...strict, laid: hole.split(' ') }, library), 'B@0,1')).toEqual([]);
  });
  test('the border of a map is a way out, a large city is none', () => {
    const german = germanSetup('B@0,8');
    const setup: Setup = { ...german, scenario: { ...german.scenario, game: { noEnclosedHoles: true } } };
    expect(against(setup, 'B@0,7')).not.toContain('placement/no-enclosed-holes');
  });
  test('printed cities and one tile shut in a square no tile has come near', () => {
    const neutral = { N: 'neutral', E: 'neutral', S: 'neutral', W: 'neutral' } as const;
    const walls: Square[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [2, 2],
    ];
    const board: Board = {
      ...(library.board('germany') as Board),
      rows: ['OOO', 'O#O', 'O#O', '###'],
      cities: walls.map((at) => ({ name: { en: 'wall' }, squares: [{ at, edges: neutral }] })),
      ...{ starts: [], towns: [], border: [], ferries: [], regions: [] },
    };
    const valley = setupOf({ ...strict, board, systems: { 'map-boards': {} }, laid: ['base-B/0@0,3'] }, library);
    expect(against(valley, 'B@1,3')).toEqual(['placement/no-enclosed-holes']);
  });
});
