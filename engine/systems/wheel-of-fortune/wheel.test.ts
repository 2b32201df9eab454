import { describe, expect, test } from 'vitest';
import type { Board } from '../../documents/board.ts';
import type { Scenario } from '../../documents/scenario.ts';
import { standFigure } from '../../game/figures.ts';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { objections } from '../../game/objections.ts';
import { type FeaturePlace, nodeAtPlace } from '../../game/place.ts';
import { playOut } from '../../game/playout.ts';
import { worth } from '../../game/points.ts';
import { randomFrom } from '../../random.ts';
import { gameOf } from '../../tests/games.ts';
import { bundledSets, tileById } from '../../tests/library.ts';
import { layTile, moves, pointsFor, takeTurn } from '../../tests/turns.ts';
import { CROWNS_OF, SECTORS, type Sector } from './dial.ts';
import { wheelOfFortune } from './system.ts';

type Switches = NonNullable<Scenario['systems']['wheel-of-fortune']>;
const SETS = { sets: [{ set: 'wheel-of-fortune' }, { set: 'wheel-board' }] };
const wheel = (switches: Switches = {}, changes: Partial<Scenario> = {}): Game =>
  gameOf({ systems: { 'wheel-of-fortune': switches }, tiles: SETS, ...changes });
const landTiles = bundledSets().find(({ id }) => id === 'wheel-of-fortune')?.tiles ?? [];

/** The pig is put before the sector wanted, and a tile with a 1 is drawn. */
const spinTo = (game: Game, sector: Sector, tile = 'wof-FRFR-w1'): void => {
  game.state[0] = (SECTORS.indexOf(sector) + SECTORS.length - 1) % SECTORS.length;
  play(game, { do: 'draw', tile });
};
const stand = (game: Game, player: number, place: FeaturePlace): void => standFigure(game, nodeAtPlace(game, place), player);
const rulesAgainst = (game: Game, move: Move): string[] => objections(game, move).map(({ rule }) => rule);
const points = (game: Game, what: string): number[] => [0, 1].map((player) => pointsFor(game, player, `wheel-of-fortune/${what}`));
const CROWN = { do: 'crown', sector: 'taxes', space: 0 } as const satisfies Move;
/** A laid tile with the game waiting in the figure step. */
const inFigureStep = (): Game => {
  const game = wheel();
  layTile(game, { tile: 'wof-FFFF', at: [1, -1] });
  return game;
};

