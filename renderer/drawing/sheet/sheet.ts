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
import { paletteOf, type Section, SHEET_DEFAULTS, type SheetOptions } from './options.ts';
import { type Frame, flow, type Piece } from './piece.ts';
import { layoutSection, ownTextSection, rulesSection, switchesSection, tokenRulesSection } from './sections.ts';
import { setupSection } from './steps.ts';
import { type Sheet, speak } from './text.ts';
import { tilesSection } from './tile-list.ts';

const MARGIN = 12;
const GUTTER = 7;
const HEAD = 19;
const FOOT = 9;
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

interface Room {
  readonly width: number;
  readonly height: number;
}
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
const isEmptyBoard = ({ setup }: Sheet): boolean => setup.board.rows.length === 0;

const head = (sheet: Sheet): Figure[] => {
  const { setup, options } = sheet;
  const palette = paletteOf(options);
  const { width } = roomOf(sheet);
  const tiles = [...setup.catalogue.copies.values()].reduce((sum, count) => sum + count, 0);
  const squares = [...squaresOfBoard(setup.board, takesTile)].length;
  const about = speak(sheet, SHEET_WORDS.about, { board: inLanguage(setup.board.name, options.language), squares, tiles });
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

/** The columns of the text: beside and below a small picture, then two on every page. */
function* frames(sheet: Sheet, picture: Room | undefined): Generator<Frame> {
  const room = roomOf(sheet);
  const [top, bottom] = [MARGIN + HEAD, MARGIN + room.height];
  const half = (room.width - GUTTER) / 2;
  const isSmall = picture !== undefined && sheet.options.picture === 'small';
  if (isSmall && room.width - picture.width - GUTTER > 40) {
    const x = MARGIN + picture.width + GUTTER;
    yield { page: 0, x, y: top, width: MARGIN + room.width - x, height: bottom - top };
    const below = top + picture.height + 3;
    if (bottom - below > 30) yield { page: 0, x: MARGIN, y: below, width: picture.width, height: bottom - below };
  } else if (picture) {
    const below = top + picture.height + 4;
    if (bottom - below > 30)
      for (const x of [MARGIN, MARGIN + half + GUTTER]) yield { page: 0, x, y: below, width: half, height: bottom - below };
  } else for (const x of [MARGIN, MARGIN + half + GUTTER]) yield { page: 0, x, y: top, width: half, height: bottom - top };
  for (let page = 1; ; page++)
    for (const x of [MARGIN, MARGIN + half + GUTTER]) yield { page, x, y: MARGIN, width: half, height: bottom - MARGIN };
}

const pictureRoom = (sheet: Sheet): Room => {
  const { width, height } = roomOf(sheet);
  return sheet.options.picture === 'large' ? { width, height: height - HEAD } : { width: width * SMALL_PICTURE, height: height - HEAD };
};
const copyOf = (sheet: Sheet, copy: number): Page[] => {
  const { options, setup } = sheet;
  const has = (section: Section): boolean => options.sections.includes(section);
  const picture = has('picture') && !isEmptyBoard(sheet) ? boardPicture(sheet, pictureRoom(sheet)) : undefined;
  const pieces = (Object.keys(SECTION_PIECES) as Exclude<Section, 'picture'>[])
    .filter(has)
    .flatMap((section) => SECTION_PIECES[section](sheet));
  const placed = flow(pieces, frames(sheet, picture));
  const count = 1 + placed.reduce((last, { page }) => Math.max(last, page), 0);
  const [width, height] = PAPERS[options.paper];
  return Array.from({ length: count }, (_, i) => ({
    width,
    height,
    name: speak(sheet, SHEET_WORDS.page, { page: i + 1, pages: count }),
    figures: [
      ...(i === 0 ? head(sheet) : []),
      ...(i === 0 && picture
        ? [group(picture.figures, { at: [MARGIN, MARGIN + HEAD], alt: inLanguage(setup.board.name, options.language) })]
        : []),
      ...placed.filter(({ page }) => page === i).flatMap(({ figures }) => figures),
      ...foot(sheet, i + 1, count, copy),
    ],
  }));
};

/** The scenario sheet: what lies on the table, and how to play it. */
export const sheetPages = (setup: Setup, options: Pick<SheetOptions, 'language'> & Partial<SheetOptions>): Page[] => {
  const sheet = { setup, options: { ...SHEET_DEFAULTS, ...options } };
  return Array.from({ length: sheet.options.copies }, (_, i) => copyOf(sheet, i + 1)).flat();
};
