import { describe, expect, test } from 'vitest';
import { MIXES } from '../tests/mixes.ts';
import { candidateMoves, type Step, walk } from '../tests/walk.ts';
import { canonical } from './canonical.ts';
import type { Game } from './game.ts';
import { gameFromJson, gameJson } from './json.ts';
import { legalMoves, play } from './legal-moves.ts';
import type { Move } from './move.ts';
import { judgeOf } from './objections.ts';
import { planOf } from './plan.ts';
import { startGame } from './turn.ts';

const GAMES = 3;
const MINUTE = 60_000;
const inText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const disagreements = (step: Step): string[] => {
  const judge = judgeOf(step.game);
  const text = (move: Move): string => JSON.stringify(Object.entries(canonical(step.game, move)).sort());
  const legal = new Set(legalMoves(step.game).map(text));
  const found: string[] = [];
  for (const move of candidateMoves(step)) {
    const isLegal = legal.has(text(move));
    const refusals = judge(move).map(({ rule }) => rule);
    if (isLegal === refusals.length > 0)
      found.push(
        `${step.game.stageName} ${JSON.stringify(canonical(step.game, move))}: ${isLegal ? 'legal' : 'illegal'}, objections [${refusals}]`,
      );
  }
  return found;
};

/** Tiles on the table that never were in the bag: start boards, wonders. */
const laidBySystems = ({ plan, kind, printed, slots }: Game): number =>
  [...kind.subarray(printed, slots)].filter(
    (each) => !plan.bag.includes(each) && !plan.setup.laid.some(({ tile }) => plan.kinds.indexOf.get(tile) === each),
  ).length;
const heldBySystems = (game: Game, player: number): number =>
  game.plan.systems.reduce((sum, { figuresHeld }) => sum + (figuresHeld?.(game, player) ?? 0), 0);

describe.each(Object.entries(MIXES))('random games: %s', (_, changes) => {
  test(
    'each legal move is accepted, every other refused with an objection',
    () => {
      for (let seed = 0; seed < GAMES; seed++) for (const step of walk(changes, seed)) expect(disagreements(step)).toEqual([]);
    },
    MINUTE,
  );
  test('a state written as JSON and read again is the same state, with the same moves', () => {
    for (const { game } of walk(changes, 'json')) {
      const json = inText(gameJson(game)) as ReturnType<typeof gameJson>;
      const again = gameFromJson(game.plan, json);
      expect(inText(gameJson(again))).toEqual(json);
      expect(legalMoves(again)).toEqual(legalMoves(game));
    }
  });
  test('the recorded moves lead to the same end', () => {
    const last = [...walk(changes, 'record')].at(-1) as Step;
    const game = startGame(planOf(last.game.plan.setup));
    for (const move of inText(last.moves) as Step['moves']) play(game, move);
    expect(gameJson(game)).toEqual(gameJson(last.game));
  });
  test('tiles and figures are conserved, and every score is the sum of its events', () => {
    for (let seed = 0; seed < GAMES; seed++)
      for (const { game } of walk(changes, seed)) {
        const discarded = (game.log ?? []).filter(({ what }) => what === 'discarded').length;
        const inHand = game.drawn >= 0 && (game.stageName === 'lay' || game.stageName === 'drawn') ? 1 : 0;
        expect(game.left + game.slots - game.printed - laidBySystems(game) + discarded + inHand).toBe(
          game.plan.bag.length + game.plan.setup.laid.length,
        );
        const standing = game.plan.setup.scenario.players?.map(
          (_, player) => [...game.standing.subarray(0, game.figures)].filter((node) => game.regions.owner[node] === player + 1).length,
        );
        expect(standing?.map((count, player) => count + (game.supply[player] as number) + heldBySystems(game, player))).toEqual(
          standing?.map(() => game.plan.supply),
        );
        const sums = standing?.map((_, player) =>
          (game.log ?? []).reduce((sum, event) => sum + (event.player === player ? (event.points ?? 0) : 0), 0),
        );
        expect([...game.scores]).toEqual(sums);
      }
  });
});