/** The wheel's board and one square more, which wants a city in the west. */
const NARROW: Board = {
  kind: 'board',
  version: 3,
  id: 'narrow',
  name: { en: 'Narrow' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['####.', '####.', '#####', '####.'],
  cities: [],
  starts: [],
  towns: [],
  border: [],
};
const narrow = (): Game =>
  gameOf({ systems: { 'map-boards': {}, 'wheel-of-fortune': {} }, board: NARROW, tiles: SETS, laid: ['wheel-board/0@0,0'] });

/** City A of the board with two tiles and two arms: three places to stand. */
const BIG_CITY = ['wheel-board/0@0,0', 'wof-CCCF+/1@0,-1', 'wof-CCCC+/0@0,-2'];
const IN_BIG_CITY: readonly FeaturePlace[] = [
  { at: [0, 0], on: 'city', place: 'N' },
  { at: [0, -1], on: 'city', place: 'N' },
  { at: [0, -2], on: 'city', place: 'N' },
];
const bigCity = (switches: Switches = {}, changes: Partial<Scenario> = {}): Game => wheel(switches, { laid: BIG_CITY, ...changes });
/** City A completed by a cap: the field in the north-west touches it. */
const CAPPED = ['wheel-board/0@0,0', 'wof-CFFF/2@0,-1'];
const NORTH_WEST: FeaturePlace = { at: [1, 0], on: 'field', place: 'NW' };

describe('Wheel of Fortune: material', () => {
  test('W1 the set has 72 land tiles: 63 base, 6 Inns, 1 Traders, 2 King', () => {
    const from = (prefix: string): number =>
      landTiles.filter(({ aliases }) => aliases?.[0]?.startsWith(prefix)).reduce((sum, { count }) => sum + count, 0);
    expect([from('BA/'), from('IC/'), from('TB/'), from('KR/')]).toEqual([63, 6, 1, 2]);
  });
  test('W2 19 tiles have a number: 1 x11, 2 x5, 3 x3', () => {
    const numbered = (n: number): number =>
      landTiles.filter(({ marks }) => marks?.['wheel'] === n).reduce((sum, { count }) => sum + count, 0);
    expect([numbered(1), numbered(2), numbered(3)]).toEqual([11, 5, 3]);
  });
  test('W3 FRFR carries 3x1, 3x2, 2x3; FFRR 4x1, 2x2, 1x3, one plain; CCFF 2x1; each RRRR a 1', () => {
    const counts = (code: string): [unknown, number][] =>
      landTiles
        .filter(({ id }) => new RegExp(`^wof-${code}(-w\\d|-2curves-w\\d|-\\w*-w\\d)?$`).test(id))
        .map(({ marks, count }) => [marks?.['wheel'], count]);
    expect(counts('FRFR')).toEqual([
      [1, 3],
      [2, 3],
      [3, 2],
    ]);
    expect(counts('FFRR')).toEqual([
      [undefined, 1],
      [1, 4],
      [2, 2],
      [3, 1],
    ]);
    expect(counts('CCFF').filter(([n]) => n)).toEqual([[1, 2]]);
    expect(counts('RRRR').every(([n]) => n === 1)).toBe(true);
  });
});

describe('Wheel of Fortune: the board', () => {
  test('W4 the 4x4 board is the start; no other start tile is laid', () => {
    const game = wheel();
    expect([game.slots, game.plan.kinds.tiles[game.kind[0] as number]?.id, game.left]).toEqual([1, 'wheel-board', 72]);
  });
  test('W5 a tile on any of the 16 board squares is refused', () => {
    const game = wheel();
    play(game, { do: 'draw', tile: 'wof-FFFF' });
    for (let x = 0; x < 4; x++)
      for (let y = 0; y < 4; y++)
        expect(rulesAgainst(game, { do: 'lay', tile: 'wof-FFFF', at: [x, y], rotation: 0 })).toContain('placement/square-is-free');
  });
  test('W6 first and later tiles may be laid against the board’s outer edges if they match', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-CFFF', at: [0, -1], rotation: 2 });
    takeTurn(game, { tile: 'wof-FFFR', at: [3, 4], rotation: 2 });
    play(game, { do: 'draw', tile: 'wof-FFFF' });
    expect(rulesAgainst(game, { do: 'lay', tile: 'wof-FFFF', at: [2, -1], rotation: 0 })).toContain('placement/edges-match');
  });
  test('W7 the board’s roads, cities and fields score as usual, each one tile', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-CFFF', at: [0, -1], rotation: 2, figure: { on: 'city', place: 'S' } });
    expect(pointsFor(game, 0, 'city')).toBe(4);
    const field = wheel({}, { laid: CAPPED });
    expect(worth(field, field.regions.head(nodeAtPlace(field, NORTH_WEST)), false)).toBe(3);
  });
  test('W8 a road ends at the rim of the wheel', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-FFFR', at: [2, -1], figure: { on: 'road', place: 'S' } });
    expect([pointsFor(game, 0, 'road'), game.supply[0]]).toEqual([2, 7]);
  });
  test('W9 the board’s three fields touch cities C, B, A as in the data', () => {
    const { features } = tileById('wheel-board');
    const touched = features.flatMap((feature) => (feature.type === 'field' ? [feature.cities.map((city) => features[city])] : []));
    expect(touched.map(([city, ...more]) => [city?.type === 'city' && city.edges, more.length])).toEqual([
      [['3,2,E'], 0],
      [['0,3,S', '0,3,W'], 0],
      [['0,0,N'], 0],
    ]);
  });
  test('W10 board squares count as filled neighbours of a monastery', () => {
    const game = inFigureStep();
    expect(worth(game, nodeAtPlace(game, { at: [1, -1], on: 'monastery' }), false)).toBe(4);
  });
  test('W11 a meeple cannot be placed on the board’s landscape by the normal step', () => {
    expect(rulesAgainst(inFigureStep(), { do: 'figure', at: [0, 0], on: 'city', place: 'N' })).toEqual(['move/not-on-this-tile']);
  });
});

