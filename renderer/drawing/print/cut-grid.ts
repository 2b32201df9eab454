import { line } from '../pen.ts';
import { type PaperSize, paperSize } from './options.ts';
import type { PrintPiece } from './piece.ts';

/** Where pieces stand on a sheet of labels or in a jig, given by whoever made it. */
export interface Template {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: readonly [across: number, down: number];
  readonly offset: readonly [left: number, top: number];
}
export interface GridOptions {
  readonly paper: PaperSize;
  readonly margin: number;
  /** Nothing at all nearer to the edge of the paper: this printer does not print there. */
  readonly edge: number;
  readonly bleed: number;
  /** Between pieces, beside their bleed. */
  readonly gutter: number;
  /** Along which edge the paper is turned over, `fold`: backs beside the fronts. */
  readonly backs: 'none' | 'long' | 'short' | 'fold';
  readonly template?: Template;
}
export type PieceSize = Pick<PrintPiece, 'width' | 'height'>;

/** The places of a sheet for pieces of one size. */
export interface Grid {
  readonly places: readonly (readonly [number, number])[];
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}
/** A sheet of paper as it is held, and the places on it. */
export interface HeldSheet {
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
}
/** More pieces than this stand on no sheet along one direction. */
const MOST = 500;
const fits = (room: number, size: number, between: number): number =>
  Math.min(MOST, Math.max(0, Math.floor((room + between + 1e-9) / (size + between))));
const gridIn = (width: number, height: number, piece: PieceSize, options: GridOptions): Grid => {
  const { template, bleed, gutter } = options;
  const between = gutter + 2 * bleed;
  const inner = Math.max(options.edge, options.margin) + bleed;
  const across = template?.columns ?? fits(width - 2 * inner, piece.width, between);
  const down = template?.rows ?? fits(height - 2 * inner, piece.height, between);
  const pitch = template?.pitch ?? [piece.width + between, piece.height + between];
  const block = [across * pitch[0] - between, down * pitch[1] - between] as const;
  const offset = template?.offset ?? [(width - block[0]) / 2, (height - block[1]) / 2];
  const columns = Array.from({ length: across }, (_, i) => offset[0] + i * pitch[0]);
  const rows = Array.from({ length: down }, (_, i) => offset[1] + i * pitch[1]);
  return { places: rows.flatMap((y) => columns.map((x) => [x, y] as const)), columns, rows };
};
/** The better of both ways to hold the paper; a template is for paper held as it was given. */
export const sheetFor = (piece: PieceSize, options: GridOptions): HeldSheet => {
  const [a, b] = paperSize(options.paper);
  const half = options.backs === 'fold' ? 0.5 : 1;
  const held = ([width, height]: readonly [number, number]) => ({ width, height, grid: gridIn(width * half, height, piece, options) });
  if (options.template) return held([a, b]);
  const [upright, across] = [held([Math.min(a, b), Math.max(a, b)]), held([Math.max(a, b), Math.min(a, b)])];
  return upright.grid.places.length >= across.grid.places.length ? upright : across;
};

/** What is wrong with a template: it leaves the paper, or its pieces lie on each other. */
export const templateFault = (piece: PieceSize, options: GridOptions): 'outside' | 'tight' | undefined => {
  const { template } = options;
  if (!template) return undefined;
  const { width, height, grid } = sheetFor(piece, options);
  const [right, bottom] = [(grid.columns.at(-1) ?? 0) + piece.width, (grid.rows.at(-1) ?? 0) + piece.height];
  if (right > width * (options.backs === 'fold' ? 0.5 : 1) + 1e-6 || bottom > height + 1e-6) return 'outside';
  const isTight = (count: number, pitch: number, size: number): boolean => count > 1 && pitch < size - 1e-6;
  return isTight(template.columns, template.pitch[0], piece.width) || isTight(template.rows, template.pitch[1], piece.height)
    ? 'tight'
    : undefined;
};

const MARK = 3.5;
const GAP = 0.6;
/** Marks at both ends of every line along which is cut, inside what a printer can print. */
export const cutMarks = (
  { grid, width, height }: HeldSheet,
  piece: PieceSize,
  { bleed, edge }: Pick<GridOptions, 'bleed' | 'edge'>,
): string => {
  const { columns, rows } = grid;
  const [left, top] = [(columns[0] ?? 0) - bleed - GAP, (rows[0] ?? 0) - bleed - GAP];
  const [right, bottom] = [(columns.at(-1) ?? 0) + piece.width + bleed + GAP, (rows.at(-1) ?? 0) + piece.height + bleed + GAP];
  const [least, widest, lowest] = [edge, width - edge, height - edge];
  const stroke = (from: readonly [number, number], to: readonly [number, number]): string => line([from, to]);
  const upright = (x: number): string =>
    stroke([x, Math.max(least, top - MARK)], [x, Math.max(least, top)]) +
    stroke([x, Math.min(lowest, bottom)], [x, Math.min(lowest, bottom + MARK)]);
  const level = (y: number): string =>
    stroke([Math.max(least, left - MARK), y], [Math.max(least, left), y]) +
    stroke([Math.min(widest, right), y], [Math.min(widest, right + MARK), y]);
  return (
    columns
      .flatMap((x) => [x, x + piece.width])
      .map(upright)
      .join('') +
    rows
      .flatMap((y) => [y, y + piece.height])
      .map(level)
      .join('')
  );
};
