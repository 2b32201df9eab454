import { boardObjections } from '../../engine/boards/objections.ts';
import type { Board } from '../../engine/documents/board.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { type CountryFile, landsOf, roundAbout } from '../../engine/geography/country-file.ts';
import {
  type BoardWish,
  boardFromCountry,
  boardFromOutline,
  type CountryBoard,
  landsOfOutline,
} from '../../engine/geography/from-country.ts';
import { readOutline } from '../../engine/geography/geojson.ts';
import { ISLANDS, type Islands, type Land } from '../../engine/geography/lands.ts';
import { type Detail, USUAL_DETAIL } from '../../engine/geography/outline.ts';
import type { SurveyProblem } from '../../engine/geography/survey.ts';
import { finish } from '../../engine/jobs/task.ts';
import type { Facts } from '../../engine/objection.ts';
import type { Result } from '../../engine/result.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { type Args, type Command, numberIn, textOption, UsageError, wholeOption } from './command.ts';
import { readText } from './files.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { writeBeside } from './write-beside.ts';

const COUNTRIES = import.meta.glob<CountryFile>(['../../scenarios/countries/*.json', '!**/index.json'], { import: 'default' });
const MOST_SQUARES = 2000;
const MOST_SHAPES = 6;
const MOST_DETAIL = 4;
const MOST_LARGE = 6;

const country = async (code: string): Promise<CountryFile> => {
  const load = COUNTRIES[`../../scenarios/countries/${code.toUpperCase()}.json`];
  if (!load) throw new UsageError(COMMAND_LINE_WORDS.noCountry, { code });
  return load();
};

const islandsOption = (args: Args): Islands => {
  const given = textOption(args, 'islands') ?? 'kept';
  const islands = ISLANDS.find((known) => known === given);
  if (!islands) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: 'islands', choices: ISLANDS, given });
  return islands;
};
const kmOption = (args: Args): number | undefined => {
  const given = textOption(args, 'square-km');
  const km = numberIn(given ?? '');
  if (given !== undefined && !(km > 0)) throw new UsageError(COMMAND_LINE_WORDS.kilometres, { option: 'square-km', given });
  return given === undefined ? undefined : km;
};
const optional = <Name extends 'large' | 'towns'>(args: Args, name: Name): Partial<Record<Name, number>> =>
  textOption(args, name) === undefined ? {} : ({ [name]: wholeOption(args, name, { most: 60, otherwise: 0 }) } as Record<Name, number>);

const wishOf = (args: Args, variant: number): BoardWish => {
  const squareKm = kmOption(args);
  if (squareKm && textOption(args, 'squares') !== undefined) throw new UsageError(COMMAND_LINE_WORDS.squaresOrKm);
  const prints = textOption(args, 'prints') ?? 'some';
  if (prints !== 'some' && prints !== 'none')
    throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: 'prints', choices: ['some', 'none'], given: prints });
  return {
    squares: wholeOption(args, 'squares', { least: 4, most: MOST_SQUARES, otherwise: 125 }),
    ...(squareKm ? { squareKm } : {}),
    islands: islandsOption(args),
    detail: wholeOption(args, 'detail', { most: MOST_DETAIL, otherwise: USUAL_DETAIL }) as Detail,
    ...(textOption(args, 'large-size') ? { largeSize: wholeOption(args, 'large-size', { least: 1, most: MOST_LARGE, otherwise: 1 }) } : {}),
    ...optional(args, 'large'),
    ...optional(args, 'towns'),
    starts: wholeOption(args, 'starts', { most: 6, otherwise: 3 }),
    prints,
    shapes: variant,
  };
};

