import { describe, expect, test } from 'vitest';
import type { Board } from '../../board.ts';
import type { Scenario } from '../../documents/scenario.ts';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import { laidOf } from '../../game/now.ts';
import { playOut } from '../../game/playout.ts';
import { makePlacements, parsePlacement } from '../../notation.ts';
import { randomFrom } from '../../random.ts';
import { boardOf, gameOf, rulesAgainst, scoresOf, turn } from '../../tests/games.ts';
import type { Placement } from '../../tile.ts';

type Switches = NonNullable<Scenario['systems']['map-boards']>;
const on = (board: Board, laid: readonly string[], switches: Switches = {}, more: Partial<Scenario> = {}): Game =>
  gameOf({ board, laid, systems: { 'map-boards': switches }, ...more });
const order = (draws: readonly string[]): Partial<Scenario> => ({
  tiles: { sets: [{ set: 'base' }], order: { draws: [...draws], afterwards: 'end' } },
});

describe('closing at the border', () => {
  const row = boardOf(['###', '.#.']);
  test('M9 road, city and field are closed at the border and score as usual', () => {
    const road = on(row, ['base-U/0@1,0']);
    turn(road, 'base-U/0@0,0', ['road', 'E']);
    turn(road, 'base-U/0@2,0');
    expect(scoresOf(road)).toEqual([3, 0]);
    const city = turn(on(row, ['base-B/0@1,0']), 'base-E/0@0,0', ['city', 'N']);
    expect(scoresOf(city)).toEqual([2, 0]);
    const field = turn(on(boardOf(['##']), ['base-B/0@1,0'], {}, order(['base-E'])), 'base-E/0@0,0', ['field', 'SE']);
    expect([field.isOver, scoresOf(field)]).toEqual([true, [3, 0]]);
  });
  test('a border side without print closes nothing where the switch says so', () => {
    const game = turn(on(row, ['base-B/0@1,0'], { neutralBorder: 'open' }), 'base-E/0@0,0', ['city', 'N']);
    expect(scoresOf(game)).toEqual([0, 0]);
    expect(game.supply[0]).toBe(8);
  });
  test('a table edge closes nothing, be it the whole outline or one side', () => {
    for (const edge of [{ tableEdge: true }, { border: [{ at: [0, 0], side: 'N', open: true }] }] as Partial<Board>[]) {
      const game = turn(on(boardOf(row.rows, edge), ['base-B/0@1,0']), 'base-E/0@0,0', ['city', 'N']);
      expect(scoresOf(game)).toEqual([0, 0]);
    }
  });
  const printed = boardOf(['##'], {
    border: [
      { at: [0, 0], side: 'W', print: 'road' },
      { at: [0, 0], side: 'N', print: 'city', arms: 2 },
    ],
  });
  test.each([
    [{}, 2, 2],
    [{ borderPrint: 'tile' }, 3, 4],
    [{ borderPrint: 'arms' }, 2, 6],
  ] as const)('M10 the border print adds no tile and no arms, by a switch otherwise: %j', (switches, road, city) => {
    const roadSide = boardOf(printed.rows, { border: printed.border.slice(0, 1) });
    expect(scoresOf(turn(on(roadSide, ['base-U/0@1,0'], switches), 'base-U/0@0,0', ['road', 'W']))).toEqual([road, 0]);
    const citySide = boardOf(printed.rows, { border: printed.border.slice(1) });
    expect(scoresOf(turn(on(citySide, ['base-B/0@1,0'], switches), 'base-E/0@0,0', ['city', 'N']))).toEqual([city, 0]);
  });
});

describe('large cities in play', () => {
  const inner = { N: 'inner', E: 'inner', S: 'inner', W: 'inner' } as const;
  /** Five printed squares in a row with four arms; its one open side faces east. */
  const berlin = boardOf(['OOOOO##', '.....##'], {
    cities: [
      {
        name: { en: 'Berlin' },
        squares: [
          { at: [0, 0], arms: 2, edges: { ...inner, N: 'field', S: 'field', W: 'field' } },
          { at: [1, 0], arms: 1, edges: { ...inner, N: 'field', S: 'field' } },
          { at: [2, 0], arms: 1, edges: { ...inner, N: 'field', S: 'field' } },
          { at: [3, 0], edges: { ...inner, N: 'field', S: 'field' } },
          { at: [4, 0], edges: { N: 'field', S: 'field', E: 'city', W: 'inner' } },
        ],
      },
    ],
  });
  test('M11 a completed Berlin of 6 tiles and 4 arms scores 20', () => {
    const game = turn(on(berlin, ['base-B/0@6,0']), 'base-E/3@5,0', ['city', 'W']);
    expect(scoresOf(game)).toEqual([20, 0]);
  });
  test('M4 a tile laid beside a large city wakes it, then its other open sides accept tiles', () => {
    const twoSides = boardOf(['##O##'], {
      cities: [{ name: { en: 'X' }, squares: [{ at: [2, 0], edges: { N: 'field', E: 'city', S: 'field', W: 'city' } }] }],
    });
    const lay = { do: 'lay', tile: 'base-E', at: [3, 0], rotation: 3 } as const;
    const game = on(twoSides, ['base-B/0@0,0'], {}, order(['base-E', 'base-E']));
    const before = game.clone();
    play(before, { do: 'draw', tile: 'base-E' });
    expect(rulesAgainst(before, lay)).toContain('placement/city-is-awake');
    turn(game, 'base-E/1@1,0');
    play(game, { do: 'draw', tile: 'base-E' });
    expect(rulesAgainst(game, lay)).toEqual([]);
    expect(legalMoves(game)).toContainEqual(lay);
  });
});

