import { SIDES } from '../grid.ts';
import { type Edge, edgeOf, type Tile } from '../tile.ts';
import { outlineLoops } from './outline.ts';

/** The letters in which players write edges: city, field, road, stream. */
export const LETTER_OF: { readonly [edge in Edge]: string } = { city: 'C', field: 'F', road: 'R', river: 'S' };

/** The first in the alphabet of a word and its turned forms. */
export const leastTurn = (letters: string): string =>
  [...letters].reduce((least, _, i) => {
    const turned = letters.slice(i) + letters.slice(0, i);
    return turned < least ? turned : least;
  }, letters);

/** Edge letters north, east, south, west of a tile of one square as it is defined. */
export const lettersOf = (tile: Tile): string => SIDES.map((side) => LETTER_OF[edgeOf(tile, [0, 0], side)]).join('');

const outlineLetters = (tile: Tile): string =>
  outlineLoops(tile)
    .map((loop) => leastTurn(loop.map(({ square, side }) => LETTER_OF[edgeOf(tile, square, side)]).join('')))
    .join('-');

/**
 * The code of a tile by its edges, clockwise, turned so that it comes first in the alphabet ("CFRR").
 * Mirror images have different codes. Tiles of several squares have longer ones, along their outline.
 */
export const codeOf = (tile: Tile): string => (tile.squares ? outlineLetters(tile) : leastTurn(lettersOf(tile)));

/** Tiles by code: the classes of edges a list has. */
export const classesOf = <T extends Tile>(tiles: Iterable<T>): Map<string, T[]> => {
  const classes = new Map<string, T[]>();
  for (const tile of tiles) {
    const code = codeOf(tile);
    const before = classes.get(code);
    if (before) before.push(tile);
    else classes.set(code, [tile]);
  }
  return classes;
};
