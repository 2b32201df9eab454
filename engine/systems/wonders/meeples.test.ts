import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { play } from '../../game/legal-moves.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { gameOf } from '../../tests/games.ts';
import { moves } from '../../tests/turns.ts';
import {
  anyTurn,
  figuresOn,
  IDS,
  NOTRE_DAME,
  placeAnywhere,
  rulesAgainst,
  STONEHENGE,
  type Switches,
  stand,
  waiting,
} from '../../tests/wonders.ts';
import { Hoard } from './hoard.ts';

describe('Wonders: meeples on the tile', () => {
  const placed = (wonder: number, laid: readonly string[] = ['base-B/0@0,0'], switches: Switches = {}): Game => {
    const game = waiting(wonder, switches, { laid });
    placeAnywhere(game);
    return game;
  };
  const firstFigure = (game: Game): void => play(game, moves(game, 'figure')[0] as Move);
  test('N36 zero, one or two meeples may be placed on the wonder; three refused', () => {
    const none = placed(STONEHENGE as number);
    play(none, { do: 'pass' });
    expect([none.figures, none.stageName]).toEqual([0, 'draw']);
    const two = placed(STONEHENGE as number);
    const third = moves(two, 'figure').at(-1) as Move;
    firstFigure(two);
    expect(two.stageName).toBe('figure');
    firstFigure(two);
    expect([two.figures, two.stageName]).toEqual([2, 'draw']);
    expect(rulesAgainst(two, third)).toEqual(['move/not-now']);
  });
  test('N37 two meeples on one region are refused', () => {
    const game = placed(STONEHENGE as number);
    const city = moves(game, 'figure').find(({ on }) => on === 'city') as Move;
    play(game, city);
    expect(rulesAgainst(game, city)).toEqual(['move/region-is-occupied']);
  });
  test('N38 two meeples on different regions of the same square are accepted', () => {
    const game = placed(NOTRE_DAME as number);
    const monk = moves(game, 'figure').find(({ on }) => on === 'monastery') as MoveOf<'figure'>;
    play(game, monk);
    const beside = moves(game, 'figure').filter(({ at }) => at[0] === monk.at[0] && at[1] === monk.at[1]);
    expect(beside.length).toBeGreaterThan(0);
    play(game, beside[0] as Move);
    expect(game.figures).toBe(2);
  });
  test('N39 city, road, monastery and field of the wonder may each be taken', () => {
    expect(new Set(figuresOn(placed(NOTRE_DAME as number)))).toEqual(new Set(['city', 'road', 'monastery', 'field']));
  });
  test('N40 a region occupied through a neighbouring tile is refused', () => {
    const game = waiting(STONEHENGE as number, {}, { laid: ['base-U/0@-1,0'] });
    stand(game, 0, { at: [-1, 0], on: 'road', place: 'E' });
    play(game, { do: 'lay-wonder', wonder: IDS[0], at: [0, 0], rotation: 0 });
    expect(rulesAgainst(game, { do: 'figure', at: [0, 0], on: 'road', place: 'W' })).toEqual(['move/region-is-occupied']);
  });
  test('N41 two segments joined through neighbours are one region', () => {
    const game = waiting(STONEHENGE as number, {}, { laid: ['base-V/2@1,2', 'base-U/0@2,2', 'base-V/1@3,2', 'base-V/0@3,1'] });
    play(game, { do: 'lay-wonder', wonder: IDS[0], at: [0, 0], rotation: 0 });
    play(game, { do: 'figure', at: [1, 1], on: 'road', place: 'S' });
    expect(rulesAgainst(game, { do: 'figure', at: [2, 1], on: 'road', place: 'E' })).toEqual(['move/region-is-occupied']);
  });
  test('N42 a meeple on the wonder itself is refused', () => {
    const game = placed(STONEHENGE as number);
    const [x, y] = game.squareOf(game.figureSlot);
    expect(rulesAgainst(game, { do: 'figure', at: [x, y], on: 'monastery' })).toEqual(['move/no-such-feature']);
  });
  test('N43 one meeple on the wonder and one on a crown is refused', () => {
    const game = gameOf({
      systems: { 'wheel-of-fortune': { aside: true }, wonders: {} },
      tiles: { sets: [{ set: 'base' }, { set: 'wheel-of-fortune' }, { set: 'wonders' }] },
    });
    const hoard = new Hoard(game.plan.systems[0]?.stateSize ?? 0, 2, IDS.length);
    hoard.setPool(game, [0]);
    hoard.give(game, 1, 0, false);
    anyTurn(game);
    placeAnywhere(game);
    const crown = { do: 'crown', sector: 'fortune', space: 0 } as const;
    expect(rulesAgainst(game, crown)).toEqual([]);
    play(game, moves(game, 'figure')[0] as Move);
    expect(rulesAgainst(game, crown)).toEqual(['wheel/follower-is-placed']);
  });
});
