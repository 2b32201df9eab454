import type { Texts } from '../../../engine/documents/common.ts';
import { inLanguage } from '../../../engine/documents/common.ts';
import { setOf } from '../../../engine/setup.ts';
import { SHEET_WORDS } from '../../../engine/words/sheet-words.ts';
import { sourceIn } from '../../../engine/words/source-words.ts';
import { type Figure, path } from '../figure.ts';
import { line, rect } from '../pen.ts';
import { qrFigure } from '../qr.ts';
import { fitted } from '../widths.ts';
import { paletteOf } from './options.ts';
import { figurePiece, kept, type Piece } from './piece.ts';
import { heading, isEmptyBoard, type Sheet, small, speak } from './text.ts';

interface Credited {
  readonly name: Texts;
  readonly credit?: { readonly author?: string; readonly year?: number; readonly licence?: string; readonly sources?: readonly string[] };
}
/** Who made it, on which terms, from what. */
const whoOf = ({ options: { language } }: Sheet, { credit }: Credited): string =>
  [credit?.author, credit?.year, credit?.licence, ...(credit?.sources ?? [])]
    .filter((part) => part !== undefined)
    .map((part) => sourceIn(String(part), language))
    .join(', ');
/** A line for what has one credit: alike credits are said once. */
const creditLines = (sheet: Sheet): string[] => {
  const names = new Map<string, string[]>();
  for (const one of credited(sheet)) {
    const [who, name] = [whoOf(sheet, one), inLanguage(one.name, sheet.options.language)];
    const known = names.get(who) ?? [];
    if (who !== '' && !known.includes(name)) names.set(who, [...known, name]);
  }
  return [...names].map(([who, list]) => speak(sheet, SHEET_WORDS.creditOf, { name: list.join(', '), who }));
};
const credited = ({ setup: { scenario, board, library } }: Sheet): Credited[] => {
  const sets = scenario.tiles.sets.flatMap(({ set }) => setOf(scenario, library, set) ?? []);
  return [{ name: scenario.title, ...(scenario.credit && { credit: scenario.credit }) }, board, ...sets] as Credited[];
};
const QR = 26;
const qrPieces = (sheet: Sheet): Piece[] => {
  const { shareCode } = sheet.options;
  const code = shareCode === undefined ? undefined : qrFigure(shareCode, QR);
  const words = `${speak(sheet, SHEET_WORDS.shareCode)}: ${shareCode}`;
  return code ? [kept(small(sheet, words)), figurePiece(QR + 1, () => [code])] : [];
};
/** Who made what under which terms, and what nobody may do with it. */
export const creditsSection = (sheet: Sheet): Piece[] => [
  heading(sheet, SHEET_WORDS.credits),
  ...creditLines(sheet).map((text) => small(sheet, text)),
  ...(isEmptyBoard(sheet) ? [] : [small(sheet, speak(sheet, SHEET_WORDS.geometry))]),
  small(sheet, speak(sheet, SHEET_WORDS.independent)),
  ...qrPieces(sheet),
];

const ROW = 8;
const MOST_PLAYERS = 6;
const playersOf = ({ setup, options }: Sheet): string[] => {
  const given = setup.scenario.players ?? [];
  const count = Math.min(MOST_PLAYERS, Math.max(2, given.length));
  const number = (i: number): string => speak({ setup, options }, SHEET_WORDS.player, { number: i + 1 });
  return Array.from({ length: count }, (_, i) => (given[i]?.name && !/^\d+$/.test(given[i].name) ? given[i].name : number(i)));
};
/** A table to write the points into. */
export const scoresSection = (sheet: Sheet): Piece[] => {
  const players = playersOf(sheet);
  const { ink } = paletteOf(sheet.options);
  const rows = [SHEET_WORDS.during, SHEET_WORDS.final, SHEET_WORDS.total].map((word) => speak(sheet, word));
  const draw = (width: number): Figure[] => {
    const first = width * 0.3;
    const column = (width - first) / players.length;
    const cell = (text: string, x: number, y: number, room: number): Figure =>
      fitted({ is: 'text', text, at: [x + 1.2, y + 5.2], size: 3, fill: ink }, room - 2.4);
    const lines = [
      ...players.map((_, i) =>
        line([
          [first + i * column, 0],
          [first + i * column, ROW * 4],
        ]),
      ),
      ...rows.map((_, i) =>
        line([
          [0, (i + 1) * ROW],
          [width, (i + 1) * ROW],
        ]),
      ),
    ].join('');
    return [
      path(rect(0, 0, width, ROW * 4), { stroke: ink, width: 0.4 }),
      path(lines, { stroke: ink, width: 0.2 }),
      ...players.map((name, i) => cell(name, first + i * column, 0, column)),
      ...rows.map((text, i) => cell(text, 0, (i + 1) * ROW, first)),
    ];
  };
  return [heading(sheet, SHEET_WORDS.scores), figurePiece(ROW * 4 + 2, draw)];
};
