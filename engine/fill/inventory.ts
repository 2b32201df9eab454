import { ROTATIONS, type Rotation, SIDES, turnedSide } from '../grid.ts';
import { isDrawn } from '../setup.ts';
import { EDGES, edgeOf, type Tile } from '../tile.ts';
import { leastTurn, lettersOf } from '../tiles/code.ts';
import type { Copies } from '../tiles/statistics.ts';

/** The four edges as numbers: their places in EDGES. */
export type Letter = number;
export const LETTERS = EDGES.length;
export const letterOf = (edge: (typeof EDGES)[number]): Letter => EDGES.indexOf(edge);

/** Tiles whose edges read alike when turned: for filling they are one. */
export interface TileClass {
  readonly code: string;
  readonly copies: number;
  readonly kinds: readonly Copies[];
}

/**
 * The stock a board is filled from. A code is a class as it lies in one rotation: its letters north, east, south, west.
 * Sets of codes are bits in `words` 32-bit words.
 */
export interface Inventory {
  readonly classes: readonly TileClass[];
  readonly codes: readonly (readonly Letter[])[];
  readonly classOf: Int32Array;
  readonly words: number;
  /** By side and set of letters (bits), the codes that show one of them there. */
  readonly showing: readonly (readonly Int32Array[])[];
  readonly classMasks: readonly Int32Array[];
  readonly tiles: number;
  /** Kinds of several squares, and those laid by rules of their own: filling leaves them in the box. */
  readonly leftOut: readonly string[];
  /** How many squares those could cover at most. */
  readonly room: number;
}

/** The letters a tile of one square shows when turned. */
export const lettersTurned = (tile: Tile, rotation: Rotation): Letter[] =>
  SIDES.map((side) => letterOf(edgeOf(tile, [0, 0], turnedSide(side, -rotation))));

const classesOf = (kinds: readonly Copies[]): TileClass[] => {
  const classes = new Map<string, Copies[]>();
  for (const kind of kinds) {
    const code = leastTurn(lettersOf(kind.tile));
    classes.set(code, [...(classes.get(code) ?? []), kind]);
  }
  return [...classes].map(([code, members]) => ({ code, kinds: members, copies: members.reduce((sum, { copies }) => sum + copies, 0) }));
};

interface Oriented {
  readonly letters: readonly Letter[];
  readonly owner: number;
}
const orientedCodes = (classes: readonly TileClass[]): Oriented[] =>
  classes.flatMap(({ kinds: [first] }, owner) => {
    const distinct = new Map<string, Oriented>();
    for (const rotation of ROTATIONS) {
      const letters = first ? lettersTurned(first.tile, rotation) : [];
      distinct.set(letters.join(), { letters, owner });
    }
    return [...distinct.values()];
  });

export const WORD = 32;
const maskOf = (codes: readonly Oriented[], words: number, belongs: (code: Oriented) => boolean): Int32Array => {
  const mask = new Int32Array(words);
  for (const [index, code] of codes.entries()) if (belongs(code)) mask[index >> 5] = (mask[index >> 5] as number) | (1 << (index & 31));
  return mask;
};

/** The stock of a list without what already lies. */
export const inventoryOf = (kinds: readonly Copies[]): Inventory => {
  const single = kinds.filter(({ tile, copies }) => !tile.squares && copies > 0 && isDrawn(tile));
  const classes = classesOf(single);
  const codes = orientedCodes(classes);
  const words = Math.max(1, Math.ceil(codes.length / WORD));
  const sets = Array.from({ length: 1 << LETTERS }, (_, set) => set);
  const others = kinds.filter(({ tile, copies }) => copies > 0 && (tile.squares || !isDrawn(tile)));
  return {
    classes,
    codes: codes.map(({ letters }) => letters),
    classOf: Int32Array.from(codes, ({ owner }) => owner),
    words,
    showing: SIDES.map((_, side) =>
      sets.map((set) => maskOf(codes, words, ({ letters }) => ((set >> (letters[side] as number)) & 1) === 1)),
    ),
    classMasks: classes.map((_, owner) => maskOf(codes, words, (code) => code.owner === owner)),
    tiles: classes.reduce((sum, { copies }) => sum + copies, 0),
    leftOut: others.map(({ tile }) => tile.id),
    room: others.reduce((sum, { tile, copies }) => sum + copies * (tile.squares?.length ?? 1), 0),
  };
};
