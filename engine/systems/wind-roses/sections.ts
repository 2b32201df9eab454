import { type Square, turnedOffset } from '../../grid.ts';

/** Which ways a section lies from the rose: -1 west or north, 1 east or south, 0 both. */
export interface Section {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}
const LETTERS: Readonly<Record<string, Section>> = {
  NE: { x: 1, y: -1 },
  SE: { x: 1, y: 1 },
  SW: { x: -1, y: 1 },
  NW: { x: -1, y: -1 },
};

/** The section a quarter's letters name. In the Spielbox edition only north and south count. */
export const sectionOf = (letters: string, edition: 'hig' | 'spielbox'): Section | undefined => {
  const section = LETTERS[letters];
  return section && edition === 'spielbox' ? { x: 0, y: section.y } : section;
};

/**
 * Whether a square lies in a section of a rose: the offset from the rose is turned back as the rose is turned.
 * Row and column of the rose belong to both neighbouring sections, at any distance (Wind Roses, Czech rules).
 */
export const liesIn = (section: Section, from: Square, rose: Square, turns: number): boolean => {
  const [x, y] = turnedOffset([from[0] - rose[0], from[1] - rose[1]], -turns);
  return x * section.x >= 0 && y * section.y >= 0;
};
