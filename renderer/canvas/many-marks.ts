import type { Square } from '../../engine/grid.ts';
import type { Mark, MarkKind } from '../editor/tool.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';
import { fillRuns, outlineOf, strokeRim } from './outline.ts';

/** Kinds that may stand on thousands of squares: each is painted as one path, not square by square. */
export const MANY: ReadonlySet<MarkKind> = new Set(['free', 'legal']);
/** In pixels a square: below this, corners are not rounded and dots are squares. */
const COARSE = 14;
const INSET = 0.06;

const filled = (pen: Pen, colour: string, opacity: number, outline: () => void): void => {
  pen.beginPath();
  outline();
  pen.fillStyle = colour;
  pen.globalAlpha = opacity;
  pen.fill();
  pen.globalAlpha = 1;
};
const stroked = (pen: Pen, colour: string, width: number): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
};

/** The squares a person has chosen, as one area. */
export const paintSelected = (pen: Pen, squares: readonly Square[], px: number): void => {
  if (squares.length === 0) return;
  const outline = outlineOf(squares);
  pen.fillStyle = INK.selectedArea;
  pen.globalAlpha = 0.18;
  fillRuns(pen, outline.runs);
  pen.globalAlpha = 1;
  strokeRim(pen, outline, INK.selected, px);
};
const paintFree = (pen: Pen, marks: readonly Mark[], px: number): void => {
  const r = Math.max(0.09, 2 * px);
  filled(pen, INK.free, 0.55, () => {
    for (const { square } of marks) {
      const [x, y] = [square[0] + 0.5, square[1] + 0.5];
      if (px > 1 / COARSE) pen.rect(x - r, y - r, 2 * r, 2 * r);
      else {
        pen.moveTo(x + r, y);
        pen.arc(x, y, r, 0, 2 * Math.PI);
      }
    }
  });
};
const paintLegal = (pen: Pen, marks: readonly Mark[], px: number): void => {
  const size = 1 - 2 * INSET;
  filled(pen, INK.legal, 0.24, () => {
    for (const { square } of marks) {
      const [x, y] = [square[0] + INSET, square[1] + INSET];
      if (px > 1 / COARSE) pen.rect(x, y, size, size);
      else pen.roundRect(x, y, size, size, 0.1);
    }
  });
  stroked(pen, INK.legal, Math.min(2 * px, 0.12));
};

/** Paints all marks of one kind at once. */
export const paintMany = (pen: Pen, kind: MarkKind, marks: readonly Mark[], px: number): void => {
  if (kind === 'free') paintFree(pen, marks, px);
  else paintLegal(pen, marks, px);
};
