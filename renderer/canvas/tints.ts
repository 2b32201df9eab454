import type { Square } from '../../engine/grid.ts';
import type { Tint } from '../editor/tool.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';
import { fillRuns, outlineOf } from './outline.ts';

/** In pixels a square. */
const LEGIBLE = 18;

const nameIn = (pen: Pen, [x, y]: Square, text: string): void => {
  pen.font = '600 0.3px "Source Sans 3", sans-serif';
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  pen.lineWidth = 0.06;
  pen.lineJoin = 'round';
  pen.strokeStyle = INK.paper;
  pen.strokeText(text, x + 0.08, y + 0.08);
  pen.fillText(text, x + 0.08, y + 0.08);
};

/** Paints areas of one colour each with their outline and name, in squares; outlines are kept while an area stays the same. */
export const paintTints = (pen: Pen, tints: readonly Tint[], px: number): void => {
  for (const { squares, colour, text, isStrong } of tints) {
    const { runs, rim } = outlineOf(squares);
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.globalAlpha = isStrong ? 0.36 : 0.2;
    fillRuns(pen, runs);
    pen.globalAlpha = 1;
    pen.lineWidth = (isStrong ? 2.5 : 1.5) * px;
    pen.stroke(rim);
    if (squares[0] && px <= 1 / LEGIBLE) nameIn(pen, squares[0], text);
  }
};

const sameTint = (a: Tint, b: Tint | undefined): boolean =>
  a.squares === b?.squares && a.colour === b.colour && a.text === b.text && a.isStrong === b.isStrong;
/** Whether two lists of tints look the same. */
export const sameTints = (some: readonly Tint[] = [], others: readonly Tint[] = []): boolean =>
  some.length === others.length && some.every((tint, i) => sameTint(tint, others[i]));
