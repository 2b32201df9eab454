import type { Square } from '../grid.ts';

/** So many bits hold a column. */
export const ROW_BITS = 14;
const BIAS = 1 << (ROW_BITS - 1);
const MASK = (1 << ROW_BITS) - 1;

/** A square as one integer, for typed arrays and fast maps; coordinates from -8192 to 8191. */
export type SquareCode = number;
export const ROW = 1 << ROW_BITS;
export const codeOf = (x: number, y: number): SquareCode => ((y + BIAS) << ROW_BITS) | (x + BIAS);
export const codeOfSquare = ([x, y]: Square): SquareCode => codeOf(x, y);
export const xOf = (code: SquareCode): number => (code & MASK) - BIAS;
export const yOf = (code: SquareCode): number => (code >> ROW_BITS) - BIAS;
export const squareOfCode = (code: SquareCode): Square => [xOf(code), yOf(code)];
/** Steps to the north, east, south, west. */
export const STEP_CODES = [-ROW, 1, ROW, -1] as const;
