import type { Token } from '../../engine/documents/scenario.ts';
import type { Side, Square } from '../../engine/grid.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Placement } from '../../engine/tile.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { PlacedFigure } from '../drawing/view.ts';
import type { IconName } from '../shared/icons.ts';
import type { Spot } from './viewport.svelte.ts';

/** Where and how the board is touched: by pointer, or by the keyboard's cursor (then `spot` is the middle of the square). */
export interface Touch {
  readonly square: Square;
  readonly spot: Spot;
  /** The right button, or Shift+Enter by keyboard. */
  readonly second: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
}

export const MARK_KINDS = ['legal', 'refused', 'objection', 'warning', 'hover', 'free', 'heat', 'band', 'problem'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
/** Something said about a square, drawn over the board. */
export interface Mark {
  readonly square: Square;
  readonly kind: MarkKind;
  /** 0 to 1, for heat. */
  readonly strength?: number;
  /** One or two characters in the square. */
  readonly text?: string;
  /** Only this side is meant. */
  readonly side?: Side;
}
export interface GhostToken {
  readonly token: Token;
  readonly spot: Spot;
  readonly refused: boolean;
}
export interface GhostTile {
  readonly placement: Placement;
  readonly refused: boolean;
}
/** Squares in hand with all on them: a stamp, a copy, a moved choice. */
export interface GhostPiece {
  /** The piece as a set-up of its own, its corner at 0,0. */
  readonly setup: Setup;
  readonly squares: readonly Square[];
  /** Where its corner comes to lie. */
  readonly at: Square;
}
/** Squares of one colour under one name: a region. */
export interface Tint {
  readonly squares: readonly Square[];
  readonly colour: string;
  readonly text: string;
  readonly isStrong: boolean;
}
/** So many squares are marked one by one. */
const MOST_MARKED = 40;
export const isWide = (squares: readonly Square[] | undefined): squares is readonly Square[] => (squares?.length ?? 0) > MOST_MARKED;
/** What is said of more squares than are marked one by one. */
export interface WideArea {
  readonly squares: readonly Square[];
  readonly kind: 'problem' | 'objection';
}
/** A picture laid over the board, to be traced. */
export interface Backdrop {
  readonly image: ImageBitmap;
  /** Where its corner lies, in squares. */
  readonly at: Spot;
  /** The way that one pixel to the right goes, in squares: its size and turn. */
  readonly across: Spot;
  readonly opacity: number;
  readonly isUnder: boolean;
}
/** A straight line from spot to spot. */
export interface Line {
  readonly from: Spot;
  readonly to: Spot;
  /** What is drawn is repeated beyond it. */
  readonly isAxis?: boolean;
}
/** What is drawn over the board for the moment. */
export interface Overlay {
  readonly marks?: readonly Mark[];
  /** Marks that stay as they are while the pointer moves: what is wrong, a heat map. They lie below the others. */
  readonly resting?: readonly Mark[];
  /** The squares that are chosen. */
  readonly selected?: readonly Square[];
  readonly backdrop?: Backdrop;
  readonly tints?: readonly Tint[];
  readonly wide?: readonly WideArea[];
  readonly ghostTile?: GhostTile | undefined;
  readonly ghostToken?: GhostToken | undefined;
  readonly ghostPiece?: GhostPiece | undefined;
  /** Squares whose tokens are not drawn, since they are in hand. */
  readonly lifted?: readonly Square[];
  /** Players' figures on the board. */
  readonly figures?: readonly PlacedFigure[];
  /** Straight lines from spot to spot: a ferry being drawn, a measured distance. */
  readonly lines?: readonly Line[];
}

/**
 * A conversation with the pointer. It is told of touches in squares, never of pixels or nodes,
 * and says what is to be drawn meanwhile. Whatever it changes goes through the editor.
 */
export interface Tool {
  readonly id: string;
  readonly label: Message;
  readonly icon: IconName;
  readonly shortcut?: string;
  /** One line for the status bar: what a click does. */
  readonly hint: Message;
  /** What else there is to know, told in the help. */
  readonly more?: Message;
  readonly cursor?: 'crosshair' | 'default' | 'grab' | 'cell';
  /** By keyboard, Enter takes up and a second Enter lays down (as in a drag). Otherwise Enter is press and release. */
  readonly holds?: boolean;
  /** A touch means the side of the square it is nearest to; by keyboard, Alt and an arrow choose it. */
  readonly goesBySides?: boolean;
  /** What only the keyboard does, told beside the help of the tool. */
  readonly byKeys?: Message;
  /** Chooses squares: Shift and Ctrl say how they join those that are chosen. */
  readonly chooses?: boolean;
  /** A gesture is under way: Esc and undo cancel it first. */
  readonly isBusy?: boolean;
  hover?(at: Touch | undefined): void;
  press?(at: Touch): void;
  drag?(at: Touch): void;
  release?(at: Touch): void;
  /** By keyboard, moves what is held by fine steps; false where it is moved from square to square. */
  nudge?(by: Spot): boolean;
  /** Ends a gesture as if it had not been; called too when another tool is taken. */
  cancel?(): void;
  overlay?(): Overlay;
}
export type ToolMaker = (studio: Studio) => Tool;
