import type { WideArea } from '../editor/tool.ts';
import type { Area } from '../editor/viewport.svelte.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';
import { clipToRuns, outlineOf } from './outline.ts';

/** Between two lines of the hatching: in squares, and at least so many pixels. */
const SPACING = 0.35;
const FEWEST_PIXELS = 7;

/** Lines that rise to the right, over all that is seen. */
const hatching = (pen: Pen, { x, y, width, height }: Area, px: number): void => {
  const spacing = Math.max(SPACING, FEWEST_PIXELS * px);
  const [right, bottom] = [x + width, y + height];
  pen.beginPath();
  for (let sum = Math.floor((x + y) / spacing) * spacing; sum < right + bottom; sum += spacing) {
    pen.moveTo(sum - y, y);
    pen.lineTo(sum - bottom, bottom);
  }
};

/** Paints what is said of many squares at once, in squares: one outline filled with lines, however many there are. */
export const paintWideAreas = (pen: Pen, areas: readonly WideArea[], seen: Area, px: number): void => {
  for (const { squares, kind } of areas) {
    const { runs, rim } = outlineOf(squares);
    pen.save();
    pen.strokeStyle = INK[kind];
    pen.lineCap = 'butt';
    pen.save();
    clipToRuns(pen, runs);
    pen.lineWidth = 1.2 * px;
    pen.globalAlpha = kind === 'objection' ? 0.8 : 0.4;
    hatching(pen, seen, px);
    pen.stroke();
    pen.restore();
    pen.lineWidth = 2 * px;
    pen.stroke(rim);
    pen.restore();
  }
};

/** Whether two lists of areas look the same. */
export const sameAreas = (some: readonly WideArea[] = [], others: readonly WideArea[] = []): boolean =>
  some.length === others.length && some.every(({ squares, kind }, i) => squares === others[i]?.squares && kind === others[i].kind);