describe('monasteries', () => {
  const square = boardOf(['##', '##']);
  const fill = (switches: Switches, board: Board = square): Game => {
    const game = on(board, ['base-B/0@1,1'], switches, order(['base-B', 'base-B', 'base-B']));
    turn(game, 'base-B/0@0,1', ['monastery']);
    turn(game, 'base-B/0@1,0');
    return turn(game, 'base-B/0@0,0');
  };
  test('M12 a monastery at the border completes when all existing squares round it are filled', () => {
    const game = fill({});
    expect(game.log?.filter(({ what }) => what === 'monastery').map(({ points }) => points)).toEqual([4]);
    expect(game.supply[0]).toBe(9);
  });
  test('nine points at the border are for monasteries, not for what else is completed there', () => {
    const game = turn(on(boardOf(['###']), ['base-U/0@1,0'], { borderMonastery: 'nine' }), 'base-U/0@0,0', ['road', 'E']);
    expect(scoresOf(turn(game, 'base-U/0@2,0'))).toEqual([3, 0]);
  });
  test.each([
    [{ borderMonastery: 'nine' }, 9, 9],
    [{ borderMonastery: 'never' }, 4, 8],
  ] as const)('a monastery at the border, by a switch: %j', (switches, points, supply) => {
    const game = fill(switches);
    expect([game.scores[0], game.supply[0]]).toEqual([points, supply]);
  });
  const withCity = boardOf(['##O', '##.'], {
    cities: [{ name: { en: 'X' }, squares: [{ at: [2, 0], edges: { N: 'field', E: 'field', S: 'field', W: 'field' } }] }],
  });
  test.each([
    [{}, 5],
    [{ cityNextToMonastery: 'missing' }, 4],
  ] as const)(
    'M13 printed city squares count as filled neighbours of a monastery, unless a switch says otherwise: %j',
    (switches, points) => {
      const game = on(withCity, ['base-B/0@0,0'], switches);
      turn(game, 'base-B/0@1,0', ['monastery']);
      turn(game, 'base-B/0@0,1');
      turn(game, 'base-B/0@1,1');
      expect(scoresOf(game)).toEqual([points, 0]);
    },
  );
  test('waves beside a monastery are no squares to wait for, unless a switch says so', () => {
    const waves = boardOf(['##~', '##.']);
    const filled = (switches: Switches): Game => {
      const game = on(waves, ['base-B/0@0,0'], switches, order(['base-B', 'base-B', 'base-V']));
      turn(game, 'base-B/0@1,0', ['monastery']);
      turn(game, 'base-B/0@0,1');
      return turn(game, 'base-V/3@1,1');
    };
    expect([filled({}).supply[0], filled({ waterNextToMonastery: 'needed' }).supply[0]]).toEqual([9, 8]);
  });
});

describe('waves, islands and ferries', () => {
  const sea = boardOf(['##~', '~.i', '..i'], { ferries: [{ from: [1, 0, 'E'], to: [2, 1, 'W'] }] });
  const start = (switches: Switches = {}): Game => on(sea, ['base-U/0@0,0'], switches, order(['base-U', 'base-U', 'base-U', 'base-V']));
  const isLegal = (game: Game, word: string): boolean => {
    const { tile, at, rotation } = parsePlacement(word) as Placement;
    const copy = game.clone();
    play(copy, { do: 'draw', tile });
    return copy.stageName === 'lay' && rulesAgainst(copy, { do: 'lay', tile, at, rotation }).length === 0;
  };
  test('M14 a wave square takes no tile; an island square takes one only after its ferry is reached', () => {
    const game = start();
    expect(isLegal(game, 'base-U/0@2,1')).toBe(false);
    turn(game, 'base-U/0@1,0', ['road', 'E']);
    expect(isLegal(game, 'base-U/0@2,0')).toBe(false);
    expect(isLegal(game, 'base-U/0@2,2')).toBe(false);
    expect(isLegal(game, 'base-U/0@2,1')).toBe(true);
  });
  test('a ferry joins the roads at its ends and counts as no tile', () => {
    const game = turn(start(), 'base-U/0@1,0', ['road', 'E']);
    expect(scoresOf(game)).toEqual([0, 0]);
    expect(scoresOf(turn(game, 'base-U/0@2,1'))).toEqual([3, 0]);
  });
  test('a road is closed at a ferry whose far end shows no road', () => {
    const game = turn(start(), 'base-U/0@1,0', ['road', 'E']);
    expect(scoresOf(turn(game, 'base-U/1@2,1'))).toEqual([2, 0]);
    const city = turn(on(sea, ['base-U/0@0,0'], {}, order(['base-U', 'base-E'])), 'base-U/0@1,0', ['road', 'E']);
    expect(scoresOf(turn(city, 'base-E/3@2,1', ['city', 'W']))).toEqual([2, 2]);
  });
  test('a city is closed at a ferry, as at any water', () => {
    const game = on(sea, ['base-B/0@0,0'], {}, order(['base-E', 'base-B']));
    expect(scoresOf(turn(game, 'base-E/1@1,0', ['city', 'E']))).toEqual([2, 0]);
  });
  test('any tile at the mainland end opens the island where the switch says so', () => {
    const fieldAtTheEnd = (switches: Switches): boolean => {
      const game = on(sea, ['base-B/0@0,0'], switches, order(['base-B', 'base-U']));
      turn(game, 'base-B/0@1,0');
      return !game.isOver && isLegal(game, 'base-U/0@2,1');
    };
    expect([fieldAtTheEnd({}), fieldAtTheEnd({ ferryOpens: 'tile' })]).toEqual([false, true]);
  });
});

