import type { GroupFigure, UseFigure } from './figure.ts';

export type Matrix = readonly [number, number, number, number, number, number];
const QUARTERS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const placed = (x: number, y: number, scale: number, turn: number): Matrix => {
  const [c, s] = QUARTERS[turn] as readonly [number, number];
  return [c * scale, s * scale, -s * scale, c * scale, x, y];
};
export const matrixOf = ({ at = [0, 0], scale = 1, turn = 0 }: Pick<GroupFigure, 'at' | 'scale' | 'turn'>): Matrix =>
  placed(at[0], at[1], scale, turn);

const HALF = 50;
/** A symbol laid on a box and turned about the middle of its unit square. */
export const useMatrix = ({ at, size, turn }: UseFigure): Matrix => {
  const scale = size / (2 * HALF);
  const [a, b, c, d] = placed(0, 0, scale, turn);
  return [a, b, c, d, at[0] + HALF * (scale - a - c), at[1] + HALF * (scale - b - d)];
};
