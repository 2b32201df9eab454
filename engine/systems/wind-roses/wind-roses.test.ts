import { describe, expect, test } from 'vitest';
import type { Board } from '../../documents/board.ts';
import type { Scenario } from '../../documents/scenario.ts';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import { objections } from '../../game/objections.ts';
import { playOut } from '../../game/playout.ts';
import { ROTATIONS, type Rotation, type Square, turnedOffset } from '../../grid.ts';
import { randomFrom } from '../../random.ts';
import { gameOf } from '../../tests/games.ts';
import { bundledSets } from '../../tests/library.ts';
import { layTile, pointsFor, takeTurn } from '../../tests/turns.ts';
import { SWITCH_WORDS } from '../../words/switches.ts';
import { liesIn, sectionOf } from './sections.ts';

type Switches = NonNullable<Scenario['systems']['wind-roses']>;
const SETS = { sets: [{ set: 'base' }, { set: 'wind-roses' }] };
const roses = (switches: Switches = {}, tiles: Scenario['tiles'] = SETS): Game => gameOf({ systems: { 'wind-roses': switches }, tiles });
const bagOf = (game: Game): string[] => [...game.bag.subarray(0, game.left)].map((kind) => game.plan.kinds.tiles[kind]?.id ?? '').sort();
/** The rose points of the first player for a quarter laid there in the first turn. */
const paysAt = (tile: string, at: Square, rotation: Rotation, switches: Switches = {}): number => {
  const game = roses(switches);
  layTile(game, { tile, at, rotation });
  return pointsFor(game, 0, 'wind-roses/quarter');
};
/** Only one square is left beside the orange rose, and it shows a city there. */
const TWO_SQUARES: Board = {
  kind: 'board',
  version: 3,
  id: 'two-squares',
  name: { en: 'Two squares' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['##'],
  cities: [],
  starts: [{ name: { en: 'Start' }, at: [0, 0] }],
  towns: [],
  border: [],
};
const BLUE = { tile: 'wr-blue', at: [0, -1], rotation: 1 } as const;

describe('Wind Roses', () => {
  test('R1 the set is one orange, one blue, four quarters', () => {
    const set = bundledSets().find(({ id }) => id === 'wind-roses');
    expect(set?.tiles.map(({ count, marks }) => [count, marks?.['rose'], marks?.['colour']])).toEqual([
      [1, 'full', 'orange'],
      [1, 'full', 'blue'],
      [1, 'NW', undefined],
      [1, 'NE', undefined],
      [1, 'SW', undefined],
      [1, 'SE', undefined],
    ]);
  });
  test('R2 the orange rose is the start; the other five are shuffled in', () => {
    const game = roses();
    expect(game.plan.kinds.tiles[game.kind[0] as number]?.id).toBe('wr-start-orange');
    expect(bagOf(game).filter((id) => id.startsWith('wr-'))).toEqual(['wr-NE', 'wr-NW', 'wr-SE', 'wr-SW', 'wr-blue']);
  });
  test('R3 the normal start tile is left out, or shuffled in by switch', () => {
    const starts = (switches: Switches): number => bagOf(roses(switches)).filter((id) => id === 'base-D').length;
    expect([starts({}), starts({ usualStart: 'out' }), starts({ usualStart: 'shuffled' })]).toEqual([3, 3, 4]);
    expect([roses().left, roses({ usualStart: 'shuffled' }).left]).toEqual([76, 77]);
  });
  test('R4 a quarter laid in its section pays 3 to the player who lays it', () => {
    expect(paysAt('wr-NE', [0, -1], 0)).toBe(3);
    expect(paysAt('wr-SE', [0, 1], 2)).toBe(3);
  });
  test('R5 a quarter laid elsewhere is legal and pays nothing', () => expect(paysAt('wr-SE', [0, -1], 0)).toBe(0));
  test('R6 a quarter that does not match its neighbours is refused even in its section', () => {
    const game = roses();
    play(game, { do: 'draw', tile: 'wr-NE' });
    const rules = objections(game, { do: 'lay', tile: 'wr-NE', at: [0, -1], rotation: 2 }).map(({ rule }) => rule);
    expect(rules).toContain('placement/edges-match');
  });
  test('R7 the row and column of the rose belong to both neighbouring sections, at any distance', () => {
    const inside = (letters: string, square: Square): boolean => liesIn(sectionOf(letters, 'hig') ?? { x: 0, y: 0 }, square, [2, 3], 0);
    expect([inside('NE', [2, -40]), inside('NW', [2, -40]), inside('SE', [2, -40])]).toEqual([true, true, false]);
    expect([inside('NE', [90, 3]), inside('SE', [90, 3]), inside('SW', [90, 3])]).toEqual([true, true, false]);
  });
  test('R8 a NE quarter due north and due east pays, due south and due west does not', () => {
    expect([paysAt('wr-NE', [0, -1], 0), paysAt('wr-NE', [1, 0], 0), paysAt('wr-NE', [0, 1], 2)]).toEqual([3, 3, 0]);
    const game = roses();
    takeTurn(game, { tile: 'base-A', at: [-1, 0], rotation: 3 });
    layTile(game, { tile: 'wr-NE', at: [-2, 0], rotation: 0 });
    expect(pointsFor(game, 1, 'wind-roses/quarter')).toBe(0);
  });
  test('R9 the 3 points come before the meeple step', () => {
    const game = roses();
    layTile(game, { tile: 'wr-NE', at: [0, -1] });
    expect([game.stageName, game.scores[0]]).toEqual(['figure', 3]);
  });
  test('R10 the 3 points are independent of any feature and of any meeple', () => {
    const game = gameOf({ systems: { 'wind-roses': {} }, tiles: SETS, game: { figures: 0 } });
    layTile(game, { tile: 'wr-NE', at: [0, -1] });
    expect(game.scores[0]).toBe(3);
  });
  test('R11 the turn of the quarter itself does not matter', () => {
    expect([paysAt('wr-NE', [0, -1], 0), paysAt('wr-NE', [0, -1], 1)]).toEqual([3, 3]);
  });
  test('R12 roses cut no road, city or field', () => {
    const game = roses();
    layTile(game, BLUE);
    const offered = legalMoves(game).filter(({ do: kind }) => kind === 'figure');
    expect(offered.map((move) => (move.do === 'figure' ? move.on : '')).sort()).toEqual(['field', 'field', 'road']);
  });
  test('R13 a meeple on a rose is refused; on the landscape it is accepted', () => {
    const game = roses();
    layTile(game, BLUE);
    expect(objections(game, { do: 'figure', at: BLUE.at, on: 'monastery' }).map(({ rule }) => rule)).toEqual(['move/no-such-feature']);
    expect(objections(game, { do: 'figure', at: BLUE.at, on: 'road', place: 'N' })).toEqual([]);
  });
  test('R14 a feature completed by a rose tile scores as usual', () => {
    const game = roses();
    takeTurn(game, { tile: 'base-E', at: [0, 1], rotation: 2, figure: { on: 'city', place: 'S' } });
    takeTurn(game, { tile: 'wr-SW', at: [0, 2] });
    expect([pointsFor(game, 0, 'city'), game.supply[0]]).toEqual([4, 7]);
  });
  test('R15 example: SW in its section pays red 3, the city closed pays blue 4', () => {
    const game = roses();
    takeTurn(game, { tile: 'base-E', at: [0, 1], rotation: 2, figure: { on: 'city', place: 'S' } });
    takeTurn(game, { tile: 'wr-SW', at: [0, 2] });
    expect([...game.scores]).toEqual([4, 3]);
  });
  test('R16 the blue rose is laid by the normal rules and pays nothing itself', () => {
    const game = roses();
    layTile(game, BLUE);
    expect([...game.scores]).toEqual([0, 0]);
    const other = roses();
    play(other, { do: 'draw', tile: 'wr-blue' });
    expect(objections(other, { do: 'lay', tile: 'wr-blue', at: [5, 5], rotation: 0 })).not.toEqual([]);
  });
  test('R17 from then on sections start at the blue rose, none at the orange one', () => {
    const game = roses();
    takeTurn(game, BLUE);
    layTile(game, { tile: 'wr-NE', at: [0, 1], rotation: 2 });
    expect(pointsFor(game, 1, 'wind-roses/quarter')).toBe(3);
    const other = roses();
    takeTurn(other, { tile: 'wr-blue', at: [0, 1], rotation: 3 });
    layTile(other, { tile: 'wr-NW', at: [0, -1], rotation: 1 });
    expect(pointsFor(other, 1, 'wind-roses/quarter')).toBe(0);
  });
  test('R18 blue turned 90° clockwise: a NE quarter must lie in the board’s SE', () => {
    const NE = sectionOf('NE', 'hig') ?? { x: 0, y: 0 };
    expect(liesIn(NE, [3, 4], [0, 0], 1)).toBe(true);
    expect(liesIn(NE, [3, -4], [0, 0], 1)).toBe(false);
    for (const turns of ROTATIONS) expect(liesIn(NE, turnedOffset([3, -4], turns), [0, 0], turns)).toBe(true);
  });
  test('R19 quarters laid before the blue rose are not scored again', () => {
    const game = roses();
    takeTurn(game, { tile: 'wr-NE', at: [1, 0] });
    takeTurn(game, BLUE);
    expect([...game.scores]).toEqual([3, 0]);
  });
  test('R20 a blue rose that is discarded changes nothing', () => {
    const order = { draws: ['wr-blue', 'wr-NE'], afterwards: 'end' } as const;
    const game = gameOf({
      systems: { 'map-boards': {}, 'wind-roses': {} },
      board: TWO_SQUARES,
      tiles: { ...SETS, order },
      laid: ['wr-start-orange/0@0,0'],
    });
    play(game, { do: 'draw', tile: 'wr-blue' });
    expect([game.stageName, game.log?.at(-1)?.what]).toEqual(['draw', 'discarded']);
    layTile(game, { tile: 'wr-NE', at: [1, 0] });
    expect(pointsFor(game, 0, 'wind-roses/quarter')).toBe(3);
  });
  test('R21 roses pay nothing at the end', () => {
    const order = { draws: ['wr-blue', 'base-E', 'base-E'], afterwards: 'end' } as const;
    const game = playOut(roses({}, { ...SETS, order }), randomFrom(5));
    expect(game.log?.filter(({ what }) => what.startsWith('wind-roses/'))).toEqual([]);
  });
  test('R22 Spielbox: two sections N and S, two quarters each; the row belongs to both, the column means nothing', () => {
    const spielbox = { edition: 'spielbox' } as const;
    expect([paysAt('wr-NE', [0, -1], 0, spielbox), paysAt('wr-NW', [0, -1], 1, spielbox)]).toEqual([3, 3]);
    expect([paysAt('wr-NE', [1, 0], 0, spielbox), paysAt('wr-SE', [1, 0], 0, spielbox)]).toEqual([3, 3]);
    const northWest = (switches: Switches): number => {
      const game = roses(switches);
      takeTurn(game, { tile: 'base-B', at: [0, -1] });
      layTile(game, { tile: 'wr-NE', at: [-1, -1] });
      return pointsFor(game, 1, 'wind-roses/quarter');
    };
    expect([northWest({}), northWest(spielbox)]).toEqual([0, 3]);
    const pays = (letters: string, square: Square): boolean => liesIn(sectionOf(letters, 'spielbox') ?? { x: 0, y: 0 }, square, [0, 0], 0);
    expect([pays('NE', [-7, -1]), pays('NE', [-7, 1]), pays('SW', [7, 1])]).toEqual([true, false, true]);
  });
  test('R23 Spielbox: the blue rose gives two sections by its own turn', () => {
    const section = sectionOf('NE', 'spielbox') ?? { x: 0, y: 0 };
    expect(liesIn(section, [5, 3], [0, 0], 1)).toBe(true);
    expect(liesIn(section, [-5, 3], [0, 0], 1)).toBe(false);
    const eastOfBlue = (tile: string): number => {
      const game = roses({ edition: 'spielbox' });
      takeTurn(game, BLUE);
      layTile(game, { tile, at: [1, 0] });
      return pointsFor(game, 1, 'wind-roses/quarter');
    };
    expect([eastOfBlue('wr-NE'), eastOfBlue('wr-SE')]).toEqual([3, 0]);
  });
  test('R24 Spielbox landscapes are marked as assumed', () => {
    const landscapes = SWITCH_WORDS['wind-roses/edition'];
    expect(landscapes?.unknown).toBe(true);
  });
});
