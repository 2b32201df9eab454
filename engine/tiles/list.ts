import type { TileList } from '../documents/scenario.ts';
import type { Tile, TileSet } from '../documents/tile-set.ts';
import type { Copies } from './statistics.ts';

/** How often a list holds a set; 0 where it only lends its kinds, undefined where it is not listed. */
export const timesOf = ({ sets }: TileList, id: string): number | undefined => {
  const found = sets.filter(({ set }) => set === id);
  return found.length === 0 ? undefined : found.reduce((sum, { times = 1 }) => sum + times, 0);
};
/** The list with a set so many times; undefined takes it out. */
export const withTimes = (list: TileList, id: string, times: number | undefined): TileList => {
  const entry = times === 1 ? { set: id } : { set: id, times: times ?? 0 };
  const at = list.sets.findIndex(({ set }) => set === id);
  const others = list.sets.filter(({ set }, i) => set !== id || i === at);
  if (times === undefined) return { ...list, sets: others.filter(({ set }) => set !== id) };
  return { ...list, sets: at < 0 ? [...others, entry] : others.map((other) => (other.set === id ? entry : other)) };
};
/** The list with its sets in another order. */
export const withSetMoved = (list: TileList, id: string, by: 1 | -1): TileList => {
  const sets = [...list.sets];
  const at = sets.findIndex(({ set }) => set === id);
  const [moved] = sets.slice(at, at + 1);
  const other = sets[at + by];
  if (!moved || !other) return list;
  sets[at + by] = moved;
  sets[at] = other;
  return { ...list, sets };
};

export const singleCount = ({ single = [] }: TileList, id: string): number =>
  single.reduce((sum, { tile, count }) => sum + (tile === id ? count : 0), 0);
/** The list with so many single copies of a kind on top of its sets. */
export const withSingle = (list: TileList, id: string, count: number): TileList => {
  const { single = [], ...plain } = list;
  const known = single.some(({ tile }) => tile === id);
  const changed = single.flatMap((entry) => (entry.tile !== id ? [entry] : count > 0 ? [{ tile: id, count }] : []));
  const next = known || count === 0 ? changed : [...changed, { tile: id, count }];
  return next.length > 0 ? { ...plain, single: next } : plain;
};
/** The list with more single copies of several kinds. */
export const withEntries = (list: TileList, entries: readonly Copies[]): TileList =>
  entries.reduce((now, { tile, copies }) => withSingle(now, tile.id, singleCount(now, tile.id) + copies), list);

const withOwn = (list: TileList, own: readonly TileSet[]): TileList => {
  const { own: _, ...plain } = list;
  return own.length > 0 ? { ...plain, own } : plain;
};
/** The list with a set of its own, in place of one of the same id; it is listed once if it was not. */
export const withOwnSet = (list: TileList, set: TileSet): TileList => {
  const own = list.own ?? [];
  const known = own.some(({ id }) => id === set.id);
  const next = withOwn(list, known ? own.map((other) => (other.id === set.id ? set : other)) : [...own, set]);
  return timesOf(next, set.id) === undefined ? withTimes(next, set.id, 1) : next;
};
export const withoutOwnSet = (list: TileList, id: string): TileList =>
  withTimes(
    withOwn(
      list,
      (list.own ?? []).filter((set) => set.id !== id),
    ),
    id,
    undefined,
  );

/** The own set a kind belongs to. */
export const ownSetOf = ({ own = [] }: TileList, tile: string): TileSet | undefined =>
  own.find(({ tiles }) => tiles.some(({ id }) => id === tile));
const inSet = (list: TileList, set: string, change: (tiles: readonly Tile[]) => readonly Tile[]): TileList =>
  withOwn(
    list,
    (list.own ?? []).map((own) => (own.id === set ? { ...own, tiles: change(own.tiles) } : own)),
  );
/** The list with a kind of an own set changed; its id may change too. */
export const withTile = (list: TileList, set: string, id: string, tile: Tile): TileList =>
  inSet(list, set, (tiles) =>
    tiles.some((other) => other.id === id) ? tiles.map((other) => (other.id === id ? tile : other)) : [...tiles, tile],
  );
export const withoutTile = (list: TileList, set: string, id: string): TileList =>
  inSet(list, set, (tiles) => tiles.filter((tile) => tile.id !== id));
export const withTileMoved = (list: TileList, set: string, id: string, by: 1 | -1): TileList =>
  inSet(list, set, (tiles) => {
    const next = [...tiles];
    const at = next.findIndex((tile) => tile.id === id);
    const [one, other] = [next[at], next[at + by]];
    if (!one || !other) return tiles;
    next[at + by] = one;
    next[at] = other;
    return next;
  });

/** An id that is not taken: the wished one, or with the first free number. */
export const freeId = (wished: string, isTaken: (id: string) => boolean): string => {
  if (!isTaken(wished)) return wished;
  let n = 2;
  while (isTaken(`${wished}-${n}`)) n++;
  return `${wished}-${n}`;
};
