import type { TileCatalogue } from '../setup.ts';
import { EDGES, type Edge, edgeOf, type Tile } from '../tile.ts';
import { codeOf, LETTER_OF, leastTurn, lettersOf } from './code.ts';
import { outerSides } from './outline.ts';

/** A kind with its copies in a list. */
export interface Copies {
  readonly tile: Tile;
  readonly copies: number;
}
export type ByEdge = { readonly [edge in Edge]: number };

/** The kinds of a list that have copies, in the order of the list. */
export const copiesIn = ({ tiles, copies }: TileCatalogue): Copies[] =>
  [...tiles.values()].map((tile) => ({ tile, copies: copies.get(tile.id) ?? 0 })).filter((kind) => kind.copies > 0);
/** The same of one set. */
export const copiesInSet = (set: { readonly tiles: readonly (Tile & { readonly count: number })[] }): Copies[] =>
  set.tiles.map((tile) => ({ tile, copies: tile.count })).filter((kind) => kind.copies > 0);

const sum = (kinds: readonly Copies[], of: (tile: Tile) => number): number =>
  kinds.reduce((total, { tile, copies }) => total + copies * of(tile), 0);
const sidesWith =
  (edge: Edge) =>
  (tile: Tile): number =>
    outerSides(tile).filter(({ square, side }) => edgeOf(tile, square, side) === edge).length;
const byEdge = (kinds: readonly Copies[]): ByEdge =>
  Object.fromEntries(EDGES.map((edge) => [edge, sum(kinds, sidesWith(edge))])) as unknown as ByEdge;
/** How many sides of each edge a list has. */
export const sidesOfList = (catalogue: TileCatalogue): ByEdge => byEdge(copiesIn(catalogue));

/** One class of edges: its code, how many tiles belong to it, and which kinds. */
export interface ClassCount {
  readonly code: string;
  readonly copies: number;
  readonly kinds: readonly string[];
}
const classCounts = (kinds: readonly Copies[]): ClassCount[] => {
  const classes = new Map<string, { copies: number; kinds: string[] }>();
  for (const { tile, copies } of kinds) {
    const entry = classes.get(codeOf(tile)) ?? { copies: 0, kinds: [] };
    entry.copies += copies;
    entry.kinds.push(tile.id);
    classes.set(codeOf(tile), entry);
  }
  return [...classes].map(([code, entry]) => ({ code, ...entry })).sort((a, b) => b.copies - a.copies || (a.code < b.code ? -1 : 1));
};

const featureCount =
  (type: Tile['features'][number]['type']) =>
  (tile: Tile): number =>
    tile.features.filter((feature) => feature.type === type).length;
const armsOf = (tile: Tile): number => tile.features.reduce((n, feature) => n + (feature.type === 'city' ? (feature.arms ?? 0) : 0), 0);
const innsOf = (tile: Tile): number => tile.features.filter((feature) => feature.type === 'road' && feature.inn).length;
const cathedralsOf = (tile: Tile): number => tile.features.filter((feature) => feature.type === 'city' && feature.cathedral).length;
const has =
  (of: (tile: Tile) => number) =>
  (tile: Tile): number =>
    Math.min(1, of(tile));

const tally = (kinds: readonly Copies[], words: (tile: Tile) => readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { tile, copies } of kinds) for (const word of words(tile)) counts[word] = (counts[word] ?? 0) + copies;
  return counts;
};
const roadEnds = (tile: Tile): string[] => tile.features.flatMap((feature) => (feature.type === 'road' ? (feature.ends ?? []) : []));
const markWords = ({ marks = {} }: Tile): string[] =>
  Object.entries(marks).map(([mark, value]) => (typeof value === 'string' ? `${mark} ${value}` : mark));

const ANY = '*';
const patternsOf = (letters: readonly string[]): string[] => {
  const options = [...letters, ANY];
  const all = options.flatMap((n) => options.flatMap((e) => options.flatMap((s) => options.map((w) => n + e + s + w))));
  return [...new Set(all.map(leastTurn))];
};
const fits = (pattern: string, letters: string): boolean =>
  [0, 1, 2, 3].some((turns) => [...pattern].every((letter, side) => letter === ANY || letter === letters[(side + turns) % 4]));
const demands = (pattern: string): number => [...pattern].filter((letter) => letter !== ANY).length;
const within = (smaller: string, larger: string): boolean =>
  smaller !== larger &&
  [0, 1, 2, 3].some((turns) => [...smaller].every((letter, side) => letter === ANY || letter === larger[(side + turns) % 4]));

/** What sides a square can demand that no tile of the list meets, least demands first; `*` is a side that asks nothing. */
const neverMet = (kinds: readonly Copies[], sides: ByEdge): string[] => {
  const letters = EDGES.filter((edge) => sides[edge] > 0).map((edge) => LETTER_OF[edge]);
  const codes = [...new Set(kinds.filter(({ tile }) => !tile.squares).map(({ tile }) => leastTurn(lettersOf(tile))))];
  const missing = patternsOf(letters).filter((pattern) => !codes.some((code) => fits(pattern, code)));
  const least = missing.filter((pattern) => !missing.some((other) => within(other, pattern)));
  return least.sort((a, b) => demands(a) - demands(b) || (a < b ? -1 : 1));
};

/** The figures of a tile list. */
export interface TileStatistics {
  readonly tiles: number;
  readonly kinds: number;
  readonly sides: ByEdge;
  /** Edges with an odd number of sides: they cannot all be paired. */
  readonly oddEdges: readonly Edge[];
  readonly classes: readonly ClassCount[];
  /** Codes that name more than one kind. */
  readonly ambiguousCodes: number;
  readonly neverMet: readonly string[];
  readonly monasteries: number;
  readonly arms: number;
  readonly inns: number;
  readonly cathedrals: number;
  readonly tilesWithCity: number;
  readonly tilesWithRoad: number;
  readonly roadEnds: Readonly<Record<string, number>>;
  readonly marks: Readonly<Record<string, number>>;
}

export const tileStatistics = (kinds: readonly Copies[]): TileStatistics => {
  const sides = byEdge(kinds);
  const classes = classCounts(kinds);
  return {
    tiles: sum(kinds, () => 1),
    kinds: kinds.length,
    sides,
    oddEdges: EDGES.filter((edge) => sides[edge] % 2 === 1),
    classes,
    ambiguousCodes: classes.filter((entry) => entry.kinds.length > 1).length,
    neverMet: neverMet(kinds, sides),
    ...featureFigures(kinds),
  };
};

const featureFigures = (kinds: readonly Copies[]) => ({
  monasteries: sum(kinds, featureCount('monastery')),
  arms: sum(kinds, armsOf),
  inns: sum(kinds, innsOf),
  cathedrals: sum(kinds, cathedralsOf),
  tilesWithCity: sum(kinds, has(featureCount('city'))),
  tilesWithRoad: sum(kinds, has(featureCount('road'))),
  roadEnds: tally(kinds, roadEnds),
  marks: tally(kinds, markWords),
});
