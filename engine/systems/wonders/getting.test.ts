import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../check.ts';
import type { Game } from '../../game/game.ts';
import { play } from '../../game/legal-moves.ts';
import type { Move } from '../../game/move.ts';
import { gameOf, scenarioOf } from '../../tests/games.ts';
import { bundledSets, library } from '../../tests/library.ts';
import { layTile, moves } from '../../tests/turns.ts';
import {
  ALHAMBRA,
  anyTurn,
  hoardOf,
  IDS,
  own,
  players,
  pool,
  rulesAgainst,
  SETS,
  type Switches,
  stand,
  wondersGame,
} from '../../tests/wonders.ts';
import { SPACES } from './hoard.ts';

describe('Wonders: material and preparation', () => {
  test('N1 each of the four wonders covers five squares', () => {
    const set = bundledSets().find(({ id }) => id === 'wonders');
    expect(set?.tiles.map(({ squares }) => squares?.length)).toEqual([5, 5, 5, 5]);
  });
  test('N2 a player starts with 1 meeple on 0, 2 beside 10, 6 in supply', () => {
    const game = wondersGame();
    expect([...game.supply, ...game.scores, hoardOf(game).space(game)]).toEqual([6, 6, 0, 0, 10]);
  });
  test('N3 the pool holds one wonder per player; the rest is out of the game', () => {
    expect([2, 3, 4].map((count) => pool(wondersGame({}, { players: players(count) })))).toEqual([2, 3, 4]);
  });
  test('N4 five players with set I alone are refused', () => {
    const check = (count: number): string[] =>
      checkScenario(scenarioOf({ systems: { wonders: {} }, tiles: SETS, players: players(count) }), library)
        .filter(({ severity }) => severity === 'error')
        .map(({ rule }) => rule);
    expect(check(5)).toContain('wonders/too-many-players');
    expect(check(4)).not.toContain('wonders/too-many-players');
  });
  test('N5 fewer than 90 tiles is a warning', () => {
    const few = checkScenario(scenarioOf({ systems: { wonders: {} }, tiles: { sets: [{ set: 'base' }, { set: 'wonders' }] } }), library);
    expect(few.find(({ rule }) => rule === 'wonders/few-tiles')).toMatchObject({ severity: 'warning', facts: { tiles: 72 } });
    expect(checkScenario(scenarioOf({ systems: { wonders: {} }, tiles: SETS }), library).map(({ rule }) => rule)).not.toContain(
      'wonders/few-tiles',
    );
  });
});

