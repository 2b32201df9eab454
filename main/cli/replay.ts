import { carriedObjections } from '../../engine/check.ts';
import type { GameRecord } from '../../engine/documents/record.ts';
import { type Replay, replayRecord } from '../../engine/game/replay.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import type { Library } from '../../engine/setup.ts';
import { speak } from '../../engine/words/index.ts';
import type { Command } from './command.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { libraryWith } from './library.ts';
import { recordIn } from './record-file.ts';
import { oneFile, refuse } from './scenario-file.ts';

/** Errors of the scenario a record carries: moves on a table that cannot be prove nothing. */
const setupFaults = (record: GameRecord, library: Library): readonly Objection[] =>
  carriedObjections(record, library).filter(({ severity }) => severity === 'error');

interface Judged extends Replay {
  readonly setup: readonly Objection[];
}
const judged = (record: GameRecord, library: Library): Judged => {
  const setup = setupFaults(record, library);
  const replay = replayRecord(record, library);
  return { ...replay, ok: replay.ok && setup.length === 0, setup };
};

const spoken = ({ refused, setup, ...replay }: Judged, file: string, io: Io) => ({
  ...replay,
  setup: setup.map((each) => speak({ ...each, at: { file, ...each.at } }, io.language)),
  refused: refused && {
    index: refused.index,
    objections: refused.objections.map((each) => speak({ ...each, at: { file, path: `moves.${refused.index}`, ...each.at } }, io.language)),
  },
});

const print = (replay: Judged, file: string, io: Io): void => {
  const { setup, refused, moves, scores, expectations } = spoken(replay, file, io);
  for (const each of [...setup, ...(refused?.objections ?? [])]) io.err(`${objectionLine(each)}\n`);
  io.out(`${file}: ${moves} ${refused ? `/ ${refused.index + 1} ✗` : '✓'}\n`);
  for (const { player, points } of scores) io.out(`${player}: ${points}\n`);
  for (const { text, met, understood } of expectations) {
    io.out(`${met ? '✓' : '✗'} ${text}\n`);
    if (!understood)
      io.err(`${objectionLine(speak(objection('record/expectation-unknown', { file }, { expectation: text }), io.language))}\n`);
  }
};

export const command: Command = {
  usage: 'replay FILE',
  about: {
    en: 'plays a record, or a saved game of JCloisterZone (.jcz), and judges what it expects',
    cs: 'přehraje záznam nebo uloženou hru JCloisterZone (.jcz) a posoudí, co očekává',
    de: 'spielt eine Aufzeichnung oder ein gespeichertes Spiel von JCloisterZone (.jcz) ab und prüft, was es erwartet',
    nl: 'speelt een verslag of een opgeslagen spel van JCloisterZone (.jcz) af en beoordeelt wat het verwacht',
  },
  run(args, io) {
    const file = oneFile(args, 'replay');
    const library = libraryWith();
    const record = recordIn(file, library);
    if (!record.ok) {
      refuse(record.problem, args, io);
      return UNUSABLE;
    }
    const replay = judged(record.value, library);
    if (args.json) printJson(io, spoken(replay, file, io));
    else print(replay, file, io);
    return replay.ok ? FINE : OBJECTIONS;
  },
};
