import {
  type BySide,
  HALVES,
  type Half,
  type Rotation,
  rotation,
  SIDES,
  type Side,
  type Square,
  turnedHalf,
  turnedOffset,
  turnedSide,
} from '../grid.ts';

/** One of the eight ways to lay a square back onto itself: first mirrored left to right (or not), then turned clockwise. */
export interface Symmetry {
  readonly mirrored: boolean;
  readonly turns: Rotation;
}
export const UNMOVED: Symmetry = { mirrored: false, turns: 0 };

/** Mirror lines by the way they run across the board. */
export const MIRRORS = {
  /** Left and right change places. */
  vertical: { mirrored: true, turns: 0 },
  /** Top and bottom change places. */
  horizontal: { mirrored: true, turns: 2 },
  /** About the line from top left to bottom right. */
  diagonal: { mirrored: true, turns: 3 },
  /** About the line from top right to bottom left. */
  antidiagonal: { mirrored: true, turns: 1 },
} as const satisfies Readonly<Record<string, Symmetry>>;
export type MirrorLine = keyof typeof MIRRORS;

/** First one, then the other. */
export const followedBy = (first: Symmetry, then: Symmetry): Symmetry => ({
  mirrored: first.mirrored !== then.mirrored,
  turns: rotation(then.turns + (then.mirrored ? -first.turns : first.turns)),
});
export const inverseOf = (symmetry: Symmetry): Symmetry =>
  symmetry.mirrored ? symmetry : { mirrored: false, turns: rotation(-symmetry.turns) };
export const sameSymmetry = (a: Symmetry, b: Symmetry): boolean => a.mirrored === b.mirrored && a.turns === b.turns;

const MIRRORED_SIDES: BySide<Side> = { N: 'N', E: 'W', S: 'S', W: 'E' };
export const sideUnder = ({ mirrored, turns }: Symmetry, side: Side): Side => turnedSide(mirrored ? MIRRORED_SIDES[side] : side, turns);
export const halfUnder = ({ mirrored, turns }: Symmetry, half: Half): Half => {
  const index = HALVES.indexOf(half);
  return turnedHalf(mirrored ? HALVES[(9 - index) % HALVES.length]! : half, turns);
};
/** An offset from the middle, moved. */
export const offsetUnder = ({ mirrored, turns }: Symmetry, [x, y]: Square): Square => turnedOffset(mirrored ? [0 - x, y] : [x, y], turns);
/** What lies on each side after the move. */
export const bySideUnder = <T>(symmetry: Symmetry, given: BySide<T>): BySide<T> => {
  const moved: Partial<Record<Side, T>> = {};
  for (const side of SIDES) moved[sideUnder(symmetry, side)] = given[side];
  return { N: moved.N!, E: moved.E!, S: moved.S!, W: moved.W! };
};

/** Size of a frame after the move. */
export const sizeUnder = ({ turns }: Symmetry, [width, height]: Square): Square => (turns % 2 === 0 ? [width, height] : [height, width]);
/** A square of a frame of some size, in the frame moved. */
export const squareUnder = (symmetry: Symmetry, [width, height]: Square, square: Square): Square => {
  const corners = [offsetUnder(symmetry, [0, 0]), offsetUnder(symmetry, [width - 1, height - 1])] as const;
  const [x, y] = offsetUnder(symmetry, square);
  return [x - Math.min(corners[0][0], corners[1][0]), y - Math.min(corners[0][1], corners[1][1])];
};
