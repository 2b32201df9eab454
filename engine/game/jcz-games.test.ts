import { describe, expect, test } from 'vitest';
import { HALVES, type Rotation } from '../grid.ts';
import lines from '../oracles/jcz-games.jsonl?raw';
import { gameOf } from '../tests/games.ts';
import { tileById } from '../tests/library.ts';
import type { Game } from './game.ts';
import { legalMoves, play } from './legal-moves.ts';
import type { Move } from './move.ts';
import { type FeaturePlace, nodeAtPlace } from './place.ts';

interface Turn {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  readonly player: number;
  readonly legal: number;
  readonly options?: readonly string[];
  readonly meeple?: string;
  readonly score: readonly number[];
  readonly discardedBefore: number;
}
interface Recorded {
  readonly turns: readonly Turn[];
  readonly final: readonly number[];
}
const games: Recorded[] = lines
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Recorded);

const JCZ_HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
/** "City:_E" is all but east; "Field:NL.WR" two halves; "Road:SW" two sides. */
const placeOf = (option: string): Omit<FeaturePlace, 'at'> => {
  const [kind = '', where = ''] = option.split(':');
  if (kind === 'Monastery') return { on: 'monastery' };
  if (kind === 'Field') return { on: 'field', place: HALVES[JCZ_HALVES.indexOf(where.split('.')[0] as string)] as string };
  const sides = where.startsWith('_') ? ['N', 'E', 'S', 'W'].filter((side) => side !== where[1]) : [...where];
  return { on: kind === 'City' ? 'city' : 'road', place: sides[0] as string };
};

/** Brings the game to the laying of the recorded tile: what was drawn and discarded before is not recorded, so other tiles are tried. */
const drawTo = (game: Game, { tile, discardedBefore }: Turn): void => {
  for (let i = 0; i < discardedBefore; i++) {
    const unplaceable = legalMoves(game).find((move) => {
      const trial = game.clone();
      play(trial, move);
      return trial.stageName === 'draw';
    });
    if (unplaceable) play(game, unplaceable);
  }
  play(game, { do: 'draw', tile: tileById(tile).id });
};

const replay = (recorded: Recorded): string[] => {
  const game = gameOf();
  const differences: string[] = [];
  const expectSame = (what: string, ours: unknown, theirs: unknown): void => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      differences.push(`turn ${game.turn}: ${what} ${JSON.stringify(ours)}, recorded ${JSON.stringify(theirs)}`);
  };
  for (const turn of recorded.turns) {
    drawTo(game, turn);
    expectSame('player', game.player, turn.player);
    expectSame('legal placements', legalMoves(game).length, turn.legal);
    const at = [turn.x, turn.y] as const;
    play(game, { do: 'lay', tile: tileById(turn.tile).id, at, rotation: (turn.rot / 90) as Rotation });
    const offered = game.stageName === 'figure' ? legalMoves(game).filter((move) => move.do === 'figure') : [];
    const nodes = (places: readonly (Omit<FeaturePlace, 'at'> | Move)[]): number[] =>
      places.map((place) => nodeAtPlace(game, { at, ...place } as FeaturePlace)).sort((a, b) => a - b);
    expectSame('options', nodes(offered), nodes((turn.options ?? []).map(placeOf)));
    if (turn.meeple) play(game, { do: 'figure', at, ...placeOf(turn.meeple) });
    else if (game.stageName === 'figure') play(game, { do: 'pass' });
    if (!game.isOver) expectSame('score', [...game.scores], turn.score);
  }
  expectSame('final score', [...game.scores], recorded.final);
  return differences;
};

describe('games recorded by another program', () => {
  test('there are a hundred of them', () => expect(games).toHaveLength(100));
  test('replay with no difference in legal placements, figure options, running and final scores', () => {
    expect(games.flatMap((game, i) => replay(game).map((difference) => `game ${i}, ${difference}`))).toEqual([]);
  });
});
