import { describe, expect, test } from 'vitest';
import { play } from '../../game/legal-moves.ts';
import { nodeAtPlace } from '../../game/place.ts';
import {
  chipsOf,
  collectAll,
  held,
  isAsked,
  paymentsOffered,
  places,
  SUPPLY,
  twoOnARoad,
  upgradeAt,
  withChips,
} from '../../tests/chip-games.ts';
import { gameOf, rulesAgainst, scoresOf, turn } from '../../tests/games.ts';
import { OUT } from './chips.ts';

describe('taking chips', () => {
  test('C18 a tile laid on a chip takes it and scores its value', () => {
    const game = turn(withChips([2]), 'base-U/0@0,0');
    expect([scoresOf(game), held(game)]).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });
  test('C19 chip points come in step 1, before the meeple', () => {
    const game = withChips([2]);
    play(game, { do: 'draw', tile: 'base-U' });
    play(game, { do: 'lay', tile: 'base-U', at: [0, 0], rotation: 0 });
    expect([game.stageName, scoresOf(game)]).toEqual(['figure', [2, 0]]);
  });
  test('C20 the chip taken lies before its owner, its value known to all', () => {
    const game = turn(turn(withChips([1, 2]), 'base-U/0@0,0'), 'base-U/0@1,0');
    expect([held(game, 0), held(game, 1)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(chipsOf(game).colour(game, 1)).toBe('light-blue');
  });
  test('C21 a meeple may be placed as usual in the same turn', () => {
    expect(turn(withChips([2]), 'base-U/0@0,0', ['road', 'E']).supply[0]).toBe(6);
  });
  test('C4 colour and value of a chip nobody has looked at are dealt by the seed, and recorded', () => {
    const unknown = { supply: SUPPLY, constraints: [], placed: [{ at: [0, 0] as const }, { at: [1, 0] as const, value: 2 }] };
    const values = [1, 2, 3, 4, 5, 6].map((seed) => {
      const game = gameOf({ systems: { 'map-chips': {} }, tokens: unknown }, seed);
      return [0, 1].map((chip) => chipsOf(game).value(game, chip));
    });
    expect(new Set(values.map(([first]) => first)).size).toBe(2);
    expect(values.every(([, second]) => second === 2)).toBe(true);
  });
});

describe('paying', () => {
  test.each([
    [[1, 1, 1, 1], '1+1+1+1'],
    [[2, 2], '2+2'],
    [[2, 1, 1], '2+1+1'],
  ] as const)('C22 paying %j is accepted', (values, offered) => {
    const game = collectAll(withChips(values));
    expect(paymentsOffered(game)).toEqual([offered]);
    play(game, upgradeAt(0, [...values].reverse()));
    expect(game.regions.weight[nodeAtPlace(game, { at: [0, 0], on: 'road', place: 'E' })]).toBe(2);
  });
  test.each([[[2, 1]], [[1, 1, 1]], [[2, 2, 1]]] as const)('C23 paying %j is refused: exactly 4', (pay) => {
    const game = collectAll(withChips([2, 2, 1, 1, 1]));
    expect(rulesAgainst(game, upgradeAt(0, pay))).toEqual(['chips/pay-exactly-four']);
    const poor = collectAll(withChips([2, 1]));
    expect([isAsked(poor), rulesAgainst(poor, upgradeAt(0, [2, 1])).length]).toEqual([false, 1]);
  });
  test('C24 a holder of 2+2+1 may pay 2+2 and keeps 1', () => {
    const game = collectAll(withChips([2, 2, 1]));
    play(game, upgradeAt(0, [2, 2]));
    expect(held(game)).toEqual([1, 0]);
  });
  test('C25 chips of different colours may be paid together', () => {
    const game = collectAll(withChips([2, 1, 1]));
    expect(new Set([0, 1, 2].map((chip) => chipsOf(game).colour(game, chip))).size).toBe(3);
    expect(paymentsOffered(game)).toEqual(['2+1+1']);
  });
  test('C26 a chip taken this turn may be paid this turn', () => {
    const game = twoOnARoad(withChips([2, 2]));
    expect([game.player, game.turn, isAsked(game)]).toEqual([0, 2, true]);
    play(game, upgradeAt(0, [2, 2]));
    expect(held(game)).toEqual([0, 0]);
  });
  test('C27 chips may be kept for any later turn; upgrading is never forced', () => {
    const game = twoOnARoad(withChips([2, 2]), 7);
    play(game, { do: 'pass' });
    expect(game.player).toBe(1);
    turn(game, 'base-B/0@0,2');
    turn(game, 'base-B/0@1,2');
    expect([isAsked(game), held(game)]).toEqual([true, [0, 2]]);
    expect(rulesAgainst(game, upgradeAt(0, [2, 2]))).toEqual([]);
  });
  test('chips that are not held are no payment', () => {
    const game = collectAll(withChips([2, 2]));
    expect(rulesAgainst(game, upgradeAt(0, [1, 1, 1, 1]))).toEqual(['chips/not-held']);
  });
  test('C33 the payer chooses which paid chip goes under the meeple, whatever its value', () => {
    for (const keep of [1, 2] as const) {
      const game = collectAll(withChips([2, 1, 1]));
      play(game, upgradeAt(0, [2, 1, 1], keep));
      const under = [0, 1, 2].find((chip) => chipsOf(game).nodeAbove(game, chip) >= 0) as number;
      expect(chipsOf(game).value(game, under)).toBe(keep);
    }
    const game = collectAll(withChips([2, 2]));
    expect(rulesAgainst(game, upgradeAt(0, [2, 2], 1))).toEqual(['chips/kept-chip-is-paid']);
  });
  test('C34 the other paid chips leave the game', () => {
    const game = collectAll(withChips([1, 1, 1, 1]));
    play(game, upgradeAt(0, [1, 1, 1, 1]));
    expect(places(game).filter((place) => place === OUT)).toHaveLength(3);
  });
});
