import type { GameRecord } from '../../engine/documents/record.ts';
import { readJczGame } from '../../engine/formats/jcz-game.ts';
import { type Replay, replayRecord } from '../../engine/game/replay.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import type { Result } from '../../engine/result.ts';
import { fail } from '../../engine/result.ts';
import type { Library } from '../../engine/setup.ts';
import { speak } from '../../engine/words/index.ts';
import type { Command } from './command.ts';
import { readKind, readText } from './files.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { libraryWith } from './library.ts';
import { oneFile, refuse } from './scenario-file.ts';

/** A record of ours, or a saved game of JCloisterZone, which is known by the end of its name. */
const recordIn = (file: string, library: Library): Result<GameRecord, readonly Objection[]> => {
  if (!file.toLowerCase().endsWith('.jcz')) return readKind(file, 'record');
  const text = readText(file);
  if (!text.ok) return text;
  const record = readJczGame(text.value, library);
  return record.ok ? record : fail(record.problem.map((each) => ({ ...each, at: { file, ...each.at } })));
};

const spoken = ({ refused, ...replay }: Replay, file: string, io: Io) => ({
  ...replay,
  refused: refused && {
    index: refused.index,
    objections: refused.objections.map((each) => speak({ ...each, at: { file, path: `moves.${refused.index}`, ...each.at } }, io.language)),
  },
});

const print = (replay: Replay, file: string, io: Io): void => {
  const { refused, moves, scores, expectations } = spoken(replay, file, io);
  for (const each of refused?.objections ?? []) io.err(`${objectionLine(each)}\n`);
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
    const replay = replayRecord(record.value, library);
    if (args.json) printJson(io, spoken(replay, file, io));
    else print(replay, file, io);
    return replay.ok ? FINE : OBJECTIONS;
  },
};
