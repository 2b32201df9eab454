import type { Rotation, Square } from '../../engine/grid.ts';

/** A place on the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a path is inked: everything canvas, SVG and PDF can do alike, and nothing else. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly opacity?: number;
}
/** A path in SVG notation, absolute M, L, C and Z only, numbers rounded to three decimals. */
export interface PathFigure extends Ink {
  readonly is: 'path';
  readonly d: string;
}
export const WEIGHTS = ['regular', 'italic', 'bold'] as const;
export type Weight = (typeof WEIGHTS)[number];
/** One line of text on its baseline, in the shipped font. A halo is the same line stroked below it. */
export interface TextFigure {
  readonly is: 'text';
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly halo?: string;
  readonly opacity?: number;
  readonly language?: string;
}
/** Figures moved, scaled and turned (quarter turns clockwise about the group's own origin), in that order from the outside in, clipped to a box of their own. */
export interface GroupFigure {
  readonly is: 'group';
  readonly at?: Point;
  readonly scale?: number;
  readonly turn?: Rotation;
  readonly clip?: Box;
  readonly opacity?: number;
  /** A name for cut paths, page areas and tests; the SVG's id. */
  readonly name?: string;
  /** What the group shows, said to whoever cannot see it. */
  readonly alt?: string;
  readonly figures: readonly Figure[];
}
/** A symbol used once more: its unit square laid on a box of `size`, turned about the middle of that square. */
export interface UseFigure {
  readonly is: 'use';
  readonly symbol: SymbolArt;
  readonly at: Point;
  readonly size: number;
  readonly turn: Rotation;
  readonly opacity?: number;
}
export type Figure = PathFigure | TextFigure | GroupFigure | UseFigure;

/** The art of a kind, drawn once. One square is 100 by 100 units; what covers several squares or reaches over the edge says so in its box. */
export interface SymbolArt {
  /** Same key, same art. */
  readonly key: string;
  readonly box: Box;
  readonly figures: readonly Figure[];
}
/** A symbol on a square of the board. What covers several squares turns about the middle of its first. */
export interface Use {
  readonly symbol: SymbolArt;
  readonly at: Square;
  readonly turn: Rotation;
  readonly opacity?: number;
  /** Who it is, in layers of pieces. */
  readonly key?: string;
}

export const UNIT = 100;
const UNIT_BOX: Box = { x: 0, y: 0, width: UNIT, height: UNIT };
export const symbolArt = (key: string, figures: readonly Figure[], box: Box = UNIT_BOX): SymbolArt => ({ key, box, figures });
export const use = (symbol: SymbolArt, at: Square, turn: Rotation = 0): Use => ({ symbol, at, turn });
export const group = (figures: readonly Figure[], how: Omit<GroupFigure, 'is' | 'figures'> = {}): GroupFigure => ({
  is: 'group',
  ...how,
  figures,
});
export const path = (d: string, ink: Ink): PathFigure => ({ is: 'path', d, ...ink });

/** How much is drawn: by the pixels of a square on the screen. */
export const DETAILS = ['bare', 'plain', 'full'] as const;
export type Detail = (typeof DETAILS)[number];
const PLAIN_FROM = 24;
const FULL_FROM = 56;
export const detailFor = (pixels: number): Detail => (pixels < PLAIN_FROM ? 'bare' : pixels < FULL_FROM ? 'plain' : 'full');
