import type { GameRecord } from '../documents/record.ts';
import type { Scenario } from '../documents/scenario.ts';
import { type Objection, objection } from '../objection.ts';
import { type Library, setupOf } from '../setup.ts';
import type { GameEvent } from './event.ts';
import { type Expectation, judgeExpectation } from './expectation.ts';
import type { Game } from './game.ts';
import { codeOf, play } from './legal-moves.ts';
import { objections } from './objections.ts';
import { planOf } from './plan.ts';
import { STAGE } from './stage.ts';
import { startGame } from './turn.ts';

export interface Refused {
  /** The place of the move in the record, from 0. */
  readonly index: number;
  readonly objections: readonly Objection[];
}
export interface Score {
  readonly player: string;
  readonly points: number;
}
/** What came of a record: true if every move was accepted and every expectation is met. */
export interface Replay {
  readonly ok: boolean;
  /** How many moves were made. */
  readonly moves: number;
  readonly refused: Refused | null;
  readonly scores: readonly Score[];
  readonly events: readonly GameEvent[];
  readonly expectations: readonly Expectation[];
}

export const scenarioOfRecord = ({ scenario }: GameRecord, library: Library): Scenario | undefined =>
  typeof scenario === 'string' ? library.scenario?.(scenario) : scenario;

const scoresOf = (game: Game): readonly Score[] =>
  Array.from(game.scores, (points, player) => ({ player: game.plan.setup.scenario.players?.[player]?.name ?? String(player + 1), points }));

/** Makes the moves until one is refused. The game is left where that happened. */
export const playMoves = (game: Game, moves: GameRecord['moves']): Refused | null => {
  for (const [index, move] of moves.entries()) {
    const refusals = objections(game, move);
    const isDeal = move.do === 'deal' && game.stage === STAGE.deal;
    if (refusals.length > 0 || (!isDeal && codeOf(game, move) === undefined)) return { index, objections: refusals };
    play(game, move);
  }
  return null;
};

/** Plays a record from its beginning, as far as its moves are legal. */
export const replayRecord = (record: GameRecord, library: Library): Replay => {
  const scenario = scenarioOfRecord(record, library);
  if (!scenario) {
    const unknown = objection('record/unknown-scenario', { path: 'scenario' }, { scenario: String(record.scenario) });
    return { ok: false, moves: 0, refused: { index: 0, objections: [unknown] }, scores: [], events: [], expectations: [] };
  }
  const game = startGame(planOf(setupOf(scenario, library)));
  const refused = playMoves(game, record.moves);
  const expectations = (record.expectations ?? []).map((text) => judgeExpectation(game, text));
  return {
    ok: refused === null && expectations.every(({ met }) => met),
    moves: refused?.index ?? record.moves.length,
    refused,
    scores: scoresOf(game),
    events: game.log ?? [],
    expectations,
  };
};

/** All that is wrong with a record: the move that is refused, and the expectations it does not meet. */
export function* recordObjections(record: GameRecord, library: Library): Generator<Objection> {
  const { refused, expectations } = replayRecord(record, library);
  for (const each of refused?.objections ?? []) yield { ...each, at: { path: `moves.${refused?.index ?? 0}`, ...each.at } };
  for (const [i, { text, met, understood }] of expectations.entries()) {
    const rule = understood ? 'record/expectation-unmet' : 'record/expectation-unknown';
    if (!met) yield objection(rule, { path: `expectations.${i}` }, { expectation: text });
  }
}
