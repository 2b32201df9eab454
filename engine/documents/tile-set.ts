import * as v from 'valibot';
import { coordinate, count, credit, type Immutable, id, text, texts } from './common.ts';

/** "E", or "2,1,E" on a tile of several squares. */
const tileSide = v.pipe(v.string(), v.regex(/^(-?\d{1,2},-?\d{1,2},)?[NESW]$/, 'N, E, S, W'));
/** "EN", or "2,1,EN" on a tile of several squares. */
const tileHalf = v.pipe(v.string(), v.regex(/^(-?\d{1,2},-?\d{1,2},)?(NW|NE|EN|ES|SE|SW|WS|WN)$/, 'NW, NE, EN, ES, SE, SW, WS, WN'));
const offsets = v.array(v.strictTuple([coordinate, coordinate]));

const city = v.strictObject({
  type: v.literal('city'),
  edges: v.array(tileSide),
  arms: v.exactOptional(count),
  cathedral: v.exactOptional(v.boolean()),
  /** Which squares it lies on, where the edges alone do not say so. */
  squares: v.exactOptional(offsets),
});
const road = v.strictObject({
  type: v.literal('road'),
  edges: v.array(tileSide),
  /** Where a road that does not go through comes to its end: "crossing", "monastery", "city", "wonder", "wheel", "village". */
  ends: v.exactOptional(v.array(text)),
  inn: v.exactOptional(v.boolean()),
  squares: v.exactOptional(offsets),
});
const river = v.strictObject({ type: v.literal('river'), edges: v.array(tileSide), ends: v.exactOptional(v.array(text)) });
const monastery = v.strictObject({ type: v.literal('monastery'), square: v.exactOptional(v.strictTuple([coordinate, coordinate])) });
const field = v.strictObject({
  type: v.literal('field'),
  halves: v.array(tileHalf),
  /** Indexes into `features` of the cities this field touches. */
  cities: v.array(count),
});

export const feature = v.variant('type', [city, road, river, monastery, field]);

/** A kind of tile. Its edges follow from its features. One square unless `squares` lists more. */
export const tile = v.strictObject({
  id,
  /** How many of it the set holds. */
  count,
  name: v.exactOptional(texts),
  squares: v.exactOptional(v.pipe(offsets, v.minLength(1))),
  features: v.array(feature),
  /** Marks without effect of their own in the core; systems read theirs ("wheel": 2, "rose": "NE", "garden": 1, "startCopies": 1). */
  marks: v.exactOptional(v.record(v.string(), v.union([v.number(), text, v.boolean()]))),
  /** Other names of the same tile, for reading other programs' files. */
  aliases: v.exactOptional(v.array(text)),
  /** What about this tile no source says. */
  unverified: v.exactOptional(texts),
});

export const TILE_SET_VERSION = 1;
export const tileSet = v.strictObject({
  kind: v.literal('tile-set'),
  version: v.literal(TILE_SET_VERSION),
  id,
  name: texts,
  credit: v.exactOptional(credit),
  tiles: v.array(tile),
});

export type Feature = Immutable<v.InferOutput<typeof feature>>;
export type FeatureOf<Type extends Feature['type']> = Extract<Feature, { type: Type }>;
export type Tile = Immutable<v.InferOutput<typeof tile>>;
export type TileSet = Immutable<v.InferOutput<typeof tileSet>>;
