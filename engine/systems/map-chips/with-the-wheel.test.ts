import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import { parsePlacement } from '../../notation.ts';
import { held, places, type Switches, withChips } from '../../tests/chip-games.ts';
import { rulesAgainst, scoresOf, turn } from '../../tests/games.ts';
import type { Placement } from '../../tile.ts';
import { OUT } from './chips.ts';

/** The first player's knight stands upgraded in an unfinished city; the second is to draw. */
const upgradedKnight = (switches: Switches = {}): Game => {
  const game = withChips([2, 2], switches, {
    systems: { 'map-chips': switches, 'wheel-of-fortune': { aside: true } },
    tiles: { sets: [{ set: 'base', times: 3 }, { set: 'wheel-of-fortune' }] },
  });
  turn(game, 'base-E/0@0,0', ['city', 'N']);
  turn(game, 'base-B/0@0,2');
  turn(game, 'base-B/0@1,0');
  play(game, { do: 'upgrade', at: [0, 0], on: 'city', place: 'N', pay: [2, 2], keep: 2 });
  expect([scoresOf(game), held(game)]).toEqual([
    [4, 0],
    [0, 0],
  ]);
  return game;
};

/** Lays what was drawn, and no more. */
const playRest = (game: Game, word: string): void => {
  const { tile, at, rotation } = parsePlacement(word) as Placement;
  play(game, { do: 'lay', tile, at, rotation });
  if (game.stageName === 'figure') play(game, { do: 'pass' });
};

describe('X6 an upgraded meeple is one figure for payments', () => {
  test('Taxes pays it once, or as two by the switch', () => {
    const taxed = (switches: Switches): readonly number[] => {
      const game = upgradedKnight(switches);
      play(game, { do: 'draw', tile: 'wof-FRFR-w1' });
      return scoresOf(game);
    };
    expect(taxed({})).toEqual([4 + 1, 0]);
    expect(taxed({ upgradedPaysTwice: true })).toEqual([4 + 2 * 2, 0]);
  });
  test('the Plague takes its chip out of the game', () => {
    const game = upgradedKnight();
    for (const word of ['wof-FRFR-w3/0@3,2', 'base-B/0@1,2', 'wof-FRFR-w2/0@4,2']) {
      const [tile = ''] = word.split('/');
      play(game, { do: 'draw', tile });
      if (game.stageName === 'drawn') break;
      playRest(game, word);
    }
    const [takeBack] = legalMoves(game);
    expect([game.stageName, takeBack?.do, places(game).filter((place) => place === OUT).length]).toEqual(['drawn', 'take-back', 1]);
    play(game, takeBack ?? { do: 'pass' });
    expect(places(game)).toEqual([OUT, OUT]);
  });
});

test('a crown is refused while a figure of this turn stands on the tile', () => {
  const game = upgradedKnight();
  play(game, { do: 'draw', tile: 'base-U' });
  play(game, { do: 'lay', tile: 'base-U', at: [3, 2], rotation: 0 });
  const crown = { do: 'crown', sector: 'fortune', space: 0 } as const;
  expect(rulesAgainst(game, crown)).toEqual([]);
  game.figuresLeft = 2;
  play(game, { do: 'figure', at: [3, 2], on: 'road', place: 'E' });
  expect(rulesAgainst(game, crown)).toEqual(['wheel/follower-is-placed']);
});
