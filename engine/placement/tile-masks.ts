import { ROTATIONS, type Rotation } from '../grid.ts';
import type { TileCatalogue } from '../setup.ts';
import type { Tile } from '../tile.ts';
import { distinctRotations } from './distinct-rotations.ts';
import { fits, SIGNATURES, type Signature, signatureOf } from './signature.ts';
import { ROW } from './square-code.ts';
import { turnedTile } from './turned-tile.ts';

/** A tile in one rotation: its squares as steps from the square a placement names, and what each shows. */
export interface TurnMask {
  readonly steps: Int32Array;
  readonly shown: Uint16Array;
  /** By square and wanted signature: 1 where it fits. */
  readonly fit: readonly Uint8Array[];
}
/** A kind of tile made ready for the fast table. */
export interface KindMask {
  readonly id: string;
  readonly isSingle: boolean;
  readonly turns: readonly TurnMask[];
  /** For tiles of one square: by wanted signature, the rotations that fit, one bit each. */
  readonly rotations: Uint8Array;
  /** The rotations that look different, one bit each. */
  readonly distinct: number;
}

const cache = new Map<string, Uint8Array>();
/** By wanted signature, which of these shown signatures fit, one bit each; tiles with equal edges share one table. */
const bitsFor = (shown: readonly Signature[]): Uint8Array => {
  const key = shown.join();
  const before = cache.get(key);
  if (before) return before;
  const bits = new Uint8Array(SIGNATURES);
  for (let wanted = 0; wanted < SIGNATURES; wanted++)
    for (const [place, each] of shown.entries()) if (fits(wanted, each)) bits[wanted] = (bits[wanted] as number) | (1 << place);
  cache.set(key, bits);
  return bits;
};

const turnMask = (tile: Tile, rotation: Rotation): TurnMask => {
  const squares = turnedTile(tile, rotation);
  const shown = squares.map(({ edges }) => signatureOf(edges));
  return {
    steps: Int32Array.from(squares, ({ offset: [x, y] }) => y * ROW + x),
    shown: Uint16Array.from(shown),
    fit: shown.map((each) => bitsFor([each])),
  };
};

const known = new WeakMap<Tile, KindMask>();
export const kindMask = (tile: Tile): KindMask => {
  const before = known.get(tile);
  if (before) return before;
  const turns = ROTATIONS.map((rotation) => turnMask(tile, rotation));
  const isSingle = turns[0]?.steps.length === 1;
  const rotations = isSingle ? bitsFor(turns.map(({ shown }) => shown[0] as number)) : new Uint8Array(0);
  const distinct = distinctRotations(tile).reduce<number>((bits, rotation) => bits | (1 << rotation), 0);
  const mask = { id: tile.id, isSingle, turns, rotations, distinct };
  known.set(tile, mask);
  return mask;
};

const ofCatalogue = new WeakMap<TileCatalogue, readonly KindMask[]>();
/** The kinds of a catalogue in its order: a kind's number is its place here. */
export const kindMasks = (catalogue: TileCatalogue): readonly KindMask[] => {
  const masks = ofCatalogue.get(catalogue) ?? [...catalogue.tiles.values()].map(kindMask);
  ofCatalogue.set(catalogue, masks);
  return masks;
};
