import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../documents/scenario.ts';
import { standFigure } from '../../game/figures.ts';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import type { Move } from '../../game/move.ts';
import { nodeAtPlace } from '../../game/place.ts';
import { playOut } from '../../game/playout.ts';
import { randomFrom } from '../../random.ts';
import { chipsOf, collectAll, isAsked, made, places, type Switches, twoOnARoad, upgradeAt, withChips } from '../../tests/chip-games.ts';
import { gameOf, rulesAgainst, scoresOf, turn } from '../../tests/games.ts';
import { MIXES } from '../../tests/mixes.ts';
import { walk } from '../../tests/walk.ts';
import { ON_BOARD, OUT } from './chips.ts';

describe('upgrading', () => {
  test('C28 an upgrade needs no meeple placed this turn and does not replace placing one', () => {
    const game = collectAll(withChips([2, 2]));
    expect(rulesAgainst(game, upgradeAt(0, [2, 2]))).toEqual([]);
    const placing = withChips([2, 2]);
    turn(placing, 'base-A/3@0,0', ['road', 'E']);
    turn(placing, 'base-B/0@0,2');
    turn(placing, 'base-U/0@1,0', ['field', 'NW']);
    expect([placing.supply[0], rulesAgainst(placing, upgradeAt(0, [2, 2]))]).toEqual([5, []]);
  });
  test('C29 a meeple placed just now may be upgraded, C30 and one placed in an earlier turn', () => {
    const game = withChips([2, 2]);
    turn(game, 'base-A/3@0,0', ['road', 'E']);
    turn(game, 'base-B/0@0,2');
    turn(game, 'base-U/0@1,0', ['field', 'NW']);
    const now: Move = { do: 'upgrade', at: [1, 0], on: 'field', place: 'NW', pay: [2, 2], keep: 2 };
    expect([rulesAgainst(game, now), rulesAgainst(game, upgradeAt(0, [2, 2]))]).toEqual([[], []]);
    expect(legalMoves(game).filter((move) => move.do === 'upgrade')).toHaveLength(2);
  });
  test('C31 another player’s meeple is refused', () => {
    const game = twoOnARoad(withChips([2, 2]));
    expect(rulesAgainst(game, { ...upgradeAt(3, [2, 2]), place: 'W' })).toEqual(['chips/not-your-meeple']);
  });
  test('C32 a meeple that stands on no tile is refused', () => {
    const game = twoOnARoad(withChips([2, 2]));
    expect(rulesAgainst(game, upgradeAt(1, [2, 2]))).toEqual(['chips/nobody-stands-there']);
    expect(rulesAgainst(game, upgradeAt(40, [2, 2]))).toEqual(['chips/nobody-stands-there']);
  });
  test('C35 a second upgrade of the same standing meeple is refused', () => {
    const game = withChips([2, 2, 2, 2]);
    collectAll(game);
    turn(made(game, { do: 'pass' }), 'base-B/0@7,2');
    turn(game, 'base-U/0@4,0', ['field', 'NW']);
    play(game, upgradeAt(0, [2, 2]));
    expect(isAsked(game)).toBe(true);
    expect(rulesAgainst(game, upgradeAt(0, [2, 2]))).toEqual(['chips/upgraded-already']);
  });
  test('C36 two upgrades in one turn with chips worth 8; one only, by a switch', () => {
    const twice = (switches: Switches): boolean => {
      const game = collectAll(withChips([2, 2, 2, 2], switches));
      turn(made(game, { do: 'pass' }), 'base-B/0@7,2');
      turn(game, 'base-U/0@4,0', ['field', 'NW']);
      play(game, upgradeAt(0, [2, 2]));
      return isAsked(game);
    };
    expect([twice({}), twice({ upgradesPerTurn: 'one' })]).toEqual([true, false]);
  });
});

