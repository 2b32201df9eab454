import type { Board } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import { type Setup, setupOf } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { speak } from '../../engine/words/index.ts';
import { type Args, UsageError } from './command.ts';
import { readFileDocument } from './files.ts';
import { type Io, objectionLine, printJson } from './io.ts';
import { libraryWith } from './library.ts';

/** A board alone, as a scenario without systems but its own and without tiles. */
const scenarioOn = (board: Board): Scenario => ({
  kind: 'scenario',
  version: 1,
  id: board.id,
  title: board.name,
  board,
  systems: { 'map-boards': {} },
  tiles: { sets: [{ set: 'base' }] },
  starts: [],
  laid: [],
});

const setupOfFile = (file: string): Result<Setup, readonly Objection[]> => {
  const read = readFileDocument(file);
  if (!read.ok) return read;
  const { document } = read.value;
  if (document.kind === 'scenario') return ok(setupOf(document, libraryWith()));
  if (document.kind === 'board') return ok(setupOf(scenarioOn(document), libraryWith()));
  return fail([objection('file/other-kind', { file }, { kind: document.kind, wanted: ['scenario', 'board'] })]);
};

/** Says what is wrong with the input: on standard error, and in the JSON where that was asked for. */
export const refuse = (objections: readonly Objection[], { json }: Args, io: Io): void => {
  const spoken = objections.map((each) => speak(each, io.language));
  for (const each of spoken) io.err(`${objectionLine(each)}\n`);
  if (json) printJson(io, { ok: false, objections: spoken });
};

/** The one file a command works on. */
export const oneFile = (args: Args, command: string): string => {
  const [file, ...more] = args.words;
  if (file === undefined || more.length > 0) throw new UsageError(COMMAND_LINE_WORDS.oneFile, { command });
  return file;
};

/** The set-up of the scenario (or bare board) a command names; undefined after saying why it cannot be had. */
export const setupFrom = (args: Args, io: Io, command: string): Setup | undefined => {
  const setup = setupOfFile(oneFile(args, command));
  if (setup.ok) return setup.value;
  refuse(setup.problem, args, io);
  return undefined;
};
