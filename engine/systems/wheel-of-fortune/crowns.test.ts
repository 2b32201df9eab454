import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import { playOut } from '../../game/playout.ts';
import { randomFrom } from '../../random.ts';
import { gameOf } from '../../tests/games.ts';
import { layTile, moves } from '../../tests/turns.ts';
import { CROWN, inFigureStep, points, rulesAgainst, SETS, spinTo, wheel } from '../../tests/wheel.ts';
import { CROWNS_OF, SECTORS, type Sector } from './dial.ts';
import { wheelOfFortune } from './system.ts';

describe('Wheel of Fortune: crown spaces', () => {
  test('W40 a follower may go on a crown in any turn, numbered tile or not', () => {
    expect(moves(inFigureStep(), 'crown')).toHaveLength(9);
    const numbered = wheel();
    layTile(numbered, { tile: 'wof-FRFR-w1', at: [1, -1] });
    expect(moves(numbered, 'crown')).toHaveLength(9);
  });
  test('W41 a crown after a follower on the tile is refused, and the other way round', () => {
    const game = inFigureStep();
    play(game, { do: 'figure', at: [1, -1], on: 'monastery' });
    expect(rulesAgainst(game, CROWN)).toEqual(['move/not-now']);
    const other = inFigureStep();
    play(other, CROWN);
    expect(rulesAgainst(other, { do: 'figure', at: [1, -1], on: 'monastery' })).toEqual(['move/not-now']);
  });
  test('W42 any free crown of any sector may be chosen', () => {
    const offered = moves(inFigureStep(), 'crown').map(({ sector, space }) => `${sector}${space}`);
    expect(offered).toEqual(
      SECTORS.flatMap((sector, i) => Array.from({ length: CROWNS_OF[i] as number }, (_, space) => `${sector}${space}`)),
    );
  });
  test('W43 an occupied crown is refused; so is a crown without follower in supply', () => {
    const game = inFigureStep();
    play(game, CROWN);
    layTile(game, { tile: 'wof-CFFF', at: [0, -1], rotation: 2 });
    expect(rulesAgainst(game, CROWN)).toEqual(['wheel/crown-is-taken']);
    game.supply[1] = 0;
    expect(rulesAgainst(game, { ...CROWN, space: 1 })).toEqual(['move/no-figure-left']);
    expect(rulesAgainst(game, { do: 'crown', sector: 'fortune', space: 1 })).toContain('wheel/no-such-crown');
  });
  /** Followers of these players stand on a sector's crowns, and the pig comes. */
  const crowned = (sector: Sector, ...players: readonly number[]): Game => {
    const game = wheel();
    for (const [space, player] of players.entries()) {
      game.player = player;
      const crown = CROWNS_OF.slice(0, SECTORS.indexOf(sector)).reduce((sum, count) => sum + count, 0) + space;
      game.state[3 + crown] = player + 1;
      game.supply[player]!--;
    }
    game.player = 0;
    spinTo(game, sector);
    return game;
  };
  test('W44 one follower alone in a one-crown sector scores 3', () => expect(points(crowned('fortune', 1), 'crown')).toEqual([0, 3]));
  test('W45 one follower alone in a two-crown sector scores 6', () => expect(points(crowned('taxes', 1), 'crown')).toEqual([0, 6]));
  test('W46 two followers in a two-crown sector score 3 each, also of one owner', () => {
    expect(points(crowned('taxes', 0, 1), 'crown')).toEqual([3, 3]);
    expect(points(crowned('taxes', 1, 1), 'crown')).toEqual([0, 6]);
  });
  test('W47 scored crown followers return to their owners', () => expect([...crowned('taxes', 0, 1).supply]).toEqual([7, 7]));
  test('W48 crown followers in passed sectors stay and score nothing', () => {
    const game = inFigureStep();
    play(game, CROWN);
    game.state[0] = 0;
    play(game, { do: 'draw', tile: 'wof-FRFR-w2' });
    expect([points(game, 'crown'), game.supply[0]]).toEqual([[0, 0], 6]);
  });
  test('W49 crowns score after the action: Storm does not count those about to return', () => {
    const game = crowned('storm', 0);
    expect([points(game, 'storm'), points(game, 'crown'), game.supply[0]]).toEqual([[6, 7], [6, 0], 7]);
  });
  test('W50 a crown emptied this turn may be taken again this turn', () => {
    const game = crowned('taxes', 0);
    play(game, { do: 'lay', tile: 'wof-FRFR-w1', at: [1, -1], rotation: 0 });
    expect(rulesAgainst(game, CROWN)).toEqual([]);
  });
  test('W51 the crowns per sector are 1, 2, 1, 2, 1, 2', () => expect(CROWNS_OF).toEqual([1, 2, 1, 2, 1, 2]));
  test('W52 crown followers score nothing at the end', () => {
    const game = wheel({}, { tiles: { ...SETS, order: { draws: ['wof-FFFF'], afterwards: 'end' } } });
    layTile(game, { tile: 'wof-FFFF', at: [1, -1] });
    play(game, CROWN);
    expect([game.isOver, ...game.scores]).toEqual([true, 0, 0]);
  });
});

describe('Wheel of Fortune: aside and off', () => {
  test('W53 the wheel aside: no board on the table, all else the same', () => {
    const game = wheel({ aside: true });
    expect(game.plan.kinds.tiles[game.kind[0] as number]?.id).toBe('wof-CRFR');
    play(game, { do: 'draw', tile: 'wof-FRFR-w1' });
    expect(game.state[0]).toBe(1);
    const starts = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const random = gameOf({ systems: { 'wheel-of-fortune': { aside: true, asideStart: 'random' } }, tiles: SETS }, seed);
        return random.plan.kinds.tiles[random.kind[0] as number]?.id;
      }),
    );
    expect(starts.size).toBeGreaterThan(1);
  });
  test('W54 with the system off the numbers mean nothing', () => {
    const game = gameOf({ tiles: { sets: [{ set: 'wheel-of-fortune' }] } });
    play(game, { do: 'draw', tile: 'wof-FRFR-w1' });
    expect([...game.scores, game.plan.systems.length]).toEqual([0, 0, 0]);
  });
});

describe('Wheel of Fortune: every game', () => {
  test('tokens of the dial and points add up, whatever happens', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = playOut(wheel(), randomFrom(seed));
      const onCrowns = (player: number): number => [...game.state.subarray(3, 12)].filter((owner) => owner === player + 1).length;
      const standing = (player: number): number =>
        [...game.standing.subarray(0, game.figures)].filter((node) => game.regions.owner[node] === player + 1).length;
      for (const player of [0, 1]) expect((game.supply[player] as number) + onCrowns(player) + standing(player)).toBe(7);
    }
  });
  test('moves offered and rules agree on the dial', () => {
    expect(wheelOfFortune.moves).toEqual(['crown', 'take-back']);
    expect(rulesAgainst(inFigureStep(), { do: 'take-back', at: [1, -1], on: 'monastery' })).toEqual(['wheel/no-plague']);
    for (const move of legalMoves(inFigureStep())) expect(rulesAgainst(inFigureStep(), move)).toEqual([]);
  });
});
