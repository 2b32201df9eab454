import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { play } from '../../game/legal-moves.ts';
import { layTile, pointsFor, takeTurn } from '../../tests/turns.ts';
import { anyTurn, cornered, NOTRE_DAME, own, ROOM, STONEHENGE, type Switches, stand, turnOf, wondersGame } from '../../tests/wonders.ts';
import { SWITCH_WORDS } from '../../words/switches.ts';

describe('Wonders: Notre-Dame', () => {
  /** A monastery south of the start tile; Bert owns Notre-Dame since the turn given. */
  const beside = (since: number, switches: Switches = {}, monk = false): Game => {
    const game = wondersGame(switches);
    if (since === 0) own(game, 1, NOTRE_DAME as number);
    takeTurn(game, { tile: 'base-B', at: [0, 1], ...(monk ? { figure: { on: 'monastery' as const } } : {}) });
    if (since === 1) own(game, 1, NOTRE_DAME as number);
    return game;
  };
  const paid = (game: Game, player = 1): number => pointsFor(game, player, 'wonders/notre-dame');
  const ROAD = { tile: 'base-U', at: [1, 0], figure: { on: 'road', place: 'E' } } as const;
  test('N44 Notre-Dame pays its owner 3 at once for a meeple on one of the 8 tiles round a monastery', () => {
    const game = beside(0);
    layTile(game, ROAD);
    play(game, { do: 'figure', at: [1, 0], on: 'road', place: 'E' });
    expect(paid(game)).toBe(3);
    const far = beside(0);
    takeTurn(far, { tile: 'base-E', at: [0, -1], rotation: 2, figure: { on: 'field', place: 'NW' } });
    expect(paid(far)).toBe(0);
  });
  test('N45 Notre-Dame pays for an empty and for an occupied monastery, 3 also when several are near', () => {
    const occupied = beside(0, {}, true);
    takeTurn(occupied, ROAD);
    const several = beside(0);
    takeTurn(several, { tile: 'base-B', at: [1, 1], figure: { on: 'field', place: 'NE' } });
    expect([paid(occupied), paid(several)]).toEqual([3, 3]);
    const between = wondersGame();
    own(between, 1, NOTRE_DAME as number);
    takeTurn(between, { tile: 'base-B', at: [0, 1] });
    turnOf(between, 0);
    takeTurn(between, { tile: 'base-B', at: [0, 2] });
    takeTurn(between, { tile: 'base-E', at: [1, 1], rotation: 1, figure: { on: 'city', place: 'E' } });
    expect(paid(between)).toBe(3);
  });
  test('N46 a monk on the monastery’s own tile brings nothing', () => {
    const game = wondersGame();
    own(game, 1, NOTRE_DAME as number);
    anyTurn(game);
    takeTurn(game, { tile: 'base-B', at: [0, 1], figure: { on: 'monastery' } });
    expect(paid(game)).toBe(0);
  });
  test('N47 a tile without meeple, or another player’s meeple, brings nothing', () => {
    const empty = beside(0);
    takeTurn(empty, { tile: 'base-U', at: [1, 0] });
    const other = beside(0);
    turnOf(other, 0);
    takeTurn(other, ROAD);
    expect([paid(empty), paid(other), paid(other, 0)]).toEqual([0, 0, 0]);
  });
  test('N48 Notre-Dame pays nothing in the turn it is placed, from the next own turn on', () => {
    const game = beside(1);
    takeTurn(game, ROAD);
    expect(paid(game)).toBe(0);
    takeTurn(game, { tile: 'base-U', at: [2, 0] });
    takeTurn(game, { tile: 'base-U', at: [-1, 0], figure: { on: 'field', place: 'NW' } });
    expect(paid(game)).toBe(3);
  });
  test('N49 first printing: abilities pay from the placing turn', () => {
    const game = beside(1, { wondersPay: 'placingTurn' });
    takeTurn(game, ROAD);
    expect(paid(game)).toBe(3);
    expect(SWITCH_WORDS['wonders/wondersPay']?.unknown).toBe(true);
  });
});

