import { type Square, squareOfOrder, squareOrder } from '../../engine/grid.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';

/** Neighbouring squares of one row. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}
/** A line along the grid, from corner to corner. */
export type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** Sorted numbers as stretches of neighbours. */
function* stretches(keys: readonly number[]): Generator<{ readonly first: number; readonly length: number }> {
  let first = 0;
  for (let at = 1; at <= keys.length; at++) {
    if (at < keys.length && keys[at] === (keys[at - 1] as number) + 1) continue;
    yield { first: keys[first] as number, length: at - first };
    first = at;
  }
}
const sorted = (squares: readonly Square[]): number[] => {
  const keys = Float64Array.from(squares, squareOrder);
  if (keys.every((key, at) => at === 0 || key > (keys[at - 1] as number))) return [...keys];
  return [...keys.sort().filter((key, at) => key !== keys[at - 1])];
};

/** Squares as runs of their rows, in reading order: a large area takes few. */
export const runsOf = (squares: readonly Square[]): Run[] =>
  [...stretches(sorted(squares))].map(({ first, length }) => {
    const [x, y] = squareOfOrder(first);
    return { x, y, length };
  });

const endOf = ({ x, length }: Run): number => x + length;
/** What of a row another row does not cover; both from the west to the east. */
function* uncovered(row: readonly Run[], other: readonly Run[]): Generator<readonly [from: number, to: number]> {
  let next = 0;
  for (const run of row) {
    let from = run.x;
    while (next < other.length && endOf(other[next] as Run) <= from) next++;
    for (let at = next; at < other.length && (other[at] as Run).x < endOf(run); at++) {
      const over = other[at] as Run;
      if (over.x > from) yield [from, over.x];
      from = endOf(over);
    }
    if (from < endOf(run)) yield [from, endOf(run)];
  }
}
/** Level sides of runs: what of a row the rows above and below do not cover. */
const levels = (runs: readonly Run[]): Edge[] => {
  const rows = new Map<number, Run[]>();
  for (const run of runs) {
    const row = rows.get(run.y);
    if (row) row.push(run);
    else rows.set(run.y, [run]);
  }
  return [...rows].flatMap(([y, row]) => [
    ...[...uncovered(row, rows.get(y - 1) ?? [])].map(([from, to]): Edge => [from, y, to, y]),
    ...[...uncovered(row, rows.get(y + 1) ?? [])].map(([from, to]): Edge => [from, y + 1, to, y + 1]),
  ]);
};
/** The sides where runs meet what is not among them, joined to lines as long as they get; no more work than there are runs. */
export const rimOf = (runs: readonly Run[]): Edge[] => [
  ...levels(runs),
  ...uprights(runs.map(({ x, y }) => [x, y])),
  ...uprights(runs.map((run) => [endOf(run), run.y])),
];
/** Upright sides from the corners above them, joined down each column. */
const uprights = (corners: readonly Square[]): Edge[] => {
  const open = new Map<number, [number, number, number, number]>();
  const lines: Edge[] = [];
  for (const [x, y] of corners) {
    const above = open.get(x);
    if (above?.[3] === y) above[3] = y + 1;
    else {
      const line: [number, number, number, number] = [x, y, x, y + 1];
      open.set(x, line);
      lines.push(line);
    }
  }
  return lines;
};

/** An area and its rim, ready to be filled and stroked. */
export interface Outline {
  readonly runs: readonly Run[];
  readonly rim: Path2D;
}
const drawn = (squares: readonly Square[]): Outline => {
  const runs = runsOf(squares);
  const rim = new Path2D();
  for (const [x1, y1, x2, y2] of rimOf(runs)) {
    rim.moveTo(x1, y1);
    rim.lineTo(x2, y2);
  }
  return { runs, rim };
};
/** Fills an area run by run: faster than as one path, and as crisp, since its sides lie on whole pixels. */
export const fillRuns = (pen: Pen, runs: readonly Run[]): void => {
  for (const { x, y, length } of runs) pen.fillRect(x, y, length, 1);
};
/** What is painted next stays within an area. */
export const clipToRuns = (pen: Pen, runs: readonly Run[]): void => {
  pen.beginPath();
  for (const { x, y, length } of runs) pen.rect(x, y, length, 1);
  pen.clip();
};
/** Strokes a rim with a light edge, so that it shows on any ground; `px` is one pixel in squares. */
export const strokeRim = (pen: Pen, { rim }: Outline, colour: string, px: number): void => {
  pen.lineCap = 'square';
  for (const [ink, width] of [
    [INK.paper, 4],
    [colour, 2],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = width * px;
    pen.stroke(rim);
  }
};
const outlines = new WeakMap<readonly Square[], Outline>();
/** Drawn once for a list of squares. */
export const outlineOf = (squares: readonly Square[]): Outline => {
  const known = outlines.get(squares) ?? drawn(squares);
  outlines.set(squares, known);
  return known;
};
