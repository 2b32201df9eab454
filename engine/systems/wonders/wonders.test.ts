import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../check.ts';
import type { Board } from '../../documents/board.ts';
import type { Scenario } from '../../documents/scenario.ts';
import { dealAny } from '../../game/deal.ts';
import { standFigure } from '../../game/figures.ts';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { objections } from '../../game/objections.ts';
import { type FeaturePlace, nodeAtPlace } from '../../game/place.ts';
import { planOf } from '../../game/plan.ts';
import { countCities, countTiles, worth } from '../../game/points.ts';
import { startGame } from '../../game/turn.ts';
import type { Square } from '../../grid.ts';
import { randomFrom } from '../../random.ts';
import { gameOf, scenarioOf, setupWith } from '../../tests/games.ts';
import { bundledSets, library, tileById } from '../../tests/library.ts';
import { layTile, moves, pointsFor, takeTurn } from '../../tests/turns.ts';
import { SWITCH_WORDS } from '../../words/switches.ts';
import { circusPoints } from './abilities.ts';
import { Hoard, SPACES } from './hoard.ts';

type Switches = NonNullable<Scenario['systems']['wonders']>;
const SETS = { sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }, { set: 'wonders' }] };
const IDS = ['wonder-stonehenge', 'wonder-notre-dame', 'wonder-circus-maximus', 'wonder-alhambra'] as const;
const [STONEHENGE, NOTRE_DAME, CIRCUS, ALHAMBRA] = [0, 1, 2, 3];
const players = (count: number): NonNullable<Scenario['players']> => Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}` }));
const wondersGame = (switches: Switches = {}, changes: Partial<Scenario> = {}): Game =>
  gameOf({ systems: { wonders: switches }, tiles: SETS, ...changes });
const hoardOf = (game: Game): Hoard => new Hoard(0, game.plan.players, IDS.length);
/** A player has won a wonder, which waits. */
const win = (game: Game, player: number, wonder: number): void => {
  hoardOf(game).setPool(game, [wonder]);
  hoardOf(game).give(game, player, wonder, false);
};
/** A player has won and placed a wonder, in the present turn. */
const own = (game: Game, player: number, wonder: number): void => {
  win(game, player, wonder);
  hoardOf(game).mark(game, player);
};
const rulesAgainst = (game: Game, move: Move): string[] => objections(game, move).map(({ rule }) => rule);
const pool = (game: Game): number => hoardOf(game).poolSize(game);
/** Anna lays a tile far from all that a test is about, and passes. */
const anyTurn = (game: Game): void => takeTurn(game, { tile: 'base-E', at: [0, -1], rotation: 2 });
/** The game waits for Bert to place a wonder he has won. */
const waiting = (wonder: number, switches: Switches = {}, changes: Partial<Scenario> = {}): Game => {
  const game = wondersGame(switches, changes);
  win(game, 1, wonder);
  if (changes.laid) {
    game.player = 1;
    game.turn = 1;
    game.stage = 1;
    game.step = 0;
    game.choiceCount = 0;
    legalMoves(game);
  } else anyTurn(game);
  return game;
};
const placeAnywhere = (game: Game): MoveOf<'lay-wonder'> => {
  const move = moves(game, 'lay-wonder')[0] as MoveOf<'lay-wonder'>;
  play(game, move);
  return move;
};
const stand = (game: Game, player: number, place: FeaturePlace): void => standFigure(game, nodeAtPlace(game, place), player);
const figuresOn = (game: Game): string[] => moves(game, 'figure').map(({ on }) => on);

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

/** A start, one square of passage, and a room that has exactly the shape of Stonehenge, unturned. */
const CORNERED: Board = {
  kind: 'board',
  version: 2,
  id: 'cornered',
  name: { en: 'Cornered' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['.....', '#####', '...##'],
  cities: [],
  starts: [],
  towns: [],
  border: [],
};
const ROOM = { do: 'lay-wonder', wonder: IDS[0], at: [2, 1], rotation: 0 } as const satisfies Move;
/** Anna must place Stonehenge, which has no place: an extra tile is drawn. */
const cornered = (switches: Switches = {}, order?: readonly string[]): Game => {
  const tiles = order ? { ...SETS, order: { draws: [...order], afterwards: 'end' as const } } : SETS;
  const game = startGame(
    planOf(setupWith({ board: CORNERED, systems: { 'map-boards': {}, wonders: switches }, tiles, laid: ['base-U/0@0,1'] })),
  );
  win(game, 0, STONEHENGE as number);
  dealAny(game, randomFrom(1));
  return game;
};

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

describe('Wonders: Notre-Dame', () => {
  /** A monastery south of the start tile; Bert owns Notre-Dame since the turn given. */
  const beside = (since: number, switches: Switches = {}, monk = false): Game => {
    const game = wondersGame(switches);
    if (since === 0) own(game, 1, NOTRE_DAME as number);
    takeTurn(game, { tile: 'base-B', at: [0, 1], ...(monk ? { figure: { on: 'monastery' as const } } : {}) });
    if (since === 1) own(game, 1, NOTRE_DAME as number);
    return game;
  };
  const paid = (game: Game, player = 1): number => pointsFor(game, player, 'wonders/notre-dame');
  const ROAD = { tile: 'base-U', at: [1, 0], figure: { on: 'road', place: 'E' } } as const;
  test('N44 Notre-Dame pays its owner 3 at once for a meeple on one of the 8 tiles round a monastery', () => {
    const game = beside(0);
    layTile(game, ROAD);
    play(game, { do: 'figure', at: [1, 0], on: 'road', place: 'E' });
    expect(paid(game)).toBe(3);
    const far = beside(0);
    takeTurn(far, { tile: 'base-E', at: [0, -1], rotation: 2, figure: { on: 'field', place: 'NW' } });
    expect(paid(far)).toBe(0);
  });
  test('N45 Notre-Dame pays for an empty and for an occupied monastery, 3 also when several are near', () => {
    const occupied = beside(0, {}, true);
    takeTurn(occupied, ROAD);
    const several = beside(0);
    takeTurn(several, { tile: 'base-B', at: [1, 1], figure: { on: 'field', place: 'NE' } });
    expect([paid(occupied), paid(several)]).toEqual([3, 3]);
    const between = wondersGame();
    own(between, 1, NOTRE_DAME as number);
    takeTurn(between, { tile: 'base-B', at: [0, 1] });
    turnOf(between, 0);
    takeTurn(between, { tile: 'base-B', at: [0, 2] });
    takeTurn(between, { tile: 'base-E', at: [1, 1], rotation: 1, figure: { on: 'city', place: 'E' } });
    expect(paid(between)).toBe(3);
  });
  test('N46 a monk on the monastery’s own tile brings nothing', () => {
    const game = wondersGame();
    own(game, 1, NOTRE_DAME as number);
    anyTurn(game);
    takeTurn(game, { tile: 'base-B', at: [0, 1], figure: { on: 'monastery' } });
    expect(paid(game)).toBe(0);
  });
  test('N47 a tile without meeple, or another player’s meeple, brings nothing', () => {
    const empty = beside(0);
    takeTurn(empty, { tile: 'base-U', at: [1, 0] });
    const other = beside(0);
    turnOf(other, 0);
    takeTurn(other, ROAD);
    expect([paid(empty), paid(other), paid(other, 0)]).toEqual([0, 0, 0]);
  });
  test('N48 Notre-Dame pays nothing in the turn it is placed, from the next own turn on', () => {
    const game = beside(1);
    takeTurn(game, ROAD);
    expect(paid(game)).toBe(0);
    takeTurn(game, { tile: 'base-U', at: [2, 0] });
    takeTurn(game, { tile: 'base-U', at: [-1, 0], figure: { on: 'field', place: 'NW' } });
    expect(paid(game)).toBe(3);
  });
  test('N49 first printing: abilities pay from the placing turn', () => {
    const game = beside(1, { wondersPay: 'placingTurn' });
    takeTurn(game, ROAD);
    expect(paid(game)).toBe(3);
    expect(SWITCH_WORDS['wonders/wondersPay']?.unknown).toBe(true);
  });
});

const turnOf = (game: Game, player: number): void => {
  game.player = player;
};

describe('Wonders: Stonehenge', () => {
  /** The start road, its east end closed, Anna on it or nobody; Bert owns Stonehenge since the turn given. */
  const road = (occupied: boolean, since = 0, switches: Switches = {}): Game => {
    const game = wondersGame(switches);
    if (since === 0) own(game, 1, STONEHENGE as number);
    takeTurn(game, { tile: 'base-A', at: [1, 0], rotation: 1, ...(occupied ? { figure: { on: 'road' as const, place: 'W' } } : {}) });
    if (since === 1) own(game, 1, STONEHENGE as number);
    return game;
  };
  const END = { tile: 'base-A', at: [-1, 0], rotation: 3 } as const;
  const paid = (game: Game): number => pointsFor(game, 1, 'wonders/stonehenge');
  test('N50 Stonehenge pays its owner 3 for each occupied road completed in his turn; two roads 6', () => {
    const game = wondersGame({}, { laid: ['base-D/0@0,0', 'base-A/3@-1,0', 'base-B/0@0,1', 'base-A/2@1,1'] });
    own(game, 1, STONEHENGE as number);
    stand(game, 0, { at: [0, 0], on: 'road', place: 'E' });
    stand(game, 1, { at: [1, 1], on: 'road', place: 'N' });
    turnOf(game, 1);
    game.turn = 1;
    takeTurn(game, { tile: 'base-X', at: [1, 0] });
    expect(paid(game)).toBe(6);
  });
  test('N51 a road held only by another player pays the owner of Stonehenge 3', () => {
    const game = road(true);
    takeTurn(game, END);
    expect([paid(game), pointsFor(game, 0, 'road')]).toEqual([3, 3]);
  });
  test('N52 an unoccupied road pays nothing', () => {
    const game = road(false);
    takeTurn(game, END);
    expect(paid(game)).toBe(0);
  });
  test('N53 a road occupied in step 2 of the same turn pays 3', () => {
    const game = road(false);
    takeTurn(game, { ...END, figure: { on: 'road', place: 'E' } });
    expect([paid(game), pointsFor(game, 1, 'road')]).toEqual([3, 3]);
  });
  test('N54 Stonehenge pays nothing in the turn it is placed nor in other players’ turns', () => {
    const placing = road(true, 1);
    takeTurn(placing, END);
    const other = road(true);
    turnOf(other, 0);
    takeTurn(other, END);
    expect([paid(placing), paid(other)]).toEqual([0, 0]);
  });
  test('N55 a road completed by the extra tile in the placing turn pays nothing (Dutch differs)', () => {
    const extraRoad = (switches: Switches): number => {
      const game = cornered(switches);
      stand(game, 1, { at: [0, 1], on: 'road', place: 'E' });
      layTile(game, { tile: 'base-W', at: [1, 1] });
      play(game, ROOM);
      play(game, { do: 'pass' });
      return pointsFor(game, 0, 'wonders/stonehenge');
    };
    expect([extraRoad({}), extraRoad({ extraTileRoad: 'pays' })]).toEqual([0, 3]);
  });
  test('N56 Stonehenge’s points come first, then the road scores as usual', () => {
    const game = road(true);
    takeTurn(game, END);
    const told = (game.log ?? []).map(({ what }) => what);
    expect(told.indexOf('wonders/stonehenge')).toBeLessThan(told.indexOf('road'));
  });
});

describe('Wonders: at the end', () => {
  const LAST = { ...SETS, order: { draws: ['base-E'], afterwards: 'end' as const } };
  /** Three figures in cities, two farmers on one field, a highwayman; the owner of a wonder is Anna; the last tile is laid. */
  const ended = (
    wonder: number,
    count: number,
    prepare: (game: Game) => void = (game) => own(game, 0, wonder),
    switches: Switches = {},
  ): Game => {
    const game = wondersGame(switches, { tiles: LAST, players: players(count), laid: ['base-D/0@0,0', 'base-E/0@0,1'] });
    prepare(game);
    stand(game, 0, { at: [0, 0], on: 'city', place: 'N' });
    stand(game, 0, { at: [0, 1], on: 'field', place: 'SE' });
    stand(game, 1, { at: [0, 0], on: 'field', place: 'EN' });
    stand(game, 1, { at: [0, 0], on: 'road', place: 'E' });
    game.turn = 20;
    takeTurn(game, { tile: 'base-E', at: [0, 2], rotation: 2 });
    return game;
  };
  const circus = (count: number, inCities: number): number => {
    const game = wondersGame({}, { tiles: LAST, players: players(count), laid: ['base-D/0@0,0', 'base-E/1@0,1', 'base-E/3@-1,1'] });
    own(game, 0, CIRCUS as number);
    stand(game, 0, { at: [0, 0], on: 'city', place: 'N' });
    if (inCities > 0) stand(game, 1, { at: [0, 1], on: 'city', place: 'E' });
    if (inCities > 1) stand(game, 2, { at: [-1, 1], on: 'city', place: 'W' });
    takeTurn(game, { tile: 'base-E', at: [0, 2], rotation: 2 });
    return pointsFor(game, 0, 'wonders/circus-maximus');
  };
  test('N57 Circus pays 4 per meeple of another colour in unfinished cities with 2 players, 3 with 3 or 4', () => {
    expect([circus(2, 1), circus(3, 1), circus(4, 1), circus(4, 2)]).toEqual([4, 3, 3, 6]);
  });
  test('N58 Circus pays 2 with five or more', () => expect([5, 6].map(circusPoints)).toEqual([2, 2]));
  test('N59 Circus counts no own meeples and none outside cities', () => {
    expect(circus(2, 0)).toBe(0);
    expect(pointsFor(ended(CIRCUS as number, 2), 0, 'wonders/circus-maximus')).toBe(0);
  });
  test('N60 Alhambra pays 4 per own farmer, earning or not, two on one field twice', () => {
    expect(pointsFor(ended(ALHAMBRA as number, 2), 0, 'wonders/alhambra')).toBe(4);
    const two = ended(ALHAMBRA as number, 2, (game) => {
      own(game, 0, ALHAMBRA as number);
      stand(game, 0, { at: [0, 0], on: 'field', place: 'ES' });
    });
    expect(pointsFor(two, 0, 'wonders/alhambra')).toBe(8);
  });
  test('N61 Circus and Alhambra pay before the normal final scoring, meeples still standing', () => {
    const told = (ended(ALHAMBRA as number, 2).log ?? []).map(({ what }) => what);
    expect(told.indexOf('wonders/alhambra')).toBeLessThan(told.indexOf('road'));
  });
  test('N62 a wonder never placed pays nothing; one placed in the last turn pays', () => {
    const waits = ended(ALHAMBRA as number, 2, (game) => win(game, 1, ALHAMBRA as number));
    expect([pointsFor(waits, 0, 'wonders/alhambra'), pointsFor(waits, 1, 'wonders/alhambra')]).toEqual([0, 0]);
    const last = (switches: Switches): number => {
      const prepare = (game: Game): void => {
        game.turn = 20;
        own(game, 0, ALHAMBRA as number);
      };
      return pointsFor(ended(ALHAMBRA as number, 2, prepare, switches), 0, 'wonders/alhambra');
    };
    expect([last({}), last({ lastTurnPays: false })]).toEqual([4, 0]);
  });
});

describe('Wonders: squares, fields and what no source says', () => {
  const lying = (wonder: number): Game => wondersGame({}, { laid: [`${IDS[wonder]}/0@0,0`] });
  const tilesOf = (wonder: number, place: FeaturePlace): number => {
    const game = lying(wonder);
    return countTiles(game, game.regions.head(nodeAtPlace(game, place)));
  };
  const road = (at: Square, place: string): FeaturePlace => ({ at, on: 'road', place });
  const city = (at: Square, place: string): FeaturePlace => ({ at, on: 'city', place });
  test('N63 the two-square roads of Stonehenge and Notre-Dame count 2, the others 1', () => {
    expect([tilesOf(0, road([0, 0], 'W')), tilesOf(0, road([1, 1], 'S')), tilesOf(0, road([2, 1], 'E'))]).toEqual([2, 1, 1]);
    expect([tilesOf(1, road([0, 1], 'W')), tilesOf(1, road([1, 2], 'E'))]).toEqual([2, 1]);
    expect([
      tilesOf(2, road([1, 1], 'N')),
      tilesOf(2, road([2, 2], 'E')),
      tilesOf(3, road([1, 2], 'N')),
      tilesOf(3, road([2, 2], 'E')),
    ]).toEqual([1, 1, 1, 1]);
  });
  const cities = (): number[] => [
    tilesOf(3, city([0, 0], 'W')),
    tilesOf(2, city([0, 0], 'N')),
    tilesOf(1, city([0, 2], 'S')),
    tilesOf(0, city([2, 0], 'N')),
  ];
  test('N64 the city of Alhambra counts 3, Circus 4, Notre-Dame 2, Stonehenge 1', () => expect(cities()).toEqual([3, 4, 2, 1]));
  test('N65 the city of Notre-Dame counts 2, not 4', () => expect(cities()[2]).toBe(2));
  test('N66 Stonehenge has four fields', () => expect(tileById(IDS[0]).features.filter(({ type }) => type === 'field')).toHaveLength(4));
  const citiesBeside = (wonder: number, place: string): number => {
    const game = lying(wonder);
    const [x, y, half] = place.split(',');
    const node = nodeAtPlace(game, { at: [Number(x), Number(y)], on: 'field', place: half as string });
    for (let other = 0; other < game.regions.count; other++) game.regions.open[other] = 0;
    return countCities(game, game.regions.head(node));
  };
  test('N67 the field round Notre-Dame’s monastery touches no city', () => expect(citiesBeside(1, '0,0,NE')).toBe(0));
  test('N68 the field between the roads of Circus, and of Alhambra, touches no city', () => {
    expect([citiesBeside(2, '1,1,EN'), citiesBeside(3, '2,2,NE')]).toEqual([0, 0]);
  });
  test('N69 a farmer on such a field earns nothing for the city behind the wonder', () => {
    expect([citiesBeside(3, '2,2,NE'), citiesBeside(3, '0,0,NE')]).toEqual([0, 1]);
  });
  test('N70 the wonder and its clay are no city: they bound cities and end roads', () => {
    for (const id of IDS)
      for (const feature of tileById(id).features) if (feature.type === 'road') expect(feature.ends).toContain('wonder');
    const game = lying(0);
    const heads = [road([0, 0], 'W'), road([1, 1], 'S'), road([2, 1], 'E')].map((place) => game.regions.head(nodeAtPlace(game, place)));
    expect(new Set(heads).size).toBe(3);
  });
  test('N71 a forked road is one region: Stonehenge two open ends; Notre-Dame monastery, wonder, one open end', () => {
    const open = (wonder: number, place: FeaturePlace): number => {
      const game = lying(wonder);
      return game.regions.open[game.regions.head(nodeAtPlace(game, place))] as number;
    };
    expect([open(0, road([0, 0], 'W')), open(1, road([0, 1], 'W'))]).toEqual([2, 1]);
    expect(tileById(IDS[1]).features[0]).toMatchObject({ ends: ['monastery', 'wonder'] });
  });
  test('N72 each square counts for monasteries beside and on the wonder', () => {
    const game = wondersGame({}, { laid: ['wonder-stonehenge/0@0,0', 'base-B/0@0,1'] });
    expect(worth(game, nodeAtPlace(game, { at: [0, 1], on: 'monastery' }), false)).toBe(4);
    const notreDame = lying(1);
    expect(worth(notreDame, nodeAtPlace(notreDame, { at: [0, 0], on: 'monastery' }), false)).toBe(2);
  });
  test('N73 shape and outer edges are shown as unverified and can be edited', () => {
    for (const id of IDS) expect(tileById(id).unverified?.en).toContain('placeholders');
  });
});