describe('Wheel of Fortune: the pig', () => {
  test('W12 the pig starts on Fortune', () => expect(SECTORS[wheel().state[0] as number]).toBe('fortune'));
  test('W13 a numbered tile acts on drawing, before it is placed; one without number does not', () => {
    const game = wheel();
    play(game, { do: 'draw', tile: 'wof-FRFR-w1' });
    expect([game.state[0], game.stageName]).toEqual([1, 'lay']);
    const other = wheel();
    play(other, { do: 'draw', tile: 'wof-FFFF' });
    expect(other.state[0]).toBe(0);
  });
  test('W14 the event happens although the tile is then unplaceable and discarded', () => {
    const game = narrow();
    play(game, { do: 'draw', tile: 'wof-FRFR-w3' });
    expect([game.state[0], game.stageName, points(game, 'storm')]).toEqual([3, 'draw', [9, 9]]);
  });
  test('W15 the replacement tile acts too if numbered', () => {
    const game = narrow();
    play(game, { do: 'draw', tile: 'wof-FRFR-w3' });
    play(game, { do: 'draw', tile: 'wof-FRFR-w3' });
    expect([game.state[0], points(game, 'fortune')]).toEqual([0, [3, 0]]);
  });
  test('W16 the order is pig, action, crowns, tile, follower', () => {
    const game = wheel();
    takeTurn(game, { tile: 'wof-FFFF', at: [1, -1], rotation: 0 });
    layTile(game, { tile: 'wof-CFFF', at: [0, -1], rotation: 2 });
    play(game, { do: 'crown', sector: 'storm', space: 0 });
    spinTo(game, 'storm');
    const told = (game.log ?? []).map(({ what }) => what).filter((what) => what.startsWith('wheel'));
    expect([...new Set(told)]).toEqual(['wheel-of-fortune/pig-on-storm', 'wheel-of-fortune/storm', 'wheel-of-fortune/crown']);
    expect(game.stageName).toBe('lay');
  });
  test('W17 the pig moves clockwise by the tile’s number', () => {
    const stops = [1, 2, 3].map((steps) => {
      const game = wheel();
      play(game, { do: 'draw', tile: `wof-FRFR-w${steps}` });
      return SECTORS[game.state[0] as number];
    });
    expect(stops).toEqual(['taxes', 'famine', 'storm']);
  });
  test('W18 the sectors run Fortune, Taxes, Famine, Storm, Inquisition, Plague and round', () => {
    const game = wheel();
    const stops = Array.from({ length: 7 }, (_, i) => {
      game.state[0] = (i + 5) % 6;
      const next = game.clone();
      play(next, { do: 'draw', tile: 'wof-FRFR-w1' });
      return SECTORS[next.state[0] as number];
    });
    expect(stops).toEqual(['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague', 'fortune']);
  });
  test('W19 only the sector where the pig stops acts; passed ones do not', () => {
    const game = wheel();
    game.state[0] = 5;
    play(game, { do: 'draw', tile: 'wof-FRFR-w3' });
    expect([points(game, 'fortune'), SECTORS[game.state[0] as number]]).toEqual([[0, 0], 'famine']);
  });
});

