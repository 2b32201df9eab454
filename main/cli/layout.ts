import { groundAt } from '../../engine/board.ts';
import { inLanguage, type Language } from '../../engine/documents/common.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import { parseSquareName, type Square, sameSquare, squareName } from '../../engine/grid.ts';
import { finish } from '../../engine/jobs/task.ts';
import { type AnswerOptions, answerLayouts, type LayoutAnswer, QUESTIONS, type Question } from '../../engine/layouts/answers.ts';
import { countByStarts } from '../../engine/layouts/by-starts.ts';
import type { Setup } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { type Args, type Command, textOption, UsageError, wholeOption } from './command.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { refuse, setupFrom } from './scenario-file.ts';
import { writeBeside } from './write-beside.ts';

const MOST_SAMPLES = 100_000;

const questionOf = ({ words: [word] }: Args): Question => {
  const question = QUESTIONS.find((known) => known === word);
  if (!question) throw new UsageError(COMMAND_LINE_WORDS.wordOneOf, { command: 'layout', choices: QUESTIONS, given: word ?? '' });
  return question;
};

/** "3,4", "D5" or the name of a start or town in any language. */
const squareNamed = ({ board }: Setup, given: string): Square => {
  const pair = /^(-?\d+),(-?\d+)$/.exec(given);
  const named = [...board.starts, ...board.towns].find(({ name }) => Object.values(name).some((word) => word === given));
  const square: Square | undefined = pair ? [Number(pair[1]), Number(pair[2])] : (named?.at ?? parseSquareName(given));
  if (square && groundAt(board, square) !== '.') return square;
  throw new UsageError(COMMAND_LINE_WORDS.noSquare, { given, names: board.starts.map(({ name }) => inLanguage(name, 'en')) });
};
const squaresOption = (args: Args, setup: Setup, name: string): Square[] | undefined =>
  textOption(args, name)
    ?.split(/[\s;+]+/)
    .filter((word) => word !== '')
    .map((word) => squareNamed(setup, word));

const optionsOf = (args: Args, setup: Setup): AnswerOptions => {
  const starts = textOption(args, 'starts') === 'every' ? 'every' : squaresOption(args, setup, 'starts');
  const keep = squaresOption(args, setup, 'keep');
  const tokens =
    textOption(args, 'tokens') === undefined ? {} : { count: wholeOption(args, 'tokens', { most: MOST_SAMPLES, otherwise: 0 }) };
  return {
    problem: { ...(starts ? { starts } : {}), ...(keep ? { keep } : {}), ...tokens },
    seed: textOption(args, 'seed') ?? setup.scenario.seed ?? 'tilewright',
    layouts: wholeOption(args, 'count', { least: 1, most: MOST_SAMPLES, otherwise: 1 }),
  };
};

const shownMove = ({ from, to }: { readonly from?: Square; readonly to?: Square }): string =>
  `${from ? squareName(from) : '+'} -> ${to ? squareName(to) : '-'}`;
const shown = (answer: LayoutAnswer, language: Language): string[] => [
  ...(answer.count ? [`${answer.count}${answer.between ? ` (${answer.between.join(' .. ')})` : ''} ${answer.promise}`] : []),
  ...(answer.capacity === undefined ? [] : [say(COMMAND_LINE_WORDS.capacity, language, { most: answer.capacity })]),
  ...(answer.moves ?? []).map(shownMove),
  ...(answer.layouts ?? []).map((layout) => layout.map(squareName).join(' ')),
  ...(answer.heat ?? []).map(({ x, y, share }) => `${squareName([x, y])} ${share.toFixed(6)}`),
];

/** The scenario with the first layout answered in place of its tokens; locked ones stay locked. */
const withLayout = (scenario: Scenario, layout: readonly Square[]): Scenario => {
  const { tokens } = scenario;
  if (!tokens) return scenario;
  const locked = new Set(tokens.placed.filter((token) => token.locked).map(({ at }) => String(at)));
  const placed = layout.map((at) => (locked.has(String(at)) ? { at, locked: true } : { at }));
  return { ...scenario, tokens: { ...tokens, placed } };
};
/** False after saying why the file could not be written. */
const writeOut = (args: Args, setup: Setup, answer: LayoutAnswer, io: Io): boolean => {
  const file = textOption(args, 'out');
  const layout = answer.layouts?.[0];
  if (file === undefined || !layout) return true;
  const written = writeBeside(file, layOutJson(withLayout(setup.scenario, layout)));
  if (!written.ok) refuse([written.problem], args, io);
  return written.ok;
};

const tell = (answer: LayoutAnswer, args: Args, io: Io): void => {
  const objections = answer.objections.map((each) => speak(each, io.language));
  if (args.json) printJson(io, { ...answer, objections });
  else {
    for (const each of objections) io.err(`${objectionLine(each)}\n`);
    for (const line of shown(answer, io.language)) io.out(`${line}\n`);
  }
};

const startNames = ({ board }: Setup, starts: readonly Square[] | 'every', language: Language): string => {
  if (starts === 'every') return COMMAND_LINE_WORDS.anyStarts[language];
  const nameOf = (at: Square): string => {
    const start = board.starts.find((other) => sameSquare(other.at, at));
    return start ? inLanguage(start.name, language) : squareName(at);
  };
  return starts.map(nameOf).join(' + ');
};
/** The number of layouts for each choice of starts, and of those legal for all choices. */
const countEach = (setup: Setup, args: Args, io: Io): number => {
  const counts = finish(countByStarts(setup, optionsOf({ ...args, options: { ...args.options, starts: undefined } }, setup).problem));
  const byStarts = counts.map(({ starts, count, method, capacity }) => ({ starts, count, method, capacity: capacity.most }));
  if (args.json) printJson(io, { ok: true, byStarts });
  else
    for (const { starts, count, capacity } of byStarts)
      io.out(
        `${say(COMMAND_LINE_WORDS.ofStarts, io.language, { starts: startNames(setup, starts, io.language), count: String(count), most: capacity })}\n`,
      );
  return FINE;
};

export const command: Command = {
  usage:
    'layout count|sample|complete|repair|capacity|heat FILE [--seed S] [--count N] [--starts SQUARES|each|every] [--keep SQUARES] [--tokens N] [--out FILE]',
  about: {
    en: 'token layouts: how many, some by chance, the missing ones, the smallest mend, how many fit, how likely each square',
    cs: 'rozložení žetonů: kolik jich je, náhodná, doplnění, nejmenší oprava, kolik se vejde, pravděpodobnosti polí',
    de: 'Chip-Verteilungen: wie viele, zufällige, fehlende ergänzen, kleinste Reparatur, wie viele passen, Wahrscheinlichkeit je Feld',
    nl: 'ficheverdelingen: hoeveel, willekeurige, aanvullen, kleinste herstel, hoeveel er passen, kans per vak',
  },
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    starts: { type: 'string' },
    keep: { type: 'string' },
    tokens: { type: 'string' },
    out: { type: 'string' },
  },
  run(args, io) {
    const question = questionOf(args);
    const setup = setupFrom({ ...args, words: args.words.slice(1) }, io, 'layout');
    if (!setup) return UNUSABLE;
    if (question === 'count' && textOption(args, 'starts') === 'each') return countEach(setup, args, io);
    const answer = finish(answerLayouts(setup, question, optionsOf(args, setup)));
    if (!writeOut(args, setup, answer, io)) return UNUSABLE;
    tell(answer, args, io);
    return answer.ok ? FINE : OBJECTIONS;
  },
};