describe('Wonders: getting one', () => {
  /** Anna ends a turn with these scores. */
  const scored = (scores: readonly number[], switches: Switches = {}): Game => {
    const game = wondersGame(switches, { players: players(scores.length) });
    game.scores.set(scores);
    anyTurn(game);
    return game;
  };
  const held = (game: Game): number[] => [...game.scores].map((_, player) => hoardOf(game).wonderOf(game, player));
  const takeFirst = (game: Game): void => play(game, moves(game, 'take-wonder')[0] as Move);

  test('N6 a scoring meeple on or past the pairs’ space takes a wonder, one below does not', () => {
    expect(scored([10, 0]).stageName).toBe('scored');
    expect(scored([13, 0]).stageName).toBe('scored');
    expect(scored([9, 9]).stageName).toBe('draw');
  });
  test('N7 the taker chooses any wonder of the pool', () => {
    const game = scored([10, 0, 0]);
    expect(moves(game, 'take-wonder')).toHaveLength(3);
    const out = IDS.find((wonder) => !moves(game, 'take-wonder').some((move) => move.wonder === wonder)) as string;
    expect(rulesAgainst(game, { do: 'take-wonder', wonder: out })).toEqual(['wonders/not-in-the-pool']);
    expect(rulesAgainst(game, { do: 'pass' })).toEqual(['wonders/choose-one']);
  });
  test('N8 the wonder lies before its owner and is not placed this turn', () => {
    const game = scored([10, 0]);
    takeFirst(game);
    expect([game.stageName, game.player, hoardOf(game).isWaiting(game, 0)]).toEqual(['draw', 1, true]);
  });
  test('N9 the taker’s two meeples go to his supply', () => {
    const game = scored([10, 0]);
    takeFirst(game);
    expect([...game.supply]).toEqual([8, 6]);
  });
  test('N10 the other pairs move to 15, 20, 25, never further', () => {
    const game = wondersGame();
    const spaces = Array.from({ length: 5 }, () => {
      hoardOf(game).movePairs(game);
      return hoardOf(game).space(game);
    });
    expect([spaces, [...SPACES]]).toEqual([
      [15, 20, 25, 25, 25],
      [10, 15, 20, 25],
    ]);
  });
  test('N11 example: red reaches 10 first: choose, take the pair, move the others to 15', () => {
    const game = scored([11, 4, 6]);
    takeFirst(game);
    expect([hoardOf(game).space(game), game.supply[0], pool(game)]).toEqual([15, 8, 2]);
  });
  test('N12 a player takes one wonder in the game, also after a jump from 8 to 22', () => {
    const game = scored([22, 0]);
    takeFirst(game);
    expect([game.stageName, pool(game), held(game).filter((wonder) => wonder >= 0).length]).toEqual(['draw', 1, 1]);
  });
  test('N13 several on or past the space in one turn: the active player names who takes', () => {
    const game = scored([12, 14, 3]);
    expect([game.asker, moves(game, 'name-taker').map(({ player }) => player)]).toEqual([0, [0, 1]]);
    expect(rulesAgainst(game, { do: 'name-taker', player: 2 })).toEqual(['wonders/not-on-the-space']);
    expect(rulesAgainst(game, { do: 'pass' })).toEqual(['wonders/name-who-takes']);
  });
  test('N14 the active player may name another before himself; the one named chooses the wonder', () => {
    const game = scored([12, 14, 3]);
    play(game, { do: 'name-taker', player: 1 });
    expect(game.asker).toBe(1);
    takeFirst(game);
    expect(held(game)[1]).toBeGreaterThanOrEqual(0);
  });
  test('N15 after the move a player at 12 with the pairs at 15 gets nothing', () => {
    const game = scored([12, 14, 3]);
    play(game, { do: 'name-taker', player: 1 });
    takeFirst(game);
    expect([game.stageName, held(game)[0]]).toEqual(['turn-starts', -1]);
  });
  test('N16 after the move a player on or past 15 without wonder is next, again named', () => {
    const game = scored([16, 17, 18]);
    play(game, { do: 'name-taker', player: 2 });
    takeFirst(game);
    expect([game.asker, moves(game, 'name-taker').map(({ player }) => player)]).toEqual([0, [0, 1]]);
  });
  test('N17 a player can win a wonder in another player’s turn', () => {
    const game = scored([0, 10]);
    expect([game.player, game.asker, game.stageName]).toEqual([0, 1, 'scored']);
  });
  test('N18 the test is made in step 3; after every scoring only by switch', () => {
    const afterRose = (switches: Switches): string => {
      const game = gameOf({
        systems: { 'wind-roses': {}, wonders: switches },
        tiles: { sets: [{ set: 'base' }, { set: 'wind-roses' }, { set: 'wonders' }] },
      });
      game.scores[0] = 8;
      layTile(game, { tile: 'wr-NE', at: [0, -1] });
      return game.stageName;
    };
    expect([afterRose({}), afterRose({ wonderCheck: 'everyScoring' })]).toEqual(['figure', 'laid']);
  });
  test('N18 won before the figure step, one of the two figures stays aside to mark the wonder', () => {
    const game = gameOf({
      systems: { 'wind-roses': {}, wonders: { wonderCheck: 'everyScoring' } },
      tiles: { sets: [{ set: 'base' }, { set: 'wind-roses' }, { set: 'wonders' }] },
    });
    game.scores[0] = 8;
    layTile(game, { tile: 'wr-NE', at: [0, -1] });
    takeFirst(game);
    const inHand = game.supply[0];
    play(game, { do: 'pass' });
    play(game, { do: 'draw', tile: 'base-B' });
    play(game, moves(game, 'lay')[0] as Move);
    play(game, { do: 'pass' });
    play(game, moves(game, 'lay-wonder')[0] as Move);
    expect([inHand, game.supply[0]]).toEqual([7, 7]);
  });
  test('N19 final scoring wins no wonder', () => {
    const game = wondersGame({}, { tiles: { ...SETS, order: { draws: ['base-E'], afterwards: 'end' } } });
    own(game, 0, ALHAMBRA as number);
    stand(game, 0, { at: [0, 0], on: 'field', place: 'SE' });
    game.scores[1] = 9;
    stand(game, 1, { at: [0, 0], on: 'road', place: 'E' });
    anyTurn(game);
    expect([game.isOver, (game.scores[1] as number) >= 10, hoardOf(game).wonderOf(game, 1)]).toEqual([true, true, -1]);
  });
});
