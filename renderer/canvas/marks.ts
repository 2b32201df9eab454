import { type Side, sameSquare } from '../../engine/grid.ts';
import type { Line, Mark, MarkKind } from '../editor/tool.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';
import { isMany, paintMany } from './many-marks.ts';

/** In pixels a square. */
const LEGIBLE = 18;

type Painter = (pen: Pen, mark: Mark, px: number) => void;

const inset = (pen: Pen, by: number, radius: number): void => {
  pen.beginPath();
  pen.roundRect(by, by, 1 - 2 * by, 1 - 2 * by, radius);
};
const stroke = (pen: Pen, colour: string, width: number): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
};
/** A line with a light edge, so that it shows on any ground. */
const edged = (pen: Pen, colour: string, px: number, width: number): void => {
  stroke(pen, INK.paper, (width + 2) * px);
  stroke(pen, colour, width * px);
};

const SIDE_LINES: { readonly [side in Side]: readonly [number, number, number, number] } = {
  N: [0, 0, 1, 0],
  E: [1, 0, 1, 1],
  S: [1, 1, 0, 1],
  W: [0, 1, 0, 0],
};
const sideLine = (pen: Pen, side: Side): void => {
  const [x1, y1, x2, y2] = SIDE_LINES[side];
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
};

const hatched = (pen: Pen, colour: string, px: number): void => {
  pen.save();
  inset(pen, 0.04, 0.06);
  pen.clip();
  pen.globalAlpha = 0.16;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  pen.globalAlpha = 0.75;
  pen.beginPath();
  for (let at = -1; at < 1; at += 0.2) {
    pen.moveTo(at, 1);
    pen.lineTo(at + 1, 0);
  }
  stroke(pen, colour, 1.2 * px);
  pen.restore();
};

/** Kinds that are painted one by one. */
const PAINTERS: { readonly [kind in MarkKind]?: Painter } = {
  refused: (pen, _, px) => {
    hatched(pen, INK.refused, px);
    inset(pen, 0.04, 0.06);
    stroke(pen, INK.refused, 2 * px);
  },
  objection: (pen, { side }, px) => {
    if (side) {
      sideLine(pen, side);
      edged(pen, INK.objection, px, 4);
      return;
    }
    hatched(pen, INK.objection, px);
    inset(pen, 0.03, 0.05);
    edged(pen, INK.objection, px, 2);
  },
  warning: (pen, _, px) => {
    inset(pen, 0.05, 0.05);
    pen.setLineDash([5 * px, 3 * px]);
    edged(pen, INK.warning, px, 2);
    pen.setLineDash([]);
  },
  hover: (pen, _, px) => {
    inset(pen, 0.015, 0.03);
    pen.globalAlpha = 0.55;
    stroke(pen, INK.hover, 1.5 * px);
    pen.globalAlpha = 1;
  },
  heat: (pen, { strength = 0, text }, px) => {
    pen.fillStyle = INK.heat;
    pen.globalAlpha = 0.1 + 0.62 * strength;
    pen.fillRect(0, 0, 1, 1);
    pen.globalAlpha = 1;
    if (text !== undefined) label(pen, text, INK.hover, px);
  },
  band: (pen, { strength = 1, text }, px) => {
    pen.fillStyle = INK.band;
    pen.globalAlpha = 0.12 + 0.3 * strength;
    pen.fillRect(0, 0, 1, 1);
    pen.globalAlpha = 1;
    if (text !== undefined) label(pen, text, INK.band, px);
  },
};

const label = (pen: Pen, text: string, colour: string, px: number): void => {
  if (px > 1 / LEGIBLE) return;
  pen.font = '600 0.34px "Source Sans 3", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.strokeStyle = INK.paper;
  pen.lineWidth = 0.08;
  pen.strokeText(text, 0.5, 0.52);
  pen.fillStyle = colour;
  pen.fillText(text, 0.5, 0.52);
};

const paintOne = (pen: Pen, mark: Mark, px: number): void => {
  pen.save();
  pen.translate(mark.square[0], mark.square[1]);
  PAINTERS[mark.kind]?.(pen, mark, px);
  pen.restore();
};

/** Paints marks, kind by kind in the order of their first; `px` is one pixel in squares. */
export const paintMarks = (pen: Pen, marks: Iterable<Mark>, px: number): void => {
  const byKind = new Map<MarkKind, Mark[]>();
  for (const mark of marks) {
    const same = byKind.get(mark.kind);
    if (same) same.push(mark);
    else byKind.set(mark.kind, [mark]);
  }
  for (const [kind, same] of byKind) {
    if (isMany(kind)) paintMany(pen, kind, same, px);
    for (const mark of same) {
      if (!isMany(kind)) paintOne(pen, mark, px);
      else if (mark.text !== undefined) paintLabel(pen, mark.square, mark.text, INK[kind], px);
    }
  }
};
const paintLabel = (pen: Pen, [x, y]: Mark['square'], text: string, colour: string, px: number): void => {
  if (px > 1 / LEGIBLE) return;
  pen.save();
  pen.translate(x, y);
  label(pen, text, colour, px);
  pen.restore();
};

const sameMark = (a: Mark, b: Mark | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.kind === b.kind &&
    sameSquare(a.square, b.square) &&
    a.side === b.side &&
    a.strength === b.strength &&
    a.text === b.text);
/** Whether two lists of marks look the same. */
export const sameMarks = (some: readonly Mark[] = [], others: readonly Mark[] = []): boolean =>
  some.length === others.length && some.every((mark, i) => sameMark(mark, others[i]));

/** The keyboard's square: corners like a viewfinder, which no mark uses. */
export const paintCursor = (pen: Pen, [x, y]: readonly [number, number], px: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  for (const [cx, cy, dx, dy] of [
    [0, 0, 0.28, 0.28],
    [1, 0, -0.28, 0.28],
    [1, 1, -0.28, -0.28],
    [0, 1, 0.28, -0.28],
  ] as const) {
    pen.moveTo(cx + dx, cy);
    pen.lineTo(cx, cy);
    pen.lineTo(cx, cy + dy);
  }
  edged(pen, INK.selected, px, 3);
  pen.restore();
};

/** A line from spot to spot: a ferry being drawn, a measured distance, an axis of symmetry. */
export const paintLine = (pen: Pen, { from, to, isAxis }: Line, px: number): void => {
  pen.save();
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.lineCap = 'round';
  if (isAxis) pen.setLineDash([8 * px, 6 * px]);
  edged(pen, isAxis ? INK.band : INK.selected, px, isAxis ? 1.5 : 3);
  pen.restore();
};
