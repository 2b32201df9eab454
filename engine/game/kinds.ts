import {
  HALVES,
  type Half,
  type Rotation,
  rotation,
  SIDES,
  type Side,
  type Square,
  turnedHalf,
  turnedOffset,
  turnedSide,
} from '../grid.ts';
import { type Feature, parseTileHalf, parseTileSide, squaresOf, type Tile } from '../tile.ts';

/** What a feature is, as a number; also the code of the edge it shows (a field's edge is FIELD). */
export const FIELD = 1;
export const ROAD = 2;
export const CITY = 3;
export const RIVER = 4;
export const MONASTERY = 5;
/** An edge with nothing to match: inside a tile of several squares, or a printed side that accepts anything. */
export const NO_EDGE = 0;
/** An edge that matches nothing. */
export const BLOCKED = 7;
/** Bits of a key for one side; a key holds what the four neighbours of a square show it. */
export const KEY_BITS = 3;
const KEYS = 1 << (4 * KEY_BITS);

const TYPE: Readonly<Record<Feature['type'], number>> = { field: FIELD, road: ROAD, city: CITY, river: RIVER, monastery: MONASTERY };
export const TYPE_NAMES = ['', 'field', 'road', 'city', 'river', 'monastery'] as const;

/** A piece to compile: a tile, or a printed piece of ground, some of whose sides accept anything or nothing. */
export interface Piece {
  readonly tile: Tile;
  readonly neutral?: readonly string[];
  readonly blocked?: readonly string[];
}

/**
 * All kinds of tiles of a game as flat tables, for speed. A *part* is one square of a kind; tables by side and half are
 * indexed by `(part * 4 + rotation) * 4 + side` and `(part * 4 + rotation) * 8 + half`, sides and halves as they lie on the board.
 */