describe('Wonders: Stonehenge', () => {
  /** The start road, its east end closed, Anna on it or nobody; Bert owns Stonehenge since the turn given. */
  const road = (occupied: boolean, since = 0, switches: Switches = {}): Game => {
    const game = wondersGame(switches);
    if (since === 0) own(game, 1, STONEHENGE as number);
    takeTurn(game, { tile: 'base-A', at: [1, 0], rotation: 1, ...(occupied ? { figure: { on: 'road' as const, place: 'W' } } : {}) });
    if (since === 1) own(game, 1, STONEHENGE as number);
    return game;
  };
  const END = { tile: 'base-A', at: [-1, 0], rotation: 3 } as const;
  const paid = (game: Game): number => pointsFor(game, 1, 'wonders/stonehenge');
  test('N50 Stonehenge pays its owner 3 for each occupied road completed in his turn; two roads 6', () => {
    const game = wondersGame({}, { laid: ['base-D/0@0,0', 'base-A/3@-1,0', 'base-B/0@0,1', 'base-A/2@1,1'] });
    own(game, 1, STONEHENGE as number);
    stand(game, 0, { at: [0, 0], on: 'road', place: 'E' });
    stand(game, 1, { at: [1, 1], on: 'road', place: 'N' });
    turnOf(game, 1);
    game.turn = 1;
    takeTurn(game, { tile: 'base-X', at: [1, 0] });
    expect(paid(game)).toBe(6);
  });
  test('N50 an occupied road that goes on is not completed; one that comes back to its crossing is one road', () => {
    const open = road(true);
    takeTurn(open, { tile: 'base-U', at: [-1, 0] });
    expect(paid(open)).toBe(0);
    const loop = wondersGame({}, { laid: ['base-V/2@0,0', 'base-V/3@0,-1', 'base-V/0@1,-1'] });
    own(loop, 1, STONEHENGE as number);
    stand(loop, 0, { at: [0, 0], on: 'road', place: 'E' });
    turnOf(loop, 1);
    loop.turn = 1;
    takeTurn(loop, { tile: 'base-X', at: [1, 0] });
    expect(paid(loop)).toBe(3);
  });
  test('N51 a road held only by another player pays the owner of Stonehenge 3', () => {
    const game = road(true);
    takeTurn(game, END);
    expect([paid(game), pointsFor(game, 0, 'road')]).toEqual([3, 3]);
  });
  test('N52 an unoccupied road pays nothing', () => {
    const game = road(false);
    takeTurn(game, END);
    expect(paid(game)).toBe(0);
  });
  test('N53 a road occupied in step 2 of the same turn pays 3', () => {
    const game = road(false);
    takeTurn(game, { ...END, figure: { on: 'road', place: 'E' } });
    expect([paid(game), pointsFor(game, 1, 'road')]).toEqual([3, 3]);
  });
  test('N54 Stonehenge pays nothing in the turn it is placed nor in other players’ turns', () => {
    const placing = road(true, 1);
    takeTurn(placing, END);
    const other = road(true);
    turnOf(other, 0);
    takeTurn(other, END);
    expect([paid(placing), paid(other)]).toEqual([0, 0]);
  });
  test('N55 a road completed by the extra tile in the placing turn pays nothing (Dutch differs)', () => {
    const extraRoad = (switches: Switches): number => {
      const game = cornered(switches);
      stand(game, 1, { at: [0, 1], on: 'road', place: 'E' });
      layTile(game, { tile: 'base-W', at: [1, 1] });
      play(game, ROOM);
      play(game, { do: 'pass' });
      return pointsFor(game, 0, 'wonders/stonehenge');
    };
    expect([extraRoad({}), extraRoad({ extraTileRoad: 'pays' })]).toEqual([0, 3]);
  });
  test('N56 Stonehenge’s points come first, then the road scores as usual', () => {
    const game = road(true);
    takeTurn(game, END);
    const told = (game.log ?? []).map(({ what }) => what);
    expect(told.indexOf('wonders/stonehenge')).toBeLessThan(told.indexOf('road'));
  });
});
