import { boardHeight, boardWidth } from '../../../engine/board.ts';
import { inLanguage } from '../../../engine/documents/common.ts';
import { squareName } from '../../../engine/grid.ts';
import type { Setup } from '../../../engine/setup.ts';
import { MARGIN } from '../outside.ts';
import type { Page } from '../page.ts';
import { type BoardPrint, boardPrint, type GivenOptions } from './board.ts';
import type { Cut } from './paging.ts';
import { type Region, regionFigure } from './region.ts';

/** A region of the board on a page just as large, with its bleed round it: no marks, no words. */
const bare = (print: BoardPrint, region: Region, name: string): Page => {
  const { square } = print;
  const { bleed } = print.options;
  const [width, height] = [region.width * square, region.height * square];
  const edge = bleed / square;
  const wider = { x: region.x - edge, y: region.y - edge, width: region.width + 2 * edge, height: region.height + 2 * edge };
  return {
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    name,
    trim: { x: bleed, y: bleed, width, height },
    figures: [{ is: 'group', alt: name, figures: [regionFigure(print.view, wider, square)] }],
  };
};

/** Squares of ground round a poster, so that the names beyond the border find room: with the bleed no more than there is ground. */
const NAMES = 0.95;
const rimOf = ({ options, square }: BoardPrint): number => Math.max(0, Math.min(NAMES, MARGIN - options.bleed / square));
/** The whole board on one page, for a print shop: trim box and bleed, nothing else on it. */
export const posterPage = (setup: Setup, given: GivenOptions): Page => {
  const print = boardPrint(setup, given);
  const rim = given.rim === undefined ? rimOf(print) : given.rim / print.square;
  const region = { x: -rim, y: -rim, width: print.columns + 2 * rim, height: print.rows + 2 * rim };
  return bare({ ...print, view: { ...print.view, rim } }, region, inLanguage(setup.board.name, print.options.language));
};

/** So many pieces, as even as can be; never more than there are squares. */
const cutInto = (squares: number, wanted: number): readonly Cut[] => {
  const pieces = Math.max(1, Math.min(wanted, squares));
  const at = (i: number): number => Math.ceil((i * squares) / pieces);
  return Array.from({ length: pieces }, (_, i) => ({ from: at(i), count: at(i + 1) - at(i) }));
};
/** How many panels there are: no more than squares across and down. */
export const panelCount = ({ board }: Setup, [across, down]: readonly [number, number]): number =>
  cutInto(boardWidth(board), across).length * cutInto(boardHeight(board), down).length;
/** The board in so many panels across and down, each a page of its own, cut between squares. */
export function* panelPages(setup: Setup, given: GivenOptions, across: number, down: number): Generator<Page> {
  const print = boardPrint(setup, given);
  for (const y of cutInto(print.rows, down))
    for (const x of cutInto(print.columns, across)) {
      const name = `${squareName([x.from, y.from])}–${squareName([x.from + x.count - 1, y.from + y.count - 1])}`;
      yield bare(print, { x: x.from, y: y.from, width: x.count, height: y.count }, name);
    }
}
