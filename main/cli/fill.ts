import type { Language } from '../../engine/documents/common.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { deadSquares } from '../../engine/fill/dead.ts';
import type { FillResult } from '../../engine/fill/fill.ts';
import { fillBoard } from '../../engine/fill/fill-board.ts';
import { type Sentence, tellDead, tellFill } from '../../engine/fill/telling.ts';
import { squareName } from '../../engine/grid.ts';
import { finish } from '../../engine/jobs/task.ts';
import { makePlacement } from '../../engine/notation.ts';
import type { Setup } from '../../engine/setup.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { TILES_WORDS } from '../../engine/words/tiles-words.ts';
import { type Args, type Command, textOption, UsageError, wholeOption } from './command.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { setupFrom } from './scenario-file.ts';
import { writeBeside } from './write-beside.ts';

const said = ({ message, facts }: Sentence, language: Language): string => say(message, language, facts);

const shown = (setup: Setup, result: FillResult, language: Language) => {
  const { possible = null, placements, ...rest } = result;
  const laid = placements.map(({ tile, at: [x, y], rotation }) => ({ tile, x, y, rotation }));
  const { because, ...dead } = deadSquares(setup);
  const explained = because.map((each) => ({ ...each, message: said(tellDead(each, language), language) }));
  return { possible, ...rest, placements: laid, ...dead, because: explained };
};

const tell = (setup: Setup, result: FillResult, io: Io): void => {
  for (const sentence of tellFill(result)) io.out(`${said(sentence, io.language)}\n`);
  const { dead, because } = deadSquares(setup);
  if (dead.length > 0) io.out(`${say(TILES_WORDS.deadSquares, io.language, { squares: dead.map(squareName) })}\n`);
  for (const each of because) io.out(`  ${said(tellDead(each, io.language), io.language)}\n`);
  if (result.possible) io.out(`${result.placements.map(makePlacement).join('\n')}\n`);
};

/** Writes the scenario with the fill laid; true if that could be done. */
const save = (out: string, { scenario }: Setup, { placements }: FillResult, io: Io): boolean => {
  const laid = [...scenario.laid, ...placements.map(makePlacement)];
  const saved = writeBeside(out, writeDocument({ ...scenario, laid }));
  if (!saved.ok) io.err(`${objectionLine(speak(saved.problem, io.language))}\n`);
  return saved.ok;
};

const answer = (setup: Setup, result: FillResult, args: Args, io: Io): number => {
  if (args.json) printJson(io, shown(setup, result, io.language));
  else tell(setup, result, io);
  const out = textOption(args, 'out');
  if (out !== undefined && !save(out, setup, result, io)) return UNUSABLE;
  return result.possible ? FINE : OBJECTIONS;
};

export const command: Command = {
  usage: 'fill FILE [--seed S] [--nodes N] [--iterations N] [--out F]',
  about: {
    en: 'can this list fill this board; dead squares; the best fill with holes',
    cs: 'lze tímto seznamem vyplnit mapu; mrtvá pole; nejlepší výplň s dírami',
    de: 'füllt diese Liste diese Map; tote Felder; die beste Füllung mit Löchern',
    nl: 'vult deze lijst deze landkaart; dode vakken; de beste vulling met gaten',
  },
  options: { seed: { type: 'string' }, nodes: { type: 'string' }, iterations: { type: 'string' }, out: { type: 'string' } },
  run(args, io) {
    const options = {
      seed: textOption(args, 'seed') ?? 1,
      nodes: wholeOption(args, 'nodes', { otherwise: 400_000 }),
      iterations: wholeOption(args, 'iterations', { otherwise: 10_000 }),
    };
    const setup = setupFrom(args, io, 'fill');
    if (!setup) return UNUSABLE;
    const result = finish(fillBoard(setup, options));
    if (!result) throw new UsageError(TILES_WORDS.noBoard);
    return answer(setup, result, args, io);
  },
};
