import { facingHalf, neighbour, opposite, type Side, type Square, sideOfHalf } from '../grid.ts';
import { isCovered, type Position } from '../placement/position.ts';
import { type HalfEnd, halfKey, type Piece, type SideEnd, sideKey } from './piece.ts';
import type { RegionSystem } from './system.ts';

/** What becomes of an end of a piece: it goes on in another piece, it is closed, or it is open. */
export type End = { readonly joins: number } | 'closed' | 'open';

const firstWins = (entries: Iterable<readonly [number, number]>): ReadonlyMap<number, number> => {
  const map = new Map<number, number>();
  for (const [key, piece] of entries) if (!map.has(key)) map.set(key, piece);
  return map;
};

/** Knows, for every end of every piece, what lies on its other side. */
export class Joining {
  readonly #pieces: readonly Piece[];
  readonly #position: Position;
  readonly #systems: readonly RegionSystem[];
  readonly #bySide: ReadonlyMap<number, number>;
  readonly #byHalf: ReadonlyMap<number, number>;
  readonly #links: ReadonlyMap<number, SideEnd>;

  constructor(pieces: readonly Piece[], position: Position, systems: readonly RegionSystem[]) {
    this.#pieces = pieces;
    this.#position = position;
    this.#systems = systems;
    this.#bySide = firstWins(pieces.flatMap(({ sides }, piece) => sides.map((end) => [sideKey(end), piece] as const)));
    this.#byHalf = firstWins(pieces.flatMap(({ halves }, piece) => halves.map((end) => [halfKey(end), piece] as const)));
    const links = systems.flatMap((system) => system.links(position));
    this.#links = new Map(
      links.flatMap(([a, b]) => [
        [sideKey(a), b],
        [sideKey(b), a],
      ]),
    );
  }

  /** What lies beyond a side of a road, city or river. */
  beyondSide({ type }: Piece, { square, side }: SideEnd): End {
    const other = this.#bySide.get(sideKey({ square: neighbour(square, side), side: opposite(side) }));
    if (other !== undefined && this.#pieces[other]?.type === type) return { joins: other };
    const over = type === 'road' ? this.#links.get(sideKey({ square, side })) : undefined;
    return over ? this.#overWater(over) : this.#beyondGround(square, side);
  }
  /** What lies beyond a half-edge of a field. */
  beyondHalf({ square, half }: HalfEnd): End {
    const side = sideOfHalf(half);
    const other = this.#byHalf.get(halfKey({ square: neighbour(square, side), half: facingHalf(half) }));
    return other === undefined ? this.#beyondGround(square, side) : { joins: other };
  }
  #overWater(end: SideEnd): End {
    const other = this.#bySide.get(sideKey(end));
    if (other !== undefined && this.#pieces[other]?.type === 'road') return { joins: other };
    return isCovered(this.#position, end.square) ? 'closed' : 'open';
  }
  #beyondGround(square: Square, side: Side): End {
    if (isCovered(this.#position, neighbour(square, side))) return 'open';
    return this.#systems.some((system) => system.closes(this.#position, square, side)) ? 'closed' : 'open';
  }
}
