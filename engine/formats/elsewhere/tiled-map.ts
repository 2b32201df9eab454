import * as v from 'valibot';
import { GROUNDS } from '../../documents/board.ts';
import type { Rotation } from '../../grid.ts';

/** Pixels of a square in a map of Tiled. */
export const PIXELS = 64;
export const GROUND_SET = 'tilewright-ground';
export const TILE_SET = 'tilewright-tiles';
/** The property in which the whole document travels. */
export const DOCUMENT = 'tilewright';
export const FIRST_GROUND = 1;
export const FIRST_TILE = FIRST_GROUND + GROUNDS.length;
/** The layer that holds laid tiles. */
export const LAID = 'tiles';

/** The highest bits of a cell say how its tile is flipped: horizontally, vertically, over the diagonal. */
const FLIPS: readonly number[] = [0, 0xa0000000, 0xc0000000, 0x60000000];
const FLIP_BITS = 0xf0000000;
export const cellOf = (gid: number, rotation: Rotation): number => ((gid | (FLIPS[rotation] as number)) >>> 0) as number;
/** A cell's tile and turn; a mirror image has no turn. */
export const readCell = (cell: number): { readonly gid: number; readonly rotation: Rotation | undefined } => {
  const flips = (cell & FLIP_BITS) >>> 0;
  const found = FLIPS.indexOf(flips);
  return { gid: (cell & ~FLIP_BITS) >>> 0, rotation: found < 0 ? undefined : (found as Rotation) };
};

const property = v.object({ name: v.string(), type: v.optional(v.string()), value: v.unknown() });
export type Property = v.InferOutput<typeof property>;
const properties = v.optional(v.array(property), []);
const number = v.pipe(v.number(), v.finite());
const object = v.object({
  name: v.optional(v.string(), ''),
  class: v.optional(v.string()),
  type: v.optional(v.string()),
  x: number,
  y: number,
  width: v.optional(number, 0),
  height: v.optional(number, 0),
  properties,
});
export type TiledObject = v.InferOutput<typeof object>;
const MOST_CELLS = 160_000;
const cells = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(MOST_CELLS));
const layer = v.object({
  type: v.string(),
  name: v.optional(v.string(), ''),
  data: v.optional(v.union([v.string(), cells])),
  width: v.optional(number),
  encoding: v.optional(v.string()),
  objects: v.optional(v.array(object)),
});
export type Layer = v.InferOutput<typeof layer>;
const tileset = v.object({
  firstgid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.optional(v.string(), ''),
  source: v.optional(v.string()),
  tiles: v.optional(v.array(v.object({ id: v.number(), properties })), []),
});
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400));

/** A map of Tiled in its JSON form, as far as it is read. */
export const tiledMap = v.object({
  type: v.literal('map'),
  orientation: v.string(),
  infinite: v.optional(v.boolean(), false),
  width: size,
  height: size,
  tilewidth: v.pipe(number, v.minValue(1)),
  tileheight: v.pipe(number, v.minValue(1)),
  layers: v.array(layer),
  tilesets: v.optional(v.array(tileset), []),
  properties,
});
export type TiledMap = v.InferOutput<typeof tiledMap>;
export const propertyNamed = (list: readonly Property[], name: string): unknown => list.find((each) => each.name === name)?.value;
