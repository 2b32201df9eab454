import type { Square } from '../../engine/grid.ts';
import type { Mark, MarkKind } from '../editor/tool.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';
import { fillRuns, outlineOf, strokeRim } from './outline.ts';

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

/** Badges with an exclamation mark, in the upper right corners; each a path of its own, since one of all covers the whole board. */
const paintProblems = (pen: Pen, marks: readonly Mark[], px: number): void => {
  const r = Math.max(0.13, 6 * px);
  pen.fillStyle = INK.problem;
  for (const { square } of marks) {
    pen.beginPath();
    pen.arc(square[0] + 1 - r, square[1] + r, r, 0, 2 * Math.PI);
    pen.fill();
    stroked(pen, INK.paper, 1.5 * px);
  }
  pen.fillStyle = INK.paper;
  for (const { square } of marks) {
    const left = square[0] + 1 - r * 1.12;
    pen.fillRect(left, square[1] + r * 0.42, r * 0.24, r * 0.72);
    pen.fillRect(left, square[1] + r * 1.32, r * 0.24, r * 0.24);
  }
};

const PAINTERS: ReadonlyMap<MarkKind, (pen: Pen, marks: readonly Mark[], px: number) => void> = new Map([
  ['free', paintFree],
  ['legal', paintLegal],
  ['problem', paintProblems],
]);
/** Kinds that may stand on thousands of squares, painted together. */
export const isMany = (kind: MarkKind): boolean => PAINTERS.has(kind);
/** Paints all marks of one kind at once. */
export const paintMany = (pen: Pen, kind: MarkKind, marks: readonly Mark[], px: number): void => PAINTERS.get(kind)?.(pen, marks, px);
