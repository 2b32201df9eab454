import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { play } from '../../game/legal-moves.ts';
import type { Move } from '../../game/move.ts';
import type { FeaturePlace } from '../../game/place.ts';
import { moves } from '../../tests/turns.ts';
import {
  BIG_CITY,
  bigCity,
  CAPPED,
  CROWN,
  IN_BIG_CITY,
  inFigureStep,
  NORTH_WEST,
  points,
  type Switches,
  spinTo,
  stand,
  wheel,
} from '../../tests/wheel.ts';

describe('Wheel of Fortune: the six actions', () => {
  test('W20 Fortune pays 3 to the active player alone', () => {
    const game = wheel();
    spinTo(game, 'fortune');
    expect(points(game, 'fortune')).toEqual([3, 0]);
  });
  test('W21 the other five actions concern all players', () => {
    const game = wheel({}, { laid: ['wheel-board/0@0,0', 'wof-FFFF/0@1,-1', 'wof-FFFF/0@4,0', 'wof-CFFF/2@0,-1', 'wof-CFFF/3@4,2'] });
    for (const [player, at, city] of [
      [0, [1, -1], [0, 0, 'N']],
      [1, [4, 0], [3, 2, 'E']],
    ] as const) {
      stand(game, player, { at, on: 'monastery' });
      stand(game, player, { at: [city[0], city[1]], on: 'city', place: city[2] });
      stand(game, player, player === 0 ? NORTH_WEST : { at: [3, 0], on: 'field', place: 'EN' });
    }
    for (const sector of ['taxes', 'famine', 'storm', 'inquisition'] as const) {
      const next = game.clone();
      spinTo(next, sector);
      expect([sector, points(next, sector).every((paid) => paid > 0)]).toEqual([sector, true]);
    }
    spinTo(game, 'plague');
    play(game, moves(game, 'take-back')[0] as Move);
    expect([game.asker, moves(game, 'take-back').length]).toEqual([1, 3]);
  });
  test('W22 Taxes pays each knight the arms plus own knights in his city', () => {
    const game = bigCity();
    stand(game, 0, IN_BIG_CITY[0] as FeaturePlace);
    spinTo(game, 'taxes');
    expect(points(game, 'taxes')).toEqual([3, 0]);
  });
  test('W23 example: blue with 2 knights and 2 arms gets 8, red with 1 knight 3', () => {
    const game = bigCity();
    for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
    spinTo(game, 'taxes');
    expect(points(game, 'taxes')).toEqual([8, 3]);
  });
  test('W24 Taxes needs no majority and counts each city by itself', () => {
    const game = bigCity({}, { laid: [...BIG_CITY, 'wof-CFFF/3@4,2'] });
    for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
    stand(game, 1, { at: [3, 2], on: 'city', place: 'E' });
    spinTo(game, 'taxes');
    expect(points(game, 'taxes')).toEqual([8, 3 + 1]);
  });
  test('W25 Famine pays each farmer 1 per completed city touching his field, none for unfinished ones', () => {
    const game = wheel({}, { laid: CAPPED });
    stand(game, 0, NORTH_WEST);
    stand(game, 1, { at: [3, 0], on: 'field', place: 'EN' });
    spinTo(game, 'famine');
    expect(points(game, 'famine')).toEqual([1, 0]);
  });
  /** Two farmers of one player and one of the other on the field in the north-west, which touches a completed city. */
  const crowdedField = (switches: Switches): Game => {
    const game = wheel(switches, { laid: [...CAPPED, 'wof-FFFF/0@1,-1', 'wof-CFFF/2@0,-1'].slice(0, 3) });
    stand(game, 0, NORTH_WEST);
    stand(game, 0, { at: [1, -1], on: 'field', place: 'NW' });
    stand(game, 1, { at: [0, -1], on: 'field', place: 'EN' });
    spinTo(game, 'famine');
    return game;
  };
  test('W26 Famine pays the minority too', () => expect(points(crowdedField({}), 'famine')[1]).toBe(1));
  test('W27 Famine pays two own farmers of one field each', () => expect(points(crowdedField({}), 'famine')[0]).toBe(2));
  test('W28 Famine for majority holders only, by switch', () =>
    expect(points(crowdedField({ famineMajority: true }), 'famine')).toEqual([2, 0]));
  test('W29 Storm pays 1 per follower in supply', () => {
    const game = wheel({}, { laid: CAPPED });
    stand(game, 1, NORTH_WEST);
    spinTo(game, 'storm');
    expect(points(game, 'storm')).toEqual([7, 6]);
  });
  test('W30 Storm counts neither the scoring meeple nor crown followers', () => {
    const game = inFigureStep();
    play(game, CROWN);
    spinTo(game, 'storm');
    expect(points(game, 'storm')).toEqual([6, 7]);
  });
  test('W31 Storm counts the active player’s supply before he places', () => {
    const game = wheel();
    spinTo(game, 'storm');
    expect([points(game, 'storm')[0], game.stageName]).toEqual([7, 'lay']);
  });
  test('W32 Inquisition pays 2 per monk on a monastery, nothing for other followers', () => {
    const game = wheel({}, { laid: ['wheel-board/0@0,0', 'wof-FFFF/0@1,-1'] });
    stand(game, 0, { at: [1, -1], on: 'monastery' });
    stand(game, 1, { at: [1, -1], on: 'field', place: 'NW' });
    spinTo(game, 'inquisition');
    expect(points(game, 'inquisition')).toEqual([2, 0]);
  });
  test('W33 Taxes, Famine, Storm, Inquisition leave every follower where it stands', () => {
    for (const sector of ['taxes', 'famine', 'storm', 'inquisition'] as const) {
      const game = bigCity();
      for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
      spinTo(game, sector);
      expect([game.figures, ...game.supply]).toEqual([3, 5, 6]);
    }
  });
});
