import { spawn } from 'node:child_process';
import { BOTS, type Bot, meanOf, mergePlaytests, type Playtest, playtest } from '../../engine/game/playtest.ts';
import { isOfOne, readPlaytest } from '../../engine/game/playtest-text.ts';
import { finish } from '../../engine/jobs/task.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import type { Language } from '../../engine/words/words.ts';
import { type Args, type Command, textOption, UsageError, wholeOption } from './command.ts';
import { readText } from './files.ts';
import { FINE, type Io, printJson, UNUSABLE } from './io.ts';
import { refuse, setupFrom } from './scenario-file.ts';
import { keepsInput, writeBeside } from './write-beside.ts';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;
const USUAL_GAMES = 1000;

const shardOf = (args: Args): { part: number; of: number } => {
  const given = textOption(args, 'shard') ?? '1/1';
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(given);
  const [part, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || part > of) throw new UsageError(COMMAND_LINE_WORDS.shard, { given });
  return { part, of };
};
const botOf = (args: Args): Bot => {
  const given = textOption(args, 'bot') ?? 'random';
  const bot = BOTS.find((each) => each === given);
  if (!bot) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: 'bot', choices: BOTS, given });
  return bot;
};

/** The parts named on the command line, put together. */
const merge = (files: readonly string[], args: Args, io: Io): Playtest | undefined => {
  if (files.length === 0) throw new UsageError(COMMAND_LINE_WORDS.shards);
  const parts: Playtest[] = [];
  for (const file of files) {
    const text = readText(file);
    const part = text.ok ? readPlaytest(text.value, file) : text;
    if (!part.ok) {
      refuse([part.problem].flat(), args, io);
      return undefined;
    }
    if (!isOfOne(parts[0] ?? part.value, part.value)) throw new UsageError(COMMAND_LINE_WORDS.otherShard, { file });
    parts.push(part.value);
  }
  return mergePlaytests(parts);
};

/** One share of the games in a process of its own. */
const runShard = (argv: readonly string[]): Promise<Playtest> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [process.argv[1] as string, ...argv], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === FINE ? resolve(JSON.parse(out) as Playtest) : reject(new UsageError(COMMAND_LINE_WORDS.shardEnded, { code: String(code) })),
    );
  });
const shared = async (args: Args, jobs: number, games: number, seed: string): Promise<Playtest> => {
  const [file] = args.words as readonly [string];
  const common = ['play', file, '--games', String(games), '--seed', seed, '--bot', botOf(args), '--json'];
  return mergePlaytests(await Promise.all(Array.from({ length: jobs }, (_, i) => runShard([...common, '--shard', `${i + 1}/${jobs}`]))));
};

const play = async (args: Args, io: Io): Promise<Playtest | undefined> => {
  const setup = setupFrom(args, io, 'play');
  if (!setup) return undefined;
  const games = wholeOption(args, 'games', { least: 1, most: MOST_GAMES, otherwise: USUAL_GAMES });
  const jobs = wholeOption(args, 'jobs', { least: 1, most: MOST_JOBS, otherwise: 1 });
  const seed = textOption(args, 'seed') ?? String(setup.scenario.seed ?? 1);
  if (jobs > 1) return shared(args, jobs, games, seed);
  return finish(playtest(setup, { games, seed, bot: botOf(args), shard: shardOf(args) }));
};

const hundredths = (value: number): number => Number(value.toFixed(2));
const lines = ({ games, bot, scores, wins, discarded, empty, points }: Playtest, language: Language): string[] => [
  say(COMMAND_LINE_WORDS.games, language, { games, bot }),
  ...scores.map((values, i) =>
    say(COMMAND_LINE_WORDS.player, language, {
      number: i + 1,
      mean: hundredths(meanOf(values)),
      percent: hundredths(((wins[i] ?? 0) * 100) / games),
    }),
  ),
  say(COMMAND_LINE_WORDS.fittedNowhere, language, { mean: hundredths(meanOf(discarded)) }),
  say(COMMAND_LINE_WORDS.leftEmpty, language, { mean: hundredths(meanOf(empty)) }),
  ...Object.entries(points).map(([event, sum]) => say(COMMAND_LINE_WORDS.pointsFor, language, { event, mean: hundredths(sum / games) })),
];

export const command: Command = {
  usage: 'play FILE [--games N --seed S --jobs J --bot random|greedy --shard i/n --out F] | play merge F…',
  about: {
    en: 'plays a scenario many times with bots and counts; shares of the games can be played elsewhere and merged',
    cs: 'zahraje scénář mnohokrát s roboty a počítá; části her lze hrát jinde a spojit',
    de: 'spielt ein Szenario viele Male mit Bots und zählt; Teile lassen sich anderswo spielen und zusammenführen',
    nl: 'speelt een scenario vele malen met bots en telt; delen kunnen elders worden gespeeld en samengevoegd',
  },
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string' },
    bot: { type: 'string' },
    shard: { type: 'string' },
    out: { type: 'string' },
  },
  async run(args, io) {
    const [first, ...files] = args.words;
    const out = textOption(args, 'out');
    for (const file of first === 'merge' ? files : args.words) if (out !== undefined) keepsInput(file, out);
    const result = first === 'merge' ? merge(files, args, io) : await play(args, io);
    if (!result) return UNUSABLE;
    const written = out === undefined ? undefined : writeBeside(out, `${JSON.stringify(result)}\n`);
    if (written && !written.ok) {
      refuse([written.problem], args, io);
      return UNUSABLE;
    }
    if (args.json) printJson(io, result);
    else io.out(`${lines(result, io.language).join('\n')}\n`);
    return FINE;
  },
};
