import { type Random, randomFrom } from '../../../engine/random.ts';
import type { Detail } from '../figure.ts';
import type { Palette } from '../palette.ts';

/** With what and how finely a symbol is drawn. */
export interface Style {
  readonly palette: Palette;
  readonly detail: Detail;
  /** How much larger than usual names are written, for small pictures on paper. */
  readonly letters?: number;
}
/** Variety without chance: the same for the same thing, wherever it is drawn. */
export const varietyOf = (thing: string): Random => randomFrom(thing);
export const styleKey = ({ palette, detail }: Style): string => `${palette.id}:${detail}`;
