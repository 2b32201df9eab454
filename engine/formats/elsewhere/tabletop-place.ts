import { type Rotation, rotation, type Square } from '../../grid.ts';
import type { Extent } from './carried.ts';

/** Millimetres of a unit of Tabletop Simulator. */
export const INCH = 25.4;
/** How the notes of our pieces begin (only the game master sees them there). */
export const BOARD_NOTE = 'tilewright board ';
export const TILE_NOTE = 'tilewright tile ';
export const TOKEN_NOTE = 'tilewright token ';

/** Where a piece is on the table there: x to the right, y up, z away; the turn in degrees clockwise. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly faceDown: boolean;
}
interface Lying {
  readonly unit: number;
  readonly height: number;
  readonly turn: number;
  readonly faceDown: boolean;
}
/** The middle of a square, the middle of the map being the middle of the table. */
export const placeOf = ([x, y]: Square, { left, top, width, height: rows }: Extent, { unit, height, turn, faceDown }: Lying): Placed => ({
  x: (x - left + 0.5 - width / 2) * unit,
  y: height,
  z: -(y - top + 0.5 - rows / 2) * unit,
  turn,
  faceDown,
});
/** The square under a point, measured from the middle of the map. */
export const squareAt = (x: number, z: number, { left, top, width, height }: Extent, unit: number): Square => [
  left + Math.floor(x / unit + width / 2),
  top + Math.floor(-z / unit + height / 2),
];
const DEGREES = 90;
/** How far a turn may be from a quarter turn. */
const SLACK = 15;
/** Degrees as quarter turns; undefined for a piece that lies askew. */
export const quarters = (degrees: number): Rotation | undefined => {
  const turns = Math.round(degrees / DEGREES);
  return Math.abs(degrees - turns * DEGREES) <= SLACK ? rotation(turns) : undefined;
};
