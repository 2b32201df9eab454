import { ROTATIONS } from '../grid.ts';
import type { Tile } from '../tile.ts';
import { codeOf, lettersOf } from './code.ts';

/** What a tile may be asked to have. */
export const TRAITS = ['city', 'road', 'river', 'monastery', 'arms', 'inn', 'cathedral', 'garden', 'several-squares'] as const;
export type Trait = (typeof TRAITS)[number];

const HAS: { readonly [trait in Trait]: (tile: Tile) => boolean } = {
  city: ({ features }) => features.some(({ type }) => type === 'city'),
  road: ({ features }) => features.some(({ type }) => type === 'road'),
  river: ({ features }) => features.some(({ type }) => type === 'river'),
  monastery: ({ features }) => features.some(({ type }) => type === 'monastery'),
  arms: ({ features }) => features.some((feature) => feature.type === 'city' && (feature.arms ?? 0) > 0),
  inn: ({ features }) => features.some((feature) => feature.type === 'road' && feature.inn),
  cathedral: ({ features }) => features.some((feature) => feature.type === 'city' && feature.cathedral),
  garden: ({ marks }) => marks?.['garden'] !== undefined,
  'several-squares': ({ squares }) => (squares?.length ?? 1) > 1,
};
export const hasTrait = (tile: Tile, trait: Trait): boolean => HAS[trait](tile);

const TRANSLATION: Readonly<Record<string, string>> = { V: 'C', P: 'F' };
/** Whether a tile shows these edges in some turn: letters of C F R S (or V R P), `*`, `?` or `.` for any. Fewer than four may be given. */
export const fitsEdges = (tile: Tile, pattern: string): boolean => {
  const wanted = [...pattern.toUpperCase()].map((letter) => TRANSLATION[letter] ?? letter);
  if (tile.squares) return false;
  const letters = lettersOf(tile);
  return ROTATIONS.some((turn) => wanted.every((letter, side) => '*?.'.includes(letter) || letter === letters[(side + turn) % 4]));
};
const EDGES = /^[CFRSVP*?.]{2,4}$/i;

/** Whether a tile answers to every word: a part of its id, alias or name, its code, or a pattern of edges ("C*R", "CFRR"). */
export const answersTo = (tile: Tile, text: string): boolean =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => {
      const names = [tile.id, codeOf(tile), ...(tile.aliases ?? []), ...Object.values(tile.name ?? {})];
      if (names.some((name) => name?.toLowerCase().includes(word.toLowerCase()))) return true;
      return EDGES.test(word) && fitsEdges(tile, word);
    });