type Boards = Result<CountryBoard[], SurveyProblem>;
const listed = (given: string): string[] => given.split(/[\s,+]+/).filter((part) => part !== '');
/** The parts of the land asked for by `--lands`, each known. */
const landsOption = (args: Args, all: readonly Land[]): { lands?: readonly string[] } => {
  const given = textOption(args, 'lands');
  if (given === undefined) return {};
  const choices = all.map(({ id }) => id);
  const known = (part: string): string => {
    const id = choices.find((choice) => choice.toLowerCase() === part.toLowerCase());
    if (id === undefined) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: 'lands', choices, given: part });
    return id;
  };
  return { lands: listed(given).map(known) };
};
const fromCountries = async (codes: readonly string[], wish: BoardWish, args: Args): Promise<Boards> => {
  const chosen = await Promise.all(codes.map(country));
  const known = roundAbout(chosen).filter((code) => COUNTRIES[`../../scenarios/countries/${code}.json`]);
  const lands = landsOption(args, chosen.flatMap(landsOf));
  return finish(boardFromCountry({ ...wish, ...lands, chosen, round: await Promise.all(known.map(country)) }));
};
const fromOutline = (file: string, wish: BoardWish, args: Args, io: Io): Boards | undefined => {
  const text = readText(file);
  const atlas = text.ok ? readOutline(text.value, { en: file.replace(/^.*[\\/]|\.[^.]*$/g, '') || file }, file) : undefined;
  const wrong = text.ok ? (atlas && !atlas.ok ? [atlas.problem] : []) : text.problem;
  for (const each of wrong) io.err(`${objectionLine(speak(each, io.language))}\n`);
  return atlas?.ok ? finish(boardFromOutline(atlas.value, { ...wish, ...landsOption(args, landsOfOutline(atlas.value)) })) : undefined;
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const sizesOf = (board: Board, { squareKm, overlap, pieces }: Omit<CountryBoard, 'board'>): Facts => {
  const printed = board.cities.reduce((sum, { squares }) => sum + squares.length, 0);
  return {
    columns: board.rows[0]?.length ?? 0,
    rows: board.rows.length,
    open: pieces.reduce((sum, squares) => sum + squares, 0) - printed,
    printed,
    pieces: pieces.length,
    km: rounded(squareKm, 1),
    percent: rounded(100 * overlap, 1),
  };
};
const tell = ({ board, ...figures }: CountryBoard, args: Args, io: Io): number => {
  const objections = [...boardObjections(board)].map((each) => speak(each, io.language));
  const out = textOption(args, 'out');
  const shown = {
    squareKm: rounded(figures.squareKm, 1),
    overlap: rounded(figures.overlap, 3),
    lost: rounded(figures.lost, 3),
    pieces: figures.pieces,
  };
  if (out !== undefined) {
    const written = writeBeside(out, writeDocument(board));
    if (!written.ok) {
      io.err(`${objectionLine(speak(written.problem, io.language))}\n`);
      return UNUSABLE;
    }
  }
  if (args.json) printJson(io, { ...shown, objections, board });
  else if (out === undefined) io.out(writeDocument(board));
  if (!args.json) {
    for (const each of objections) io.err(`${objectionLine(each)}\n`);
    io.err(`${say(COMMAND_LINE_WORDS.boardMade, io.language, sizesOf(board, figures))}\n`);
  }
  return objections.some(({ severity }) => severity === 'error') ? OBJECTIONS : FINE;
};

const run = async (args: Args, io: Io): Promise<number> => {
  const codes = [...new Set(listed((textOption(args, 'country') ?? '').toUpperCase()))];
  const file = textOption(args, 'outline');
  if ((codes.length === 0) === (file === undefined)) throw new UsageError(COMMAND_LINE_WORDS.countryOrOutline);
  const variant = wholeOption(args, 'variant', { least: 1, most: MOST_SHAPES, otherwise: 1 });
  const wish = wishOf(args, variant);
  const boards = file === undefined ? await fromCountries(codes, wish, args) : fromOutline(file, wish, args, io);
  if (!boards) return UNUSABLE;
  const best = boards.ok ? boards.value[Math.min(variant, boards.value.length) - 1] : undefined;
  if (best) return tell(best, args, io);
  io.err(
    `${objectionLine(speak({ rule: 'board/too-little-land', severity: 'error', at: {}, facts: { country: codes.join(', ') || String(file) } }, io.language))}\n`,
  );
  return OBJECTIONS;
};

export const command: Command = {
  usage: 'board --country CZ[,SK] | --outline FILE.geojson [--squares N | --square-km KM] [--large N] [--starts N] [--out FILE]',
  about: {
    en: 'a board that follows a country, several, or an outline of your own',
    cs: 'mapa podle země, několika zemí, nebo vlastního obrysu',
    de: 'eine Map nach einem Land, mehreren oder einem eigenen Umriss',
    nl: 'een landkaart naar een land, meerdere of een eigen omtrek',
  },
  options: Object.fromEntries(
    [
      'country',
      'outline',
      'squares',
      'square-km',
      'islands',
      'lands',
      'detail',
      'large',
      'large-size',
      'starts',
      'towns',
      'prints',
      'variant',
      'out',
    ].map((name) => [name, { type: 'string' as const }]),
  ),
  run,
};