describe('starts, meeples, and the end', () => {
  test('where a board prints no start, the start tile lies on a square of it', () => {
    const game = gameOf({ board: boardOf(['..#', '.##']), systems: { 'map-boards': {} } });
    expect(laidOf(game).map(({ tile, at }) => [tile, at])).toEqual([['base-D', [2, 0]]]);
  });
  const germany: Partial<Scenario> = {
    board: 'germany',
    systems: { 'map-boards': {} },
    starts: [
      [8, 2],
      [4, 13],
    ],
  };
  test('the start tile lies on the first start in use, a random tile on the other', () => {
    const games = [1, 2, 3, 4, 5].map((seed) => laidOf(gameOf(germany, seed)));
    for (const laid of games)
      expect(laid.map(({ at }) => at)).toEqual([
        [8, 2],
        [4, 13],
      ]);
    for (const laid of games) expect(laid[0]?.tile).toBe('base-D');
    expect(new Set(games.map((laid) => laid[1]?.tile)).size).toBeGreaterThan(1);
  });
  test('a start tile is turned the first way that agrees with the board, or by a switch at random', () => {
    const turns = (switches: Switches): number =>
      new Set(
        [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => laidOf(gameOf({ ...germany, systems: { 'map-boards': switches } }, seed))[0]?.rotation),
      ).size;
    expect(turns({})).toBe(1);
    expect(turns({ startTurned: 'random' })).toBeGreaterThan(1);
  });
  test('M18 a player has 9 meeples and one on the track, or as many as the switch says', () => {
    expect([...gameOf(germany).supply]).toEqual([9, 9]);
    expect([...gameOf({ ...germany, systems: { 'map-boards': { meeples: 7 } } }).supply]).toEqual([7, 7]);
  });
  const pair = boardOf(['##', '.#']);
  const unplaceable = (switches: Switches): Game => {
    const game = on(pair, ['base-B/0@0,0'], switches, order(['base-C', 'base-B', 'base-B']));
    play(game, { do: 'draw', tile: 'base-C' });
    return game;
  };
  test('M19 an unplaceable tile is shown, discarded, redrawn; the game ends with the tiles or the squares', () => {
    const game = unplaceable({});
    expect([game.player, game.stageName, game.log?.at(-1)?.what]).toEqual([0, 'draw', 'discarded']);
    turn(game, 'base-B/0@1,0');
    turn(game, 'base-B/0@1,1');
    expect(game.isOver).toBe(true);
    const full = on(boardOf(['##']), ['base-B/0@0,0'], {}, order(['base-B', 'base-B']));
    expect(turn(full, 'base-B/0@1,0').isOver).toBe(true);
  });
  test('an unplaceable tile ends the turn or the game where the switch says so', () => {
    expect([unplaceable({ unplaceable: 'pass' }).player, unplaceable({ unplaceable: 'end' }).isOver]).toEqual([1, true]);
  });
  test('on a full board the game goes on until the tiles are drawn where the switch says so', () => {
    const full = on(boardOf(['##']), ['base-B/0@0,0'], { ends: 'tiles' }, order(['base-B', 'base-B', 'base-B']));
    expect(turn(full, 'base-B/0@1,0').isOver).toBe(false);
  });
  test('covering a town, an unused start too, pays only by the switch', () => {
    const towns = boardOf(['###'], { towns: [{ name: { en: 'T' }, at: [1, 0] }], starts: [{ name: { en: 'S' }, at: [2, 0] }] });
    const paid = (switches: Switches): readonly number[] => {
      const game = on(towns, ['base-B/0@0,0'], switches, { starts: [[0, 0]] });
      turn(game, 'base-B/0@1,0');
      return scoresOf(turn(game, 'base-B/0@2,0'));
    };
    expect([paid({}), paid({ townBonus: 2 })]).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });
  test('a whole random game on Germany ends with every figure accounted for', () => {
    const game = playOut(gameOf(germany, 'whole'), randomFrom('whole'));
    expect(game.isOver).toBe(true);
    expect(makePlacements(laidOf(game)).length).toBeGreaterThan(500);
  });
});
