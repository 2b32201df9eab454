import type { Texts } from '../documents/common.ts';

/** Degrees. */
export type Position = readonly [longitude: number, latitude: number];
export type Ring = readonly Position[];
/** An outline, then the holes in it. */
export type Polygon = readonly Ring[];

export interface Country {
  /** Two letters (ISO 3166), or any word of ours where there are none. */
  readonly code: string;
  readonly name: Texts;
  readonly parts: readonly Polygon[];
  /** What each part is called, where the parts have names. */
  readonly called?: readonly (string | null)[];
}
export interface Place {
  /** What is printed: the name people there use. */
  readonly name: string;
  /** The name in other languages, where it differs. */
  readonly names?: Texts;
  readonly at: Position;
  readonly people: number;
  /** Code of the country it belongs to. */
  readonly country: string;
}
/** What boards are made from: countries and the places in and round them. */
export interface Atlas {
  readonly countries: readonly Country[];
  readonly places: readonly Place[];
}

/** A point on the flat map, kilometres east and south of its middle. */
export type Point = readonly [x: number, y: number];
