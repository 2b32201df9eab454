import type { Language } from '../../engine/documents/common.ts';
import { finish } from '../../engine/jobs/task.ts';
import type { Setup } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { type Args, type Command, textOption, UsageError, wholeOption } from './command.ts';
import { type Io, UNUSABLE } from './io.ts';
import { OUT_OPTIONS, outOption, writeOrder } from './pages-out.ts';
import { oneOf } from './print-options.ts';
import { setupFrom } from './scenario-file.ts';

/** The number of legal layouts, and the code of the one that lies, where there are tokens to lay. */
const layoutsOf = async (setup: Setup): Promise<{ layouts?: string; shareCode?: string }> => {
  const { tokens } = setup.scenario;
  if (!tokens) return {};
  const [{ countLayouts }, { problemOf }, { shareCode }] = await Promise.all([
    import('../../engine/layouts/layouts.ts'),
    import('../../engine/layouts/problem.ts'),
    import('../../engine/layouts/share.ts'),
  ]);
  const problem = problemOf(setup);
  const code =
    tokens.placed.length > 0
      ? finish(
          shareCode(
            problem,
            tokens.placed.map(({ at }) => at),
          ),
        )
      : undefined;
  return { layouts: finish(countLayouts(problem)).count, ...(code !== undefined && { shareCode: code }) };
};

const languageOf = (args: Args, setup: Setup, io: Io): Language =>
  args.options['lang'] === undefined ? (setup.scenario.sheet?.language ?? io.language) : io.language;

const MOST_COPIES = 200;
const optionsOf = async (args: Args, setup: Setup, io: Io) => {
  const [{ PAPERS }, { DEFAULT_SECTIONS, SECTIONS }] = await Promise.all([
    import('../../renderer/drawing/page.ts'),
    import('../../renderer/drawing/sheet/options.ts'),
  ]);
  const papers = Object.keys(PAPERS) as (keyof typeof PAPERS)[];
  const wanted = textOption(args, 'sections')?.split(',');
  const unknown = wanted?.find((one) => !SECTIONS.some((section) => section === one));
  if (unknown !== undefined) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: 'sections', choices: SECTIONS, given: unknown });
  const sections = wanted ? SECTIONS.filter((section) => wanted.includes(section)) : DEFAULT_SECTIONS;
  return {
    language: languageOf(args, setup, io),
    paper: oneOf(args, 'paper', papers, setup.scenario.sheet?.paper ?? 'A4'),
    theme: oneOf(args, 'theme', ['colour', 'thin'] as const, 'colour'),
    picture: oneOf(args, 'picture', ['small', 'large'] as const, 'small'),
    sections,
    copies: wholeOption(args, 'copies', { least: 1, most: MOST_COPIES, otherwise: 1 }),
    ...(sections.includes('layout') && (await layoutsOf(setup))),
  };
};

export const command: Command = {
  usage:
    'sheet FILE --out F.pdf|svg|png [--lang cs] [--paper A4|A3|Letter] [--theme colour|thin] [--picture small|large] [--sections A,B] [--copies N]',
  about: {
    en: 'the scenario sheet, ready to print',
    cs: 'list scénáře připravený k tisku',
    de: 'das Szenarioblatt, druckfertig',
    nl: 'het scenarioblad, klaar om af te drukken',
  },
  options: {
    ...OUT_OPTIONS,
    paper: { type: 'string' },
    theme: { type: 'string' },
    picture: { type: 'string' },
    sections: { type: 'string' },
    copies: { type: 'string' },
  },
  async run(args, io) {
    outOption(args, 'sheet');
    const setup = setupFrom(args, io, 'sheet');
    if (!setup) return UNUSABLE;
    const options = await optionsOf(args, setup, io);
    return writeOrder({ setup, order: { what: 'sheet', options } }, args, io, 'sheet');
  },
};
