/** One square of the grid: x east, y south, from 0. Documents and engine use the same pair. */
export type Square = readonly [x: number, y: number];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** The eight half-edges of a square, clockwise from the western half of the north side. */
export const HALVES = ['NW', 'NE', 'EN', 'ES', 'SE', 'SW', 'WS', 'WN'] as const;
export type Half = (typeof HALVES)[number];

const STEPS: BySide<Square> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const rotation = (quarters: number): Rotation => (((quarters % 4) + 4) % 4) as Rotation;
export const neighbour = ([x, y]: Square, side: Side): Square => [x + STEPS[side][0], y + STEPS[side][1]];
export const turnedSide = (side: Side, turns: number): Side => SIDES[rotation(SIDES.indexOf(side) + turns)] as Side;
export const opposite = (side: Side): Side => turnedSide(side, 2);
export const turnedHalf = (half: Half, turns: number): Half => HALVES[(HALVES.indexOf(half) + 2 * rotation(turns)) % 8] as Half;
export const sideOfHalf = (half: Half): Side => half[0] as Side;

/** The half-edge of the neighbouring square that lies against this one. */
export const facingHalf = (half: Half): Half => {
  const i = HALVES.indexOf(half);
  return HALVES[(i + (i % 2 === 0 ? 5 : 3)) % 8] as Half;
};

/** An offset turned clockwise about the origin, y pointing south. */
export const turnedOffset = ([x, y]: Square, turns: number): Square => {
  switch (rotation(turns)) {
    case 0:
      return [x, y];
    case 1:
      return [0 - y, x];
    case 2:
      return [0 - x, 0 - y];
    case 3:
      return [y, 0 - x];
  }
};

/** The eight squares round one, as steps, clockwise from the north. */
export const AROUND: readonly Square[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export const sameSquare = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
const ROW = 8192;
/** A number for every square, greater the later the square is read: faster to compare and to look up than its key. */
export const squareOrder = ([x, y]: Square): number => (y + ROW / 2) * ROW + x + ROW / 2;
export const squareOfOrder = (order: number): Square => [(order % ROW) - ROW / 2, Math.floor(order / ROW) - ROW / 2];
export const squareKey = ([x, y]: Square): string => `${x},${y}`;
/** Reading order: rows from the north, in a row from the west. */
export const bySquare = (a: Square, b: Square): number => a[1] - b[1] || a[0] - b[0];

const LETTERS = 26;
const columnName = (x: number): string =>
  (x < LETTERS ? '' : columnName(Math.floor(x / LETTERS) - 1)) + String.fromCharCode(65 + (x % LETTERS));
/** The name players read: column letters, rows from 1 at the top (A1, AB12). Squares off the grid are named by their numbers. */
export const squareName = ([x, y]: Square): string => (x < 0 || y < 0 ? `(${x}, ${y})` : `${columnName(x)}${y + 1}`);
/** The square of an A1 name, undefined if it is not one. */
export const parseSquareName = (name: string): Square | undefined => {
  const match = /^([A-Z]{1,3})([1-9]\d{0,3})$/.exec(name.trim().toUpperCase());
  if (!match) return undefined;
  const x = [...(match[1] as string)].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
  return [x, Number(match[2]) - 1];
};
