import { describe, expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import { placementsByRules } from '../placement.ts';
import { gameOf } from '../tests/games.ts';
import { MIXES } from '../tests/mixes.ts';
import type { Game } from './game.ts';
import { lay } from './lay.ts';
import { setupNow } from './now.ts';
import { offerPlacements } from './placements.ts';

const idOf = (game: Game, kind: number): string => game.plan.kinds.tiles[kind]?.id ?? '';
const kindsLeft = (game: Game): readonly number[] => [...new Set(game.bag.subarray(0, game.left))];

const fastPlaces = (game: Game, kind: number): readonly number[] => {
  game.choiceCount = 0;
  offerPlacements(game, kind);
  const distinct = game.plan.kinds.distinct[kind] as number;
  return [...game.choices.subarray(0, game.choiceCount)].filter((code) => (distinct >> (code & 3)) & 1);
};
const slowPlaces = (game: Game, kind: number): readonly number[] =>
  placementsByRules(setupNow(game), idOf(game, kind)).map(({ at, rotation }) => game.ground.cellOf(at) * 4 + rotation);

type Places = (game: Game, kind: number) => readonly number[];
/** Counts the games of so many legal placements, each by a kind still in the bag. */
const perft = (game: Game, depth: number, places: Places): number => {
  if (depth === 0) return 1;
  let games = 0;
  for (const kind of kindsLeft(game)) {
    const codes = places(game, kind);
    if (depth === 1) games += codes.length;
    else for (const code of codes) games += perft(after(game, kind, code), depth - 1, places);
  }
  return games;
};
const after = (game: Game, kind: number, code: number): Game => {
  const next = game.clone();
  lay(next, kind, code >> 2, code & 3);
  next.bag[next.bag.indexOf(kind)] = next.bag[--next.left] as number;
  return next;
};

const { board, starts } = MIXES['map board'] as { readonly board: string; readonly starts: Scenario['starts'] };
const base = { sets: [{ set: 'base' }] };
const onMap = { board, starts, tiles: base, laid: ['base-D/0@8,2', 'base-V/0@4,13'] };
const withBoard = { sets: [{ set: 'base' }, { set: 'wheel-board' }] };
const withWonders = { sets: [{ set: 'base' }, { set: 'wonders' }] };

/** Too many positions for the rules one by one. */
const AWAKE = 'Germany, large cities awake';

/** Counts of our own, on which the rules one by one and the fast table agree. */
const TABLE: readonly (readonly [string, Partial<Scenario>, readonly number[]])[] = [
  ['free table', { tiles: base }, [102, 15_804]],
  ['Germany, both starts laid', { ...onMap, systems: { 'map-boards': {} } }, [167, 34_648]],
  [AWAKE, { ...onMap, systems: { 'map-boards': { citiesAwake: 'from-start' } } }, [1_056, 1_108_668]],
  ['round the wheel', { tiles: withBoard, systems: { 'wheel-of-fortune': {} } }, [418, 169_216]],
  ['beside Alhambra', { tiles: withWonders, systems: { wonders: {} }, laid: ['wonder-alhambra/0@0,0'] }, [272, 75_884]],
];

describe('counts of games', () => {
  test.each(TABLE)(
    '%s',
    (_, changes, counts) => {
      const game = gameOf(changes);
      expect([1, 2].map((depth) => perft(game, depth, fastPlaces))).toEqual(counts);
      expect(perft(game, 1, slowPlaces)).toBe(counts[0]);
    },
    60_000,
  );
  test.each(TABLE.filter(([name]) => name !== AWAKE))(
    'the rules one by one count the same two placements deep: %s',
    (_, changes, counts) => expect(perft(gameOf(changes), 2, slowPlaces)).toBe(counts[1]),
    120_000,
  );
});
