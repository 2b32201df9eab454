import { extname } from 'node:path';
import type { TileSet } from '../../engine/documents/tile-set.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import { writeJczTiles } from '../../engine/formats/jcz-export.ts';
import { writeTileCodes, writeTileTable } from '../../engine/formats/tile-codes.ts';
import type { Facts, Objection } from '../../engine/objection.ts';
import { compareLists } from '../../engine/tiles/comparison.ts';
import { nextTileUnplaceable } from '../../engine/tiles/next-tile.ts';
import { type TileStatistics, tileStatistics } from '../../engine/tiles/statistics.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { TILES_WORDS } from '../../engine/words/tiles-words.ts';
import { type Args, type Command, textOption, UsageError } from './command.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { libraryWith } from './library.ts';
import { refuse } from './scenario-file.ts';
import { kindsOfSets, type NamedList, readTileFile, type TileFile } from './tile-files.ts';
import { keepsInput, writeBeside } from './write-beside.ts';

const setsOption = (args: Args): readonly string[] | undefined => textOption(args, 'sets')?.split(',');
/** "CRFR=base-D,3:CCFF=base-M" */
const answersOption = (args: Args): Record<string, string> =>
  Object.fromEntries(
    (textOption(args, 'choose') ?? '')
      .split(',')
      .filter((part) => part !== '')
      .map((part) => answer(part)),
  );
const answer = (part: string): [string, string] => {
  const [code, tile] = part.split('=');
  if (!code || !tile) throw new UsageError(COMMAND_LINE_WORDS.chooseTile, { given: part });
  return [code, tile];
};

/** The lists of a file; undefined after saying why they cannot be had. */
const listsFrom = (file: string, args: Args, io: Io): TileFile | undefined => {
  const sets = setsOption(args);
  const read = readTileFile(file, { library: libraryWith(), answers: answersOption(args), ...(sets && { sets }) });
  if (!read.ok) {
    refuse(read.problem, args, io);
    return undefined;
  }
  const errors = read.value.objections.filter(({ severity }) => severity === 'error');
  for (const each of read.value.objections) if (!args.json || errors.includes(each)) io.err(`${objectionLine(speak(each, io.language))}\n`);
  if (errors.length === 0) return read.value;
  if (args.json) printJson(io, { ok: false, objections: errors.map((each) => speak(each, io.language)) });
  return undefined;
};
const chosen = ({ lists }: TileFile, args: Args): readonly NamedList[] => {
  const wanted = textOption(args, 'set');
  if (wanted === undefined) return lists;
  const found = lists.filter(({ id }) => id === wanted);
  if (found.length === 0) throw new UsageError(COMMAND_LINE_WORDS.fileLacksSet, { set: wanted, sets: lists.map(({ id }) => id) });
  return found;
};

const PERCENT = 1000;
const figuresOf = ({ id, kinds, setup }: NamedList) => ({
  list: id,
  ...tileStatistics(kinds),
  ...(setup && { next: nextTileUnplaceable(setup) }),
});
const tell = (figures: ReturnType<typeof figuresOf>, io: Io): void => {
  const line = (message: keyof typeof TILES_WORDS, facts: Facts): void => io.out(`  ${say(TILES_WORDS[message], io.language, facts)}\n`);
  io.out(`${figures.list}\n`);
  line('tiles', { tiles: figures.tiles, kinds: figures.kinds });
  line('sides', { ...figures.sides });
  if (figures.oddEdges.length > 0) line('odd', { edges: figures.oddEdges });
  line('buildings', { monasteries: figures.monasteries, arms: figures.arms, inns: figures.inns, cathedrals: figures.cathedrals });
  line('ends', { ends: Object.entries(figures.roadEnds).map(([end, n]) => `${end} ${n}`) });
  line('classes', { classes: figures.classes.length, ambiguous: figures.ambiguousCodes, list: classWords(figures) });
  if (figures.neverMet.length > 0) line('neverMet', { patterns: figures.neverMet });
  const { next } = figures;
  if (next) line('nextTile', { percent: Math.round(next.probability * PERCENT) / 10, unplaceable: next.unplaceable, left: next.left });
};
const classWords = ({ classes }: TileStatistics): string[] => classes.map(({ code, copies }) => `${code} x${copies}`);

const stats = (args: Args, io: Io): number => {
  const [, file, ...more] = args.words;
  if (file === undefined || more.length > 0) throw new UsageError(COMMAND_LINE_WORDS.oneFile, { command: 'tiles stats' });
  const read = listsFrom(file, args, io);
  if (!read) return UNUSABLE;
  const figures = chosen(read, args).map(figuresOf);
  const [only, ...others] = figures;
  if (!args.json) for (const each of figures) tell(each, io);
  else printJson(io, others.length === 0 ? { file, ...only } : { file, lists: figures });
  return FINE;
};

