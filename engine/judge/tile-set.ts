import type { Tile, TileSet } from '../documents/tile-set.ts';
import type { Fact, Objection } from '../objection.ts';
import { objection } from '../objection.ts';
import type { Library } from '../setup.ts';
import { EDGES, type Edge, edgeOf } from '../tile.ts';
import { outerSides } from '../tiles/outline.ts';
import { sameInPlay, signatureOf } from '../tiles/same.ts';
import { joined } from './place.ts';
import { tileObjections } from './tile.ts';

/** Sets whose counts are known from the box. */
export const BOXES = ['base', 'inns-and-cathedrals', 'traders-and-builders', 'wheel-of-fortune', 'wind-roses'] as const;

/** All that is wrong with a set and its tiles. Of the library only the known boxes are asked. */
export const tileSetObjections = (set: TileSet, library?: Library, path = ''): Objection[] => [
  ...set.tiles.flatMap((tile, i) => tileObjections(tile, joined(path, `tiles.${i}`))),
  ...idsOnce(set, path),
  ...holdsTiles(set, path),
  ...twiceTheSame(set, path),
  ...edgesMeet(set.tiles.map((tile, i) => ({ tile, copies: tile.count, path: joined(path, `tiles.${i}`) }))),
  ...(library ? nearlyABox(set, library, path) : []),
];

function* idsOnce(set: TileSet, path: string): Generator<Objection> {
  const seen = new Map<string, number>();
  for (const [i, { id }] of set.tiles.entries()) {
    const before = seen.get(id);
    const at = { path: joined(path, `tiles.${i}.id`), tile: id };
    if (before !== undefined) yield objection('set/tile-id-twice', at, { tile: id, before: before + 1, entry: i + 1 });
    else seen.set(id, i);
  }
}

function* holdsTiles(set: TileSet, path: string): Generator<Objection> {
  if (set.tiles.length === 0) yield objection('set/no-tiles', { path: joined(path, 'tiles') }, { set: set.id }, 'warning');
}

function* twiceTheSame(set: TileSet, path: string): Generator<Objection> {
  for (const [i, tile] of set.tiles.entries()) {
    const twin = set.tiles.slice(0, i).find((other) => sameInPlay(tile, other));
    const at = { path: joined(path, `tiles.${i}`), tile: tile.id };
    if (twin) yield objection('set/same-tile-twice', at, { tile: tile.id, twin: twin.id }, 'note');
  }
}

/** A kind of tile with its copies in whatever is judged. */
export interface Counted {
  readonly tile: Tile;
  readonly copies: number;
  readonly path: string;
}
/** Warns of an edge that nothing else in the list can meet. */
export function* edgesMeet(counted: readonly Counted[]): Generator<Objection> {
  if (counted.reduce((sum, { copies }) => sum + copies, 0) < 2) return;
  const owners = new Map<Edge, Set<Counted>>();
  for (const each of counted) {
    if (each.copies === 0) continue;
    for (const { square, side } of outerSides(each.tile)) {
      const edge = edgeOf(each.tile, square, side);
      owners.set(edge, (owners.get(edge) ?? new Set()).add(each));
    }
  }
  for (const edge of EDGES) {
    const [owner, ...others] = owners.get(edge) ?? [];
    if (!owner || others.length > 0 || owner.copies > 1) continue;
    yield objection('set/edge-meets-nothing', { path: owner.path, tile: owner.tile.id }, { tile: owner.tile.id, edge }, 'warning');
  }
}

/** Copies by kind, whatever the tiles are called. */
const copiesByKind = (set: TileSet): Map<string, number> => {
  const copies = new Map<string, number>();
  for (const tile of set.tiles) copies.set(signatureOf(tile), (copies.get(signatureOf(tile)) ?? 0) + tile.count);
  return copies;
};
const NEARLY = 2;
interface Difference {
  readonly kind: string;
  readonly here: number;
  readonly there: number;
}
const differences = (set: TileSet, box: TileSet): Difference[] => {
  const [here, there] = [copiesByKind(set), copiesByKind(box)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((kind) => ({ kind, here: here.get(kind) ?? 0, there: there.get(kind) ?? 0 }))
    .filter((difference) => difference.here !== difference.there);
};

/** Warns of a set that is a known box but for a tile or two, and says which. */
function* nearlyABox(set: TileSet, library: Library, path: string): Generator<Objection> {
  for (const id of BOXES) {
    const box = library.box ? library.box(id) : library.tileSet(id);
    if (!box || box === set) continue;
    const found = differences(set, box);
    const off = found.reduce((sum, { here, there }) => sum + Math.abs(here - there), 0);
    if (off === 0 || off > NEARLY) continue;
    const named = found.map(({ kind, here, there }) => `${nameOf(kind, box, set)}: ${here} ≠ ${there}`);
    yield objection('set/nearly-a-box', placeOf(found, set, path), { box: id, differences: named as Fact }, 'warning');
  }
}
const nameOf = (kind: string, ...sets: readonly TileSet[]): string =>
  sets.flatMap(({ tiles }) => tiles).find((tile) => signatureOf(tile) === kind)?.id ?? '?';
const placeOf = ([first]: readonly Difference[], set: TileSet, path: string): { path: string; tile?: string } => {
  const index = set.tiles.findIndex((tile) => signatureOf(tile) === first?.kind);
  const tile = set.tiles[index];
  return tile ? { path: joined(path, `tiles.${index}.count`), tile: tile.id } : { path: joined(path, 'tiles') };
};
