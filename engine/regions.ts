import { bySquare, type Square, sideOfHalf } from './grid.ts';
import { isCovered, type Position } from './placement/position.ts';
import { positionOf } from './placement/position-of.ts';
import { codeOfSquare } from './placement/square-code.ts';
import { type End, Joining } from './regions/joining.ts';
import { type Owner, ownerKey, type Piece, piecesOf, type RegionType, type SideEnd, sideKey } from './regions/piece.ts';
import type { Filling, RegionSystem } from './regions/system.ts';
import type { Setup } from './setup.ts';
import { regionSystemsOf } from './systems/regions.ts';

export type { Owner, RegionType, SideEnd } from './regions/piece.ts';

/** The eight squares round a monastery, by what stands on them. */
export type Around = { readonly [filling in Filling]: number };

/** Features of several tiles that have grown together. */
export interface Region {
  readonly type: RegionType;
  /** Its features, in the order of laying; those printed on the board come last. */
  readonly owners: readonly Owner[];
  /** Each square once, also where a tile is touched twice, in reading order. */
  readonly squares: readonly Square[];
  /** The tiles it lies on, by their order of laying. */
  readonly tiles: readonly number[];
  /** Sides where it would go on. */
  readonly openEnds: readonly SideEnd[];
  /** Nothing can be added any more: no open end, or every square round the monastery filled. */
  readonly isComplete: boolean;
  readonly arms: number;
  readonly cathedrals: number;
  readonly inns: number;
  /** The cities a field touches, as places in the list of regions, each once. */
  readonly cities: readonly number[];
  /** Of monasteries. */
  readonly around?: Around;
}

export interface Regions {
  readonly all: readonly Region[];
  /** The place in `all` of the region a feature of a laid tile belongs to. */
  placeOf(order: number, feature: number): number | undefined;
  regionOf(order: number, feature: number): Region | undefined;
}

/** Pieces joined into groups; each group is named by its first piece. */
class Groups {
  readonly #parent: Int32Array;
  constructor(size: number) {
    this.#parent = Int32Array.from({ length: size }, (_, piece) => piece);
  }
  find(piece: number): number {
    let root = piece;
    while (this.#parent[root] !== root) root = this.#parent[root] as number;
    for (let at = piece; at !== root; ) {
      const next = this.#parent[at] as number;
      this.#parent[at] = root;
      at = next;
    }
    return root;
  }
  join(a: number, b: number): void {
    const [low, high] = [this.find(a), this.find(b)].sort((x, y) => x - y) as [number, number];
    this.#parent[high] = low;
  }
}

interface Member {
  readonly piece: Piece;
  readonly open: readonly SideEnd[];
}

const endsOf = (piece: Piece, joining: Joining): readonly (readonly [SideEnd, End])[] => [
  ...piece.sides.map((end) => [end, joining.beyondSide(piece, end)] as const),
  ...piece.halves.map((end) => [{ square: end.square, side: sideOfHalf(end.half) }, joining.beyondHalf(end)] as const),
];

const distinctBy = <T>(items: readonly T[], key: (item: T) => number): readonly T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

const STEPS = [-1, 0, 1] as const;
const aroundOf = ([x, y]: Square, position: Position, systems: readonly RegionSystem[]): Around => {
  const around = { filled: 0, empty: 0, missing: 0 };
  for (const dy of STEPS)
    for (const dx of STEPS) {
      if (dx === 0 && dy === 0) continue;
      const square: Square = [x + dx, y + dy];
      const said = systems.map((system) => system.filling(position, square)).find((filling) => filling !== undefined);
      around[isCovered(position, square) ? 'filled' : (said ?? 'empty')]++;
    }
  return around;
};

const sum = (members: readonly Member[], of: (piece: Piece) => number): number =>
  members.reduce((total, { piece }) => total + of(piece), 0);

const regionFrom = (members: readonly Member[], around: Around | undefined, cities: readonly number[]): Region => {
  const openEnds = distinctBy(
    members.flatMap(({ open }) => open),
    sideKey,
  );
  const owners = members.map(({ piece }) => piece.owner);
  return {
    type: (members[0] as Member).piece.type,
    owners,
    squares: [
      ...distinctBy(
        members.flatMap(({ piece }) => piece.squares),
        codeOfSquare,
      ),
    ].sort(bySquare),
    tiles: [...new Set(owners.flatMap((owner) => (owner.by === 'tile' ? [owner.order] : [])))],
    openEnds,
    isComplete: around ? around.empty === 0 : openEnds.length === 0,
    arms: sum(members, ({ arms }) => arms),
    cathedrals: sum(members, ({ cathedral }) => Number(cathedral)),
    inns: sum(members, ({ inn }) => Number(inn)),
    cities,
    ...(around ? { around } : {}),
  };
};

const piecesOn = (position: Position, systems: readonly RegionSystem[]): readonly Piece[] => {
  const laid = position.setup.laid.flatMap((placement, order) => {
    const tile = position.setup.catalogue.tiles.get(placement.tile);
    return tile ? piecesOf(placement, tile, order) : [];
  });
  return [...laid, ...systems.flatMap((system) => system.pieces(position))];
};

const joined = (pieces: readonly Piece[], joining: Joining): { groups: Groups; open: SideEnd[][] } => {
  const groups = new Groups(pieces.length);
  const open = pieces.map((piece, index) => {
    const ends = endsOf(piece, joining);
    for (const [, end] of ends) if (typeof end === 'object') groups.join(index, end.joins);
    return ends.filter(([, end]) => end === 'open').map(([where]) => where);
  });
  return { groups, open };
};

const build = (position: Position, systems: readonly RegionSystem[]): Regions => {
  const pieces = piecesOn(position, systems);
  const { groups, open } = joined(pieces, new Joining(pieces, position, systems));
  const roots = [...new Set(pieces.map((_, index) => groups.find(index)))];
  const placeOfRoot = new Map(roots.map((root, place) => [root, place]));
  const members: Member[][] = roots.map(() => []);
  const places = new Map<string, number>();
  for (const [index, piece] of pieces.entries()) {
    const place = placeOfRoot.get(groups.find(index)) as number;
    members[place]?.push({ piece, open: open[index] as SideEnd[] });
    if (piece.owner.by === 'tile' || piece.type === 'city') places.set(ownerKey(piece.owner), place);
  }
  const all = members.map((group) => {
    const { piece } = group[0] as Member;
    const around = piece.type === 'monastery' ? aroundOf(piece.squares[0] as Square, position, systems) : undefined;
    const cities = new Set(group.flatMap((member) => member.piece.cities.flatMap((key) => places.get(key) ?? [])));
    return regionFrom(group, around, [...cities]);
  });
  const placeOf = (order: number, feature: number): number | undefined => places.get(ownerKey({ by: 'tile', order, feature }));
  const regionOf = (order: number, feature: number): Region | undefined => all[placeOf(order, feature) ?? all.length];
  return { all, placeOf, regionOf };
};

const known = new WeakMap<Setup, Regions>();
/** The roads, cities, fields, rivers and monasteries of a set-up, worked out from nothing but the tiles that lie. */
export const regionsOf = (setup: Setup): Regions => {
  const regions = known.get(setup) ?? build(positionOf(setup), regionSystemsOf(setup));
  known.set(setup, regions);
  return regions;
};
