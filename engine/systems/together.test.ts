import { expect, test } from 'vitest';
import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { dealAny } from '../game/deal.ts';
import type { Game } from '../game/game.ts';
import { legalMoves, play } from '../game/legal-moves.ts';
import { objections } from '../game/objections.ts';
import { type FeaturePlace, nodeAtPlace } from '../game/place.ts';
import { planOf } from '../game/plan.ts';
import { startGame } from '../game/turn.ts';
import { randomFrom } from '../random.ts';
import { gameOf, setupWith } from '../tests/games.ts';
import { layTile, moves, pointsFor, takeTurn } from '../tests/turns.ts';
import { ALHAMBRA, CIRCUS, CORNERED, IDS, ROOM, SETS, stand } from '../tests/wonders.ts';
import { Hoard } from './wonders/hoard.ts';

const ASIDE = { aside: true } as const;
/** Where the wonders keep their numbers in a game of several systems. */
const hoardIn = (game: Game): Hoard => {
  const before = game.plan.systems.slice(
    0,
    game.plan.systems.findIndex(({ id }) => id === 'wonders'),
  );
  return new Hoard(
    before.reduce((sum, { stateSize = 0 }) => sum + stateSize, 0),
    game.plan.players,
    IDS.length,
  );
};
/** Before the deal a player has won Stonehenge; the game is then dealt. */
const afterWinning = (changes: Partial<Scenario>, player = 0): Game => {
  const game = startGame(planOf(setupWith(changes)));
  hoardIn(game).setPool(game, [0]);
  hoardIn(game).give(game, player, 0, false);
  dealAny(game, randomFrom(1));
  return game;
};
const wheelAndWonders: Partial<Scenario> = {
  systems: { 'wheel-of-fortune': ASIDE, wonders: {} },
  tiles: { sets: [{ set: 'base' }, { set: 'wheel-of-fortune' }, { set: 'wonders' }] },
};
const spin = (game: Game, from: number): void => {
  game.state[0] = from;
  play(game, { do: 'draw', tile: 'wof-FRFR-w1' });
};
const [FAMINE, INQUISITION] = [2, 4];
type Switches = Scenario['systems'];
/** A player's figure stands with a chip under it. */
const upgraded = (game: Game, player: number, place: FeaturePlace): void => {
  stand(game, player, place);
  game.regions.weight[nodeAtPlace(game, place)] = 2;
};
const chipsAt = (...squares: readonly (readonly [number, number])[]): NonNullable<Scenario['tokens']> => ({
  supply: [{ colour: 'purple', value: 2, count: squares.length }],
  constraints: [],
  placed: squares.map((at) => ({ at })),
});

