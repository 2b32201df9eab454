import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

/** Saved games of another program, where they lie beside the repository; they may not be copied into it. */
const OUTSIDE = '../shared/data/jcz';
const isThere = existsSync(OUTSIDE);
if (!isThere) console.warn(`not tried: the saved games in ${OUTSIDE}, which is not here`);

interface Answer {
  readonly ok: boolean;
  readonly moves: number;
  readonly scores: readonly { player: string; points: number }[];
  readonly expectations: readonly { text: string; met: boolean }[];
  readonly objections: readonly { rule: string; message: string }[];
}

describe.skipIf(!isThere)('saved games of JCloisterZone', () => {
  test.each(['city-and-road-scoring', 'tiny-city-rule'])('%s replays, and all it expects is so', async (name) => {
    const { code, json } = await run('replay', `${OUTSIDE}/${name}.jcz`, '--json');
    const answer = json() as Answer;
    expect(answer.expectations.filter(({ met }) => !met)).toEqual([]);
    expect([code, answer.ok, answer.expectations.length >= 3]).toEqual([0, true, true]);
  });
  test('inns-scoring is refused, naming the element', async () => {
    const { code, json, err } = await run('replay', `${OUTSIDE}/inns-scoring.jcz`, '--json');
    expect(code).toBe(2);
    expect((json() as Answer).objections.map(({ rule }) => rule)).toEqual(['jcz/element']);
    expect(err).toContain('“inn”');
  });
});

test('a bundled record replays, and says its scores', async () => {
  const { code, json } = await run('replay', 'scenarios/records/base-game.json', '--json');
  const answer = json() as Answer;
  expect([code, answer.ok, answer.scores.length]).toEqual([0, true, 2]);
});
test('replay of a scenario is refused with words', async () => {
  const { code, err } = await run('replay', 'scenarios/scenarios/germany-chips.json');
  expect([code, err]).toEqual([2, expect.stringContaining('file/other-kind')]);
});
