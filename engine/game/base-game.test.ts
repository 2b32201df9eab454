import { describe, expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import { randomFrom } from '../random.ts';
import { gameOf, rulesAgainst, scoresOf, turn } from '../tests/games.ts';
import type { Game } from './game.ts';
import { legalMoves, play } from './legal-moves.ts';
import { laidOf } from './now.ts';
import { playOut } from './playout.ts';

const ordered = (draws: readonly string[], more: Partial<Scenario> = {}): Game =>
  gameOf({ tiles: { sets: [{ set: 'base' }], order: { draws: [...draws], afterwards: 'end' } }, ...more });
const drawn = (game: Game, tile: string): Game => {
  play(game, { do: 'draw', tile });
  return game;
};
const pointsFor = (game: Game, what: string): readonly (number | undefined)[] =>
  (game.log ?? []).filter((event) => event.what === what).map(({ points }) => points);

describe('setting up and drawing', () => {
  test('the start tile lies, the other 71 are in the bag, seven meeples are in each supply', () => {
    const game = gameOf();
    expect(laidOf(game)).toEqual([{ tile: 'base-D', at: [0, 0], rotation: 0 }]);
    expect([game.left, ...game.supply]).toEqual([71, 7, 7]);
  });
  test('tiles that stand apart are never drawn, not even where the system they belong to is off', () => {
    const game = gameOf({ tiles: { sets: [{ set: 'base' }, { set: 'wonders' }, { set: 'wheel-board' }] } });
    expect(game.left).toBe(71);
    expect(playOut(game, randomFrom(1)).isOver).toBe(true);
  });
  test('a tile that fits nowhere is shown, leaves the game, and the same player draws again', () => {
    const game = ordered(['base-U', 'base-C', 'base-D'], { laid: ['base-B/0@0,0'] });
    turn(game, 'base-U/0@0,1');
    expect(game.player).toBe(1);
    drawn(game, 'base-C');
    expect([game.stageName, game.player, game.log?.at(-1)]).toMatchObject(['draw', 1, { what: 'discarded', tile: 'base-C' }]);
  });
});

describe('figures', () => {
  test('a figure may stand on every feature of the tile that nobody holds', () => {
    const game = gameOf();
    play(game, { do: 'draw', tile: 'base-A' });
    play(game, { do: 'lay', tile: 'base-A', at: [0, 1], rotation: 0 });
    expect(legalMoves(game)).toEqual([
      { do: 'pass' },
      { do: 'figure', at: [0, 1], on: 'monastery' },
      { do: 'figure', at: [0, 1], on: 'road', place: 'S' },
      { do: 'figure', at: [0, 1], on: 'field', place: 'NW' },
    ]);
  });
  test('the whole region must be free, one’s own figures included, at any distance', () => {
    const game = ordered(['base-U', 'base-U', 'base-U']);
    turn(game, 'base-U/0@1,0', ['road', 'E']);
    turn(game, 'base-U/0@2,0');
    play(game, { do: 'draw', tile: 'base-U' });
    play(game, { do: 'lay', tile: 'base-U', at: [3, 0], rotation: 0 });
    expect(rulesAgainst(game, { do: 'figure', at: [3, 0], on: 'road', place: 'W' })).toEqual(['move/region-is-occupied']);
  });
  test('the field round a monastery may be held while the monastery stays empty', () => {
    const game = turn(gameOf(), 'base-B/0@0,1', ['field', 'SE']);
    expect(game.supply[0]).toBe(6);
  });
  test('any side or half of a feature names it', () => {
    const game = gameOf();
    play(game, { do: 'draw', tile: 'base-U' });
    play(game, { do: 'lay', tile: 'base-U', at: [1, 0], rotation: 0 });
    for (const place of ['E', 'W']) expect(rulesAgainst(game, { do: 'figure', at: [1, 0], on: 'road', place })).toEqual([]);
    play(game, { do: 'figure', at: [1, 0], on: 'road', place: 'E' });
    expect(game.supply[0]).toBe(6);
  });
  test('a player without figures in supply places none, and figures that come back this turn are too late', () => {
    const game = ordered(['base-E', 'base-U', 'base-E'], { game: { figures: 1 } });
    turn(game, 'base-E/2@0,-1', ['city', 'S']);
    expect([scoresOf(game), game.supply[0]]).toEqual([[4, 0], 1]);
    const none = ordered(['base-U', 'base-E', 'base-E'], { game: { figures: 1 } });
    turn(none, 'base-U/0@1,0', ['road', 'E']);
    turn(none, 'base-E/2@0,-1');
    drawn(none, 'base-E');
    play(none, { do: 'lay', tile: 'base-E', at: [0, 1], rotation: 2 });
    expect([none.supply[0], none.isOver]).toEqual([0, true]);
  });
});

describe('scoring', () => {
  test.each([
    [undefined, 4],
    [4, 4],
    [2, 2],
  ] as const)('a city of two tiles pays 4, or 2 by the switch: %s', (twoTileCity, points) => {
    const game = gameOf(twoTileCity ? { game: { twoTileCity } } : {});
    expect(scoresOf(turn(game, 'base-E/2@0,-1', ['city', 'S']))).toEqual([points, 0]);
  });
  test('a monastery pays 9 when its eight neighbours lie', () => {
    const ring = [
      [-1, 0],
      [0, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
      [-1, 2],
      [1, 2],
      [0, 2],
    ];
    const laid = ring.map(([x, y]) => `base-B/0@${x},${y}`);
    const game = turn(gameOf({ tiles: { sets: [{ set: 'base', times: 3 }] }, laid }), 'base-B/0@0,1', ['monastery']);
    expect([scoresOf(game), game.supply[0]]).toEqual([[9, 0], 7]);
  });
  test('those with most figures are paid in full, ties all, others nothing', () => {
    const game = ordered(['base-A', 'base-A', 'base-U', 'base-V'], { laid: ['base-B/0@0,1', 'base-B/0@1,1', 'base-B/0@2,1'] });
    turn(game, 'base-A/3@0,0', ['road', 'E']);
    turn(game, 'base-A/1@2,0', ['road', 'W']);
    turn(game, 'base-U/0@1,0');
    expect(scoresOf(game)).toEqual([3, 3]);
    expect(pointsFor(game, 'road')).toEqual([3, 3]);
  });
  test('a tile counts once although a region crosses it twice', () => {
    const game = gameOf({ laid: ['base-X/0@0,0', 'base-V/1@1,0', 'base-V/0@1,-1'] });
    expect(scoresOf(turn(game, 'base-V/3@0,-1', ['road', 'E']))).toEqual([4, 0]);
  });
  test('at the end a field pays 3 for each completed city that touches it', () => {
    const game = ordered(['base-E', 'base-B']);
    turn(game, 'base-E/2@0,-1', ['field', 'NW']);
    turn(game, 'base-B/0@0,1');
    expect([game.isOver, scoresOf(game)]).toEqual([true, [3, 0]]);
  });
  test('unfinished roads, cities and monasteries pay what lies', () => {
    const game = ordered(['base-U', 'base-M', 'base-B']);
    turn(game, 'base-U/0@1,0', ['road', 'E']);
    turn(game, 'base-M/2@0,-1', ['city', 'S']);
    turn(game, 'base-B/0@0,1', ['monastery']);
    expect(scoresOf(game)).toEqual([2 + 3, 3]);
  });
  test('every score has an event with its squares', () => {
    const game = turn(gameOf(), 'base-E/2@0,-1', ['city', 'S']);
    expect(game.log).toContainEqual({
      what: 'city',
      turn: 0,
      player: 0,
      points: 4,
      squares: [
        [0, -1],
        [0, 0],
      ],
    });
  });
});

describe('what is refused says why', () => {
  test.each([
    [{ do: 'lay', tile: 'base-D', at: [1, 0], rotation: 0 } as const, 'move/not-now'],
    [{ do: 'figure', at: [0, 0], on: 'road', place: 'E' } as const, 'move/not-now'],
    [{ do: 'pass' } as const, 'move/not-now'],
    [{ do: 'draw', tile: 'nonsense' } as const, 'move/not-in-the-bag'],
    [{ do: 'deal', laid: [] } as const, 'move/not-now'],
    [{ do: 'upgrade', at: [0, 0], on: 'road', place: 'E', pay: [2, 2], keep: 2 } as const, 'move/system-is-off'],
  ])('before drawing: %j', (move, rule) => expect(rulesAgainst(gameOf(), move)).toEqual([rule]));
  test('another tile than the drawn one', () => {
    const game = drawn(gameOf(), 'base-U');
    expect(rulesAgainst(game, { do: 'lay', tile: 'base-D', at: [1, 0], rotation: 0 })).toEqual(['move/not-the-drawn-tile']);
  });
  test('a tile out of the fixed order, and one after its end', () => {
    expect(rulesAgainst(ordered(['base-U']), { do: 'draw', tile: 'base-V' })).toEqual(['move/order-is-fixed']);
    const spent = turn(ordered(['base-U']), 'base-U/0@1,0');
    expect(rulesAgainst(spent, { do: 'draw', tile: 'base-V' })).toEqual(['move/game-is-over']);
  });
  test('drawing where nothing is left', () => {
    const game = ordered(['base-U']);
    game.draws = 1;
    game.left = 0;
    expect(rulesAgainst(game, { do: 'draw', tile: 'base-V' })).toEqual(['move/nothing-to-draw']);
  });
  const placing = (more: Partial<Scenario> = {}): Game => {
    const game = drawn(gameOf(more), 'base-U');
    play(game, { do: 'lay', tile: 'base-U', at: [1, 0], rotation: 0 });
    return game;
  };
  test.each([
    [{ do: 'figure', at: [1, 0], on: 'city', place: 'N' } as const, 'move/no-such-feature'],
    [{ do: 'figure', at: [7, 7], on: 'road', place: 'N' } as const, 'move/no-such-feature'],
    [{ do: 'figure', at: [0, 0], on: 'city', place: 'N' } as const, 'move/not-on-this-tile'],
  ])('a figure where it cannot stand: %j', (move, rule) => expect(rulesAgainst(placing(), move)).toEqual([rule]));
  test('a figure that is not there', () => {
    const game = placing();
    game.supply[0] = 0;
    expect(rulesAgainst(game, { do: 'figure', at: [1, 0], on: 'road', place: 'E' })).toEqual(['move/no-figure-left']);
  });
  test('a farmer in a scenario without farmers', () => {
    const game = placing({ game: { farmers: false } });
    expect(rulesAgainst(game, { do: 'figure', at: [1, 0], on: 'field', place: 'NW' })).toEqual(['move/no-farmers']);
    expect(legalMoves(game).some((move) => move.do === 'figure' && move.on === 'field')).toBe(false);
  });
});

describe('a fixed order of draw', () => {
  test('everybody gets the same tiles, discards among them, and then the game ends', () => {
    const game = ordered(['base-U', 'base-C', 'base-V'], { laid: ['base-B/0@0,0'] });
    expect(legalMoves(game)).toEqual([{ do: 'draw', tile: 'base-U' }]);
    turn(game, 'base-U/0@0,1');
    drawn(game, 'base-C');
    expect(game.log?.at(-1)).toMatchObject({ what: 'discarded', tile: 'base-C' });
    turn(game, 'base-V/2@0,-1');
    expect(game.isOver).toBe(true);
  });
  test('or goes on at random', () => {
    const game = gameOf({ tiles: { sets: [{ set: 'base' }], order: { draws: ['base-U'], afterwards: 'random' } } });
    turn(game, 'base-U/0@1,0');
    expect(legalMoves(game).length).toBeGreaterThan(20);
  });
});