test('X1 the pairs beside the track and the marker are not supply for Storm; the marker is safe from Plague', () => {
  const game = gameOf(wheelAndWonders);
  spin(game, FAMINE);
  expect([0, 1].map((player) => pointsFor(game, player, 'wheel-of-fortune/storm'))).toEqual([6, 6]);
  const marked = gameOf(wheelAndWonders);
  hoardIn(marked).give(marked, 0, 0, false);
  hoardIn(marked).mark(marked, 0);
  const plague = marked.clone();
  spin(marked, FAMINE);
  expect(pointsFor(marked, 0, 'wheel-of-fortune/storm')).toBe(7);
  spin(plague, INQUISITION);
  expect([plague.stageName, hoardIn(plague).figuresHeld(plague, 0)]).toEqual(['lay', -1]);
});
test('X3 an extra quarter rose in its section pays 3; an extra tile on a chip takes it', () => {
  const extra = (wonders: { extraTileActs?: boolean }): readonly number[] => {
    const game = afterWinning({
      board: CORNERED,
      systems: { 'map-boards': {}, 'map-chips': {}, 'wind-roses': {}, wonders },
      tiles: { sets: [{ set: 'base' }, { set: 'wind-roses' }, { set: 'wonders' }] },
      laid: ['wr-start-orange/3@0,1'],
      tokens: chipsAt([1, 1]),
    });
    expect(game.extra).toBe(1);
    layTile(game, { tile: 'wr-SW', at: [1, 1], rotation: 2 });
    expect(legalMoves(game)).toEqual([ROOM]);
    return [pointsFor(game, 0, 'wind-roses/quarter'), pointsFor(game, 0, 'map-chips/chip')];
  };
  expect([extra({}), extra({ extraTileActs: false })]).toEqual([
    [3, 2],
    [0, 2],
  ]);
});
test('X4 wheel, rose and chip points count for the wonder test of step 3', () => {
  const wheel = gameOf(wheelAndWonders);
  wheel.scores[0] = 8;
  spin(wheel, 5);
  play(wheel, moves(wheel, 'lay')[0]!);
  play(wheel, { do: 'pass' });
  const rose = gameOf({
    systems: { 'wind-roses': {}, wonders: {} },
    tiles: { sets: [{ set: 'base' }, { set: 'wind-roses' }, { set: 'wonders' }] },
  });
  rose.scores[0] = 8;
  takeTurn(rose, { tile: 'wr-NE', at: [0, -1] });
  expect([wheel, rose].map((game) => [game.stageName, moves(game, 'take-wonder').length])).toEqual([
    ['scored', 2],
    ['scored', 2],
  ]);
});
test('X5 a mega tile on a map needs five printed squares and takes every chip under it', () => {
  const board: Board = { ...CORNERED, rows: ['####', '..##'] };
  const game = afterWinning({
    board,
    systems: { 'map-boards': {}, 'map-chips': {}, wonders: {} },
    tiles: { sets: [{ set: 'base' }, { set: 'wonders' }] },
    laid: ['base-U/0@0,0'],
    tokens: chipsAt([1, 0], [3, 1]),
  });
  const place = { do: 'lay-wonder', wonder: IDS[0], at: [1, 0], rotation: 0 } as const;
  expect(objections(game, { ...place, at: [2, 0] }).map(({ rule }) => rule)).toContain('placement/on-the-board');
  expect(legalMoves(game)).toEqual([place]);
  play(game, place);
  expect(pointsFor(game, 0, 'map-chips/chip')).toBe(4);
});
test('X6 an upgraded meeple is one figure for Circus and for Alhambra, two by the switch', () => {
  const paid = (wonder: number, what: string, chips: Switches['map-chips']): number => {
    const game = gameOf({
      systems: { 'map-chips': chips ?? {}, wonders: {} },
      tiles: { ...SETS, order: { draws: ['base-E'], afterwards: 'end' } },
      laid: ['base-D/0@0,0', 'base-E/0@0,1'],
    });
    hoardIn(game).setPool(game, [wonder]);
    hoardIn(game).give(game, 0, wonder, false);
    hoardIn(game).mark(game, 0);
    upgraded(game, 1, { at: [0, 0], on: 'city', place: 'N' });
    upgraded(game, 0, { at: [0, 1], on: 'field', place: 'SE' });
    game.turn = 20;
    takeTurn(game, { tile: 'base-E', at: [0, 2], rotation: 2 });
    return pointsFor(game, 0, what);
  };
  const both = (chips: Switches['map-chips']): readonly number[] => [
    paid(CIRCUS as number, 'wonders/circus-maximus', chips),
    paid(ALHAMBRA as number, 'wonders/alhambra', chips),
  ];
  expect([both({}), both({ upgradedPaysTwice: true })]).toEqual([
    [4, 4],
    [8, 8],
  ]);
});
test('X6 an upgraded meeple is one figure for Famine and for Inquisition, two by the switch', () => {
  const paid = (chips: Switches['map-chips']): readonly number[] => {
    const game = gameOf({
      systems: { 'map-chips': chips ?? {}, 'wheel-of-fortune': ASIDE },
      tiles: { sets: [{ set: 'base' }, { set: 'wheel-of-fortune' }] },
      laid: ['base-E/0@0,0', 'base-E/2@0,-1', 'base-B/0@0,1'],
    });
    upgraded(game, 0, { at: [0, 0], on: 'field', place: 'SE' });
    upgraded(game, 1, { at: [0, 1], on: 'monastery' });
    play(game, { do: 'draw', tile: 'wof-FRFR-w2' });
    play(game, moves(game, 'lay')[0]!);
    play(game, { do: 'pass' });
    play(game, { do: 'draw', tile: 'wof-FRFR-w2' });
    return [pointsFor(game, 0, 'wheel-of-fortune/famine'), pointsFor(game, 1, 'wheel-of-fortune/inquisition')];
  };
  expect([paid({}), paid({ upgradedPaysTwice: true })]).toEqual([
    [1, 2],
    [2, 4],
  ]);
});
test('X7 meeples with maps and wonders together: the wonders’ six, or the map’s nine by switch', () => {
  const supply = (wonders: { meeples?: 'wonders' | 'maps' }): number =>
    gameOf({
      board: 'germany',
      systems: { 'map-boards': {}, wonders },
      tiles: { sets: [{ set: 'base' }, { set: 'wonders' }] },
    }).plan.supply;
  expect([supply({}), supply({ meeples: 'wonders' }), supply({ meeples: 'maps' })]).toEqual([6, 6, 9]);
  expect(gameOf({ systems: { wonders: { meeples: 'maps' } }, tiles: SETS }).plan.supply).toBe(6);
});
test('X8 no meeple on the wonder: a crown is still allowed after marking', () => {
  const game = afterWinning(wheelAndWonders);
  play(game, moves(game, 'lay-wonder')[0]!);
  const crown = { do: 'crown', sector: 'storm', space: 1 } as const;
  expect(objections(game, crown)).toEqual([]);
  play(game, crown);
  expect([game.stageName, game.supply[0]]).toEqual(['draw', 6]);
});
