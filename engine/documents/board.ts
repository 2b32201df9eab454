import * as v from 'valibot';
import { count, credit, type Immutable, id, millimetres, side, square, text, texts } from './common.ts';

/**
 * What a square of a board is. One character of a row:
 * `.` no square, `#` takes a tile, `O` printed square of a large city, `~` waves (never a tile),
 * `i` island (takes a tile once its ferry is reached), `^` highlight (never a tile, closes as a border does), `u` chumak square.
 */
export const GROUNDS = ['.', '#', 'O', '~', 'i', '^', 'u'] as const;
export type Ground = (typeof GROUNDS)[number];
const row = v.pipe(v.string(), v.regex(/^[.#O~i^u]*$/, '. # O ~ i ^ u'), v.maxLength(400));

/** `inner`: towards another square of the same city. `neutral` accepts anything, `blocked` takes no tile beside it. */
const cityEdge = v.picklist(['city', 'road', 'field', 'inner', 'neutral', 'blocked']);
const citySquare = v.strictObject({
  at: square,
  arms: v.exactOptional(count),
  edges: v.strictObject({ N: cityEdge, E: cityEdge, S: cityEdge, W: cityEdge }),
});
const largeCity = v.strictObject({ name: texts, squares: v.array(citySquare) });
/** How far the name is written from its usual place, in squares, to the right and down. */
const nudge = v.strictTuple([v.pipe(v.number(), v.minValue(-2), v.maxValue(2)), v.pipe(v.number(), v.minValue(-2), v.maxValue(2))]);
const named = v.strictObject({ name: texts, at: square, nudge: v.exactOptional(nudge) });
/** A side of a square behind which no square lies. Sides that are not listed are neutral. */
const borderSide = v.strictObject({
  at: square,
  side,
  print: v.exactOptional(v.picklist(['road', 'city'])),
  arms: v.exactOptional(count),
  /** What lies beyond: "sea" or a country's name. */
  beyond: v.exactOptional(text),
  /** Where the printed road or city leads. */
  to: v.exactOptional(text),
  /** A table edge: nothing may lie beyond, and nothing is closed here. */
  open: v.exactOptional(v.boolean()),
});
/** Squares marked together for token rules: a band of rows, a colour, a province. */
const region = v.strictObject({ name: texts, colour: v.exactOptional(text), squares: v.array(square) });
const ferryEnd = v.strictTuple([v.number(), v.number(), side]);
const ferry = v.strictObject({ from: ferryEnd, to: ferryEnd });

/** A printed mark where tokens lie at the start: of a colour where it shows one, for so many tokens (one unless said). */
const mark = v.strictObject({ at: square, colour: v.exactOptional(text), tokens: v.exactOptional(count) });
/** Rows, from and to, that a coloured bar at the side of the board joins. */
const band = v.strictObject({ colour: text, rows: v.strictTuple([count, count]) });
/** The frame of a highlight square. */
const highlight = v.strictObject({ at: square, colour: v.exactOptional(text), name: v.exactOptional(texts) });

export const BOARD_VERSION = 3;
export const board = v.strictObject({
  kind: v.literal('board'),
  version: v.literal(BOARD_VERSION),
  id,
  name: texts,
  credit: v.exactOptional(credit),
  /** Millimetres. The square is a little larger than the tile, or the tiles jam. */
  sizes: v.strictObject({ square: millimetres, tile: millimetres }),
  /** One string a row, from the north; all of one length. */
  rows: v.pipe(v.array(row), v.maxLength(400)),
  cities: v.array(largeCity),
  starts: v.array(named),
  /** How many of the starts a game uses. */
  useStarts: v.exactOptional(count),
  towns: v.array(named),
  border: v.array(borderSide),
  /** True where the whole outline is a table edge, which closes nothing. */
  tableEdge: v.exactOptional(v.boolean()),
  ferries: v.exactOptional(v.array(ferry)),
  regions: v.exactOptional(v.array(region)),
  marks: v.exactOptional(v.array(mark)),
  bands: v.exactOptional(v.array(band)),
  highlights: v.exactOptional(v.array(highlight)),
  advisedTiles: v.exactOptional(v.strictObject({ min: count, max: count })),
});

export type Board = Immutable<v.InferOutput<typeof board>>;
export type LargeCity = Board['cities'][number];
export type CitySquare = LargeCity['squares'][number];
export type CityEdge = CitySquare['edges']['N'];
export type BorderSide = Board['border'][number];
export type Ferry = NonNullable<Board['ferries']>[number];
export type Region = NonNullable<Board['regions']>[number];
export type ChipMark = NonNullable<Board['marks']>[number];
export type Band = NonNullable<Board['bands']>[number];
export type Highlight = NonNullable<Board['highlights']>[number];
export type NamedSquare = Board['towns'][number];
