import { describe, expect, test } from 'vitest';
import type { Board } from '../../board.ts';
import type { Scenario } from '../../documents/scenario.ts';
import type { Game } from '../../game/game.ts';
import { legalMoves, play } from '../../game/legal-moves.ts';
import { boardOf, gameOf, scoresOf, turn } from '../../tests/games.ts';

type Switches = NonNullable<Scenario['systems']['map-boards']>;
const on = (board: Board, laid: readonly string[], switches: Switches = {}, more: Partial<Scenario> = {}): Game =>
  gameOf({ board, laid, systems: { 'map-boards': switches }, ...more });
const order = (draws: readonly string[]): Partial<Scenario> => ({
  tiles: { sets: [{ set: 'base' }], order: { draws: [...draws], afterwards: 'end' } },
});

describe('large cities that touch', () => {
  const side = (edges: object): Board['cities'][number]['squares'][number]['edges'] =>
    ({ N: 'field', E: 'field', S: 'field', W: 'field', ...edges }) as never;
  const city = (x: number, edges: object): Board['cities'][number] => ({
    name: { en: `${x}` },
    squares: [{ at: [x, 0], edges: side(edges) }],
  });
  const places = (game: Game, tile: string): readonly string[] => {
    play(game, { do: 'draw', tile });
    return [...new Set(legalMoves(game).flatMap((move) => (move.do === 'lay' ? [String(move.at)] : [])))].sort();
  };
  test('a tile wakes the one it lies beside, and no other', () => {
    const pair = boardOf(['#OO#', '####'], { cities: [city(1, { E: 'city' }), city(2, { W: 'city' })] });
    const reached = on(pair, ['base-B/0@0,1'], {}, order(['base-B', 'base-B']));
    expect(places(reached.clone(), 'base-B')).toEqual(['0,0', '1,1']);
    expect(places(turn(reached, 'base-B/0@0,0'), 'base-B')).toEqual(['1,1']);
  });
  test('what faces a neutral print is closed, whichever of the two is printed first', () => {
    for (const cities of [
      [city(1, { W: 'city', E: 'city' }), city(2, { W: 'neutral' })],
      [city(2, { W: 'neutral' }), city(1, { W: 'city', E: 'city' })],
    ])
      expect(scoresOf(turn(on(boardOf(['#OO#', '#..#'], { cities }), ['base-B/0@0,1']), 'base-E/1@0,0', ['city', 'E']))).toEqual([4, 0]);
  });
  test('beside the neutral side of a woken city a tile may lie, whatever it shows', () => {
    const neutral = boardOf(['#O###'], { cities: [city(1, { E: 'neutral' })] });
    expect(places(on(neutral, ['base-B/0@0,0'], {}, order(['base-C'])), 'base-C')).toEqual(['2,0']);
    expect(places(on(neutral, ['base-B/0@4,0'], { citiesAwake: 'from-start' }, order(['base-C'])), 'base-C')).toEqual(['2,0']);
  });
});
