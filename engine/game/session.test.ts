import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { setupWith } from '../tests/games.ts';
import { library } from '../tests/library.ts';
import { gameJson } from './json.ts';
import { legalMoves } from './legal-moves.ts';
import type { Move } from './move.ts';
import { replayRecord } from './replay.ts';
import { Session } from './session.ts';
import { needsChance } from './turn.ts';

/** A session of so many random moves. */
const played = (count: number): Session => {
  const random = randomFrom('session');
  let session = Session.of(setupWith());
  for (let i = 0; i < count; i++) {
    const legal = legalMoves(session.game.clone());
    const next = needsChance(session.game) ? session.chance(random) : session.make(legal[random.below(legal.length)] as Move);
    session = next instanceof Session ? next : next.ok ? next.value : session;
  }
  return session;
};

test('going back and forth gives the same moments', () => {
  const session = played(60);
  const there = session.goTo(31);
  expect([there.at, there.isAtEnd, there.moves.length]).toEqual([31, false, 60]);
  expect(gameJson(there.goTo(60).game)).toEqual(gameJson(session.game));
  expect(gameJson(there.goTo(0).game)).toEqual(gameJson(Session.of(setupWith()).game));
  expect(gameJson(session.goTo(31).game)).toEqual(gameJson(played(31).game));
});
test('a move made in the past drops what came after', () => {
  const session = played(60).goTo(10);
  const next = session.chance(randomFrom('other'));
  const made = next === session ? session.make(legalMoves(session.game.clone())[0] as Move) : { ok: true as const, value: next };
  expect(made.ok && [made.value.at, made.value.moves.length]).toEqual([11, 11]);
  expect(made.ok && gameJson(made.value.goTo(10).game)).toEqual(gameJson(session.game));
});
test('a refused move says why and changes nothing', () => {
  const session = played(1);
  const refused = session.make({ do: 'pass' });
  expect([refused.ok, session.at]).toEqual([false, 1]);
});
test('a session is a record, and a record a session', () => {
  const session = played(80);
  const record = session.record('mine');
  expect(replayRecord(record, library).refused).toBeNull();
  const again = Session.ofRecord(record, library);
  expect(again && gameJson(again.session.game)).toEqual(gameJson(session.game));
  const broken = Session.ofRecord({ ...record, moves: [...record.moves, { do: 'deal', laid: [] }] }, library);
  expect([broken?.refused?.index, broken?.session.at]).toEqual([80, 80]);
});
