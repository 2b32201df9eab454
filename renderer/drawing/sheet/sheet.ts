import { squaresOfBoard, takesTile } from '../../../engine/board.ts';
import { inLanguage } from '../../../engine/documents/common.ts';
import type { Setup } from '../../../engine/setup.ts';
import { SHEET_WORDS } from '../../../engine/words/sheet-words.ts';
import { type Figure, group, path, type TextFigure } from '../figure.ts';
import { wholeSpan } from '../layers/land.ts';
import { PAPERS, type Page } from '../page.ts';
import { line } from '../pen.ts';
import { pictureOf } from '../picture.ts';
import { SHOW_ALL } from '../view.ts';
import { brokenLines, fitted } from '../widths.ts';
import { creditsSection, scoresSection } from './closing.ts';
import { FOOT, frames, HEAD, inColumns, MARGIN, type Room } from './columns.ts';
import { paletteOf, type Section, SHEET_DEFAULTS, type SheetOptions } from './options.ts';
import type { Piece } from './piece.ts';
import { layoutSection, ownTextSection, rulesSection, switchesSection, tokenRulesSection } from './sections.ts';
import { setupSection } from './steps.ts';
import { isEmptyBoard, type Sheet, speak } from './text.ts';
import { tilesSection } from './tile-list.ts';

const SMALL_PICTURE = 0.6;

const SECTION_PIECES: { readonly [section in Exclude<Section, 'picture'>]: (sheet: Sheet) => Piece[] } = {
  setup: setupSection,
  tokenRules: tokenRulesSection,
  layout: layoutSection,
  ownText: ownTextSection,
  rules: rulesSection,
  switches: switchesSection,
  tiles: tilesSection,
  scores: scoresSection,
  credits: creditsSection,
};

const roomOf = ({ options }: Sheet): Room => {
  const [width, height] = PAPERS[options.paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
};

/** The board as it is set up, no larger than the room given; its own size with it. */
const boardPicture = (sheet: Sheet, room: Room): Room & { readonly figures: readonly Figure[] } => {
  const { setup, options } = sheet;
  const span = wholeSpan(setup.board);
  const [columns, rows] = [span.to[0] - span.from[0] + 1, span.to[1] - span.from[1] + 1];
  const size = Math.min(room.width / columns, room.height / rows);
  const view = {
    setup,
    language: options.language,
    style: { palette: paletteOf(options), detail: 'full', letters: size < 11 ? 1.45 : 1 },
    shown: SHOW_ALL,
  } as const;
  const { figures, box } = pictureOf(view, size, span);
  return { figures: [group(figures, { clip: box })], width: box.width, height: box.height };
};

const head = (sheet: Sheet): Figure[] => {
  const { setup, options } = sheet;
  const palette = paletteOf(options);
  const { width } = roomOf(sheet);
  const tiles = [...setup.catalogue.copies.values()].reduce((sum, count) => sum + count, 0);
  const squares = [...squaresOfBoard(setup.board, takesTile)].length;
  const words = squares === 0 ? SHEET_WORDS.aboutTable : SHEET_WORDS.about;
  const about = speak(sheet, words, { board: inLanguage(setup.board.name, options.language), squares, tiles });
  const title: TextFigure = {
    is: 'text',
    text: inLanguage(setup.scenario.title, options.language),
    at: [MARGIN, MARGIN + 7],
    size: 9,
    weight: 'bold',
    fill: palette.ink,
  };
  return [
    fitted({ ...title, language: options.language }, width, 0.4),
    fitted({ is: 'text', text: about, at: [MARGIN, MARGIN + 13], size: 3.6, fill: palette.ink, language: options.language }, width),
    path(
      line([
        [MARGIN, MARGIN + 15.6],
        [MARGIN + width, MARGIN + 15.6],
      ]),
      { stroke: palette.borderline, width: 0.6 },
    ),
  ];
};
const foot = (sheet: Sheet, page: number, pages: number, copy: number): Figure[] => {
  const { options, setup } = sheet;
  const [width, height] = PAPERS[options.paper];
  const { ink } = paletteOf(options);
  const words = { is: 'text', size: 2.6, fill: ink, language: options.language } as const;
  const { author, year, licence } = setup.scenario.credit ?? {};
  const notice = [speak(sheet, SHEET_WORDS.privateUse), [author, year, licence].filter((part) => part !== undefined).join(', ')]
    .join(' ')
    .trim();
  const number = [
    ...(options.copies > 1 ? [speak(sheet, SHEET_WORDS.copy, { number: copy })] : []),
    speak(sheet, SHEET_WORDS.page, { page, pages }),
  ].join(' · ');
  const lines = brokenLines(notice, width - 2 * MARGIN - 40, 2.6).slice(0, 2);
  return [
    ...lines.map((text, i): Figure => ({ ...words, text, at: [MARGIN, height - MARGIN - 2.2 + i * 3.2] })),
    { ...words, text: number, at: [width - MARGIN, height - MARGIN - 2.2], anchor: 'end' },
  ];
};

const pictureRoom = (sheet: Sheet): Room => {
  const { width, height } = roomOf(sheet);
  return sheet.options.picture === 'large' ? { width, height: height - HEAD } : { width: width * SMALL_PICTURE, height: height - HEAD };
};
/** The pages of a sheet but for their feet: what every copy has alike. */
const contentOf = (sheet: Sheet): readonly (readonly Figure[])[] => {
  const { options, setup } = sheet;
  const has = (section: Section): boolean => options.sections.includes(section);
  const picture = has('picture') && !isEmptyBoard(sheet) ? boardPicture(sheet, pictureRoom(sheet)) : undefined;
  const pieces = (Object.keys(SECTION_PIECES) as Exclude<Section, 'picture'>[])
    .filter(has)
    .flatMap((section) => SECTION_PIECES[section](sheet));
  const placed = inColumns(pieces, (ceiling) => frames(roomOf(sheet), picture, options.picture, ceiling));
  const count = 1 + (placed.at(-1)?.page ?? 0);
  const alt = inLanguage(setup.board.name, options.language);
  return Array.from({ length: count }, (_, i) => [
    ...(i === 0 ? head(sheet) : []),
    ...(i === 0 && picture ? [group(picture.figures, { at: [MARGIN, MARGIN + HEAD], alt })] : []),
    ...placed.filter(({ page }) => page === i).flatMap(({ figures }) => figures),
  ]);
};

/** The scenario sheet: what lies on the table, and how to play it. */
export const sheetPages = (setup: Setup, options: Pick<SheetOptions, 'language'> & Partial<SheetOptions>): Page[] => {
  const sheet = { setup, options: { ...SHEET_DEFAULTS, ...options } };
  const [width, height] = PAPERS[sheet.options.paper];
  const content = contentOf(sheet);
  const copy = (number: number): Page[] =>
    content.map((figures, i) => ({
      width,
      height,
      name: speak(sheet, SHEET_WORDS.page, { page: i + 1, pages: content.length }),
      figures: [...figures, ...foot(sheet, i + 1, content.length, number)],
    }));
  return Array.from({ length: sheet.options.copies }, (_, i) => copy(i + 1)).flat();
};
