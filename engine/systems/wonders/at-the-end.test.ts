import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { pointsFor, takeTurn } from '../../tests/turns.ts';
import { ALHAMBRA, CIRCUS, own, players, SETS, type Switches, stand, win, wondersGame } from '../../tests/wonders.ts';
import { circusPoints } from './abilities.ts';

describe('Wonders: at the end', () => {
  const LAST = { ...SETS, order: { draws: ['base-E'], afterwards: 'end' as const } };
  /** Three figures in cities, two farmers on one field, a highwayman; the owner of a wonder is Anna; the last tile is laid. */
  const ended = (
    wonder: number,
    count: number,
    prepare: (game: Game) => void = (game) => own(game, 0, wonder),
    switches: Switches = {},
  ): Game => {
    const game = wondersGame(switches, { tiles: LAST, players: players(count), laid: ['base-D/0@0,0', 'base-E/0@0,1'] });
    prepare(game);
    stand(game, 0, { at: [0, 0], on: 'city', place: 'N' });
    stand(game, 0, { at: [0, 1], on: 'field', place: 'SE' });
    stand(game, 1, { at: [0, 0], on: 'field', place: 'EN' });
    stand(game, 1, { at: [0, 0], on: 'road', place: 'E' });
    game.turn = 20;
    takeTurn(game, { tile: 'base-E', at: [0, 2], rotation: 2 });
    return game;
  };
  const circus = (count: number, inCities: number): number => {
    const game = wondersGame({}, { tiles: LAST, players: players(count), laid: ['base-D/0@0,0', 'base-E/1@0,1', 'base-E/3@-1,1'] });
    own(game, 0, CIRCUS as number);
    stand(game, 0, { at: [0, 0], on: 'city', place: 'N' });
    if (inCities > 0) stand(game, 1, { at: [0, 1], on: 'city', place: 'E' });
    if (inCities > 1) stand(game, 2, { at: [-1, 1], on: 'city', place: 'W' });
    takeTurn(game, { tile: 'base-E', at: [0, 2], rotation: 2 });
    return pointsFor(game, 0, 'wonders/circus-maximus');
  };
  test('N57 Circus pays 4 per meeple of another colour in unfinished cities with 2 players, 3 with 3 or 4', () => {
    expect([circus(2, 1), circus(3, 1), circus(4, 1), circus(4, 2)]).toEqual([4, 3, 3, 6]);
  });
  test('N58 Circus pays 2 with five or more', () => expect([5, 6].map(circusPoints)).toEqual([2, 2]));
  test('N59 Circus counts no own meeples and none outside cities', () => {
    expect(circus(2, 0)).toBe(0);
    expect(pointsFor(ended(CIRCUS as number, 2), 0, 'wonders/circus-maximus')).toBe(0);
  });
  test('N60 Alhambra pays 4 per own farmer, earning or not, two on one field twice', () => {
    expect(pointsFor(ended(ALHAMBRA as number, 2), 0, 'wonders/alhambra')).toBe(4);
    const two = ended(ALHAMBRA as number, 2, (game) => {
      own(game, 0, ALHAMBRA as number);
      stand(game, 0, { at: [0, 0], on: 'field', place: 'ES' });
    });
    expect(pointsFor(two, 0, 'wonders/alhambra')).toBe(8);
  });
  test('N61 Circus and Alhambra pay before the normal final scoring, meeples still standing', () => {
    const told = (ended(ALHAMBRA as number, 2).log ?? []).map(({ what }) => what);
    expect(told.indexOf('wonders/alhambra')).toBeLessThan(told.indexOf('road'));
  });
  test('N62 a wonder never placed pays nothing; one placed in the last turn pays', () => {
    const waits = ended(ALHAMBRA as number, 2, (game) => win(game, 1, ALHAMBRA as number));
    expect([pointsFor(waits, 0, 'wonders/alhambra'), pointsFor(waits, 1, 'wonders/alhambra')]).toEqual([0, 0]);
    const last = (switches: Switches): number => {
      const prepare = (game: Game): void => {
        game.turn = 20;
        own(game, 0, ALHAMBRA as number);
      };
      return pointsFor(ended(ALHAMBRA as number, 2, prepare, switches), 0, 'wonders/alhambra');
    };
    expect([last({}), last({ lastTurnPays: false })]).toEqual([4, 0]);
  });
});
