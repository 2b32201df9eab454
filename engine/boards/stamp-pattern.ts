import type { Square } from '../grid.ts';
import { randomFrom } from '../random.ts';
import { sizeOf } from './move.ts';
import type { Piece } from './piece.ts';
import { line } from './squares.ts';

/** The place of a stamp in the pattern that a drag lays, 0,0 where it began: one stamp's width and height from each to the next. */
export type StampPlace = Square;

/** How far the stamps of a drag lie apart: as the widest and the highest of them need it, so that none covers another. */
export const stampStep = (pieces: readonly Piece[]): Square => {
  const most = (axis: 0 | 1): number => pieces.reduce((most, { board }) => Math.max(most, sizeOf(board)[axis]), 1);
  return [most(0), most(1)];
};
/** The place a square belongs to, in a pattern that began at another. */
export const stampPlaceOf = ([x, y]: Square, from: Square, [width, height]: Square): StampPlace => [
  Math.floor((x - from[0]) / width),
  Math.floor((y - from[1]) / height),
];
/** Where the corner of a stamp comes to lie. */
export const cornerOf = ([column, row]: StampPlace, from: Square, [width, height]: Square): Square => [
  from[0] + column * width,
  from[1] + row * height,
];
/** Places on the way from one to another, none left out. */
export const stampPlaces = (from: StampPlace, to: StampPlace): readonly StampPlace[] => line(from, to);

/** Which of several stamps a place wears: all equally likely, the same for the same seed whatever way the drag came. */
export const stampAt = <Kind>(stamps: readonly Kind[], seed: string | number, [column, row]: StampPlace): Kind | undefined =>
  stamps.length < 2 ? stamps[0] : stamps[randomFrom(`${seed} ${column} ${row}`).below(stamps.length)];
