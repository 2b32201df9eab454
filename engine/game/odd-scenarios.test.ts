import { expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import { randomFrom } from '../random.ts';
import { boardOf, setupWith } from '../tests/games.ts';
import { MIXES } from '../tests/mixes.ts';
import { gameJson } from './json.ts';
import type { Move } from './move.ts';
import { judgeOf } from './objections.ts';
import { planOf } from './plan.ts';
import { playOut } from './playout.ts';
import { startGame } from './turn.ts';

const germany = MIXES['map board and chips'] as Partial<Scenario>;
const everySystem = { 'map-boards': {}, 'map-chips': {}, 'wheel-of-fortune': {}, wonders: {}, 'wind-roses': {} };

/** Scenarios that are wrong or empty in some way: judged elsewhere, but nobody may fall over them. */
const ODD: Readonly<Record<string, Partial<Scenario>>> = {
  'no tiles': { tiles: { sets: [] } },
  'no tiles on a map': { ...germany, tiles: { sets: [] } },
  'a set nobody knows': { tiles: { sets: [{ set: 'nonsense' }] } },
  'every system and no tile of theirs': { systems: everySystem },
  'every system on an empty board': { systems: everySystem, board: boardOf([]) },
  'a board nobody knows': { board: 'nonsense', systems: { 'map-boards': {} } },
  'a board of waves': { board: boardOf(['~~~', '~~~']), systems: { 'map-boards': {} }, starts: [[0, 0]] },
  'a start off the board': {
    ...germany,
    starts: [
      [99, 99],
      [-5, 0],
    ],
  },
  'two tiles on one square': { laid: ['base-D/0@0,0', 'base-U/0@0,0'] },
  'tiles far apart': { laid: ['base-D/0@0,0', 'base-U/0@300,-200'] },
  'a tile nobody knows laid': { laid: ['nonsense/0@0,0', 'base-D/0@1,0'] },
  'more tiles laid than there are': { laid: ['base-X/0@0,0', 'base-X/0@1,0', 'base-X/0@2,0'] },
  'a fixed order of tiles nobody has': {
    tiles: { sets: [{ set: 'base' }], order: { draws: ['nonsense', 'base-X', 'base-X'], afterwards: 'end' } },
  },
  'no players': { players: [] },
  'six players and one meeple each': { players: 'ABCDEF'.split('').map((name) => ({ name })), game: { figures: 1 } },
  'no meeples': { game: { figures: 0 } },
  'ten thousand meeples': { game: { figures: 10_000 } },
  'chips without supply': {
    systems: { 'map-chips': {} },
    tokens: { supply: [], constraints: [], placed: [{ at: [1, 0] }, { at: [1, 0] }] },
  },
};
const ODD_MOVES: readonly Move[] = [
  { do: 'deal', laid: ['nonsense', 'base-D/0@999,999'], systems: { nonsense: [1], 'map-chips': [999, -1] } },
  { do: 'draw', tile: '' },
  { do: 'lay', tile: 'base-D', at: [999, -999], rotation: 3 },
  { do: 'figure', at: [-999, 999], on: 'field', place: '??' },
  { do: 'figure', at: [0, 0], on: 'river' },
  { do: 'upgrade', at: [500, 500], on: 'city', place: 'N', pay: [], keep: 1 },
  { do: 'pass' },
];

test.each(Object.entries(ODD))('a game of an odd scenario plays to its end: %s', (_, changes) => {
  const game = startGame(planOf(setupWith(changes)));
  const looked: number[] = [];
  const look = (): void => {
    const judge = judgeOf(game);
    looked.push(ODD_MOVES.flatMap(judge).length);
    gameJson(game);
  };
  look();
  playOut(game, randomFrom('odd'), (now, random) => {
    if (random.below(10) === 0) look();
    return now.choices[random.below(now.choiceCount)] as number;
  });
  look();
  expect([game.isOver, looked.every((count) => count > 0)]).toEqual([true, true]);
});