const compare = (args: Args, io: Io): number => {
  const [, here, there, ...more] = args.words;
  if (here === undefined || there === undefined || more.length > 0)
    throw new UsageError(COMMAND_LINE_WORDS.twoFiles, { command: 'tiles compare', usage: 'A B' });
  const [mine, yours] = [listsFrom(here, args, io), listsFrom(there, args, io)];
  const [a, b] = [mine?.lists[0], yours?.lists[0]];
  if (!a || !b) return UNUSABLE;
  const comparison = compareLists(a.kinds, b.kinds);
  if (args.json) printJson(io, { files: [here, there], ...comparison });
  else {
    for (const list of [a, b]) tell(figuresOf(list), io);
    for (const { id, here, there } of comparison.differences) io.out(`${say(TILES_WORDS.compared, io.language, { id, here, there })}\n`);
    if (comparison.differences.length === 0) io.out(`${say(TILES_WORDS.same, io.language)}\n`);
  }
  return comparison.differences.length === 0 ? FINE : OBJECTIONS;
};

interface Written {
  readonly text: string;
  readonly objections: readonly Objection[];
}
/** The lists in the format the name of the new file asks for. */
const written = (out: string, lists: readonly NamedList[]): Written => {
  const sets = lists.map(asSet);
  const entries = lists.flatMap(({ kinds }) => kinds);
  const none: readonly Objection[] = [];
  const formats: Readonly<Record<string, () => Written>> = {
    '.xml': () => writeJczTiles(sets),
    '.txt': () => ({ text: writeTileCodes(entries, kindsOfSets(libraryWith())), objections: none }),
    '.csv': () => ({ text: writeTileTable(entries), objections: none }),
    '.json': () => ({ text: layOutJson(oneSet(sets)), objections: none }),
  };
  const format = formats[extname(out).toLowerCase()];
  if (!format) throw new UsageError(COMMAND_LINE_WORDS.ending, { command: 'tiles convert', choices: Object.keys(formats), given: out });
  return format();
};
const asSet = ({ id, kinds, set }: NamedList): TileSet =>
  set ?? { kind: 'tile-set', version: 1, id, name: { en: id }, tiles: kinds.map(({ tile, copies }) => ({ ...tile, count: copies })) };
const oneSet = (sets: readonly TileSet[]): TileSet => {
  const [set, ...more] = sets;
  if (!set || more.length > 0) throw new UsageError(COMMAND_LINE_WORDS.chooseSet, { sets: sets.map(({ id }) => id) });
  return set;
};

const convert = (args: Args, io: Io): number => {
  const [, file, ...more] = args.words;
  const out = textOption(args, 'out');
  if (file === undefined || more.length > 0 || out === undefined)
    throw new UsageError(COMMAND_LINE_WORDS.needs, { command: 'tiles convert', option: 'FILE --out F.json|xml|txt|csv' });
  keepsInput(file, out);
  const read = listsFrom(file, args, io);
  if (!read) return UNUSABLE;
  const { text, objections } = written(out, chosen(read, args));
  const saved = writeBeside(out, text);
  const said = [...(saved.ok ? objections : [saved.problem])].map((each) => speak(each, io.language));
  for (const each of said) io.err(`${objectionLine(each)}\n`);
  if (args.json) printJson(io, { ok: saved.ok, out, lost: said });
  return saved.ok ? FINE : UNUSABLE;
};

const WORDS: Readonly<Record<string, (args: Args, io: Io) => number>> = { stats, compare, convert };

export const command: Command = {
  usage: 'tiles stats FILE | tiles compare A B | tiles convert FILE --out F [--set ID] [--sets A,B] [--choose CODE=TILE,…]',
  about: {
    en: 'figures of a tile list, two lists side by side, lists to and from JCloisterZone XML, codes (CRFR x4) and CSV',
    cs: 'údaje o seznamu kartiček, porovnání dvou seznamů, převod z a do XML JCloisterZone, kódů (CRFR x4) a CSV',
    de: 'Zahlen zu einer Plättchenliste, Vergleich zweier Listen, Umwandlung von und in JCloisterZone-XML, Codes (CRFR x4) und CSV',
    nl: 'cijfers van een tegellijst, twee lijsten naast elkaar, lijsten van en naar JCloisterZone-XML, codes (CRFR x4) en CSV',
  },
  options: { set: { type: 'string' }, sets: { type: 'string' }, choose: { type: 'string' }, out: { type: 'string' } },
  run(args, io) {
    const [word = ''] = args.words;
    const act = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (!act) throw new UsageError(COMMAND_LINE_WORDS.wordOneOf, { command: 'tiles', choices: Object.keys(WORDS), given: word });
    return act(args, io);
  },
};