describe('double weight', () => {
  const upgraded = (last = 3): Game => made(twoOnARoad(withChips([2, 2]), last), upgradeAt(0, [2, 2]));
  test('C37, C38 upgraded against one rival on a finished road pays 4 and 0', () => {
    expect(scoresOf(turn(twoOnARoad(withChips([1, 1])), 'base-U/0@2,0'))).toEqual([2 + 4, 4]);
    expect(scoresOf(turn(upgraded(), 'base-U/0@2,0'))).toEqual([4 + 4, 0]);
  });
  const rivals = (game: Game, count: number): Game => {
    for (let i = 0; i < count; i++) standFigure(game, nodeAtPlace(game, { at: [1, 0], on: 'road', place: 'E' }), 1);
    return game;
  };
  test('C39 upgraded against two rivals is a tie, both score in full', () => {
    const game = rivals(upgraded(), 1);
    expect(scoresOf(turn(game, 'base-U/0@2,0'))).toEqual([4 + 4, 4]);
  });
  test('C40 an upgrade made this turn counts in this turn’s scoring; points are not doubled', () => {
    const game = withChips([2, 1, 2]);
    turn(game, 'base-A/3@0,0', ['road', 'E']);
    turn(game, 'base-A/1@3,0', ['road', 'W']);
    turn(game, 'base-B/0@0,2');
    turn(game, 'base-U/0@1,0');
    turn(game, 'base-U/0@2,0');
    expect(isAsked(game)).toBe(true);
    play(game, upgradeAt(0, [2, 2]));
    expect(scoresOf(game)).toEqual([2 + 2 + 4, 1]);
  });
  test('C41 after scoring the meeple returns and the chip leaves the game, also for the loser', () => {
    const winner = turn(upgraded(), 'base-U/0@2,0');
    expect([winner.supply[0], places(winner)]).toEqual([7, [OUT, OUT]]);
    const loser = upgraded();
    standFigure(loser, nodeAtPlace(loser, { at: [1, 0], on: 'road', place: 'E' }), 1);
    loser.regions.weight[nodeAtPlace(loser, { at: [1, 0], on: 'road', place: 'E' })] = 2;
    turn(loser, 'base-U/0@2,0');
    expect([scoresOf(loser), loser.supply[0], places(loser)]).toEqual([[4, 4], 7, [OUT, OUT]]);
  });
  test('C42 a returned meeple counts as one and may be upgraded anew for another 4', () => {
    const game = made(twoOnARoad(withChips([2, 2, 1, 1, 2, 2])), upgradeAt(0, [2, 2]));
    turn(game, 'base-U/0@2,0');
    turn(game, 'base-A/3@4,0', ['road', 'E']);
    const node = nodeAtPlace(game, { at: [4, 0], on: 'road', place: 'E' });
    expect([game.supply[0], game.regions.owner[node], game.regions.weight[node]]).toEqual([6, 1, 1]);
    turn(game, 'base-B/0@0,2');
    turn(game, 'base-U/0@5,0');
    play(game, upgradeAt(4, [2, 2]));
    expect(game.regions.weight[node]).toBe(2);
  });
});

describe('the end', () => {
  const ending = (values: readonly (1 | 2)[], draws: readonly string[], switches: Switches = {}): Game =>
    withChips(values, switches, { tiles: { sets: [{ set: 'base', times: 3 }], order: { draws: [...draws], afterwards: 'end' } } });
  const roads = (upgrades: boolean, switches: Switches = {}): readonly number[] => {
    const game = ending([2, 2, 1], ['base-A', 'base-U', 'base-U'], switches);
    turn(game, 'base-A/3@0,0', ['road', 'E']);
    turn(game, 'base-U/0@2,0', ['road', 'E']);
    turn(game, 'base-U/0@1,0');
    play(game, upgrades ? upgradeAt(0, [2, 2]) : { do: 'pass' });
    expect(game.isOver).toBe(true);
    return scoresOf(game);
  };
  test('C43 upgraded meeples count as two in final scoring of unfinished features', () => {
    expect([roads(false), roads(true)]).toEqual([
      [4 + 3, 1 + 3],
      [4 + 3, 1],
    ]);
  });
  const fields = (upgrades: boolean): readonly number[] => {
    const game = ending([2, 2, 1], ['base-E', 'base-U', 'base-A', 'base-E']);
    turn(game, 'base-E/0@0,0', ['field', 'SE']);
    turn(game, 'base-U/0@2,0', ['field', 'NW']);
    turn(game, 'base-A/3@1,0');
    play(game, upgrades ? { do: 'upgrade', at: [0, 0], on: 'field', place: 'SE', pay: [2, 2], keep: 2 } : { do: 'pass' });
    turn(game, 'base-E/2@0,-1');
    return scoresOf(game);
  };
  test('C44 upgraded farmers count as two at the end', () => {
    expect([fields(false), fields(true)]).toEqual([
      [4 + 3, 1 + 3],
      [4 + 3, 1],
    ]);
  });
  test('C45 chips left over score nothing, or their value by a switch', () => {
    expect([roads(false), roads(false, { leftOver: 'value' })]).toEqual([
      [7, 4],
      [7 + 4, 4 + 1],
    ]);
  });
});

test('C46 chips on board, in hands, under meeples and out always sum to 30', () => {
  for (const seed of [1, 2, 3]) {
    let out = 0;
    for (const { game } of walk(MIXES['map board and chips'] as Partial<Scenario>, seed)) {
      const chips = chipsOf(game);
      const all = places(game);
      const under = all.filter((_, chip) => chips.nodeAbove(game, chip) >= 0).length;
      const inHands = all.filter((_, chip) => chips.holder(game, chip) >= 0).length;
      const onBoard = all.filter((place) => place === ON_BOARD).length;
      const gone = all.filter((place) => place === OUT).length;
      const upgraded = [...game.standing.subarray(0, game.figures)].filter((node) => game.regions.weight[node] === 2).length;
      expect([onBoard + inHands + under + gone, under, gone >= out]).toEqual([30, upgraded, true]);
      out = gone;
    }
    expect(out).toBeGreaterThan(0);
  }
});
test('random games upgrade meeples now and then, and end', () => {
  const game = gameOf(MIXES['map board and chips'], 7);
  const upgraded = new Set<number>();
  playOut(game, randomFrom(7), (now, random) => {
    for (let i = 0; i < now.figures; i++) if (now.regions.weight[now.standing[i] as number] === 2) upgraded.add(now.standing[i] as number);
    return now.choices[random.below(now.choiceCount)] as number;
  });
  expect([game.isOver, upgraded.size > 0]).toEqual([true, true]);
});
