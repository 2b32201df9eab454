import type { Rotation, Square } from './grid.ts';
import type { Placement } from './tile.ts';

/** A word of a line of notation that is no placement, with its index in the text. */
export interface NotationProblem {
  readonly word: string;
  readonly offset: number;
}
export interface ReadPlacements {
  readonly placements: readonly Placement[];
  readonly problems: readonly NotationProblem[];
}

const WORD = /^([A-Za-z0-9][A-Za-z0-9+.!_-]*)(?:\/([0-3]))?@(-?\d{1,3}),(-?\d{1,3})$/;
/** The letters A to X name the kinds of the base set. */
const fullId = (id: string): string => (/^[A-X]$/.test(id) ? `base-${id}` : id);

export const parsePlacement = (word: string): Placement | undefined => {
  const match = WORD.exec(word);
  if (!match) return undefined;
  const at: Square = [Number(match[3]) + 0, Number(match[4]) + 0];
  return { tile: fullId(match[1] as string), at, rotation: Number(match[2] ?? 0) as Rotation };
};

/** Reads "base-D/0@8,2 base-V/1@9,2": placements parted by blanks. All that can be read is read. */
export const parsePlacements = (text: string): ReadPlacements => {
  const placements: Placement[] = [];
  const problems: NotationProblem[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const placement = parsePlacement(match[0]);
    if (placement) placements.push(placement);
    else problems.push({ word: match[0], offset: match.index });
  }
  return { placements, problems };
};

export const makePlacement = ({ tile, rotation, at }: Placement): string => `${tile}/${rotation}@${at[0]},${at[1]}`;
export const makePlacements = (placements: readonly Placement[]): string => placements.map(makePlacement).join(' ');
