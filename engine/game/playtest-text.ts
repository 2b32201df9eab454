import * as v from 'valibot';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import { BOTS, type Playtest } from './playtest.ts';

const histogram = v.array(v.strictTuple([v.number(), v.number()]));
const PLAYTEST = v.object({
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
  bot: v.picklist(BOTS),
  scores: v.array(histogram),
  wins: v.array(v.number()),
  discarded: histogram,
  empty: histogram,
  points: v.record(v.string(), v.number()),
  covered: v.record(v.string(), v.number()),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A share of the games of a playtest, as `play --shard --out` writes it; `file` is where it stands. */
export const readPlaytest = (text: string, file: string): Result<Playtest, Objection> => {
  const part = v.safeParse(PLAYTEST, parsed(text));
  return part.success ? ok(part.output) : fail(objection('file/no-playtest', { file }, { path: v.getDotPath(part.issues[0]) ?? '' }));
};

/** Two shares of one playtest: the same bots at the same number of players. */
export const isOfOne = (a: Playtest, b: Playtest): boolean => a.bot === b.bot && a.scores.length === b.scores.length;
