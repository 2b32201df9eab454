import type { Board } from '../documents/board.ts';
import type { Texts } from '../documents/common.ts';

/** Shapes a board can begin as. */
export const SHAPES = ['rectangle', 'island', 'cross', 'ring', 'hexagon', 'diamond', 'l-shape', 'archipelago'] as const;
export type Shape = (typeof SHAPES)[number];

/** Is the square inside, given its place in the frame from -1 to 1 (its middle) and the number of squares each way? */
type Test = (u: number, v: number) => boolean;
const round = (u: number, v: number): number => u * u + v * v;

const TESTS: { readonly [shape in Shape]: Test } = {
  rectangle: () => true,
  island: (u, v) => u ** 4 + v ** 4 <= 0.85,
  cross: (u, v) => Math.abs(u) <= 0.4 || Math.abs(v) <= 0.4,
  ring: (u, v) => round(u, v) <= 1.05 && round(u, v) >= 0.16,
  hexagon: (u, v) => Math.abs(v) <= 1 && Math.abs(u) + Math.abs(v) / 2 <= 1.02,
  diamond: (u, v) => Math.abs(u) + Math.abs(v) <= 1.05,
  'l-shape': (u, v) => u <= -0.1 || v >= 0.1,
  archipelago: (u, v) =>
    round((u + 0.35) / 0.68, v) <= 1 || round((u - 0.75) / 0.32, (v - 0.7) / 0.32) <= 1 || round((u - 0.75) / 0.32, (v + 0.7) / 0.32) <= 1,
};

/** Rows of a shape that fills a frame. */
export const shapeRows = (shape: Shape, width: number, height: number): string[] => {
  const inside = TESTS[shape];
  const place = (i: number, size: number): number => (2 * i + 1) / size - 1;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (inside(place(x, width), place(y, height)) ? '#' : '.')).join(''),
  );
};

export interface TableSize {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Kept free on every side. */
  readonly marginMm: number;
  readonly squareMm: number;
}
const NO_MORE = 400;
/** How many squares a table holds each way. */
export const squaresOnTable = ({ widthMm, heightMm, marginMm, squareMm }: TableSize): { width: number; height: number } => {
  const along = (length: number): number => Math.max(0, Math.min(NO_MORE, Math.floor((length - 2 * marginMm) / squareMm)));
  return { width: along(widthMm), height: along(heightMm) };
};

export const DEFAULT_SIZES = { square: 45.5, tile: 45 } as const;

/** A board with nothing on it but its squares. */
export const emptyBoard = (id: string, name: Texts, rows: readonly string[]): Board => ({
  kind: 'board',
  version: 3,
  id,
  name,
  sizes: DEFAULT_SIZES,
  rows,
  cities: [],
  starts: [],
  towns: [],
  border: [],
});
