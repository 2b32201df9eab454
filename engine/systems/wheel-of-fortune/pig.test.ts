import { describe, expect, test } from 'vitest';
import { play } from '../../game/legal-moves.ts';
import { layTile, takeTurn } from '../../tests/turns.ts';
import { narrow, points, spinTo, wheel } from '../../tests/wheel.ts';
import { SECTORS } from './dial.ts';

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
