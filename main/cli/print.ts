import { inLanguage } from '../../engine/documents/common.ts';
import type { Setup } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import type { BoardOrder, PieceOrder } from '../../renderer/drawing/print/order.ts';
import { type Args, type Command, millimetresOption, textOption, UsageError } from './command.ts';
import { type Io, UNUSABLE } from './io.ts';
import { OUT_OPTIONS, outOption, writeOrder } from './pages-out.ts';
import { calibrationOption, edgeOption, oneOf, pairOption, paperOf, paperOption, shownOption, sizeOption } from './print-options.ts';
import { oneFile, setupFrom } from './scenario-file.ts';
import { keepsInput } from './write-beside.ts';

const THEMES = ['colour', 'thin'] as const;
const MOST_PANELS = 40;
/** The board on pages, as a poster, or in panels. */
const boardOrder = (args: Args, setup: Setup, io: Io): BoardOrder => {
  const shown = shownOption(args);
  const panels = pairOption(args, 'panels', { least: 1, most: MOST_PANELS, whole: true });
  return {
    what: 'board',
    form: panels ? 'panels' : args.options['poster'] === true ? 'poster' : 'pages',
    panels: panels ?? [1, 1],
    options: {
      language: io.language,
      theme: oneOf(args, 'theme', THEMES, 'colour'),
      square: sizeOption(args, 'square', setup.board.sizes.square),
      paper: paperOption(args, paperOf(setup)),
      margin: millimetresOption(args, 'margin', 9),
      edge: edgeOption(args),
      overlap: millimetresOption(args, 'overlap', 6),
      orientation: oneOf(args, 'orientation', ['best', 'portrait', 'landscape'] as const, 'best'),
      calibration: calibrationOption(args),
      bleed: millimetresOption(args, 'bleed', 3),
      ...(shown && { shown }),
    },
  };
};

const MOST_PLACES = 100;
const LONGEST = 2000;
const templateOf = (args: Args) => {
  const counts = pairOption(args, 'template', { least: 1, most: MOST_PLACES, whole: true });
  if (!counts) return undefined;
  const pitch = pairOption(args, 'pitch', { least: 1, most: LONGEST });
  const offset = pairOption(args, 'offset', { least: 0, most: LONGEST });
  if (!pitch || !offset) throw new UsageError(COMMAND_LINE_WORDS.template);
  return { columns: counts[0], rows: counts[1], pitch, offset };
};
const sheetOptions = (args: Args, setup: Setup, io: Io): PieceOrder['sheets'] => {
  const template = templateOf(args);
  return {
    language: io.language,
    title: inLanguage(setup.scenario.title, io.language),
    paper: paperOption(args, paperOf(setup)),
    margin: millimetresOption(args, 'margin', 9),
    edge: edgeOption(args),
    bleed: millimetresOption(args, 'bleed', 0),
    gutter: millimetresOption(args, 'gutter', 0),
    cuts: oneOf(args, 'cuts', ['lines', 'marks', 'apart', 'none'] as const, 'lines'),
    backs: oneOf(args, 'backs', ['none', 'long', 'short', 'fold'] as const, 'long'),
    backShift: pairOption(args, 'back-shift', { least: -20, most: 20 }) ?? [0, 0],
    single: args.options['single'] === true,
    calibration: calibrationOption(args),
    ...(template && { template }),
  };
};
/** Tiles or tokens on sheets to be cut. */
const pieceOrder = (what: PieceOrder['what'], args: Args, setup: Setup, io: Io): PieceOrder => {
  const sheets = sheetOptions(args, setup, io);
  const { bleed = 0, calibration = 1 } = sheets;
  return {
    what,
    extras: args.options['extras'] === true,
    sheets,
    pieces: {
      bleed,
      calibration,
      theme: oneOf(args, 'theme', THEMES, 'colour'),
      ...(args.options['size'] !== undefined && { size: sizeOption(args, 'size', 0) }),
      shape: oneOf(args, 'shape', ['round', 'square'] as const, 'round'),
    },
  };
};

const OF_BOARDS = ['square', 'overlap', 'orientation', 'panels', 'poster', 'show'];
const OF_PIECES = ['size', 'gutter', 'cuts', 'backs', 'back-shift', 'shape', 'template', 'pitch', 'offset', 'single', 'extras'];
/** An option that would change nothing is said to, before a person wonders why. */
const refuseOptionsOfOthers = ({ options }: Args, what: 'board' | PieceOrder['what']): void => {
  const others = what === 'board' ? OF_PIECES : OF_BOARDS;
  const option = others.find((name) => options[name] !== undefined);
  if (option === undefined) return;
  throw new UsageError(COMMAND_LINE_WORDS.goesWith, { option, what: what === 'board' ? ['tiles', 'tokens'] : ['board'], given: what });
};

const TEXT = { type: 'string' } as const;
export const command: Command = {
  usage:
    'print FILE --what board|tiles|tokens --out F.pdf|svg|png [--square 45.5] [--paper A4|A3|Letter|210x297] [--overlap 6] [--poster | --panels 2x3] …',
  about: {
    en: 'boards, tiles and tokens to scale, for cutting and gluing',
    cs: 'mapy, kartičky a žetony v měřítku k vystřižení a slepení',
    de: 'Maps, Plättchen und Chips im Maßstab, zum Ausschneiden und Kleben',
    nl: 'landkaarten, tegels en fiches op schaal, om te knippen en te plakken',
  },
  options: {
    ...OUT_OPTIONS,
    ...Object.fromEntries(
      [
        'what',
        'square',
        'size',
        'paper',
        'margin',
        'edge',
        'overlap',
        'orientation',
        'calibration',
        'theme',
        'show',
        'bleed',
        'gutter',
      ].map((name) => [name, TEXT]),
    ),
    ...Object.fromEntries(['cuts', 'backs', 'back-shift', 'shape', 'template', 'pitch', 'offset', 'panels'].map((name) => [name, TEXT])),
    poster: { type: 'boolean' },
    single: { type: 'boolean' },
    extras: { type: 'boolean' },
  },
  async run(args, io) {
    const { file } = outOption(args, 'print');
    if (textOption(args, 'what') === undefined)
      throw new UsageError(COMMAND_LINE_WORDS.needs, { command: 'print', option: '--what board|tiles|tokens' });
    const what = oneOf(args, 'what', ['board', 'tiles', 'tokens'] as const, 'board');
    refuseOptionsOfOthers(args, what);
    keepsInput(oneFile(args, 'print'), file);
    const setup = setupFrom(args, io, 'print');
    if (!setup) return UNUSABLE;
    const order = what === 'board' ? boardOrder(args, setup, io) : pieceOrder(what, args, setup, io);
    return writeOrder({ setup, order }, args, io, 'print');
  },
};