describe('Wheel of Fortune: the six actions', () => {
  test('W20 Fortune pays 3 to the active player alone', () => {
    const game = wheel();
    spinTo(game, 'fortune');
    expect(points(game, 'fortune')).toEqual([3, 0]);
  });
  test('W21 the other five actions concern all players', () => {
    const game = wheel({}, { laid: ['wheel-board/0@0,0', 'wof-FFFF/0@1,-1', 'wof-FFFF/0@4,0', 'wof-CFFF/2@0,-1', 'wof-CFFF/3@4,2'] });
    for (const [player, at, city] of [
      [0, [1, -1], [0, 0, 'N']],
      [1, [4, 0], [3, 2, 'E']],
    ] as const) {
      stand(game, player, { at, on: 'monastery' });
      stand(game, player, { at: [city[0], city[1]], on: 'city', place: city[2] });
      stand(game, player, player === 0 ? NORTH_WEST : { at: [3, 0], on: 'field', place: 'EN' });
    }
    for (const sector of ['taxes', 'famine', 'storm', 'inquisition'] as const) {
      const next = game.clone();
      spinTo(next, sector);
      expect([sector, points(next, sector).every((paid) => paid > 0)]).toEqual([sector, true]);
    }
    spinTo(game, 'plague');
    play(game, moves(game, 'take-back')[0] as Move);
    expect([game.asker, moves(game, 'take-back').length]).toEqual([1, 3]);
  });
  test('W22 Taxes pays each knight the arms plus own knights in his city', () => {
    const game = bigCity();
    stand(game, 0, IN_BIG_CITY[0] as FeaturePlace);
    spinTo(game, 'taxes');
    expect(points(game, 'taxes')).toEqual([3, 0]);
  });
  test('W23 example: blue with 2 knights and 2 arms gets 8, red with 1 knight 3', () => {
    const game = bigCity();
    for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
    spinTo(game, 'taxes');
    expect(points(game, 'taxes')).toEqual([8, 3]);
  });
  test('W24 Taxes needs no majority and counts each city by itself', () => {
    const game = bigCity({}, { laid: [...BIG_CITY, 'wof-CFFF/3@4,2'] });
    for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
    stand(game, 1, { at: [3, 2], on: 'city', place: 'E' });
    spinTo(game, 'taxes');
    expect(points(game, 'taxes')).toEqual([8, 3 + 1]);
  });
  test('W25 Famine pays each farmer 1 per completed city touching his field, none for unfinished ones', () => {
    const game = wheel({}, { laid: CAPPED });
    stand(game, 0, NORTH_WEST);
    stand(game, 1, { at: [3, 0], on: 'field', place: 'EN' });
    spinTo(game, 'famine');
    expect(points(game, 'famine')).toEqual([1, 0]);
  });
  /** Two farmers of one player and one of the other on the field in the north-west, which touches a completed city. */
  const crowdedField = (switches: Switches): Game => {
    const game = wheel(switches, { laid: [...CAPPED, 'wof-FFFF/0@1,-1', 'wof-CFFF/2@0,-1'].slice(0, 3) });
    stand(game, 0, NORTH_WEST);
    stand(game, 0, { at: [1, -1], on: 'field', place: 'NW' });
    stand(game, 1, { at: [0, -1], on: 'field', place: 'EN' });
    spinTo(game, 'famine');
    return game;
  };
  test('W26 Famine pays the minority too', () => expect(points(crowdedField({}), 'famine')[1]).toBe(1));
  test('W27 Famine pays two own farmers of one field each', () => expect(points(crowdedField({}), 'famine')[0]).toBe(2));
  test('W28 Famine for majority holders only, by switch', () =>
    expect(points(crowdedField({ famineMajority: true }), 'famine')).toEqual([2, 0]));
  test('W29 Storm pays 1 per follower in supply', () => {
    const game = wheel({}, { laid: CAPPED });
    stand(game, 1, NORTH_WEST);
    spinTo(game, 'storm');
    expect(points(game, 'storm')).toEqual([7, 6]);
  });
  test('W30 Storm counts neither the scoring meeple nor crown followers', () => {
    const game = inFigureStep();
    play(game, CROWN);
    spinTo(game, 'storm');
    expect(points(game, 'storm')).toEqual([6, 7]);
  });
  test('W31 Storm counts the active player’s supply before he places', () => {
    const game = wheel();
    spinTo(game, 'storm');
    expect([points(game, 'storm')[0], game.stageName]).toEqual([7, 'lay']);
  });
  test('W32 Inquisition pays 2 per monk on a monastery, nothing for other followers', () => {
    const game = wheel({}, { laid: ['wheel-board/0@0,0', 'wof-FFFF/0@1,-1'] });
    stand(game, 0, { at: [1, -1], on: 'monastery' });
    stand(game, 1, { at: [1, -1], on: 'field', place: 'NW' });
    spinTo(game, 'inquisition');
    expect(points(game, 'inquisition')).toEqual([2, 0]);
  });
  test('W33 Taxes, Famine, Storm, Inquisition leave every follower where it stands', () => {
    for (const sector of ['taxes', 'famine', 'storm', 'inquisition'] as const) {
      const game = bigCity();
      for (const [i, player] of [0, 0, 1].entries()) stand(game, player, IN_BIG_CITY[i] as FeaturePlace);
      spinTo(game, sector);
      expect([game.figures, ...game.supply]).toEqual([3, 5, 6]);
    }
  });
});

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
