import { codeOf, type SquareCode, xOf, yOf } from './square-code.ts';

/** A rectangle of squares, ends included. */
export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}
const SMALLEST = 16;

/** The least power of two that holds the box. */
export const sideFor = ({ west, north, east, south }: Box): number => {
  const needed = Math.max(east - west, south - north) + 1;
  let side = SMALLEST;
  while (side < needed) side *= 2;
  return side;
};
export const isInside = (box: Box, code: SquareCode): boolean => {
  const x = xOf(code);
  const y = yOf(code);
  return x >= box.west && x <= box.east && y >= box.north && y <= box.south;
};
/** The box grown to hold the square and its neighbours. */
export const grownBox = (box: Box, code: SquareCode): Box => {
  const x = xOf(code);
  const y = yOf(code);
  return {
    west: Math.min(box.west, x - 1),
    north: Math.min(box.north, y - 1),
    east: Math.max(box.east, x + 1),
    south: Math.max(box.south, y + 1),
  };
};
export function* codesOf({ west, north, east, south }: Box): Generator<SquareCode> {
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) yield codeOf(x, y);
}
