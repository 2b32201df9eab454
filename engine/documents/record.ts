import * as v from 'valibot';
import { move } from '../game/move.ts';
import { credit, type Immutable, id, text, texts } from './common.ts';
import { scenario } from './scenario.ts';

export const RECORD_VERSION = 1;
/** A game as it was played: a scenario and every move, chance included. It may say what must be true at its end ("Alice has 9 points"). */
export const record = v.strictObject({
  kind: v.literal('record'),
  version: v.literal(RECORD_VERSION),
  id,
  title: v.exactOptional(texts),
  credit: v.exactOptional(credit),
  /** The id of a bundled scenario, or a scenario of the record's own. */
  scenario: v.union([id, scenario]),
  moves: v.array(move),
  expectations: v.exactOptional(v.array(text)),
});
export type GameRecord = Immutable<v.InferOutput<typeof record>>;
