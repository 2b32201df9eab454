import { type Board, boardHeight, boardWidth } from '../../engine/board.ts';
import { isSea } from '../../engine/geography/seas.ts';
import { neighbour, type Square } from '../../engine/grid.ts';
import { MARGIN, outsideAt } from './outside.ts';

/** What lies round a board under one name, in one piece. */
export interface OutsidePlace {
  readonly name: string;
  readonly isSea: boolean;
  /** Its squares that nothing is drawn on, and how many such follow each, across and down, itself counted. */
  readonly free: readonly { readonly from: Square; readonly across: number; readonly down: number }[];
  /** Where it meets the board, in squares. */
  readonly middle: readonly [number, number];
  /** How many sides of the board it lies behind. */
  readonly sides: number;
}
const [UNKNOWN, LAND] = [-1, -2];

/** A square outside with the name that sides of the border give it. */
interface Seed {
  readonly index: number;
  readonly name: string;
  readonly sides: number;
}
/** The frame of a board with the ground round it, its squares by number. */
class Ground {
  readonly width: number;
  readonly size: number;
  /** Of each square the number of the name that is nearest, once that is known. */
  readonly owners: Int32Array;
  readonly #margin: number;
  constructor(board: Board, margin: number) {
    this.#margin = margin;
    this.width = boardWidth(board) + 2 * margin;
    this.size = this.width * (boardHeight(board) + 2 * margin);
    this.owners = new Int32Array(this.size).fill(UNKNOWN);
    for (const [y, row] of board.rows.entries())
      for (let x = 0; x < row.length; x++) if (row[x] !== '.') this.owners[this.at([x, y])] = LAND;
  }
  has([x, y]: Square): boolean {
    return x >= -this.#margin && y >= -this.#margin && x < this.width - this.#margin && this.at([x, y]) < this.size;
  }
  at([x, y]: Square): number {
    return (y + this.#margin) * this.width + x + this.#margin;
  }
  square(index: number): Square {
    return [(index % this.width) - this.#margin, Math.floor(index / this.width) - this.#margin];
  }
  /** Goes out from some squares over others that pass, each once. */
  #spread(from: readonly number[], take: (next: number, here: number) => boolean): number[] {
    const queue = [...from];
    for (const here of queue) {
      const x = here % this.width;
      if (x > 0 && take(here - 1, here)) queue.push(here - 1);
      if (x < this.width - 1 && take(here + 1, here)) queue.push(here + 1);
      if (here >= this.width && take(here - this.width, here)) queue.push(here - this.width);
      if (here + this.width < this.size && take(here + this.width, here)) queue.push(here + this.width);
    }
    return queue;
  }
  /** Gives every square outside to the name that is nearest. */
  shareOut(seeds: readonly Seed[]): void {
    const { owners } = this;
    const names = [...new Set(seeds.map(({ name }) => name))];
    for (const { index, name } of seeds) owners[index] = names.indexOf(name);
    const from = seeds.map(({ index }) => index);
    this.#spread(from, (next, here) => {
      if (owners[next] !== UNKNOWN) return false;
      owners[next] = owners[here] as number;
      return true;
    });
  }
  /** The squares of one name that hang together with one. */
  pieceFrom(index: number, seen: Uint8Array): readonly number[] {
    const { owners } = this;
    seen[index] = 1;
    return this.#spread([index], (next, here) => {
      if (seen[next] === 1 || owners[next] !== owners[here]) return false;
      seen[next] = 1;
      return true;
    });
  }
}
/** Squares outside that sides of the border name, each by what most of its sides say. */
const seedsOf = (board: Board, ground: Ground): Seed[] => {
  const votes = new Map<number, Map<string, number>>();
  for (const { at, side, beyond } of board.border) {
    const square = neighbour(at, side);
    const index = ground.at(square);
    if (beyond === undefined || !ground.has(square) || ground.owners[index] === LAND) continue;
    const here = votes.get(index) ?? new Map<string, number>();
    votes.set(index, here.set(beyond, (here.get(beyond) ?? 0) + 1));
  }
  return [...votes].map(([index, here]) => {
    const [name, sides] = [...here].reduce((most, other) => (other[1] > most[1] ? other : most));
    return { index, name, sides };
  });
};
/** Squares on which roads, cities, what they lead to, and ferries are drawn. */
const takenOf = (board: Board, ground: Ground): ReadonlySet<number> => {
  const taken = new Set<number>();
  for (const { at, side, print, to } of board.border) if (print || to) taken.add(ground.at(neighbour(at, side)));
  for (const { from, to } of board.ferries ?? [])
    for (let x = Math.min(from[0], to[0]); x <= Math.max(from[0], to[0]); x++)
      for (let y = Math.min(from[1], to[1]); y <= Math.max(from[1], to[1]); y++) taken.add(ground.at([x, y]));
  return taken;
};

const freeOf = (ground: Ground, squares: readonly number[]): OutsidePlace['free'] => {
  const [across, down] = [new Uint16Array(ground.size + ground.width + 1), new Uint16Array(ground.size + ground.width + 1)];
  const free = new Uint8Array(ground.size);
  for (const index of squares) free[index] = 1;
  for (let index = ground.size - 1; index >= 0; index--) {
    if (free[index] === 0) continue;
    const isLast = (index + 1) % ground.width === 0;
    across[index] = 1 + (isLast ? 0 : (across[index + 1] as number));
    down[index] = 1 + (down[index + ground.width] as number);
  }
  return squares.map((index) => ({ from: ground.square(index), across: across[index] as number, down: down[index] as number }));
};
const placeOf = (
  board: Board,
  ground: Ground,
  piece: readonly number[],
  seeds: readonly Seed[],
  taken: ReadonlySet<number>,
): OutsidePlace => {
  const name = seeds[0]?.name as string;
  const looks = isSea(name) ? 'sea' : 'foreign';
  const isFree = (index: number): boolean => {
    if (taken.has(index)) return false;
    const { main, quarters } = outsideAt(board, ground.square(index));
    return main === looks && quarters.length === 0;
  };
  const sides = seeds.reduce((sum, seed) => sum + seed.sides, 0);
  const mean = (axis: 0 | 1): number => seeds.reduce((sum, seed) => sum + seed.sides * (ground.square(seed.index)[axis] + 0.5), 0) / sides;
  return { name, isSea: looks === 'sea', free: freeOf(ground, piece.filter(isFree)), middle: [mean(0), mean(1)], sides };
};

/** The seas and countries round a board, each piece by itself; those behind most of its sides first. Of the ground round it, so much is looked at. */
export const outsidePlaces = (board: Board, margin: number = MARGIN): readonly OutsidePlace[] => {
  const ground = new Ground(board, margin);
  const seeds = seedsOf(board, ground);
  ground.shareOut(seeds);
  const taken = takenOf(board, ground);
  const seen = new Uint8Array(ground.size);
  const places = seeds.flatMap(({ index }): OutsidePlace[] => {
    if (seen[index] === 1) return [];
    const piece = ground.pieceFrom(index, seen);
    const inside = new Set(piece);
    return [
      placeOf(
        board,
        ground,
        piece,
        seeds.filter((seed) => inside.has(seed.index)),
        taken,
      ),
    ];
  });
  return places.sort((a, b) => b.sides - a.sides);
};
