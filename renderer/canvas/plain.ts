import { groundAt, squaresOfBoard } from '../../engine/board.ts';
import type { Ground } from '../../engine/documents/board.ts';
import type { Token } from '../../engine/documents/scenario.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Placement } from '../../engine/tile.ts';
import type { Area } from '../editor/viewport.svelte.ts';
import type { Art, Pen } from './art.ts';

const GROUND_FILLS: { readonly [ground in Ground]: string } = {
  '.': 'transparent',
  '#': '#cfdcae',
  O: '#c9a46a',
  '~': '#9cc3d3',
  i: '#d9dfa6',
  '^': '#d8cfc0',
  u: '#e3cf9c',
};

const isSeen = (x: number, y: number, seen: Area): boolean =>
  x + 1 >= seen.x && y + 1 >= seen.y && x <= seen.x + seen.width && y <= seen.y + seen.height;

const paintBoard = (pen: Pen, { board, laid }: Setup, seen: Area): void => {
  for (const [x, y] of squaresOfBoard(board)) {
    if (!isSeen(x, y, seen)) continue;
    pen.fillStyle = GROUND_FILLS[groundAt(board, [x, y])];
    pen.fillRect(x, y, 1, 1);
    pen.strokeRect(x, y, 1, 1);
  }
  for (const placement of laid) paintTile(pen, placement);
};
const paintTile = (pen: Pen, { at: [x, y] }: Placement): void => {
  pen.fillStyle = '#8fae5f';
  pen.fillRect(x + 0.03, y + 0.03, 0.94, 0.94);
};
const paintToken = (pen: Pen, _: Token): void => {
  pen.beginPath();
  pen.arc(0.5, 0.5, 0.3, 0, 2 * Math.PI);
  pen.fillStyle = '#6c4b86';
  pen.fill();
};

/** The simplest art: what stands until better is there, and what bench and tests measure against. */
export const plainArt: Art = {
  board: (pen, setup, { seen, scale }) => {
    pen.lineWidth = 1 / scale;
    pen.strokeStyle = '#0003';
    paintBoard(pen, setup, seen);
  },
  tile: (pen, placement) => paintTile(pen, placement),
  token: (pen, token) => paintToken(pen, token),
};
