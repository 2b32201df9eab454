import type { Box, Figure } from './figure.ts';

/** A page of anything that is printed. All in millimetres. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly figures: readonly Figure[];
  /** What the page is called in outlines and previews. */
  readonly name: string;
  /** What remains when a print shop has cut the page; the whole page where it is not said. */
  readonly trim?: Box;
}
export const PAPERS = { A4: [210, 297], A3: [297, 420], Letter: [215.9, 279.4] } as const satisfies Record<
  string,
  readonly [number, number]
>;
export type Paper = keyof typeof PAPERS;

/** The first of many, without making the others. */
export const firstOf = (pages: Iterable<Page>, count: number): Page[] => {
  const first: Page[] = [];
  for (const page of pages) {
    first.push(page);
    if (first.length >= count) break;
  }
  return first;
};
