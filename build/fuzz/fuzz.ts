import { type Random, randomFrom } from '../../engine/random.ts';
import { HOSTILE } from './hostile.ts';
import { mutated } from './mutations.ts';
import { corpus, type Reader } from './readers.ts';

/** Milliseconds of work one input may take, whatever else the machine does; a hang takes longer, and a test that never ends is ended. */
const LONGEST_MS = 10_000;
const workMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export interface Finding {
  readonly reader: string;
  readonly what: string;
  readonly text: string;
}

const tried = (reader: Reader, text: string): Finding[] => {
  const started = workMs();
  const found = (what: string): Finding => ({ reader: reader.name, what, text });
  try {
    const placeless = reader.read(text);
    const ms = workMs() - started;
    return [
      ...placeless.map((rule) => found(`a refusal names no place: ${rule}`)),
      ...(ms > LONGEST_MS ? [found(`took ${Math.round(ms)} ms`)] : []),
    ];
  } catch (error) {
    return [found(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)];
  }
};

/** What was kept and what is made to do harm. */
export const tryHostile = (reader: Reader): Finding[] =>
  [...corpus().map(({ text }) => text), ...Object.values(HOSTILE)].flatMap((text) => tried(reader, text));

/** So many inputs made from good ones, by seed; the same seed gives the same inputs. */
export const tryMutated = (reader: Reader, count: number, seed: string): Finding[] => {
  const random: Random = randomFrom(seed);
  const findings: Finding[] = [];
  for (let number = 0; number < count && findings.length < 20; number += 1) findings.push(...tried(reader, mutated(reader.seeds, random)));
  return findings;
};
