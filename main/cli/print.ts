import { inLanguage } from '../../engine/documents/common.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { Setup } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { PRINT_WORDS } from '../../engine/words/print-words.ts';
import type { Page } from '../../renderer/drawing/page.ts';
import { type Args, type Command, millimetresOption, textOption, UsageError } from './command.ts';
import { type Io, OBJECTIONS, UNUSABLE } from './io.ts';
import { OUT_OPTIONS, outOption, writePages } from './pages-out.ts';
import { calibrationOption, oneOf, pairOption, paperOf, paperOption, shownOption, sizeOption } from './print-options.ts';
import { setupFrom } from './scenario-file.ts';

const THEMES = ['colour', 'thin'] as const;
const boardOptions = (args: Args, setup: Setup, io: Io) => {
  const shown = shownOption(args);
  return {
    language: io.language,
    theme: oneOf(args, 'theme', THEMES, 'colour'),
    square: sizeOption(args, 'square', setup.board.sizes.square),
    paper: paperOption(args, paperOf(setup)),
    margin: millimetresOption(args, 'margin', 9),
    overlap: millimetresOption(args, 'overlap', 6),
    orientation: oneOf(args, 'orientation', ['best', 'portrait', 'landscape'] as const, 'best'),
    calibration: calibrationOption(args),
    bleed: millimetresOption(args, 'bleed', 3),
    ...(shown && { shown }),
  };
};
/** The board on pages, as a poster, or in panels; says on standard error what would save pages. */
const boardPagesOf = async (args: Args, setup: Setup, io: Io): Promise<readonly Page[] | undefined> => {
  const [{ boardHints, boardPages, boardPaging }, { panelPages, posterPage }] = await Promise.all([
    import('../../renderer/drawing/print/board.ts'),
    import('../../renderer/drawing/print/poster.ts'),
  ]);
  const options = boardOptions(args, setup, io);
  const panels = pairOption(args, 'panels');
  if (panels) return [...panelPages(setup, options, Math.round(panels[0]), Math.round(panels[1]))];
  if (args.options['poster']) return [posterPage(setup, options)];
  if (!boardPaging(setup, options)) {
    io.err(`tilewright: ${say(PRINT_WORDS.tooLarge, io.language, { square: options.square })}\n`);
    return undefined;
  }
  for (const { what, by, pages, now } of boardHints(setup, options))
    io.err(`${say(PRINT_WORDS.hint, io.language, { what: say(PRINT_WORDS[what], io.language), by, pages, now })}\n`);
  return [...boardPages(setup, options)];
};

const templateOf = (args: Args) => {
  const counts = pairOption(args, 'template');
  if (!counts) return undefined;
  const [pitch, offset] = [pairOption(args, 'pitch'), pairOption(args, 'offset')];
  if (!pitch || !offset) throw new UsageError(COMMAND_LINE_WORDS.template);
  return { columns: Math.round(counts[0]), rows: Math.round(counts[1]), pitch, offset };
};
const cutOptions = (args: Args, setup: Setup, io: Io) => {
  const template = templateOf(args);
  return {
    language: io.language,
    title: inLanguage(setup.scenario.title, io.language),
    paper: paperOption(args, paperOf(setup)),
    margin: millimetresOption(args, 'margin', 9),
    bleed: millimetresOption(args, 'bleed', 0),
    gutter: millimetresOption(args, 'gutter', 0),
    cuts: oneOf(args, 'cuts', ['lines', 'marks', 'apart', 'none'] as const, 'lines'),
    backs: oneOf(args, 'backs', ['none', 'long', 'short', 'fold'] as const, 'long'),
    single: args.options['single'] === true,
    calibration: calibrationOption(args),
    ...(template && { template }),
  };
};
/** Tiles or tokens on sheets to be cut. */
const piecePagesOf = async (what: 'tiles' | 'tokens', args: Args, setup: Setup, io: Io): Promise<readonly Page[] | undefined> => {
  const [{ cutSheets, tooLarge }, { TOKEN_SIZE, tilePiecesOf, tokenPiecesOf }] = await Promise.all([
    import('../../renderer/drawing/print/cut-sheet.ts'),
    import('../../renderer/drawing/print/pieces-of.ts'),
  ]);
  const options = cutOptions(args, setup, io);
  const look = { bleed: options.bleed, calibration: options.calibration, theme: oneOf(args, 'theme', THEMES, 'colour') };
  const size = sizeOption(args, 'size', what === 'tiles' ? setup.board.sizes.tile : TOKEN_SIZE);
  const shape = oneOf(args, 'shape', ['round', 'square'] as const, 'round');
  const { extraPiecesOf } = await import('../../renderer/drawing/print/extras.ts');
  const extras = args.options['extras'] ? extraPiecesOf(setup, { ...look, language: io.language }) : [];
  const pieces = what === 'tiles' ? tilePiecesOf(setup, { ...look, size }) : [...tokenPiecesOf(setup, { ...look, size, shape }), ...extras];
  const left = tooLarge(pieces, options);
  if (left.length > 0) io.err(`tilewright: ${say(PRINT_WORDS.tooLargePieces, io.language, { list: left })}\n`);
  return [...cutSheets(pieces, options)];
};

const TEXT = { type: 'string' } as const;
export const command: Command = {
  usage:
    'print FILE --what board|tiles|tokens --out F.pdf|svg|png [--square 45.5] [--paper A4|A3|Letter|210x297] [--overlap 6] [--poster | --panels 2x3] …',
  about: {
    en: 'boards, tiles and tokens to scale, for cutting and gluing',
    cs: 'mapy, kartičky a žetony v měřítku k vystřižení a slepení',
    de: 'Pläne, Plättchen und Chips im Maßstab, zum Ausschneiden und Kleben',
    nl: 'landkaarten, tegels en fiches op schaal, om te knippen en te plakken',
  },
  options: {
    ...OUT_OPTIONS,
    ...Object.fromEntries(
      ['what', 'square', 'size', 'paper', 'margin', 'overlap', 'orientation', 'calibration', 'theme', 'show', 'bleed', 'gutter'].map(
        (name) => [name, TEXT],
      ),
    ),
    ...Object.fromEntries(['cuts', 'backs', 'shape', 'template', 'pitch', 'offset', 'panels'].map((name) => [name, TEXT])),
    poster: { type: 'boolean' },
    single: { type: 'boolean' },
    extras: { type: 'boolean' },
  },
  async run(args, io) {
    outOption(args, 'print');
    if (textOption(args, 'what') === undefined)
      throw new UsageError(COMMAND_LINE_WORDS.needs, { command: 'print', option: '--what board|tiles|tokens' });
    const what = oneOf(args, 'what', ['board', 'tiles', 'tokens'] as const, 'board');
    const setup = setupFrom(args, io, 'print');
    if (!setup) return UNUSABLE;
    const pages = await (what === 'board' ? boardPagesOf(args, setup, io) : piecePagesOf(what, args, setup, io));
    if (!pages) return OBJECTIONS;
    if (pages.length === 0) {
      io.err(`tilewright: ${say(PRINT_WORDS.nothing, io.language)}\n`);
      return OBJECTIONS;
    }
    const info = { title: inLanguage(setup.scenario.title, io.language), language: io.language };
    return writePages({ pages, info, document: writeDocument(setup.scenario) }, args, io, 'print');
  },
};
