import { debuglog, parseArgs } from 'node:util';
import type { Language } from '../../engine/documents/common.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { type Args, type Command, type OptionTable, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { asLanguage, FINE, type Io, UNUSABLE } from './io.ts';
import { VERSION } from './version.ts';

const COMMON: OptionTable = { json: { type: 'boolean' }, lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } };

const languageOf = (argv: readonly string[]): Language => {
  const named = argv.includes('--lang') ? asLanguage(argv[argv.indexOf('--lang') + 1]) : undefined;
  return named ?? asLanguage(process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG']) ?? 'en';
};

const ioOf = (argv: readonly string[]): Io => ({
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  language: languageOf(argv),
});

const help = async (io: Io): Promise<number> => {
  io.out(`tilewright ${VERSION}\n\n`);
  for (const load of Object.values(COMMANDS)) {
    const { command } = await load();
    io.out(`  tilewright ${command.usage}\n      ${command.about[io.language]}\n`);
  }
  io.out('\n  --json  --lang en|cs|de|nl  --help\n');
  return FINE;
};

const INDENT = '    ';
const WIDEST = 34;
/** Usage, what the command does, and each of its options with what it does. */
const helpOf = async (name: string, command: Command, io: Io): Promise<number> => {
  const { OPTION_WORDS } = await import('../../engine/words/option-words.ts');
  io.out(`tilewright ${command.usage}\n${INDENT}${command.about[io.language]}\n`);
  const lines = Object.entries(OPTION_WORDS[name] ?? {}).map(([option, { value = '', about }]) => {
    const form = `--${option} ${value}`.trimEnd();
    const gap = form.length > WIDEST ? `\n${INDENT}${' '.repeat(WIDEST)}  ` : ' '.repeat(WIDEST + 2 - form.length);
    return `${INDENT}${form}${gap}${about[io.language]}\n`;
  });
  if (lines.length > 0) io.out(`\n${lines.join('')}`);
  return FINE;
};

/** Node's own refusal of an option, in our words. */
const misused = (error: Error & { readonly code?: string }, name: string, options: OptionTable): UsageError => {
  const given = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  const option = given.replace(/^--/, '');
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return new UsageError(COMMAND_LINE_WORDS.noOption, {
      option: given,
      command: name,
      options: Object.keys(options).map((each) => `--${each}`),
    });
  return new UsageError(options[option]?.type === 'string' ? COMMAND_LINE_WORDS.needsValue : COMMAND_LINE_WORDS.takesNoValue, { option });
};
type Tokens = readonly { readonly kind: string; readonly name?: string; readonly value?: unknown }[];
/** An option with a value that is given again: the last one must not win in silence. */
const givenTwice = (tokens: Tokens): string | undefined => {
  const names = tokens.flatMap((token) =>
    token.kind === 'option' && token.value !== undefined && token.name !== undefined ? [token.name] : [],
  );
  return names.find((name, i) => names.indexOf(name) < i);
};

/** "--at -1,0" as "--at=-1,0": what begins with a minus and a digit is a value, no option. */
const joined = (argv: readonly string[], options: OptionTable): string[] => {
  const words: string[] = [];
  for (const word of argv) {
    const before = words.at(-1) ?? '';
    const isValue = /^-\d/.test(word) && before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (isValue) words[words.length - 1] = `${before}=${word}`;
    else words.push(word);
  }
  return words;
};

const parsed = (argv: readonly string[], name: string, command: Command): Args => {
  const options = { ...command.options, ...COMMON };
  try {
    const { values, positionals, tokens } = parseArgs({ args: joined(argv, options), options, allowPositionals: true, tokens: true });
    const twice = givenTwice(tokens);
    if (twice !== undefined) throw new UsageError(COMMAND_LINE_WORDS.givenTwice, { option: twice });
    return { words: positionals, options: values as Args['options'], json: values['json'] === true };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw misused(error as Error, name, options);
  }
};

const runCommand = async (name: string, argv: readonly string[], io: Io): Promise<number> => {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new UsageError(COMMAND_LINE_WORDS.noCommand, { name, commands: Object.keys(COMMANDS) });
  const { command } = await load();
  const args = parsed(argv, name, command);
  if (args.options['lang'] !== undefined && !asLanguage(String(args.options['lang']))) throw new UsageError(COMMAND_LINE_WORDS.language);
  if (!args.options['help']) return command.run(args, io);
  return helpOf(name, command, io);
};

/** What nobody foresaw is said in one line too; `NODE_DEBUG=tilewright` shows where it came from. */
const ourFault = (error: unknown, io: Io): number => {
  const message = error instanceof Error ? error.message : String(error);
  io.err(`tilewright: ${say(COMMAND_LINE_WORDS.fault, io.language, { message })}\n`);
  debuglog('tilewright')('%s', error instanceof Error ? error.stack : error);
  return UNUSABLE;
};

/** Runs the command line and gives its exit code. */
export const tilewright = async (argv: readonly string[], io: Io = ioOf(argv)): Promise<number> => {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') return await help(io);
    if (name !== '--version') return await runCommand(name, rest, io);
    io.out(`${VERSION}\n`);
    return FINE;
  } catch (error) {
    if (!(error instanceof UsageError)) return ourFault(error, io);
    io.err(`tilewright: ${say(error.words, io.language, error.facts)}\n`);
    return UNUSABLE;
  }
};
