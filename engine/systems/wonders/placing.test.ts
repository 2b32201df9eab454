import { describe, expect, test } from 'vitest';
import { legalMoves, play } from '../../game/legal-moves.ts';
import type { Square } from '../../grid.ts';
import { layTile, moves } from '../../tests/turns.ts';
import { cornered, figuresOn, hoardOf, IDS, placeAnywhere, ROOM, rulesAgainst, STONEHENGE, waiting } from '../../tests/wonders.ts';
import { SWITCH_WORDS } from '../../words/switches.ts';

describe('Wonders: placing', () => {
  test('N20 with a wonder waiting no tile is drawn and the stack is unchanged', () => {
    const game = waiting(STONEHENGE as number);
    const before = game.left;
    placeAnywhere(game);
    expect([game.stageName, game.left]).toEqual(['figure', before]);
  });
  test('N21 a placeable wonder must be placed', () => {
    const game = waiting(STONEHENGE as number);
    expect(rulesAgainst(game, { do: 'draw', tile: 'base-U' })).toEqual(['move/not-now']);
    expect(rulesAgainst(game, { do: 'pass' })).toEqual(['wonders/must-be-placed']);
  });
  test('N22 a wonder over an occupied square is refused; one touching nothing by an edge too', () => {
    const game = waiting(STONEHENGE as number);
    const lay = (at: Square): string[] => rulesAgainst(game, { do: 'lay-wonder', wonder: IDS[0], at, rotation: 0 });
    expect(lay([0, 0])).toContain('placement/square-is-free');
    expect(lay([9, 9])).toEqual(['placement/touches-a-tile']);
  });
  test('N23 every outer edge that meets a tile must match', () => {
    const game = waiting(STONEHENGE as number);
    expect(rulesAgainst(game, { do: 'lay-wonder', wonder: IDS[0], at: [1, 0], rotation: 0 })).toEqual([]);
    expect(rulesAgainst(game, { do: 'lay-wonder', wonder: IDS[0], at: [0, 1], rotation: 0 })).not.toContain('placement/square-is-free');
    expect(rulesAgainst(game, { do: 'lay-wonder', wonder: IDS[0], at: [-3, 0], rotation: 0 })).toContain('placement/edges-match');
  });
  test('N24 four rotations, no mirror image', () => {
    const rotations = new Set(moves(waiting(STONEHENGE as number), 'lay-wonder').map(({ rotation }) => rotation));
    expect([...rotations].sort()).toEqual([0, 1, 2, 3]);
  });
  test('N25 a wonder may lie edge to edge or corner to corner with another', () => {
    const game = waiting(STONEHENGE as number, {}, { laid: ['wonder-alhambra/0@0,0'] });
    expect(moves(game, 'lay-wonder').length).toBeGreaterThan(0);
  });
  test('N26 the wonder must be marked with one of the two figures won with it', () => {
    const game = waiting(STONEHENGE as number);
    expect(game.supply[1]).toBe(8);
    placeAnywhere(game);
    expect(game.supply[1]).toBe(7);
  });
  test('N27 the marker stands on the wonder, not on city, road or field, and stays to the end', () => {
    const game = waiting(STONEHENGE as number);
    placeAnywhere(game);
    expect([game.figures, hoardOf(game).figuresHeld(game, 1)]).toEqual([0, 1 - 2]);
  });
  test('N28 the marker occupies no region and counts in no majority', () => {
    const game = waiting(STONEHENGE as number, {}, { laid: ['base-B/0@0,0'] });
    placeAnywhere(game);
    expect(figuresOn(game).sort()).toEqual(['city', 'field', 'field', 'field', 'field', 'road', 'road', 'road']);
  });
});

describe('Wonders: the extra tile', () => {
  test('N29 the extra-tile loop starts only if the wonder has no legal place', () => {
    expect([cornered().stageName, cornered().extra]).toEqual(['draw', 1]);
    expect([waiting(STONEHENGE as number).stageName, waiting(STONEHENGE as number).extra]).toEqual(['turn-starts', 0]);
  });
  test('N30 the drawn tile is laid and the wonder is laid against it', () => {
    const game = cornered();
    layTile(game, { tile: 'base-U', at: [1, 1] });
    expect(legalMoves(game)).toEqual([ROOM]);
    play(game, ROOM);
    expect([game.stageName, game.player, game.extra]).toEqual(['figure', 0, 0]);
  });
  test('N31 a wonder place away from the extra tile is refused', () => {
    const game = cornered();
    layTile(game, { tile: 'base-U', at: [1, 1] });
    expect(rulesAgainst(game, { ...ROOM, at: [3, 1] })).toContain('wonders/beside-the-extra-tile');
  });
  test('N32 an extra tile that does not help is removed although it would fit', () => {
    const game = cornered();
    play(game, { do: 'draw', tile: 'base-V' });
    expect([game.stageName, game.log?.at(-1)?.what]).toEqual(['draw', 'discarded']);
    play(game, { do: 'draw', tile: 'base-W' });
    expect(moves(game, 'lay').map(({ rotation }) => rotation)).toEqual([0, 2]);
    expect(rulesAgainst(game, { do: 'lay', tile: 'base-W', at: [1, 1], rotation: 1 })).toContain('wonders/extra-tile-must-help');
  });
  test('N33 the loop draws again until the wonder can be placed', () => {
    const game = cornered();
    for (const tile of ['base-C', 'base-E', 'base-V']) play(game, { do: 'draw', tile });
    layTile(game, { tile: 'base-U', at: [1, 1] });
    play(game, ROOM);
    expect([game.player, hoardOf(game).placedIn(game, 0)]).toEqual([0, 0]);
  });
  test('N34 a meeple on an extra tile is refused; the wonder still takes 0 to 2', () => {
    const game = cornered();
    layTile(game, { tile: 'base-U', at: [1, 1] });
    expect(rulesAgainst(game, { do: 'figure', at: [1, 1], on: 'road', place: 'E' })).toEqual(['move/not-now']);
    play(game, ROOM);
    expect(rulesAgainst(game, { do: 'figure', at: [1, 1], on: 'field', place: 'NW' })).toContain('move/not-on-this-tile');
    expect(game.figuresLeft).toBe(2);
  });
  test('N35 stack exhausted in the loop, or empty while a wonder waits: the game ends, marked as not said by any source', () => {
    const game = cornered({}, ['base-C']);
    play(game, { do: 'draw', tile: 'base-C' });
    expect([game.isOver, hoardOf(game).isWaiting(game, 0)]).toEqual([true, true]);
    expect(SWITCH_WORDS['wonders/lastTurnPays']?.unknown).toBe(true);
  });
});
