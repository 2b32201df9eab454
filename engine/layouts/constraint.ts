import * as v from 'valibot';
import { count, type Immutable, square, text } from '../documents/common.ts';
import { SYMMETRIES } from './symmetry.ts';

/** Things of a board that token rules speak of. */
export const SITES = [
  'large-city',
  'town',
  'start',
  'used-start',
  'laid-tile',
  'island',
  'wave',
  'highlight',
  'chumak',
  'chip-mark',
  'open-city-edge',
  'border',
] as const;
const site = v.picklist(SITES);
export type Site = (typeof SITES)[number];

/** What a scenario may demand of its tokens: data, never code. `source` says which text the demand comes from. */
const common = { source: v.exactOptional(v.string()) };
const MOST_BOXES = 8;
const boxes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BOXES));
const variants = [
  /** Exactly so many tokens. */
  v.strictObject({ demand: v.literal('count'), count, ...common }),
  /** At most so many tokens on one square. */
  v.strictObject({ demand: v.literal('most-on-a-square'), most: count, ...common }),
  /** No token on such a square. */
  v.strictObject({ demand: v.literal('not-on'), site, ...common }),
  /** No token side by side with such a square, or at such an edge. */
  v.strictObject({ demand: v.literal('not-beside'), site, ...common }),
  /** No two tokens at this distance or nearer. Orthogonal 1: not side by side. King 1: nor corner to corner. Euclid compares the straight distance. */
  v.strictObject({
    demand: v.literal('apart'),
    metric: v.picklist(['orthogonal', 'king', 'euclid']),
    distance: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
    ...common,
  }),
  /** Tokens on such squares only. */
  v.strictObject({ demand: v.literal('only-on'), site, ...common }),
  /** On each such square exactly so many tokens. */
  v.strictObject({ demand: v.literal('each'), site, tokens: count, ...common }),
  /** A token whose colour is known has that of the mark it lies on. */
  v.strictObject({ demand: v.literal('colour-of-mark'), ...common }),
  /** The layout looks the same when the board is mirrored or turned. */
  v.strictObject({ demand: v.literal('symmetric'), under: v.picklist(SYMMETRIES), ...common }),
  /** So many tokens within some columns and rows (counted from 0, both ends included), on some squares, or in a region the board names. */
  v.strictObject({
    demand: v.literal('quota'),
    columns: v.exactOptional(v.strictTuple([count, count])),
    rows: v.exactOptional(v.strictTuple([count, count])),
    squares: v.exactOptional(v.array(square)),
    region: v.exactOptional(text),
    least: v.exactOptional(count),
    most: v.exactOptional(count),
    ...common,
  }),
  /** The board in so many columns and rows of boxes, each holding its share of the tokens, give or take one. */
  v.strictObject({ demand: v.literal('spread'), columns: boxes, rows: boxes, ...common }),
  /** Tokens lie face down until taken. */
  v.strictObject({ demand: v.literal('face-down'), ...common }),
] as const;

export const constraint = v.variant('demand', variants);
export type Constraint = Immutable<v.InferOutput<typeof constraint>>;
export type Demand = Constraint['demand'];
export type ConstraintOf<D extends Demand> = Extract<Constraint, { demand: D }>;
