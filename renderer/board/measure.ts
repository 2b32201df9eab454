import { boardHeight, boardWidth, groundAt } from '../../engine/board.ts';
import { GROUNDS, type Ground } from '../../engine/documents/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { MEASURE } from './measure-words.ts';

/** Millimetres as exact as a ruler can be read. */
export const inHundredths = (mm: number): number => Math.round(mm * 100) / 100;
/** The width of one square, from the length of several side by side. */
export const squareFrom = (squares: number, mm: number): number => inHundredths(mm / squares);

export const setSizes = (studio: Studio, sizes: { readonly square?: number; readonly tile?: number }, gesture?: symbol): void => {
  const facts = { sizes: { ...studio.setup.board.sizes, ...sizes } };
  studio.editor.apply({ message: MEASURE.sizes }, { do: 'set-board-facts', facts }, gesture);
};
/** Makes the board so many columns and rows, adding and taking away in the east and south. */
export const setCounts = (studio: Studio, columns: number, rows: number): void => {
  const { board } = studio.setup;
  const margins = { left: 0, top: 0, right: columns - boardWidth(board), bottom: rows - boardHeight(board) };
  studio.editor.apply({ message: MEASURE.counts }, { do: 'resize-board', margins });
};

const isGround = (sign: string): sign is Ground => GROUNDS.some((ground) => ground === sign);
/** A row as typed: signs of grounds, an x for a square and a space for none; what is no such sign is left out. */
export const groundsIn = (typed: string): readonly Ground[] =>
  [...typed.toLowerCase().replaceAll('x', '#').replaceAll(' ', '.').replaceAll('o', 'O')].filter(isGround);
/** Paints a row as typed, in one step; squares past the end of what is typed stay. */
export const typeRow = (studio: Studio, y: number, typed: string, gesture: symbol): void => {
  const { board } = studio.setup;
  const wanted = groundsIn(typed).slice(0, boardWidth(board));
  for (const ground of GROUNDS) {
    const squares = wanted.flatMap((each, x): Square[] => (each === ground && groundAt(board, [x, y]) !== ground ? [[x, y]] : []));
    if (squares.length > 0) studio.editor.apply({ message: MEASURE.row }, { do: 'paint', squares, ground }, gesture);
  }
};
