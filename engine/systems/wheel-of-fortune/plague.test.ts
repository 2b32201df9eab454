import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { play } from '../../game/legal-moves.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { type FeaturePlace, nodeAtPlace } from '../../game/place.ts';
import { moves } from '../../tests/turns.ts';
import { bigCity, CAPPED, CROWN, IN_BIG_CITY, inFigureStep, NORTH_WEST, rulesAgainst, spinTo, stand, wheel } from '../../tests/wheel.ts';

describe('Wheel of Fortune: Plague', () => {
  const plague = (): Game => {
    const game = bigCity();
    for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
    spinTo(game, 'plague');
    return game;
  };
  const takeBack = (place: FeaturePlace): Move => ({ do: 'take-back', ...place }) as MoveOf<'take-back'>;
  test('W34 each player must take back exactly one follower from the landscape', () => {
    const game = plague();
    expect(rulesAgainst(game, { do: 'pass' })).toEqual(['wheel/must-take-back']);
    play(game, takeBack(IN_BIG_CITY[0] as FeaturePlace));
    play(game, takeBack(IN_BIG_CITY[2] as FeaturePlace));
    expect([game.stageName, game.figures, ...game.supply]).toEqual(['lay', 1, 6, 7]);
  });
  test('W35 Plague from a crown space is refused', () => {
    const game = inFigureStep();
    play(game, CROWN);
    stand(game, 0, { at: [1, -1], on: 'monastery' });
    spinTo(game, 'plague');
    expect(rulesAgainst(game, CROWN)).toEqual(['wheel/must-take-back']);
    expect(moves(game, 'take-back').map(({ on }) => on)).toEqual(['monastery']);
  });
  test('W36 the active player chooses first, then clockwise, each his own', () => {
    const game = plague();
    expect(game.asker).toBe(0);
    expect(rulesAgainst(game, takeBack(IN_BIG_CITY[2] as FeaturePlace))).toEqual(['wheel/not-your-follower']);
    play(game, takeBack(IN_BIG_CITY[1] as FeaturePlace));
    expect([game.asker, moves(game, 'take-back').length]).toEqual([1, 1]);
  });
  test('W37 Plague skips a player without follower on the landscape', () => {
    const game = bigCity();
    stand(game, 1, IN_BIG_CITY[0] as FeaturePlace);
    spinTo(game, 'plague');
    expect(game.asker).toBe(1);
    const empty = wheel();
    spinTo(empty, 'plague');
    expect(empty.stageName).toBe('lay');
  });
  test('W38 Plague scores nothing and frees the region', () => {
    const game = bigCity();
    stand(game, 0, IN_BIG_CITY[0] as FeaturePlace);
    spinTo(game, 'plague');
    play(game, takeBack(IN_BIG_CITY[0] as FeaturePlace));
    expect([...game.scores, game.regions.figures[game.regions.head(nodeAtPlace(game, IN_BIG_CITY[0] as FeaturePlace))]]).toEqual([0, 0, 0]);
  });
  test('W39 a follower back from Plague may be placed in the same turn', () => {
    const game = wheel({}, { laid: CAPPED, game: { figures: 1 } });
    stand(game, 0, NORTH_WEST);
    spinTo(game, 'plague');
    play(game, takeBack(NORTH_WEST));
    play(game, { do: 'lay', tile: 'wof-FRFR-w1', at: [3, -1], rotation: 0 });
    expect(moves(game, 'figure').length).toBeGreaterThan(0);
  });
});
