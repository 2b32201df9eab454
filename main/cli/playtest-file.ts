import * as v from 'valibot';
import { BOTS, type Playtest } from '../../engine/game/playtest.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import { readText } from './files.ts';

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

/** A share of the games of a playtest, as `play --shard --out` writes it. */
export const readPlaytest = (file: string): Result<Playtest, readonly Objection[]> => {
  const text = readText(file);
  if (!text.ok) return text;
  const part = v.safeParse(PLAYTEST, parsed(text.value));
  return part.success ? ok(part.output) : fail([objection('file/no-playtest', { file }, { path: v.getDotPath(part.issues[0]) ?? '' })]);
};

/** Two shares of one playtest: the same bots at the same number of players. */
export const isOfOne = (a: Playtest, b: Playtest): boolean => a.bot === b.bot && a.scores.length === b.scores.length;
