import { expect, test } from 'vitest';
import { play } from '../../game/legal-moves.ts';
import { gameOf } from '../../tests/games.ts';

/** Points after drawing a tile that sends the pig to Storm, which pays the six meeples in supply, as the extra tile of a wonder that fits nowhere. */
const points = (extraTileActs: boolean): number | undefined => {
  const game = gameOf({
    systems: { 'wheel-of-fortune': { aside: true }, wonders: { extraTileActs } },
    tiles: { sets: [{ set: 'wheel-of-fortune', times: 2 }, { set: 'wonders' }] },
  });
  game.extra = 1;
  play(game, { do: 'draw', tile: 'wof-FRFR-w3' });
  return game.scores[0];
};

test('X2 an extra tile with a number acts, also when removed, unless the switch says otherwise', () => {
  expect([points(true), points(false)]).toEqual([6, 0]);
});
