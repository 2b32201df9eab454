import type { Language } from '../../engine/documents/common.ts';
import type { Token } from '../../engine/documents/scenario.ts';
import type { Rotation, Square } from '../../engine/grid.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Style } from './symbols/pen-style.ts';

/** A tile in hand over a square: drawn pale, framed by whether it may lie there. */
export interface Ghost {
  readonly tile: string;
  readonly at: Square;
  readonly rotation: Rotation;
  readonly isLegal: boolean;
}
/** A player's figure to be drawn on a square, at a place of it in hundredths. */
export interface PlacedFigure {
  readonly key: string;
  readonly at: Square;
  readonly spot?: readonly [number, number];
  readonly colour: string;
  readonly sign: string;
  readonly lying?: boolean;
  readonly upgraded?: boolean;
}
/** What a person is doing, shown on top of everything. */
export interface Marks {
  readonly legal?: readonly Square[];
  readonly refused?: readonly Square[];
  readonly objections?: readonly { readonly squares: readonly Square[]; readonly severity: 'error' | 'warning' | 'note' }[];
  readonly selected?: readonly Square[];
  readonly hovered?: Square | undefined;
  readonly focused?: Square | undefined;
  readonly heat?: ReadonlyMap<string, number>;
  readonly ghost?: Ghost | undefined;
}
export interface Shown {
  readonly outside: boolean;
  readonly grid: boolean;
  readonly names: boolean;
  readonly squareNames: boolean;
  readonly tiles: boolean;
  readonly tokens: boolean;
}
export const SHOW_ALL: Shown = { outside: true, grid: true, names: true, squareNames: false, tiles: true, tokens: true };

/** Layers of the board itself that can be left out while it is worked on; paper always has them. */
export type HiddenLayer = 'land' | 'border' | 'cities' | 'ferries';

/** All that a drawing of a set-up depends on. */
export interface View {
  readonly setup: Setup;
  readonly style: Style;
  readonly language: Language;
  readonly shown: Shown;
  readonly hidden?: ReadonlySet<HiddenLayer>;
  /** Tokens to draw instead of those placed, while some are dragged. */
  readonly tokens?: readonly Token[];
  readonly figures?: readonly PlacedFigure[];
  readonly marks?: Marks;
  /** How much of the ground round the board is seen, in squares; all of it unless said. */
  readonly rim?: number;
}
/** The squares wanted, from one corner to the other, both included. */
export interface Span {
  readonly from: Square;
  readonly to: Square;
}
