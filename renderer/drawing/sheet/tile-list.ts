import { inLanguage } from '../../../engine/documents/common.ts';
import type { TileSet } from '../../../engine/documents/tile-set.ts';
import { setOf } from '../../../engine/setup.ts';
import { squaresOf, type Tile } from '../../../engine/tile.ts';
import { SHEET_WORDS } from '../../../engine/words/sheet-words.ts';
import type { Figure } from '../figure.ts';
import { tileSymbol } from '../symbols/tile.ts';
import { paletteOf } from './options.ts';
import { kept, type Piece } from './piece.ts';
import { body, heading, item, type Sheet, small, speak } from './text.ts';

const PICTURE = 8;
const PITCH = 9.6;
const ROW = PICTURE + 4.6;
const LETTERS = 2.3;

const scaleOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  (PICTURE * 100) / Math.max(width, height);
/** One kind: its picture, and how many there are below it. */
const picture = (sheet: Sheet, tile: Tile, count: number, x: number, y: number): Figure[] => {
  const palette = paletteOf(sheet.options);
  const symbol = tileSymbol(tile, { palette, detail: 'plain' });
  const size = scaleOf(symbol.box);
  const at = [x - (symbol.box.x * size) / 100, y - (symbol.box.y * size) / 100] as const;
  const label: Figure = {
    is: 'text',
    text: `${count}×`,
    at: [x + PICTURE / 2, y + PICTURE + LETTERS + 0.4],
    size: LETTERS,
    anchor: 'middle',
    fill: palette.ink,
  };
  return [{ is: 'use', symbol, at, size, turn: 0 }, label];
};
type Counted = readonly [Tile, number];
const columnsIn = (width: number): number => Math.max(1, Math.floor((width + PITCH - PICTURE) / PITCH));
/** Pictures in rows; the rows may go on in the next column. */
const rowsOf = (sheet: Sheet, kinds: readonly Counted[]): Piece => ({
  lay: (width) => {
    const columns = columnsIn(width);
    const figures = kinds.flatMap(([tile, count], i) => picture(sheet, tile, count, (i % columns) * PITCH, Math.floor(i / columns) * ROW));
    return { height: Math.ceil(kinds.length / columns) * ROW + 0.6, figures };
  },
  least: () => ROW,
  split: (width, room) => {
    const count = Math.floor(room / ROW) * columnsIn(width);
    return count > 0 && count < kinds.length ? [rowsOf(sheet, kinds.slice(0, count)), rowsOf(sheet, kinds.slice(count))] : undefined;
  },
});

const setPieces = (sheet: Sheet, set: TileSet, times: number): Piece[] => {
  const kinds = set.tiles.map((tile): Counted => [tile, tile.count * times]);
  const count = kinds.reduce((sum, [tile, copies]) => sum + (squaresOf(tile).length > 0 ? copies : 0), 0);
  const name = `${inLanguage(set.name, sheet.options.language)}${times > 1 ? ` ×${times}` : ''}`;
  return [kept(body(sheet, speak(sheet, SHEET_WORDS.tilesOf, { set: name, count }))), rowsOf(sheet, kinds)];
};
const singlePieces = (sheet: Sheet): Piece[] => {
  const single = sheet.setup.scenario.tiles.single ?? [];
  if (single.length === 0) return [];
  const kinds = single.flatMap(({ tile, count }): Counted[] => {
    const kind = sheet.setup.catalogue.tiles.get(tile);
    return kind ? [[kind, count]] : [];
  });
  const list = single.map(({ tile, count }) => `${count}× ${tile}`);
  return [body(sheet, speak(sheet, SHEET_WORDS.tilesMore, { list })), rowsOf(sheet, kinds)];
};

/** All tiles in play: each set with its kinds and how many of each. */
export const tilesSection = (sheet: Sheet): Piece[] => {
  const { scenario, catalogue, library } = sheet.setup;
  const total = [...catalogue.copies.values()].reduce((sum, count) => sum + count, 0);
  const order = scenario.tiles.order?.draws;
  const sets = scenario.tiles.sets.flatMap(({ set, times = 1 }) => {
    const found = setOf(scenario, library, set);
    return found ? setPieces(sheet, found, times) : [];
  });
  return [
    heading(sheet, SHEET_WORDS.tiles),
    ...sets,
    ...singlePieces(sheet),
    body(sheet, speak(sheet, SHEET_WORDS.tilesTotal, { count: total })),
    ...(order ? [item(sheet, '', speak(sheet, SHEET_WORDS.drawOrder, { list: order }))] : []),
    small(sheet, speak(sheet, SHEET_WORDS.bag)),
  ];
};