export interface Kinds {
  readonly tiles: readonly Tile[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** By kind: its first part and how many it has, its first feature in the feature tables and how many it has. */
  readonly firstPart: Int32Array;
  readonly parts: Uint8Array;
  readonly firstFeature: Int32Array;
  readonly features: Uint8Array;
  /** By kind: the rotations that look different, as a mask. */
  readonly distinct: Uint8Array;
  /** By feature. */
  readonly type: Uint8Array;
  readonly sides: Uint8Array;
  readonly arms: Uint8Array;
  readonly squares: readonly (readonly number[])[];
  readonly cities: readonly (readonly number[])[];
  /** By part and rotation: where the part lies from the tile's first square. */
  readonly dx: Int8Array;
  readonly dy: Int8Array;
  /** By part: the feature that is its monastery, or -1. */
  readonly monastery: Int8Array;
  readonly edge: Uint8Array;
  readonly reach: Int8Array;
  readonly field: Int8Array;
  /** By part and key: the rotations in which it fits, as a mask. */
  readonly fits: Uint8Array;
}

const sidesOf = (feature: Feature): readonly string[] => (feature.type === 'field' || feature.type === 'monastery' ? [] : feature.edges);
const squareIndex = (tile: Tile, [x, y]: Square): number => squaresOf(tile).findIndex((square) => square[0] === x && square[1] === y);
const named = (tile: Tile, [x, y]: Square, name: Side | Half): string => (tile.squares ? `${x},${y},${name}` : name);

const featureSquares = (tile: Tile, feature: Feature): readonly number[] => {
  if (feature.type === 'monastery') return [squareIndex(tile, feature.square ?? [0, 0])];
  const given = (feature.type === 'city' || feature.type === 'road') && feature.squares ? feature.squares : [];
  const from = feature.type === 'field' ? feature.halves.map(parseTileHalf) : feature.edges.map(parseTileSide);
  const found = new Set([...given, ...from.map((place) => place.square)].map((square) => squareIndex(tile, square)));
  return found.size === 0 ? [0] : [...found].sort((a, b) => a - b);
};

const edgeCode = ({ tile, neutral, blocked }: Piece, square: Square, side: Side): number => {
  const name = named(tile, square, side);
  if (neutral?.includes(name)) return NO_EDGE;
  if (blocked?.includes(name)) return BLOCKED;
  const feature = tile.features.find((each) => sidesOf(each).includes(name));
  if (feature) return TYPE[feature.type];
  return tile.features.some((each) => each.type === 'field' && each.halves.some((half) => isOnSide(tile, half, square, side)))
    ? FIELD
    : NO_EDGE;
};
const isOnSide = (tile: Tile, place: string, square: Square, side: Side): boolean => {
  const half = parseTileHalf(place);
  return half.half[0] === side && squareIndex(tile, half.square) === squareIndex(tile, square);
};

/** Fills a part's rows of the tables by side and half. */
const compilePart = (kinds: Kinds, piece: Piece, part: number, square: Square): void => {
  const { tile } = piece;
  kinds.monastery[part] = tile.features.findIndex(
    (f) => f.type === 'monastery' && squareIndex(tile, f.square ?? [0, 0]) === squareIndex(tile, square),
  );
  for (let turns = 0; turns < 4; turns++) {
    const [dx, dy] = turnedOffset(square, turns);
    kinds.dx[part * 4 + turns] = dx - turnedOffset(squaresOf(tile)[0] as Square, turns)[0];
    kinds.dy[part * 4 + turns] = dy - turnedOffset(squaresOf(tile)[0] as Square, turns)[1];
    for (const [i, side] of SIDES.entries()) {
      const unturned = turnedSide(side, -turns);
      kinds.edge[(part * 4 + turns) * 4 + i] = edgeCode(piece, square, unturned);
      kinds.reach[(part * 4 + turns) * 4 + i] = tile.features.findIndex((f) => sidesOf(f).includes(named(tile, square, unturned)));
    }
    for (const [i, half] of HALVES.entries()) {
      const name = named(tile, square, turnedHalf(half, -turns));
      kinds.field[(part * 4 + turns) * 8 + i] = tile.features.findIndex((f) => f.type === 'field' && f.halves.some((h) => h === name));
    }
  }
  compileFits(kinds, part);
};

const compileFits = ({ edge, fits }: Kinds, part: number): void => {
  for (let key = 0; key < KEYS; key++) {
    let mask = 0;
    for (let turns = 0; turns < 4; turns++) {
      let fit = 1;
      for (let side = 0; side < 4; side++) {
        const wanted = (key >> (KEY_BITS * side)) & 7;
        if (wanted !== 0 && wanted !== edge[(part * 4 + turns) * 4 + side]) fit = 0;
      }
      mask |= fit << turns;
    }
    fits[part * KEYS + key] = mask;
  }
};

/** The rotations in which a piece fits where its neighbours show `key`. */
export const fitMask = (kinds: Kinds, part: number, key: number): number => kinds.fits[part * KEYS + key] as number;

/** A text that is the same for two rotations exactly if they look the same. */
const look = (tile: Tile, turns: Rotation): string =>
  tile.features
    .map((f) =>
      f.type === 'field' ? f.halves.map((h) => turnedHalf(h as Half, turns)) : sidesOf(f).map((s) => turnedSide(s as Side, turns)),
    )
    .map((places, i) => `${tile.features[i]?.type}${[...places].sort().join()}`)
    .sort()
    .join('|');
const distinctRotations = (tile: Tile): number => {
  if (tile.squares && tile.squares.length > 1) return 0b1111;
  const looks = [0, 1, 2, 3].map((turns) => look(tile, rotation(turns)));
  return looks.reduce((mask, text, turns) => (looks.indexOf(text) === turns ? mask | (1 << turns) : mask), 0);
};

const running = (counts: readonly number[]): Int32Array => {
  const starts = new Int32Array(counts.length + 1);
  for (const [i, n] of counts.entries()) starts[i + 1] = (starts[i] as number) + n;
  return starts;
};

/** Compiles pieces into tables; the kind of a piece is its place in the list. */
export const compileKinds = (pieces: readonly Piece[]): Kinds => {
  const tiles = pieces.map((piece) => piece.tile);
  const partCounts = tiles.map((tile) => squaresOf(tile).length);
  const featureCounts = tiles.map((tile) => tile.features.length);
  const all = tiles.flatMap((tile) => tile.features.map((feature) => ({ tile, feature })));
  const parts = partCounts.reduce((sum, n) => sum + n, 0);
  const kinds: Kinds = {
    tiles,
    indexOf: new Map(tiles.map((tile, kind) => [tile.id, kind])),
    firstPart: running(partCounts),
    parts: Uint8Array.from(partCounts),
    firstFeature: running(featureCounts),
    features: Uint8Array.from(featureCounts),
    distinct: Uint8Array.from(tiles.map(distinctRotations)),
    type: Uint8Array.from(all.map(({ feature }) => TYPE[feature.type])),
    sides: Uint8Array.from(all.map(({ feature }) => sidesOf(feature).length)),
    arms: Uint8Array.from(all.map(({ feature }) => (feature.type === 'city' ? (feature.arms ?? 0) : 0))),
    squares: all.map(({ tile, feature }) => featureSquares(tile, feature)),
    cities: all.map(({ feature }) => (feature.type === 'field' ? feature.cities : [])),
    dx: new Int8Array(parts * 4),
    dy: new Int8Array(parts * 4),
    monastery: new Int8Array(parts),
    edge: new Uint8Array(parts * 16),
    reach: new Int8Array(parts * 16),
    field: new Int8Array(parts * 32),
    fits: new Uint8Array(parts * KEYS),
  };
  for (const [kind, piece] of pieces.entries())
    for (const [i, square] of squaresOf(piece.tile).entries()) compilePart(kinds, piece, (kinds.firstPart[kind] as number) + i, square);
  return kinds;
};
